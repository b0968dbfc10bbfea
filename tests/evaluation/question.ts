import type { CoachCard } from '@rinkside/contracts/coach';
import type { CareKind } from '@rinkside/domain/safety/care.texts';
import type { Turn } from '@rinkside/domain/coach/engine';

/** A question with the requirements for its answer. */
export interface Question {
  /** Slug of the asking persona (`personas.ts`). */
  who: string;
  ask: string;
  history?: Turn[];
  says?: RegExp[];
  never?: RegExp[];
  /** Figures the answer must contain and cite. */
  figures?: string[];
  card?: CoachCard['kind'];
  noDrill?: true;
  /** The question asks for a plan, which may exceed the word limit. */
  plan?: true;
  /** The safety rule that must answer instead of the coach. */
  kind?: CareKind;
  /** The memory the coach must save; false for none. */
  remember?: RegExp | false;
}
