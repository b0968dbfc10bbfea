import { type GameBody, gameRoutes } from '@rinkside/contracts/game';
import type { ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { todayHere } from '../../../features/calendar/typed-date';
import { emptyDraft } from '../../../features/game/form/game-draft';
import { GameForm } from '../../../features/game/form/game-form';
import { type Prefill, prefillOf } from '../../../features/game/form/prefill';
import { dropDraft, keepDraft, readDraft } from '../../../features/game/form/kept-draft';
import { addOwnGame, ownGamesAtom } from '../../../features/game/player-games.query';
import { recentOpponents } from '../../../features/game/recent-opponents';
import { gameSentences } from '../../../features/game/sentences';
import { call } from '../../../state/api';
import { useAttempt } from '../../../state/attempt';
import { fold } from '../../../state/fold';
import { queryClient } from '../../../state/queries';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { PageHeading } from '../../../ui/page-heading';
import { toast } from '../../../ui/toast';

interface FormProps {
  profile: ProfileView;
  /** What the address fills in: it comes before what was not saved. */
  prefill: Prefill | null;
  /** Whether to begin with what was not saved. */
  restore: boolean;
  onStartOver: () => void;
}

const LogForm = ({ profile, prefill, restore, onStartOver }: FormProps) => {
  const { id, position, organization } = profile;
  const [kept] = useState(() => (restore && !prefill ? readDraft(id) : null));
  const attempt = useAttempt(kept?.attempt);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const navigate = useNavigate();

  const save = async (body: GameBody) => {
    const idempotencyKey = attempt.keyFor(JSON.stringify(body));
    // Kept with its key before it is sent: after a reload it is still the same game.
    const before = readDraft(id);
    if (before) keepDraft(id, before.draft, attempt.current());
    const game = await call(gameRoutes.create, { body, idempotencyKey });
    attempt.done();
    dropDraft(id);
    fold.views([game]);
    addOwnGame(game.id);
    for (const queryKey of [['game'], ['feed'], ['season']]) void queryClient.invalidateQueries({ queryKey });
    toast.success(gameSentences.saved);
    void navigate('/app/games', { state: { saved: game.id } });
  };
  return (
    <>
      {kept && (
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
        initial={prefill?.draft ?? kept?.draft ?? emptyDraft(todayHere())}
        sought={prefill?.sought}
        save={save}
        failed={gameSentences.saveFailed}
        onDraft={(draft) => keepDraft(id, draft, attempt.current())}
        submitLabel="Save game"
      />
    </>
  );
};

/** Logs a new game; one that was begun and not saved is still there. */
export const LogGame = ({ profile }: { profile: ProfileView }) => {
  const [round, setRound] = useState(0);
  const [search] = useSearchParams();
  const startOver = () => {
    dropDraft(profile.id);
    setRound(round + 1);
  };
  return (
    <>
      <PageHeading title="Add Game" className="mb-4 text-3xl" />
      <LogForm
        key={`${round} ${search.toString()}`}
        profile={profile}
        prefill={prefillOf(search, todayHere())}
        restore={round === 0}
        onStartOver={startOver}
      />
    </>
  );
};
