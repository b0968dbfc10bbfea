import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { arrange, emptyProjection } from './feed.projection';
import { isUntouched } from './untouched';

/**
 * A list as the reader has it: what comes from elsewhere waits above what they look at until they ask for it.
 * @param rows in the order they are to stand
 * @param question what the list answers: another one starts anew
 */
export const useHeldRows = <Row extends { id: string }>(
  rows: readonly Row[],
  question: string,
  list: RefObject<HTMLElement | null>,
) => {
  const [answered, setAnswered] = useState(question);
  const [projection, setProjection] = useState(emptyProjection);
  const known = new Map(rows.map((row) => [row.id, row]));

  const settle = useCallback(
    (open: boolean) => {
      const ranks = new Map(rows.map(({ id }, rank) => [id, String(rows.length - rank).padStart(6, '0')]));
      const input = { fetched: [...ranks.keys()], end: null, arrived: [] };
      setProjection((before) => arrange(before, { ...input, placeOf: (id) => ranks.get(id) ?? null, open }));
    },
    [rows],
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
