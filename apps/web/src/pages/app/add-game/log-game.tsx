import type { GameBody } from '@rinkside/contracts/game';
import type { ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { localToday } from '../../../features/calendar/parse-date';
import { emptyDraft, type GameDraft } from '../../../features/game/form/game-draft';
import { GameForm } from '../../../features/game/form/game-form';
import { type Prefill, prefillOf } from '../../../features/game/form/prefill';
import { removeDraft, saveDraft } from '../../../features/game/form/draft-storage';
import { readDraft } from '../../../features/game/form/read-draft';
import type { GameContent } from '../../../features/game/game.sender';
import { logGame } from '../../../features/game/log-game';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { recentOpponents } from '../../../features/game/recent-opponents';
import { gameMessages } from '../../../features/game/messages';
import { sendOrEnqueue, queued } from '../../../features/outbox/flush';
import { outboxMessages } from '../../../features/outbox/messages';
import { useIdempotencyAttempt } from '../../../state/idempotency-key';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';
import { toast } from '../../../ui/toast';

interface FormProps {
  profile: ProfileView;
  /** Values from the URL; they take precedence over a saved draft. */
  prefill: Prefill | null;
  /** Whether to start from a saved draft. */
  restore: boolean;
  onStartOver: () => void;
}

const LogForm = ({ profile, prefill, restore, onStartOver }: FormProps) => {
  const { id, position, organization } = profile;
  const [storedDraft] = useState(() => (restore && !prefill ? readDraft(id) : null));
  const attempt = useIdempotencyAttempt(storedDraft?.attempt);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const navigate = useNavigate();

  const save = async (body: GameBody, draft: GameDraft) => {
    const key = attempt.keyFor(JSON.stringify(body));
    const entry: GameContent = { kind: 'game', body, draft, position };
    // Stored with its key before sending, so a retry after a reload is the same game.
    saveDraft(id, draft, attempt.current());
    const sent = await sendOrEnqueue(key, entry, (signal) => logGame(body, key, signal));
    attempt.complete();
    removeDraft(id);
    if (sent === queued) toast.blank(outboxMessages.queued);
    else toast.success(gameMessages.saved);
    const saved = sent === queued ? key : sent?.id;
    void navigate('/app/games', { state: { saved } });
  };
  return (
    <>
      {storedDraft && (
        <Banner
          className="mb-4"
          action={
            <Button size="small" variant="secondary" onClick={onStartOver}>
              Start over
            </Button>
          }
        >
          Here is the game you began to log.
        </Banner>
      )}
      <GameForm
        position={position}
        team={organization}
        recent={recentOpponents(games)}
        others={games}
        initial={prefill?.draft ?? storedDraft?.draft ?? emptyDraft(localToday())}
        opponentQuery={prefill?.opponentQuery}
        save={save}
        failedMessage={gameMessages.saveFailed}
        onDraft={(draft) => saveDraft(id, draft, attempt.current())}
        submitLabel="Save game"
      />
    </>
  );
};

/** Logs a new game and restores an unsaved draft. */
export const LogGame = ({ profile }: { profile: ProfileView }) => {
  const [resetCount, setResetCount] = useState(0);
  const [search] = useSearchParams();
  const startOver = () => {
    removeDraft(profile.id);
    setResetCount(resetCount + 1);
  };
  return (
    <>
      <PageHeading title="Add Game" className="mb-4 text-3xl" />
      <LogForm
        key={`${resetCount} ${search.toString()}`}
        profile={profile}
        prefill={prefillOf(search, localToday())}
        restore={resetCount === 0}
        onStartOver={startOver}
      />
    </>
  );
};
