/** How a requirement is met: by a test, by design, or by the operator; or it does not apply (`none`) or is a gap (`open`). */
export type Standing = 'test' | 'design' | 'operator' | 'none' | 'open';

export interface Row {
  id: string;
  requirement: string;
  status: Standing;
  /** The file that implements a requirement met by design. */
  file?: string;
  /** Reason, operator's task, way to close the gap, or what the tests do not cover. */
  note: string;
}

export interface Chapter {
  title: string;
  rows: Row[];
}

/** Short texts of requirements by id. */
type Requirements = Record<string, string>;

const toRows = (requirements: Requirements, row: Omit<Row, 'id' | 'requirement'>): Row[] =>
  Object.entries(requirements).map(([id, requirement]) => Object.assign({ id, requirement }, row));

/** A requirement met by the tests tagged `@covers V{id}`. */
export const held = (id: string, requirement: string, note = ''): Row[] => [
  { id, requirement, status: 'test', note },
];
/** Requirements met by the design of a file. */
export const built = (file: string, note: string, requirements: Requirements): Row[] =>
  toRows(requirements, { status: 'design', file, note });
/** Requirements that operators meet. */
export const operators = (note: string, requirements: Requirements): Row[] =>
  toRows(requirements, { status: 'operator', note });
/** Requirements that do not apply to this product. */
export const none = (note: string, requirements: Requirements): Row[] =>
  toRows(requirements, { status: 'none', note });
/** Requirements that are not met. */
export const open = (note: string, requirements: Requirements): Row[] =>
  toRows(requirements, { status: 'open', note });
