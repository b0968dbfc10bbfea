import { parse as parseYaml } from 'yaml';
import { answerHeadings, answerTiers, entryFacts, knowledgeEntry, type KnowledgeEntry } from './entry.js';
import { ContentError, parseWith } from '@rinkside/platform/content-pages';

const maxWords = 120;
const countWords = (text: string) => text.split(/\s+/).length;
const questionsHeading = 'Questions';

/** Returns the sections of a page by heading. */
const sectionsOf = (body: string): Map<string, string> => {
  const [before = '', ...sections] = body.split(/^## /m);
  const [homeless = ''] = before.trim().split('\n');
  if (homeless)
    throw new ContentError(`"${homeless}" stands in no section; write "## ${questionsHeading}" above it.`);
  const byHeading = new Map<string, string>();
  for (const section of sections) {
    const [heading = '', ...lines] = section.split('\n');
    if (byHeading.has(heading.trim())) throw new ContentError(`"## ${heading.trim()}" is there twice.`);
    byHeading.set(heading.trim(), lines.join('\n').trim());
  }
  return byHeading;
};

const questionsIn = (section: string): string[] =>
  section.split('\n').map((line) => {
    if (!line.startsWith('- ')) throw new ContentError(`"${line}" is no question: begin it with "- ".`);
    return line.slice(2).trim();
  });

const answersIn = (sections: ReadonlyMap<string, string>, { roles }: Pick<KnowledgeEntry, 'roles'>) => {
  const known = new Set<string>([questionsHeading, ...Object.values(answerHeadings)]);
  const unknown = [...sections.keys()].find((heading) => !known.has(heading));
  if (unknown !== undefined)
    throw new ContentError(`"## ${unknown}" is no section; the sections are ${[...known].join(', ')}.`);
  // Before the words are counted: without its heading an answer counts as a part of the one above.
  const missing = answerTiers.find((tier) => !sections.get(answerHeadings[tier]));
  if (missing && !roles)
    throw new ContentError(
      `"## ${answerHeadings[missing]}" is missing or empty; only a page with roles may leave it out.`,
    );
  const answers: KnowledgeEntry['answers'] = {};
  for (const tier of answerTiers) {
    const answer = sections.get(answerHeadings[tier]);
    if (!answer) continue;
    const words = countWords(answer);
    if (words > maxWords)
      throw new ContentError(`"## ${answerHeadings[tier]}" has ${words} words; at most ${maxWords}.`);
    answers[tier] = answer;
  }
  return answers;
};

/**
 * Reads a page: facts as YAML between two lines `---`, then the section Questions and a section for each kind of reader.
 * @throws ContentError that says what to change
 */
export const parseEntryPage = (
  { id, theme }: Pick<KnowledgeEntry, 'id' | 'theme'>,
  page: string,
): KnowledgeEntry => {
  const [, facts, body] = /^---\n(.*?)\n---\n(.*)$/s.exec(page) ?? [];
  if (facts === undefined || body === undefined)
    throw new ContentError('The page does not start with facts between two lines "---".');
  const { sources: _, ...shown } = parseWith(entryFacts, parseYaml(facts));
  const sections = sectionsOf(body);
  const asked = sections.get(questionsHeading);
  if (!asked) throw new ContentError(`"## ${questionsHeading}" is missing or empty.`);
  const examples = questionsIn(asked);
  const repeated = examples.find((example, at) => examples.indexOf(example) !== at);
  if (repeated !== undefined) throw new ContentError(`The question "${repeated}" is there twice.`);
  return parseWith(knowledgeEntry, { id, theme, ...shown, examples, answers: answersIn(sections, shown) });
};
