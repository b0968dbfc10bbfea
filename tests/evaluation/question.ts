import type { CoachCard } from '@rinkside/contracts/coach';
import type { CareKind } from '@rinkside/domain/safety/care.texts';
import type { Turn } from '@rinkside/domain/coach/engine';

/** One question of the set, with what its answer must and must not be. */
export interface Question {
  /** Who asks: a slug of `personas.ts`. */
  who: string;
  ask: string;
  history?: Turn[];
  says?: RegExp[];
  never?: RegExp[];
  /** Figures the answer names and cites. */
  figures?: string[];
  card?: CoachCard['kind'];
  noDrill?: true;
  /** A plan was asked for: it may take more words. */
  plan?: true;
  /** Which rule of safety must speak, instead of the coach. */
  kind?: CareKind;
  /** What is kept in mind; false for nothing. */
  remember?: RegExp | false;
}
