/** A file and words of a test's title in it. */
export type Test = [file: string, title: string];

/** How a requirement stands: held by a test, by how it is built, by the operator, not asked of this product, or not met. */
export type Standing = 'test' | 'design' | 'operator' | 'none' | 'open';

export interface Row {
  id: string;
  asks: string;
  standing: Standing;
  tests: Test[];
  /** The file that shows it, for what is held by how it is built. */
  where?: string;
  /** Why, what the operator does, what it would take, or what the tests leave. */
  says: string;
}

export interface Chapter {
  title: string;
  rows: Row[];
}

/** What requirements ask, in a few words, by their number. */
type Asked = Record<string, string>;

const each = (asked: Asked, row: Omit<Row, 'id' | 'asks'>): Row[] =>
  Object.entries(asked).map(([id, asks]) => Object.assign({ id, asks }, row));

export const held = (id: string, asks: string, tests: Test[], says = ''): Row[] => [
  { id, asks, standing: 'test', tests, says },
];
export const built = (where: string, says: string, asked: Asked): Row[] =>
  each(asked, { standing: 'design', where, says, tests: [] });
export const operators = (says: string, asked: Asked): Row[] =>
  each(asked, { standing: 'operator', says, tests: [] });
export const none = (says: string, asked: Asked): Row[] => each(asked, { standing: 'none', says, tests: [] });
export const open = (says: string, asked: Asked): Row[] => each(asked, { standing: 'open', says, tests: [] });

export const world = (file: string, title: string): Test => [`tests/world/${file}.test.ts`, title];
export const browser = (file: string, title: string): Test => [`tests/browser/${file}.test.ts`, title];
export const identity = (file: string, title: string): Test => [`apps/identity/src/${file}.test.ts`, title];
export const operations = (file: string, title: string): Test => [`tests/operations/${file}.test.ts`, title];
