import type { Role } from '@rinkside/contracts/player';

/** The readers that an answer is written for. */
export type AnswerTier = 'child' | 'youth' | 'older' | 'parent' | 'coach';

/** An answer to a kind of question. Example questions train the ranking; answers are shown. */
export interface KnowledgeEntry {
  /** Kebab-case, unique over all files. */
  id: string;
  /** Names the topic in "Do you mean …?", lower case, at most 35 characters: 'hockey stops'. */
  title: string;
  /** At least 16 questions as players, parents and coaches type them. */
  examples: readonly string[];
  /** Markdown, at most 120 words each, one next step. Tiers: 10U and younger, 11U–14U, 15U and older, parents, coaches. */
  answers: Readonly<Record<AnswerTier, string>> | Readonly<Partial<Record<AnswerTier, string>>>;
  /** Ids of drills in the library that practise it; at most 3. */
  drills?: readonly string[];
  /** Readers that the entry answers; default all. */
  roles?: readonly Role[];
}
