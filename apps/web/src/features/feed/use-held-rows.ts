import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { arrange, emptyProjection, type Projection } from './feed.projection';
import { isUntouched } from './untouched';

type Rows = readonly { id: string }[];

const arrangeRows = (before: Projection, rows: Rows, open: boolean): Projection => {
  const ranks = new Map(rows.map(({ id }, rank) => [id, String(rows.length - rank).padStart(6, '0')]));
  const placeOf = (id: string) => ranks.get(id) ?? null;
  return arrange(before, { fetched: [...ranks.keys()], end: null, arrived: [], placeOf, open });
};

const begin = (rows: Rows, question: string) => ({
  ...arrangeRows(emptyProjection, rows, true),
  rows,
  question,
});

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
  const [arranged, setArranged] = useState(() => begin(rows, question));
  const known = new Map(rows.map((row) => [row.id, row]));

  const settle = useCallback(
    (open: boolean) => setArranged((before) => ({ ...before, ...arrangeRows(before, rows, open), rows })),
    [rows],
  );
  if (arranged.question !== question) setArranged(begin(rows, question));
  useLayoutEffect(() => {
    // What was arranged just so is not drawn once more, which would hold up the first paint.
    // oxlint-disable-next-line react/set-state-in-effect -- where the reader is can only be asked of the page
    if (arranged.rows !== rows) settle(isUntouched(list.current));
  }, [arranged.rows, rows, settle, list]);

  const { shown, held } = arranged;
  return {
    shown: shown.flatMap((id) => known.get(id) ?? []),
    held: held.length,
    reveal: () => settle(true),
  };
};
