import { atom, useAtom, useAtomValue } from 'jotai';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { runningGamesAtom } from '../../state/entities/entity-store';
import { loadChunk } from '../../ui/lazy-page';
import { Skeleton } from '../../ui/skeleton';
import type { LiveCardsProps } from './live-cards';
import { liveGamesQuery } from './live-game.query';
import { areLogsReadAtom, openLogsAtom } from './live-log';

/** How long content waits for the cards above it. */
const maxWaitMs = 2500;

/** The component of the cards; null until its script is loaded. */
const liveCardsAtom = atom<{ LiveCards: ComponentType<LiveCardsProps> } | null>(null);

export interface LiveGamesProps {
  /** Shows only the games of this organization or player. */
  of?: { organization: string } | { player: string };
  /** Content below the cards. It is shown once they are known, so that they do not move it. */
  children?: ReactNode;
}

/** The running games that the viewer may see, those they score first. */
export const LiveGames = ({ of, children }: LiveGamesProps) => {
  const logs = useAtomValue(openLogsAtom);
  const own = of ? [] : logs.map(({ log }) => log.id);
  const games = useAtomValue(runningGamesAtom).filter(
    ({ id, organization, player }) =>
      !own.includes(id) &&
      (!of || ('player' in of ? player.id === of.player : organization?.id === of.organization)),
  );
  const hasCards = games.length + own.length > 0;

  const [cards, setCards] = useAtom(liveCardsAtom);
  const [hasFailed, setFailed] = useState(false);
  const isMissing = hasCards && !cards;
  useEffect(() => {
    if (isMissing)
      loadChunk('live cards', () => import('./live-cards'))
        .then(setCards)
        .catch(() => setFailed(true));
  }, [isMissing, setCards]);

  const { isPending } = useAtomValue(liveGamesQuery);
  const areLogsRead = useAtomValue(areLogsReadAtom);
  const areCardsKnown = !isPending && (areLogsRead || of !== undefined) && !isMissing;
  // Once shown, it stays: a later game appears above it.
  const [isContentShown, setContentShown] = useState(areCardsKnown);
  if (areCardsKnown && !isContentShown) setContentShown(true);
  useEffect(() => {
    const timer = setTimeout(() => setContentShown(true), maxWaitMs);
    return () => clearTimeout(timer);
  }, []);

  if (children && !isContentShown)
    return (
      // As high as the window: what follows would be moved by the content.
      <div className="min-h-dvh">
        <Skeleton className="h-35 w-full rounded-lg" />
      </div>
    );
  return (
    <>
      {hasCards && !hasFailed && (
        <section
          aria-label="Live now"
          className="grid gap-3 sm:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]"
        >
          {cards ? (
            <cards.LiveCards own={own} games={games} />
          ) : (
            // As high as a card, which would move the content below it.
            [...own, ...games].map((_, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- identical placeholders
              <Skeleton key={index} className="h-53.5 rounded-lg" />
            ))
          )}
        </section>
      )}
      {children}
    </>
  );
};
