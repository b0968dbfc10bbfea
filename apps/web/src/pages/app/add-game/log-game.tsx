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

  const save = async (body: GameBody, draft: GameDraft) => {
    const key = attempt.keyFor(JSON.stringify(body));
    // Kept with its key before it is sent: after a reload it is still the same game.
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
