import { asFiles, coveringFiles } from '../requirements.js';
import { chapters } from './chapters.js';
import type { Chapter, Row, Standing } from './row.js';
import { levels } from './standard.js';

const standings: Record<Standing, string> = {
  test: 'held by a test',
  design: 'held by how it is built',
  operator: 'the operator’s',
  none: 'not asked of this product',
  open: 'not reached',
};
const kinds = Object.keys(standings) as Standing[];

const table = (head: readonly string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');

const counts = (rows: Row[]) =>
  kinds.map((kind) => String(rows.filter(({ standing }) => standing === kind).length));

const covered = coveringFiles();
const holds = (row: Row) => (row.where ? `\`${row.where}\`` : asFiles(covered.get(`V${row.id}`)));

/** As text, numbers of two digits come after all of one. */
const sortable = (id: string) => id.replace(/\d+/g, (part) => part.padStart(2, '0'));

const drawChapter = ([number, { title, rows }]: [string, Chapter]) => `## V${number} ${title}

${kinds
  .map((kind, at) => [standings[kind], counts(rows)[at]])
  .filter(([, count]) => count !== '0')
  .map(([name, count]) => `${name}: ${count}`)
  .join(' · ')}

${table(
  ['', 'level', 'asks', 'stands', 'held by', 'why, or what is left'],
  rows
    .toSorted((one, other) => sortable(one.id).localeCompare(sortable(other.id)))
    .map((row) => [
      row.id,
      String(levels.get(row.id)),
      row.asks,
      standings[row.standing],
      holds(row),
      row.says,
    ]),
)}`;

/** The page of what each requirement is held by. */
export const drawPage = (): string => {
  const all = Object.entries(chapters);
  const rows = all.flatMap(([, chapter]) => chapter.rows);
  return `# OWASP ASVS 5.0.0, level 2

Written by \`npx vitest run --project node tests/security.test.ts -u\` from \`tests/security\`. Do not edit.

Every requirement of levels 1 and 2, and three of level 3 (5.2.4, 5.2.6, 8.3.2), in words of ours: numbers and levels are the standard's, its text is at github.com/OWASP/ASVS. That each is here once, and that every test and file named exists, is tested. Nobody from outside has looked at it. Rules that the standard wants written down are in [safeguards.md](safeguards.md). The identity provider is judged as the embedded one; a hosted one answers for itself.

${table(
  ['chapter', ...kinds.map((kind) => standings[kind])],
  [
    ...all.map(([number, chapter]) => [`V${number} ${chapter.title}`, ...counts(chapter.rows)]),
    ['**all**', ...counts(rows).map((count) => `**${count}**`)],
  ],
)}

${all.map(drawChapter).join('\n\n')}
`;
};
