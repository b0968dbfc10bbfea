import { type LiveGameView } from '@rinkside/contracts/live-game';
import { reduceLiveGame, type TimelineEntry } from '@rinkside/contracts/live-game.state';
import { Pin } from 'lucide-react';
import { useRef, useState } from 'react';
import { Card, CardHeader } from '../../ui/card';
import { IconButton } from '../../ui/icon-button';
import { useFocusRecovery } from '../../ui/use-focus-recovery';
import { CheerCounts } from './cheers';
import { PinnedClip } from './clip';
import { actionText, entryTime } from './game-text';
import { useGameTimeline } from './game-timeline.query';
import { PinDialog } from './pin-dialog';
import { useReportNotes } from './report-note';
import { isPlay, Timeline } from './timeline';

const textOf = (entry: TimelineEntry, view: LiveGameView) =>
  `${actionText(entry.action, entry.period, view)}, ${entryTime(entry, view)}`;

interface TimelineCardProps {
  id: string;
  canPin: boolean;
  log: NonNullable<ReturnType<typeof useGameTimeline>>;
}

const TimelineCard = ({ id, canPin, log }: TimelineCardProps) => {
  const [pinned, setPinned] = useState<TimelineEntry | null>(null);
  const lines = useRef<HTMLDivElement>(null);
  const keepFocus = useFocusRecovery(lines);
  const { timeline } = reduceLiveGame(log);
  const { reportDialog, ...notes } = useReportNotes(timeline, log);
  if (timeline.length === 0) return null;
  const clipsOf = (entry: TimelineEntry) =>
    log.pins.filter(({ event_id }) => event_id === entry.id).map(({ highlight }) => highlight.id);
  return (
    <Card aria-labelledby="timeline">
      <CardHeader
        id="timeline"
        title="Timeline"
        text={canPin ? 'Logged live. Pin your clips to what happened.' : 'Logged live'}
      />
      <CheerCounts cheers={log.cheers} className="mb-2" />
      <div ref={lines} {...keepFocus}>
        <Timeline
          timeline={timeline}
          view={log}
          {...notes}
          {...(canPin && {
            renderAside: (entry: TimelineEntry) =>
              isPlay(entry) ? (
                <IconButton
                  label={`Pin a clip: ${textOf(entry, log)}`}
                  icon={<Pin />}
                  onClick={() => setPinned(entry)}
                  className="-mr-2"
                />
              ) : (
                <span className="-mr-2 w-target shrink-0" />
              ),
          })}
          renderBelow={(entry) =>
            clipsOf(entry).map((clip) => <PinnedClip key={clip} id={clip} gameId={id} canUnpin={canPin} />)
          }
        />
      </div>
      {reportDialog}
      {pinned && (
        <PinDialog
          gameId={id}
          entry={pinned}
          text={textOf(pinned, log)}
          pinned={clipsOf(pinned)}
          onClose={() => setPinned(null)}
        />
      )}
    </Card>
  );
};

/** The live log of a game with its pinned highlights; nothing for a game that was logged without one. */
export const GameTimeline = ({ id, canPin }: { id: string; canPin: boolean }) => {
  const log = useGameTimeline(id);
  return log && <TimelineCard id={id} canPin={canPin} log={log} />;
};
