import { basename, dirname } from 'node:path';
import { buildDemoTexts } from '@rinkside/domain/seed/build-demo-texts';
import { buildDrills } from '@rinkside/domain/drill/build-drills';
import {
  ContentError,
  inOrder,
  pageName,
  pagesIn,
  parseWith,
  readPage,
  writeBuilt,
} from '@rinkside/platform/content-pages';
import { sentenceLines } from '@rinkside/safety/rule-sentences/sentence-lines';
import { parse as parseYaml } from 'yaml';
import * as z from 'zod';
import { builtFile } from './built-file.js';
import { parseEntryPage } from './entry-page.js';
import {
  topicExamples,
  type BuiltContent,
  type KnowledgeEntry,
  type KnowledgeTheme,
  type TopicExamples,
} from './entry.js';
import { buildSafetyTexts } from './safety-texts.js';

const themeFacts = z.strictObject({ entries: z.array(z.string()) });

const readTheme = (file: string): KnowledgeTheme => {
  const folder = dirname(file);
  const name = basename(folder);
  const pages = new Map(
    pagesIn(`${folder}/*.md`).map((page) => [
      pageName(page),
      readPage(page, (text) => parseEntryPage({ id: pageName(page), theme: name }, text)),
    ]),
  );
  return readPage(file, (text) => {
    const { entries: order } = parseWith(themeFacts, parseYaml(text));
    return { name, entries: inOrder(order, pages) };
  });
};

const checkEntries = (entries: readonly KnowledgeEntry[], knownDrills: ReadonlySet<string>) => {
  const ids = new Set<string>();
  for (const { id, theme, drills = [] } of entries) {
    if (ids.has(id)) throw new ContentError(`Two themes have a page "${id}".`);
    ids.add(id);
    const unknown = drills.find((drill) => !knownDrills.has(drill));
    if (unknown !== undefined)
      throw new ContentError(
        `content/coach/entries/${theme}/${id}.md: no drill has the id "${unknown}"; the ids are the names of the pages in content/drills.`,
      );
  }
};

/** Messages of one topic in a folder, one kind a file. */
const readKinds = (folder: string, shared: Pick<TopicExamples, 'topic' | 'roles'>): TopicExamples[] =>
  pagesIn(`coach/${folder}/*.txt`).map((file) =>
    readPage(file, (text) =>
      parseWith(topicExamples, { ...shared, kind: pageName(file), examples: sentenceLines(text) }),
    ),
  );

const readRequests = (): TopicExamples[] =>
  pagesIn('coach/requests/*.yaml').map((file) =>
    readPage(file, (text) => parseWith(topicExamples, { topic: pageName(file), ...parseYaml(text) })),
  );

/** Reads and checks the pages of the coach. @throws ContentError with the file and what to change */
const readContent = (drills: ReadonlySet<string>): Omit<BuiltContent, 'hash'> => {
  const themes = pagesIn('coach/entries/*/theme.yaml').map(readTheme);
  if (themes.length === 0) throw new ContentError('content/coach/entries has no themes.');
  checkEntries(
    themes.flatMap(({ entries }) => entries),
    drills,
  );
  const topics = [
    ...readRequests(),
    ...readKinds('own-figures', { topic: 'ownNumbers', roles: ['player', 'parent'] }),
    ...readKinds('off-topic', { topic: 'unknown' }),
  ];
  return { themes, topics };
};

/** Writes the drills, the posts of the demo and what workers load. @throws ContentError with the file and what to change */
export const buildContent = (): void => {
  buildDemoTexts();
  buildSafetyTexts();
  const drills = new Set(buildDrills().map(({ id }) => id));
  writeBuilt(builtFile, pagesIn('coach/**/*.{md,txt,yaml}'), readContent(drills));
};
