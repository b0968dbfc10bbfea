import type { GameBody } from '@rinkside/contracts/game';
import type { ProfileView } from '@rinkside/contracts/player';
import { Radio } from 'lucide-react';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { localToday } from '../../../features/calendar/parse-date';
import { WhoseGame } from '../../../features/family/whose-game';
import { emptyDraft, type GameDraft } from '../../../features/game/form/game-draft';
import { GameForm } from '../../../features/game/form/game-form';
import { type Prefill, prefillOf } from '../../../features/game/form/prefill';
import { readGameDraft } from '../../../features/game/form/stored-game-draft';
import { type GameContent, newGameDraftName } from '../../../features/game/game.sender';
import { sendGame } from '../../../features/game/send-game';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { allOpponents, recentOpponents } from '../../../features/game/recent-opponents';
import { gameMessages } from '../../../features/game/messages';
import { sendOrEnqueue, queued } from '../../../features/outbox/flush';
import { outboxMessages } from '../../../features/outbox/messages';
import { keyForDraft, saveDraft } from '../../../state/offline/draft-store';
import { DraftNotice } from '../../../ui/draft-notice';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { toast } from '../../../ui/toast';

interface FormProps {
  profile: ProfileView;
  /** Values from the URL. */
  prefill: Prefill | null;
  draftName: string;
  onStartOver: () => void;
}

const LogForm = ({ profile, prefill, draftName, onStartOver }: FormProps) => {
  const { position, organization } = profile;
  const [restored] = useState(() => readGameDraft(draftName));
  const games = useAtomValue(ownGamesAtom) ?? [];
  const navigate = useNavigate();

  const save = async (body: GameBody, values: GameDraft) => {
    // Stored with its key before sending, so a retry after a reload is the same game.
    saveDraft(draftName, values);
    const key = keyForDraft(draftName, JSON.stringify(body));
    const entry: GameContent = { kind: 'game', body, draft: values, position };
    const sent = await sendOrEnqueue(key, entry, (signal) => sendGame(entry, key, signal));
    saveDraft(draftName, null);
    if (sent === queued) toast.blank(outboxMessages.queued);
    else toast.success(gameMessages.saved);
    const saved = sent === queued ? key : sent?.id;
    void navigate('/app/games', { state: { saved } });
    return true;
  };
  return (
    <>
      {restored && (
        <DraftNotice
          onStartOver={() => {
            saveDraft(draftName, null);
            onStartOver();
          }}
        >
          We restored the game you started to log.
        </DraftNotice>
      )}
      <GameForm
        position={position}
        birthdate={profile.birthdate}
        team={organization}
        recent={recentOpponents(games)}
        known={allOpponents(games)}
        others={games}
        initial={prefill?.draft ?? emptyDraft(localToday())}
        restored={restored}
        opponentQuery={prefill?.opponentQuery}
        save={save}
        failedMessage={gameMessages.saveFailed}
        onDraft={(values) => saveDraft(draftName, values)}
        submitLabel="Save game"
      />
    </>
  );
};

/** Logs a new game and restores an unsaved draft. */
export const LogGame = ({ profile }: { profile: ProfileView }) => {
  const [resetCount, setResetCount] = useState(0);
  const [search] = useSearchParams();
  const prefill = prefillOf(search, localToday());
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <PageHeading title="Add Game" className="text-3xl" />
        <LinkButton to="/app/live" variant="secondary" icon={<Radio size={18} aria-hidden="true" />}>
          Go live
        </LinkButton>
      </div>
      <div className="mb-4 empty:hidden">
        <WhoseGame />
      </div>
      <LogForm
        key={`${resetCount} ${search.toString()}`}
        profile={profile}
        prefill={prefill}
        // A prefilled form does not replace the game that was begun without it.
        draftName={prefill ? `${newGameDraftName} ${search.toString()}` : newGameDraftName}
        onStartOver={() => setResetCount(resetCount + 1)}
      />
    </>
  );
};
