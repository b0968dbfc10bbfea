import type { DrillView } from '@rinkside/contracts/drill';
import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button';
import { useReturnFocus } from '../../../ui/use-return-focus';
import { announcement } from './announce';
import { chime } from './chime';
import { Finish } from './finish';
import { Running } from './running';
import { lengthOf, momentOf, scheduleOf, trainedSeconds } from './schedule';
import { useStopwatch } from './use-stopwatch';
import { useWakeLock } from './use-wake-lock';

/** Keys belong to what they are typed at, unless that is the window itself. */
const isOnControl = (target: EventTarget) => target instanceof Element && target.closest('button, a, input');

export interface RunnerProps {
  drill: DrillView;
  onClose: () => void;
}

/** A drill with its clock over the whole window. Space pauses and goes on; Esc asks how it went. */
export const Runner = ({ drill, onClose }: RunnerProps) => {
  const [schedule] = useState(() => scheduleOf(drill.rounds));
  const watch = useStopwatch(lengthOf(schedule));
  const [stopped, setStopped] = useState(false);
  const [skipped, setSkipped] = useState(0);
  const [said, setSaid] = useState('');
  const moment = momentOf(schedule, watch.elapsed);
  const before = useRef<typeof moment | null>(null);
  const returnFocus = useReturnFocus();
  const trained = trainedSeconds(watch.elapsed, skipped);
  const over = stopped || moment.phase === 'done';
  useWakeLock(!over);

  const { phase, round, total } = moment;
  useEffect(() => {
    const words = announcement(before.current, moment, drill.rounds.count);
    if (before.current && before.current.phase !== phase) {
      chime(phase === 'work' ? 'high' : 'low');
      navigator.vibrate?.(200);
    }
    before.current = moment;
    if (words) setSaid(words);
    // oxlint-disable-next-line react/exhaustive-deps -- these three are what the moment is told by
  }, [phase, round, total]);

  const toggle = () => (watch.running ? watch.pause() : watch.resume());
  const stop = () => {
    // Nothing to keep yet: the way out is short.
    if (trained === 0) return onClose();
    watch.pause();
    setStopped(true);
  };
  const skip = () => {
    if (phase !== 'ready') setSkipped(skipped + moment.next - watch.elapsed);
    watch.jump(moment.next);
  };
  const goOn = () => {
    setStopped(false);
    watch.resume();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || over || isOnControl(event.target)) return;
    event.preventDefault();
    toggle();
  };

  return (
    <Primitive.Root open onOpenChange={(open) => open || (over ? onClose() : stop())}>
      <Primitive.Portal>
        <div data-scroll-lock="" data-run="" hidden />
        <Primitive.Content
          {...returnFocus}
          onKeyDown={onKeyDown}
          aria-modal="true"
          aria-describedby={undefined}
          className="night fixed inset-0 z-50 flex animate-fade flex-col overflow-y-auto focus-visible:outline-none"
        >
          <header className="flex items-center gap-3 p-3 pt-[max(0.75rem,env(safe-area-inset-top))] sm:p-5">
            <Primitive.Title className="display flex-1 truncate pl-1 text-xl">{drill.title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" icon={<X />} />
            </Primitive.Close>
          </header>
          <p aria-live="assertive" className="sr-only">
            {said}
          </p>
          <div className="flex flex-1 safe-x pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            {over ? (
              <Finish
                drill={drill}
                seconds={trained}
                onGoOn={moment.phase === 'done' ? undefined : goOn}
                onClose={onClose}
              />
            ) : (
              <Running
                drill={drill}
                schedule={schedule}
                moment={moment}
                elapsed={watch.elapsed}
                running={watch.running}
                onToggle={toggle}
                onSkip={skip}
                onFinish={stop}
              />
            )}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
