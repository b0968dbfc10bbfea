/** How a requirement stands: held by a test, by how it is built, by the operator, not asked of this product, or not met. */
export type Standing = 'test' | 'design' | 'operator' | 'none' | 'open';

export interface Row {
  id: string;
  asks: string;
  standing: Standing;
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

/** Covered by the tests marked `@covers V{id}`. */
export const held = (id: string, asks: string, says = ''): Row[] => [{ id, asks, standing: 'test', says }];
export const built = (where: string, says: string, asked: Asked): Row[] =>
  each(asked, { standing: 'design', where, says });
export const operators = (says: string, asked: Asked): Row[] => each(asked, { standing: 'operator', says });
export const none = (says: string, asked: Asked): Row[] => each(asked, { standing: 'none', says });
export const open = (says: string, asked: Asked): Row[] => each(asked, { standing: 'open', says });
