import { isolate } from '@rinkside/contracts/text';
import { importLimits } from './limits';
import type { FileProblem } from './file-error';
import type { Problem, ProblemKind } from './problem';

const saveAs = 'Save it as .xlsx or .csv and open that file.';

export const fileMessages: Record<FileProblem, string> = {
  empty: 'There is no text in it. Please choose a file with your roster, or paste the list.',
  textLong: `Please paste at most ${importLimits.characters.toLocaleString('en')} characters.`,
  fileBig: 'Please choose a file of at most 1 MB.',
  manyRows: `A roster has at most ${importLimits.rows} rows. Please delete the rest and try again.`,
  pdf: 'PDF files cannot be read. Copy the list from the PDF and paste it here.',
  oldExcel: `This is an old Excel file (.xls). ${saveAs}`,
  encrypted: 'This file has a password. Save a copy without the password and open the copy.',
  numbers: 'This is a Numbers file. Export it as Excel or CSV and open that file.',
  openDocument: `This is an OpenDocument file. ${saveAs}`,
  web: `This is a web page, not a spreadsheet. Open it in a spreadsheet program. ${saveAs}`,
  notASpreadsheet: 'This is not a spreadsheet. Please choose an Excel (.xlsx), CSV or text file.',
  damaged: `This file cannot be opened. It may be damaged. ${saveAs}`,
};

const lineList = (lines: number[]) => new Intl.ListFormat('en').format(lines.map(String));
const quoted = (text: string) => `“${isolate(text)}”`;
const readingList = (readings: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(readings.map(quoted));

const sentences: { [Kind in ProblemKind]: (problem: Problem<Kind>) => string } = {
  missing_name: () => 'This row has no name.',
  name_long: () => 'First and last names are at most 50 characters each.',
  name_unclear: () => 'Please check the name.',
  name_twice: ({ lines }) => `This name is in lines ${lineList(lines)}.`,
  number_unreadable: ({ text }) => `${quoted(text)} is not a jersey number. Numbers have one or two digits.`,
  number_twice: ({ number, lines }) => `Number ${number} is in lines ${lineList(lines)}.`,
  birth_year_unreadable: ({ text }) => `No birth year can be read from ${quoted(text)}.`,
  birth_year_implausible: ({ year }) => `Please check the birth year ${year}.`,
  position_unreadable: ({ text }) => `${quoted(text)} is not a position. Please choose skater or goalie.`,
  two_readings: ({ text, readings }) => `${quoted(text)} can mean ${readingList(readings)}. Please choose.`,
  column_unsure: () => 'Please say what the column holds.',
  left_out: ({ parts }) => `We left out: ${parts.map(quoted).join(', ')}.`,
  maybe_not_player: () => 'Is this a player? The line differs from the others.',
  several_players: () => 'This line may hold more than one player.',
};

/** The sentence of a problem with a row. */
export const problemMessage = <Kind extends ProblemKind>(problem: Problem<Kind>): string =>
  sentences[problem.kind](problem);

export const skipMessages = {
  header: 'Column titles',
  title: 'Title',
  heading: 'Heading',
  staff: 'Coach or staff',
  note: 'Note',
  rule: 'Line between rows',
} as const;
export type SkipReason = keyof typeof skipMessages;
