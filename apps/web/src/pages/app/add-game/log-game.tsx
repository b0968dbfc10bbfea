import type { GameBody } from '@rinkside/contracts/game';
import type { ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { todayHere } from '../../../features/calendar/typed-date';
import { emptyDraft, type GameDraft } from '../../../features/game/form/game-draft';
import { GameForm } from '../../../features/game/form/game-form';
import { type Prefill, prefillOf } from '../../../features/game/form/prefill';
import { dropDraft, keepDraft } from '../../../features/game/form/kept-draft';
import { readDraft } from '../../../features/game/form/read-draft';
import { logGame } from '../../../features/game/log-game';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { recentOpponents } from '../../../features/game/recent-opponents';
import { gameSentences } from '../../../features/game/sentences';
import { sendOrKeep, waits } from '../../../features/outbox/sender';
import { outboxSentences } from '../../../features/outbox/sentences';
import { useAttempt } from '../../../state/attempt';
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
  const attempt = useAttempt(storedDraft?.attempt);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const navigate = useNavigate();

  const save = async (body: GameBody, draft: GameDraft) => {
    const key = attempt.keyFor(JSON.stringify(body));
    // Stored with its key before sending, so a retry after a reload is the same game.
    keepDraft(id, draft, attempt.current());
    const sent = await sendOrKeep(key, { kind: 'game', body, draft, position }, (signal) =>
      logGame(body, key, signal),
    );
    attempt.done();
    dropDraft(id);
    if (sent === waits) toast.blank(outboxSentences.kept);
    else toast.success(gameSentences.saved);
    const saved = sent === waits ? key : sent?.id;
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
        initial={prefill?.draft ?? storedDraft?.draft ?? emptyDraft(todayHere())}
        sought={prefill?.sought}
        save={save}
        failed={gameSentences.saveFailed}
        onDraft={(draft) => keepDraft(id, draft, attempt.current())}
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
    dropDraft(profile.id);
    setResetCount(resetCount + 1);
  };
  return (
    <>
      <PageHeading title="Add Game" className="mb-4 text-3xl" />
      <LogForm
        key={`${resetCount} ${search.toString()}`}
        profile={profile}
        prefill={prefillOf(search, todayHere())}
        restore={resetCount === 0}
        onStartOver={startOver}
      />
    </>
  );
};
