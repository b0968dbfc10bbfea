import type { GameBody } from '@rinkside/contracts/game';
import { periodsOf, shownStatus } from '@rinkside/contracts/live-game';
import { elapsedAt } from '@rinkside/contracts/live-game.state';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { areLogsReadAtom, changeLog, liveLogAtom, logEvents } from '../../../features/live-game/live-log';
import { useLiveGame } from '../../../features/live-game/live-game.query';
import { liveGameMessages } from '../../../features/live-game/messages';
import { ScorerPad } from '../../../features/live-game/scorer/scorer-pad';
import { flushLogs } from '../../../features/live-game/send-logs';
import { isReplacedAtom, shownGameAtom, type ShownGame } from '../../../features/live-game/shown-game';
import { ApiError, messageOf } from '../../../state/api';
import { profileAtom } from '../../../state/profile';
import { serverNow } from '../../../state/server-clock';
import type { LiveLog } from '../../../state/offline/live-logs';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { PageSpinner } from '../../../ui/spinner';
import { AbandonedLog } from './abandoned-log';
import { FinalReview } from './final-review';
import { LoggedReview } from './logged-review';
import { ViewerPage } from './viewer-page';

/** The pad of this device, then the review of its numbers. */
const Scoring = ({ game, log, manages }: { game: ShownGame; log: LiveLog; manages: boolean }) => {
  // In the address, so that a reload opens the review again and the browser's Back leads to the pad.
  const [search, setSearch] = useSearchParams();
  const review = () => setSearch({ review: '' });
  const [asks, setAsks] = useState(() => shownStatus(game.view, serverNow()) === 'stopped');
  const navigate = useNavigate();
  const end = async (ending: LiveLog['ending']) => {
    await changeLog(log, { ending });
    flushLogs();
  };
  const save = async (body: GameBody) => {
    const { clock } = game.state;
    const { minutes } = periodsOf(game.view);
    // The clock stops with the game.
    if (clock.running)
      await logEvents(game.view.id, [
        { kind: 'clock', running: false, elapsed_seconds: elapsedAt(clock, serverNow(), minutes) },
      ]);
    await end({ kind: 'final', body, opponent: game.view.opponent.name });
  };
  const discard = () => void end({ kind: 'discard' }).then(() => navigate('/app/dashboard'));
  if (search.has('review')) {
    const Review = manages ? FinalReview : LoggedReview;
    return <Review game={game} onBack={() => setSearch({}, { replace: true })} save={save} />;
  }
  if (asks)
    return (
      <AbandonedLog
        game={game}
        manages={manages}
        onFinish={() => {
          setAsks(false);
          review();
        }}
        onContinue={() => setAsks(false)}
        onDiscard={discard}
      />
    );
  return (
    <ScorerPad
      game={game}
      manages={manages}
      onFinal={review}
      onDiscard={discard}
      onClose={() => void navigate('/app/dashboard')}
    />
  );
};

const Content = ({ id }: { id: string }) => {
  const query = useLiveGame(id);
  const game = useAtomValue(shownGameAtom(id));
  const log = useAtomValue(liveLogAtom(id))?.log;
  const isRead = useAtomValue(areLogsReadAtom);
  const isReplaced = useAtomValue(isReplacedAtom(id));
  const navigate = useNavigate();
  /** Set once this device has ended the game: its page then leads to the game. */
  const endedHere = useRef(false);
  const gameId = game?.view.game_id;
  const profile = useAtomValue(profileAtom);
  // The server may not have answered yet.
  const mayScore = query.data?.can.score ?? true;
  const manages = query.data?.can.manage ?? (profile !== null && profile.id === game?.view.player.id);
  useEffect(() => {
    if (log?.ending?.kind === 'final') endedHere.current = true;
    if (endedHere.current && gameId) void navigate(`/app/games/${gameId}`, { replace: true });
  }, [log, gameId, navigate]);
  if (!game) {
    if (query.isError && isRead)
      return query.error instanceof ApiError && query.error.status === 404 ? (
        <EmptyState
          title="This live game is not here"
          text="It has ended, or it is not shared with you."
          action={<LinkButton to="/app/dashboard">Go Home</LinkButton>}
        />
      ) : (
        <ErrorState
          title={messageOf(query.error, liveGameMessages.loadFailed)}
          onRetry={() => void query.refetch()}
        />
      );
    return <PageSpinner />;
  }
  if (
    log &&
    mayScore &&
    isRead &&
    !isReplaced &&
    log.ending === null &&
    log.refusal === null &&
    game.view.status === 'live'
  )
    return <Scoring game={game} log={log} manages={manages} />;
  return <ViewerPage game={game} log={log ?? null} scorer={query.data?.scorer ?? null} />;
};

/** A live game: the pad for its scorer, the score and the timeline for everyone else. */
export const LiveGamePage = () => {
  const { id = '' } = useParams();
  return (
    <>
      <PageHeading title="Live game" className="sr-only" />
      <Content key={id} id={id} />
    </>
  );
};
