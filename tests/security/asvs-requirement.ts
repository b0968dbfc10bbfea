/** How a requirement is met: by a test, by design, or by the operator; or it does not apply (`none`) or is a gap (`open`). */
export type AsvsStatus = 'test' | 'design' | 'operator' | 'none' | 'open';

export interface AsvsRequirement {
  id: string;
  requirement: string;
  status: AsvsStatus;
  /** The file that implements a requirement met by design. */
  file?: string;
  /** Reason, operator's task, way to close the gap, or what the tests do not cover. */
  note: string;
}

export interface AsvsChapter {
  title: string;
  rows: AsvsRequirement[];
}

/** Short texts of requirements by id. */
type Requirements = Record<string, string>;

const toRows = (
  requirements: Requirements,
  row: Omit<AsvsRequirement, 'id' | 'requirement'>,
): AsvsRequirement[] =>
  Object.entries(requirements).map(([id, requirement]) => Object.assign({ id, requirement }, row));

/** A requirement met by the tests tagged `@covers V{id}`. */
export const tested = (id: string, requirement: string, note = ''): AsvsRequirement[] => [
  { id, requirement, status: 'test', note },
];
/** Requirements met by the design of a file. */
export const byDesign = (file: string, note: string, requirements: Requirements): AsvsRequirement[] =>
  toRows(requirements, { status: 'design', file, note });
/** Requirements that operators meet. */
export const byOperator = (note: string, requirements: Requirements): AsvsRequirement[] =>
  toRows(requirements, { status: 'operator', note });
/** Requirements that do not apply to this product. */
export const notApplicable = (note: string, requirements: Requirements): AsvsRequirement[] =>
  toRows(requirements, { status: 'none', note });
/** Requirements that are not met. */
export const notMet = (note: string, requirements: Requirements): AsvsRequirement[] =>
  toRows(requirements, { status: 'open', note });
