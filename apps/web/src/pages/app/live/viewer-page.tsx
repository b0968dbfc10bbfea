import { liveGameRules, type LiveGameReply } from '@rinkside/contracts/live-game';
import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAnnouncement } from '../../../features/live-game/announce';
import { LiveBoard } from '../../../features/live-game/board';
import { CheerButtons, CheerCounts } from '../../../features/live-game/cheers';
import { changeLog, removeLog } from '../../../features/live-game/live-log';
import { RefusedTaps } from '../../../features/live-game/refused-taps';
import { flushLogs } from '../../../features/live-game/send-logs';
import { isReplacedAtom, type ShownGame } from '../../../features/live-game/shown-game';
import { useReportNotes } from '../../../features/live-game/report-note';
import { takeOver } from '../../../features/live-game/take-over';
import { Timeline } from '../../../features/live-game/timeline';
import { useShownStatus } from '../../../features/live-game/use-shown-status';
import { stoppedText } from '../../../features/live-game/game-text';
import { liveGameMessages } from '../../../features/live-game/messages';
import { linkRefusalAtom } from '../../../features/live-link/link-refusal';
import { linksDialog } from '../../../features/live-link/lazy-dialog';
import { runningGamesAtom } from '../../../state/entities/entity-store';
import { displayName } from '../../../state/entities/player-name';
import type { LiveLog } from '../../../state/offline/live-logs';
import { profileAtom } from '../../../state/profile';
import { Avatar } from '../../../ui/avatar';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { LinkButton } from '../../../ui/link';
import { useLazyComponent } from '../../../ui/use-lazy-component';

interface TakeOverProps {
  id: string;
  scorer: NonNullable<LiveGameReply['scorer']>;
  /** Whether this device scored before. */
  isReplaced: boolean;
}

/** Says who scores, to people who may score too. */
const TakeOver = ({ id, scorer, isReplaced }: TakeOverProps) => {
  const [taking, setTaking] = useState(false);
  const take = async () => {
    setTaking(true);
    await takeOver(id);
    setTaking(false);
  };
  return (
    <Banner
      action={
        <Button
          variant="secondary"
          size="large"
          loading={taking}
          className="min-h-16"
          onClick={() => void take()}
        >
          {isReplaced ? 'Take back' : 'Take over'}
        </Button>
      }
    >
      <bdi>{scorer.name}</bdi> {isReplaced ? 'took over and scores this game now.' : 'scores this game.'}
    </Banner>
  );
};

/** Shares the viewer's own game, or that of the child they act for. */
const ShareGame = ({ view }: { view: ShownGame['view'] }) => {
  const isOwn = useAtomValue(profileAtom)?.id === view.player.id;
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const renderLinks = useLazyComponent(linksDialog, open, close);
  const refusal = useAtomValue(linkRefusalAtom);
  if (!isOwn) return null;
  if (refusal !== null) return <p className="basis-full text-soft">{refusal}</p>;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        Share the game
      </Button>
      {open && renderLinks?.({ gameId: view.id, name: view.player.first_name, onClose: close })}
    </>
  );
};

/** A log that waits to be sent, or that the server rejected. */
const LogNotice = ({ log }: { log: LiveLog }) => {
  const profile = useAtomValue(profileAtom);
  const running = useAtomValue(runningGamesAtom).find(
    ({ id, player }) => id !== log.id && player.id === profile?.id,
  );
  // The game is the player's; only what this device has not sent goes.
  const discard = () =>
    log.started
      ? removeLog(log)
      : changeLog(log, { ending: { kind: 'discard' }, refusal: null }).then(flushLogs);
  if (log.refusal !== null)
    return (
      <Banner
        tone="error"
        action={
          <div className="flex flex-wrap justify-end gap-2">
            {log.refusal === liveGameRules.alreadyLive && running && (
              <LinkButton to={`/app/live/${running.id}`}>Open the running game</LinkButton>
            )}
            <Button variant="secondary" onClick={() => void discard()}>
              {log.started ? 'Remove from this device' : 'Discard'}
            </Button>
          </div>
        }
      >
        {log.refusal}
      </Banner>
    );
  return log.ending?.kind === 'final' ? <Banner>{liveGameMessages.queuedFinal}</Banner> : null;
};

interface ViewerPageProps {
  game: ShownGame;
  log: LiveLog | null;
  scorer: LiveGameReply['scorer'];
}

/** Score, clock and growing timeline of a live game. New lines are announced one by one. */
export const ViewerPage = ({ game, log, scorer }: ViewerPageProps) => {
  const { view, state } = game;
  const isReplaced = useAtomValue(isReplacedAtom(view.id));
  const status = useShownStatus(view);
  const watches = !log || isReplaced;
  const announcement = useAnnouncement(game);
  const name = displayName(view.player);
  const { reportDialog, ...notes } = useReportNotes(state.timeline, view);
  return (
    <article className="grid grid-cols-1 gap-4">
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
      {log && <LogNotice log={log} />}
      <RefusedTaps id={view.id} />
      {view.status === 'live' && scorer && watches && (
        <TakeOver id={view.id} scorer={scorer} isReplaced={isReplaced} />
      )}
      <LiveBoard view={view} state={state} />
      {status === 'stopped' && <p className="text-center text-soft">{stoppedText}</p>}
      {status === 'live' && watches && <CheerButtons id={view.id} className="mx-auto w-full max-w-xl" />}
      {view.status === 'final' && <CheerCounts cheers={view.cheers} className="justify-center" />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Link
          to={`/app/profile/${view.player.id}`}
          className="flex min-h-target min-w-0 items-center gap-3 font-semibold hover:underline"
        >
          <Avatar name={name} src={view.player.avatar} />
          <bdi>{name}</bdi>
        </Link>
        {view.status === 'live' && <ShareGame view={view} />}
        {view.game_id && <LinkButton to={`/app/games/${view.game_id}`}>See the game</LinkButton>}
      </div>
      <Card aria-labelledby="timeline">
        <CardHeader id="timeline" title="Timeline" />
        {state.timeline.length > 0 ? (
          <Timeline timeline={state.timeline} view={view} newestFirst {...notes} />
        ) : (
          <p className="text-soft">The first event appears here.</p>
        )}
      </Card>
      {reportDialog}
    </article>
  );
};
