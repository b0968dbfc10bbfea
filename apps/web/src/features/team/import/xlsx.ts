import { strFromU8, unzipSync } from 'fflate';
import { RosterFileError } from './file-error';
import { cellLimits, importLimits } from './limits';
import { displayNumber } from './number-format';

export type Sheet = { name: string; cells: string[][] };

/** A workbook of a roster is far smaller. */
const maxExpandedBytes = 20_000_000;
const wanted =
  /^(xl\/(workbook\.xml|styles\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml))$/i;

const readParts = (bytes: Uint8Array) => {
  const names: string[] = [];
  let expanded = 0;
  const files = unzipSync(bytes, {
    filter: (file) => {
      names.push(file.name);
      if (!wanted.test(file.name)) return false;
      // The stated size is also the size of the buffer that the part expands into.
      expanded += file.originalSize;
      if (expanded > maxExpandedBytes) throw new RosterFileError('fileBig');
      return true;
    },
  });
  return { names, files };
};

const unzip = (bytes: Uint8Array) => {
  try {
    return readParts(bytes);
  } catch (error) {
    throw error instanceof RosterFileError ? error : new RosterFileError('damaged');
  }
};

const parse = (xml: string) => {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  if (document.getElementsByTagName('parsererror').length > 0) throw new RosterFileError('damaged');
  return document;
};

const elements = (within: Document | Element, name: string): Element[] =>
  Array.from(within.getElementsByTagNameNS('*', name));

/** The text of a cell or shared string without its phonetic guide. */
const textOf = (element: Element) =>
  elements(element, 't')
    .filter((text) => text.parentElement?.localName !== 'rPh')
    .map((text) => text.textContent)
    .join('');

/** Number formats by the style index of a cell. */
const readFormats = (styles: Document | undefined): (number | string)[] => {
  if (!styles) return [];
  const custom = new Map(
    elements(styles, 'numFmt').map((format) => [
      Number(format.getAttribute('numFmtId')),
      format.getAttribute('formatCode') ?? '',
    ]),
  );
  return elements(styles, 'cellXfs')
    .flatMap((list) => elements(list, 'xf'))
    .map((style) => Number(style.getAttribute('numFmtId') ?? 0))
    .map((id) => custom.get(id) ?? id);
};

type Book = { strings: string[]; formats: (number | string)[]; from1904: boolean };

const cellText = (cell: Element, { strings, formats, from1904 }: Book): string => {
  const type = cell.getAttribute('t');
  if (type === 'inlineStr') return textOf(cell);
  const value = elements(cell, 'v')[0]?.textContent ?? '';
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'd') return value.slice(0, 10);
  if (value === '' || (type && type !== 'n')) return value;
  return displayNumber(value, formats[Number(cell.getAttribute('s') ?? 0)] ?? 0, from1904);
};

/** 'C7' is column 2. */
const columnOf = (reference: string) =>
  Array.from(reference.replace(/[^A-Z]/gi, '').toUpperCase()).reduce(
    (column, letter) => column * 26 + letter.charCodeAt(0) - 64,
    0,
  ) - 1;

const readSheet = (sheet: Document, book: Book): string[][] => {
  const cells: string[][] = [];
  for (const row of elements(sheet, 'row')) {
    const index = Number(row.getAttribute('r') ?? cells.length + 1) - 1;
    const values: string[] = [];
    for (const cell of elements(row, 'c')) {
      const reference = cell.getAttribute('r');
      const column = reference ? columnOf(reference) : values.length;
      if (column >= cellLimits.columns) continue;
      while (values.length < column) values.push('');
      values[column] = cellText(cell, book);
    }
    if (!values.some((value) => value.trim())) continue;
    if (index >= importLimits.lines) throw new RosterFileError('manyRows');
    while (cells.length < index) cells.push([]);
    cells[index] = values;
  }
  return cells;
};

/** Which kind of zip archive this is, if not a workbook. */
const refuse = (names: string[]): never => {
  if (names.some((name) => /\.iwa$|^Index\.zip$/i.test(name))) throw new RosterFileError('numbers');
  if (names.includes('content.xml')) throw new RosterFileError('openDocument');
  throw new RosterFileError('notASpreadsheet');
};

/**
 * Returns the cells of each visible sheet as text, as the spreadsheet shows them; dates as YYYY-MM-DD.
 * @throws RosterFileError
 */
export const readWorkbook = (bytes: Uint8Array): Sheet[] => {
  const { names, files } = unzip(bytes);
  const part = (path: string) => {
    const file = files[path.replace(/^\//, '')];
    return file && parse(strFromU8(file));
  };
  const workbook = part('xl/workbook.xml');
  if (!workbook) return refuse(names);
  const paths = new Map(
    elements(part('xl/_rels/workbook.xml.rels') ?? workbook, 'Relationship').map((relation) => [
      relation.getAttribute('Id'),
      relation.getAttribute('Target') ?? '',
    ]),
  );
  const strings = part('xl/sharedStrings.xml');
  const book: Book = {
    strings: strings ? elements(strings, 'si').map(textOf) : [],
    formats: readFormats(part('xl/styles.xml')),
    from1904: /^(1|true)$/.test(elements(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? ''),
  };
  return elements(workbook, 'sheet').flatMap((sheet) => {
    if (/hidden/i.test(sheet.getAttribute('state') ?? '')) return [];
    const id = Array.from(sheet.attributes).find(
      (attribute) => attribute.localName === 'id' && attribute.prefix,
    );
    const path = paths.get(id?.value ?? '') ?? '';
    const content = part(path.startsWith('/') ? path : `xl/${path}`);
    return content ? [{ name: sheet.getAttribute('name') ?? '', cells: readSheet(content, book) }] : [];
  });
};
