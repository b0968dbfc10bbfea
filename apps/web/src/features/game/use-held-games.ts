import type { GameView } from '@rinkside/contracts/game';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { arrange, emptyProjection } from '../feed/feed.projection';

/** The reader is at the very top of the page and does nothing inside the list. */
const isUntouched = (list: HTMLElement | null) =>
  scrollY <= 8 && !list?.contains(document.activeElement) && !list?.querySelector('[aria-expanded="true"]');

/**
 * A list of games as the reader has it: one logged elsewhere waits above what they look at until they ask for it.
 * @param games in the order they are to stand
 * @param question what the list answers: another one starts anew
 */
export const useHeldGames = (
  games: readonly GameView[],
  question: string,
  list: RefObject<HTMLElement | null>,
) => {
  const [answered, setAnswered] = useState(question);
  const [projection, setProjection] = useState(emptyProjection);
  const known = new Map(games.map((game) => [game.id, game]));

  const settle = useCallback(
    (open: boolean) => {
      const ranks = new Map(games.map(({ id }, rank) => [id, String(games.length - rank).padStart(6, '0')]));
      const input = { fetched: [...ranks.keys()], end: null, arrived: [] };
      setProjection((before) => arrange(before, { ...input, placeOf: (id) => ranks.get(id) ?? null, open }));
    },
    [games],
  );
  if (answered !== question) {
    setAnswered(question);
    setProjection(emptyProjection);
  }
  // oxlint-disable-next-line react/set-state-in-effect -- where the reader is can only be asked of the page
  useLayoutEffect(() => settle(isUntouched(list.current)), [settle, list]);

  const { shown, held } = projection;
  return {
    shown: shown.flatMap((id) => known.get(id) ?? []),
    held: held.length,
    reveal: () => settle(true),
  };
};
