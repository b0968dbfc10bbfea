import { characterCount } from '@rinkside/contracts/text';
import { textToCells } from './cells';
import { decodeText, isZip } from './decode';
import { RosterFileError } from './file-error';
import { importLimits } from './limits';
import { readWorkbook, type Sheet } from './xlsx';

const filledRows = ({ cells }: Sheet) => cells.filter((row) => row.some((cell) => cell.trim())).length;

/**
 * Returns the tables of a file as cells of text, the fullest first; a text file has one table.
 * @throws RosterFileError
 */
export const readRosterFile = async (file: File): Promise<Sheet[]> => {
  if (file.size > importLimits.bytes) throw new RosterFileError('fileBig');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const tables = isZip(bytes) ? readWorkbook(bytes) : [{ name: '', cells: textToCells(decodeText(bytes)) }];
  const filled = tables.filter((table) => filledRows(table) > 0);
  if (filled.length === 0) throw new RosterFileError('empty');
  return filled.toSorted((a, b) => filledRows(b) - filledRows(a));
};

/**
 * Returns the cells of a pasted text.
 * @throws RosterFileError
 */
export const readRosterText = (text: string): string[][] => {
  if (characterCount(text) > importLimits.characters) throw new RosterFileError('textLong');
  return textToCells(text);
};
