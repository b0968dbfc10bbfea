import type { CoachCard } from '@rinkside/contracts/coach';
import type { CrisisResponseKind } from '@rinkside/safety/crisis-responses';
import type { ChatTurn } from '@rinkside/coach/engines/engine';

/** A question with the requirements for its answer. */
export interface EvaluationQuestion {
  /** Slug of the asking persona (`personas.ts`). */
  who: string;
  ask: string;
  history?: ChatTurn[];
  says?: RegExp[];
  never?: RegExp[];
  /** Figures the answer must contain and cite. */
  figures?: string[];
  card?: CoachCard['kind'];
  noDrill?: true;
  /** The question asks for a plan, which may exceed the word limit. */
  plan?: true;
  /** The safety rule that must answer instead of the coach. */
  kind?: CrisisResponseKind;
  /** The memory the coach must save; false for none. */
  remember?: RegExp | false;
}
