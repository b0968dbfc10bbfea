import { readBuiltContent } from './built-file.js';
import type { KnowledgeEntry } from './entry.js';

const { themes, topics } = readBuiltContent();

export const knowledgeThemes = themes;
/** All answers of the coach. */
export const knowledgeEntries: readonly KnowledgeEntry[] = themes.flatMap(({ entries }) => entries);
/** Messages that a topic answers instead of an entry. */
export const messageTopics = topics;

/**
 * Returns a function that checks whether an entry has one of these themes. @throws if there is no such theme
 */
export const withTheme = (...names: readonly string[]): ((entry: KnowledgeEntry) => boolean) => {
  const unknown = names.find((name) => !themes.some((theme) => theme.name === name));
  if (unknown !== undefined) throw new Error(`there is no theme ${unknown}`);
  return ({ theme }) => names.includes(theme);
};

/** The entries that explain a figure. */
export const isOfStatistics = withTheme('statistics');
