import { periodsOf } from '@rinkside/contracts/live-game';
import { clsx } from 'clsx';
import { CloudOff, ListVideo, MessageSquareText, Share2, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useAtomValue } from 'jotai';
import { type MouseEvent, useState } from 'react';
import { profileAtom } from '../../../state/profile';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { IconButton } from '../../../ui/icon-button';
import { isPlainHttp, plainHttpMessages } from '../../../ui/secure-context';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { useWakeLock } from '../../../ui/use-wake-lock';
import { linksDialog } from '../../live-link/lazy-dialog';
import { BoardClock, LiveMark } from '../board';
import { phaseText, sideNames } from '../game-text';
import { isStoredAtom } from '../live-log';
import { discardTexts, liveGameMessages } from '../messages';
import type { ShownGame } from '../shown-game';
import { useWaits } from '../use-waits';
import { ClockDialog } from './clock-dialog';
import { LastEvent } from './last-event';
import { NoteDialog } from './note-dialog';
import { Pads } from './pads';
import { PeriodBar } from './period-bar';
import { TimelineDialog } from './timeline-dialog';
import { createBounceFilter } from './bounce-filter';
import { useScorer } from './use-scorer';

interface BoardProps {
  game: ShownGame;
  onClock: () => void;
}

/** Score, period and clock; the clock opens its correction. */
const ScorerBoard = ({ game: { view, state }, onClock }: BoardProps) => {
  const { us, them } = sideNames(view);
  const { score, period, shootout } = state;
  const periods = periodsOf(view);
  const team = (name: string, goals: number) => (
    <p className="grid min-w-0 grid-cols-1 justify-items-center gap-0.5 text-center">
      <span className="grid min-h-8 content-end compact:min-h-4">
        <span className="line-clamp-3 text-xs leading-tight hyphens-auto text-soft compact:line-clamp-1">
          <bdi>{name}</bdi>
        </span>
      </span>
      <span key={goals} className="numeral animate-rise text-score">
        {goals}
      </span>
    </p>
  );
  return (
    <div className="@container rounded-xl night px-3 py-2 shadow-low compact:py-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-end gap-2 *:nth-2:self-center @max-[15rem]:grid-cols-2 @max-[15rem]:*:nth-2:order-first @max-[15rem]:*:nth-2:col-span-2 @max-[15rem]:*:nth-2:justify-self-center">
        {team(us, score.us)}
        {period === 'shootout' ? (
          <p className="display px-2 text-center text-xl">
            {phaseText(state, periods)}
            {shootout && (
              <span className="numeral block text-3xl">
                {shootout.us}–{shootout.them}
              </span>
            )}
          </p>
        ) : (
          <button
            type="button"
            onClick={onClock}
            className="grid min-h-20 compact:min-h-16 touch-manipulation justify-items-center content-center gap-1 rounded-lg border border-edge px-3"
          >
            <span className="sr-only">{period === null ? 'Set the periods' : 'Set the clock'}, </span>
            <span className="text-sm text-soft">{phaseText(state, periods)}</span>
            {period === null ? (
              <span className="numeral text-2xl leading-none">
                {periods.count} × {periods.minutes}
                <span className="sr-only"> minutes</span>
              </span>
            ) : (
              <BoardClock
                view={view}
                state={state}
                className={clsx('text-4xl leading-none', !state.clock.running && 'text-soft')}
              />
            )}
          </button>
        )}
        {team(them, score.them)}
      </div>
    </div>
  );
};

const SendState = ({ game, unsent }: { game: string; unsent: number }) => {
  const isStored = useAtomValue(isStoredAtom(game));
  const waits = useWaits(game);
  if (!isStored && unsent > 0)
    return (
      <p role="alert" className="text-sm leading-tight font-semibold text-lamp-ink">
        {liveGameMessages.unstored}
      </p>
    );
  if (!waits) return <LiveMark status="live" className="text-[min(0.8125rem,16px)]!" />;
  return (
    <p className="flex items-center gap-1.5 text-sm leading-tight font-semibold text-lamp-ink">
      <CloudOff aria-hidden="true" className="size-4" />
      {liveGameMessages.waiting} {unsent > 0 && <span className="numeral">({unsent})</span>}
    </p>
  );
};

export interface ScorerPadProps {
  game: ShownGame;
  /** Whether the player's side scores; else a scorer by link. */
  manages: boolean;
  onFinal: () => void;
  onDiscard: () => void;
  onClose: () => void;
}

/** The full-window pad of the scorer: portrait, one hand, large targets. The screen stays awake. */
export const ScorerPad = ({ game, manages, onFinal, onDiscard, onClose }: ScorerPadProps) => {
  const scorer = useScorer(game.view.id);
  const [opened, setOpened] = useState<'clock' | 'note' | 'timeline' | 'links' | 'discard' | null>(null);
  const close = () => setOpened(null);
  const renderLinks = useLazyComponent(linksDialog, opened === 'links', close);
  // A scorer who was invited cannot invite others.
  const canShare = useAtomValue(profileAtom)?.id === game.view.player.id;
  useWakeLock(true);
  const [isBounce] = useState(createBounceFilter);
  const ignoreBounces = (event: MouseEvent) => {
    // Without detail it is no touch: a key or a screen reader pressed the button.
    if (event.detail > 0 && isBounce(event.nativeEvent)) event.stopPropagation();
  };
  return (
    <Primitive.Root open onOpenChange={(open) => open || onClose()}>
      <Primitive.Portal>
        <div data-scroll-lock="" hidden />
        <Primitive.Content
          aria-modal="true"
          aria-describedby={undefined}
          onClickCapture={ignoreBounces}
          className="fixed inset-0 z-40 flex flex-col overflow-y-auto bg-rink pt-[env(safe-area-inset-top)] pb-[max(0.75rem,env(safe-area-inset-bottom))] focus-visible:outline-none"
        >
          <header className="mx-auto flex w-full max-w-xl lying:max-w-4xl items-center px-1 [&_button]:size-[min(4rem,64px)]! [&_button_svg]:size-6!">
            <Primitive.Close asChild>
              <IconButton label="Leave the pad; the game goes on" icon={<X />} />
            </Primitive.Close>
            <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-0.5">
              <Primitive.Title asChild>
                <h1 className="display max-w-full truncate text-lg leading-tight" dir="auto">
                  <bdi>{game.view.player.first_name}</bdi>
                  {/* A phone has no room for it, and the board below shows it. */}
                  <span className="max-sm:sr-only">
                    {' '}
                    vs <bdi>{sideNames(game.view).them}</bdi>
                  </span>
                </h1>
              </Primitive.Title>
              <SendState game={game.view.id} unsent={scorer.unsent} />
            </div>
            {canShare && (
              <IconButton label="Share the game" icon={<Share2 />} onClick={() => setOpened('links')} />
            )}
            <IconButton label="Note" icon={<MessageSquareText />} onClick={() => setOpened('note')} />
            <IconButton label="Timeline" icon={<ListVideo />} onClick={() => setOpened('timeline')} />
          </header>
          <div className="mx-auto flex w-full max-w-xl flex-1 flex-col gap-2.5 safe-x compact:gap-1 lying:grid lying:max-w-4xl lying:grid-cols-2 lying:grid-rows-[auto_auto_1fr] lying:gap-x-2.5!">
            <ScorerBoard game={game} onClock={() => setOpened('clock')} />
            <LastEvent game={game} scorer={scorer} />
            <div className="flex flex-1 flex-col lying:col-start-2 lying:row-span-3 lying:row-start-1">
              <Pads game={game} scorer={scorer} />
            </div>
            <PeriodBar game={game} scorer={scorer} onFinal={onFinal} />
            {isPlainHttp() && (
              <p className="text-center text-sm text-soft">{plainHttpMessages.wakeLockGame}</p>
            )}
          </div>
          {opened === 'clock' && <ClockDialog game={game} scorer={scorer} onClose={close} />}
          {opened === 'note' && (
            <NoteDialog
              gameId={game.view.id}
              manages={manages}
              onSave={(note) => void scorer.log(note)}
              onClose={close}
            />
          )}
          {opened === 'timeline' && (
            <TimelineDialog
              game={game}
              scorer={scorer}
              manages={manages}
              onDiscard={() => setOpened('discard')}
              onClose={close}
            />
          )}
          {opened === 'links' &&
            renderLinks?.({ gameId: game.view.id, name: game.view.player.first_name, onClose: close })}
          <ConfirmDialog
            open={opened === 'discard'}
            onOpenChange={close}
            {...discardTexts}
            onConfirm={onDiscard}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
