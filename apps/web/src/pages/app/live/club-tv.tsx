import type { LiveGameView } from '@rinkside/contracts/live-game';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Pause, Play, X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { BigBoard } from '../../../features/live-game/big-board';
import { LiveCard } from '../../../features/live-game/live-cards';
import { useNewBuild } from '../../../features/live-game/use-new-build';
import { reloadToUpdate } from '../../../features/offline/update';
import { displayName } from '../../../state/entities/player-name';
import { connectionAtom } from '../../../state/live';
import { FaceOffCircle } from '../../../ui/rink';
import { IconButton } from '../../../ui/icon-button';
import { useWakeLock } from '../../../ui/use-wake-lock';

const isClockRunning = ({ summary }: LiveGameView) => summary.clock.running;

/** How long each page is shown. */
const pageMs = 10_000;
/** Games on a page that gives an overview. */
const overviewSize = 6;

/** The pages of a TV: overviews of all games, then each game alone. One game needs no overview. */
const pagesOf = (games: readonly LiveGameView[]): LiveGameView[][] => {
  const alone = games.map((game) => [game]);
  if (games.length < 2) return alone;
  const overviews = Array.from({ length: Math.ceil(games.length / overviewSize) }, (_, index) =>
    games.slice(index * overviewSize, (index + 1) * overviewSize),
  ).filter((page) => page.length > 1);
  return [...overviews, ...alone];
};

/** 'Noor Haddad: 2 goals, 1 assist' */
const countsText = ({ player, position, summary: { counts } }: LiveGameView): string => {
  const parts =
    position === 'goalie'
      ? [pluralize(counts.saves, 'save')]
      : [pluralize(counts.goals, 'goal'), pluralize(counts.assists, 'assist')];
  return `${isolate(displayName(player))}: ${parts.join(', ')}`;
};

const Page = ({ games }: { games: LiveGameView[] }) => {
  const [game] = games;
  if (!game)
    return (
      <div className="grid place-content-center justify-items-center gap-6 text-center">
        <FaceOffCircle className="size-[30vh] text-edge" />
        <p className="display text-[max(1.75rem,6vh)]">No game right now</p>
        <p className="text-[max(1.125rem,3vh)] text-soft">Live games appear here by themselves.</p>
      </div>
    );
  if (games.length === 1)
    return (
      <div className="grid animate-fade grid-cols-1 content-center gap-[2vh]">
        <BigBoard view={game} state={game.summary} />
        <p className="text-center text-[max(1.25rem,min(3vw,5vh))]" dir="auto">
          {countsText(game)}
        </p>
      </div>
    );
  return (
    <div className="grid animate-fade content-center gap-[2vh] sm:grid-cols-2 lg:[&_a]:[zoom:1.4] xl:[&_a]:[zoom:2.2]">
      {games.map((view) => (
        <LiveCard key={view.id} view={view} />
      ))}
    </div>
  );
};

export interface ClubTvProps {
  /** The club. */
  name: string;
  games: readonly LiveGameView[];
  onClose: () => void;
}

/** The games of a club in turn, over the whole window and without a hand. The screen stays awake. */
export const ClubTv = ({ name, games, onClose }: ClubTvProps) => {
  const [step, setStep] = useState(0);
  const [paused, setPaused] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const isDegraded = useAtomValue(connectionAtom) === 'degraded';
  useWakeLock(true);
  useNewBuild(!games.some(isClockRunning), () => void reloadToUpdate());
  useEffect(() => {
    if (paused) return undefined;
    const timer = setTimeout(() => setStep(step + 1), pageMs);
    return () => clearTimeout(timer);
  }, [paused, step]);
  const pages = pagesOf(games);
  const count = Math.max(1, pages.length);
  const index = ((step % count) + count) % count;
  const onKeyDown = (event: KeyboardEvent) => {
    const turn = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (turn) setStep(step + turn);
    // On a button, Space presses it.
    if (event.key !== ' ' || event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    setPaused((current) => !current);
  };
  return (
    <Primitive.Root open onOpenChange={onClose}>
      <Primitive.Portal>
        <div data-whole-window="" hidden />
        <Primitive.Content
          ref={content}
          aria-modal="true"
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            content.current?.focus();
          }}
          className="fixed inset-0 z-40 grid grid-cols-1 grid-rows-[auto_1fr] gap-[1.5vh] overflow-y-auto bg-rink p-[max(0.75rem,2vh)] focus-visible:outline-none"
        >
          <header className="flex items-center gap-3">
            <Primitive.Title
              className="display line-clamp-2 min-w-0 flex-1 text-[max(1.25rem,4vh)] leading-tight"
              dir="auto"
            >
              {name}
            </Primitive.Title>
            {isDegraded && (
              <output className="rounded-full bg-lamp px-4 py-1 font-semibold text-on-lamp">
                Reconnecting
              </output>
            )}
            {count > 1 && (
              <>
                <p className="numeral text-[max(1.125rem,3vh)] whitespace-nowrap text-soft">
                  <span className="sr-only">Page </span>
                  {index + 1}/{count}
                </p>
                <IconButton
                  label={paused ? 'Resume' : 'Pause'}
                  icon={paused ? <Play /> : <Pause />}
                  onClick={() => setPaused(!paused)}
                />
              </>
            )}
            <Primitive.Close asChild>
              <IconButton label="Leave" icon={<X />} />
            </Primitive.Close>
          </header>
          <Page key={index} games={pages[index] ?? []} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
};
