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
import { totalSeconds, runStateAt, scheduleOf, trainedSeconds } from './schedule';
import { useStopwatch } from './use-stopwatch';
import { useWakeLock } from '../../../ui/use-wake-lock';

/** Whether a key press belongs to a control and must not be handled by the runner. */
const isOnControl = (target: EventTarget) => target instanceof Element && target.closest('button, a, input');

export interface RunnerProps {
  drill: DrillView;
  onClose: () => void;
}

/** Full-window drill timer. Space pauses and resumes, Esc ends the run. */
export const Runner = ({ drill, onClose }: RunnerProps) => {
  const [schedule] = useState(() => scheduleOf(drill.rounds));
  const watch = useStopwatch(totalSeconds(schedule));
  const [stopped, setStopped] = useState(false);
  const [skippedSeconds, setSkippedSeconds] = useState(0);
  const [announced, setAnnounced] = useState('');
  const state = runStateAt(schedule, watch.elapsed);
  const before = useRef<typeof state | null>(null);
  const returnFocus = useReturnFocus();
  const trained = trainedSeconds(watch.elapsed, skippedSeconds);
  const isOver = stopped || state.phase === 'done';
  useWakeLock(!isOver);

  const { phase, round, total } = state;
  useEffect(() => {
    const text = announcement(before.current, state, drill.rounds.count);
    if (before.current && before.current.phase !== phase) {
      chime(phase === 'work' ? 'high' : 'low');
      navigator.vibrate?.(200);
    }
    before.current = state;
    if (text) setAnnounced(text);
    // oxlint-disable-next-line react/exhaustive-deps -- the announced text depends on these three only
  }, [phase, round, total]);

  const toggle = () => (watch.running ? watch.pause() : watch.resume());
  const stop = () => {
    // No session to save yet: close directly.
    if (trained === 0) return onClose();
    watch.pause();
    setStopped(true);
  };
  const skip = () => {
    if (phase !== 'ready') setSkippedSeconds(skippedSeconds + state.next - watch.elapsed);
    watch.jump(state.next);
  };
  const resume = () => {
    setStopped(false);
    watch.resume();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ' || isOver || isOnControl(event.target)) return;
    event.preventDefault();
    toggle();
  };

  return (
    <Primitive.Root open onOpenChange={(open) => open || (isOver ? onClose() : stop())}>
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
            {announced}
          </p>
          <div className="flex flex-1 safe-x pb-[max(1.5rem,env(safe-area-inset-bottom))]">
            {isOver ? (
              <Finish
                drill={drill}
                seconds={trained}
                onResume={state.phase === 'done' ? undefined : resume}
                onClose={onClose}
              />
            ) : (
              <Running
                drill={drill}
                schedule={schedule}
                state={state}
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
