/** Why a file or a pasted text cannot be read as a roster. Its sentence is in `messages.ts`. */
export type FileProblem =
  | 'empty'
  | 'textLong'
  | 'fileBig'
  | 'manyRows'
  | 'pdf'
  | 'oldExcel'
  | 'encrypted'
  | 'numbers'
  | 'openDocument'
  | 'web'
  | 'notASpreadsheet'
  | 'damaged';

export class RosterFileError extends Error {
  override name = 'RosterFileError';
  constructor(readonly problem: FileProblem) {
    super(problem);
  }
}
