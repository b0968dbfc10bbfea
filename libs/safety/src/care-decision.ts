import type { CareFinding, CareKind } from '@rinkside/contracts/coach';

/** What care does with a message: it comes alone, it joins the answer as a line, or nothing. */
type CareAction = 'alone' | 'line' | 'nothing';

/** Kinds that one certain sentence discloses for the whole message. */
const graveKinds: ReadonlySet<CareKind> = new Set(['self_harm', 'abuse', 'bullying', 'eating', 'head']);

export const isGrave = (kind: CareKind): boolean => graveKinds.has(kind);

/** What one part of a message discloses. */
export interface CareReading extends CareFinding {
  /** The whole message reads like care, too, and asks for nothing that the coach surely answers. */
  wholeAgrees: boolean;
}

/** Decides what care does with a reading. Kinds that are not grave never replace an answer. */
export const careActionFor = (reading: CareReading | undefined): CareAction => {
  if (!reading) return 'nothing';
  const { kind, grade, wholeAgrees } = reading;
  return isGrave(kind) && (grade === 'certain' || wholeAgrees) ? 'alone' : 'line';
};
