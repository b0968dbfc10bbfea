import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { importLimits } from './limits';
import { displayNumber } from './number-format';
import { readRosterFile, readRosterText } from './read-file';

const file = (content: string | Uint8Array<ArrayBuffer>) => new File([content], 'roster');
const zip = (parts: Record<string, string>) =>
  file(
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))),
    ),
  );
const bytes = (...values: number[]) => file(new Uint8Array(values));
const problemOf = (source: File) =>
  readRosterFile(source).then(
    () => undefined,
    (error: { problem?: string }) => error.problem,
  );

const workbook = (sheets: string) => `<workbook xmlns="m" xmlns:r="r"><sheets>${sheets}</sheets></workbook>`;
const relations = `<Relationships xmlns="p"><Relationship Id="a" Target="worksheets/sheet1.xml"/><Relationship Id="b" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;
const sheet = (rows: string) => `<worksheet xmlns="m"><sheetData>${rows}</sheetData></worksheet>`;
const parts = {
  'xl/workbook.xml': workbook('<sheet name="Old" state="hidden" r:id="a"/><sheet name="Now" state="visible" r:id="b"/>'),
  'xl/_rels/workbook.xml.rels': relations,
  'xl/worksheets/sheet1.xml': sheet('<row r="1"><c r="A1" t="inlineStr"><is><t>hidden</t></is></c></row>'),
  'xl/worksheets/sheet2.xml': sheet('<row r="2"><c r="A2" s="1"><v>0</v></c><c r="C2" t="s"><v>0</v></c><c r="D2" s="2"><v>41033</v></c><c r="E2" t="str"><f>A1</f><v>F</v></c></row>'),
  'xl/sharedStrings.xml': '<sst xmlns="m"><si><r><t>Jor</t></r><r><t>dan</t></r><rPh><t>x</t></rPh></si></sst>',
  'xl/styles.xml': '<styleSheet xmlns="m"><numFmts><numFmt numFmtId="164" formatCode="00"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="14"/></cellXfs></styleSheet>',
}; // prettier-ignore

it('reads the visible sheets of a workbook as the cells look', async () => {
  expect(await readRosterFile(zip(parts))).toEqual([
    { name: 'Now', cells: [[], ['00', '', 'Jordan', '2012-05-04', 'F']] },
  ]);
});

it.each([
  ['0', '00', '00'], ['7', '"#"0', '#7'], ['7', '"No. "0', 'No. 7'], ['7', 0, '7'], ['7.5', '00', '7.5'],
  ['41033', 'd-mmm-yy', '2012-05-04'], ['41033', 14, '2012-05-04'], ['41033', 'General', '41033'],
])('shows %s with the format %s as %s', (value, format, text) => {
  expect(displayNumber(value, format, false)).toBe(text);
}); // prettier-ignore

it('reads every encoding that spreadsheets write', async () => {
  const wide = Uint8Array.from(Array.from('\ufeff7\tÅsa Öberg', (letter) => letter.charCodeAt(0)).flatMap((code) => [code & 255, code >> 8])); // prettier-ignore
  const latin = Uint8Array.from(Array.from('7\tÅsa Öberg', (letter) => letter.charCodeAt(0)));
  for (const source of [file('\ufeff7\tÅsa Öberg'), file(wide), file(wide.slice(2)), file(latin)])
    expect((await readRosterFile(source))[0]?.cells).toEqual([['7', 'Åsa Öberg']]);
});

it('says what is wrong with a file', async () => {
  const oldFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const password = Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]);
  expect(await problemOf(file('%PDF-1.7'))).toBe('pdf');
  expect(await problemOf(bytes(...oldFile))).toBe('oldExcel');
  expect(await problemOf(bytes(...oldFile, ...password))).toBe('encrypted');
  expect(await problemOf(zip({ 'Index/Document.iwa': '' }))).toBe('numbers');
  expect(await problemOf(zip({ 'content.xml': '<a/>' }))).toBe('openDocument');
  expect(await problemOf(zip({ 'word/document.xml': '<a/>' }))).toBe('notASpreadsheet');
  expect(await problemOf(zip({ ...parts, 'xl/workbook.xml': '<broken' }))).toBe('damaged');
  expect(await problemOf(bytes(0x50, 0x4b, 3, 4, 9, 9))).toBe('damaged');
  expect(await problemOf(bytes(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13))).toBe('notASpreadsheet');
  expect(await problemOf(file('<html><table>'))).toBe('web');
  expect(await problemOf(file(' \n'))).toBe('empty');
  expect(await problemOf(file(new Uint8Array(importLimits.bytes + 1)))).toBe('fileBig');
});

it('does not expand a small file into a big one', async () => {
  expect(await problemOf(zip({ ...parts, 'xl/sharedStrings.xml': ' '.repeat(25_000_000) }))).toBe('fileBig');
});

it('limits pasted text', () => {
  expect(() => readRosterText('a'.repeat(importLimits.characters + 1))).toThrow(
    expect.objectContaining({ problem: 'textLong' }),
  );
  expect(() => readRosterText('\n'.repeat(importLimits.lines))).toThrow(
    expect.objectContaining({ problem: 'manyRows' }),
  );
});

it('keeps the line numbers of cells with line breaks', () => {
  expect(readRosterText('No,Name,Pos\n7,"Jordan\nLee",F\n9,Sam Fox,D')).toEqual([
    ['No', 'Name', 'Pos'], ['7', 'Jordan Lee', 'F'], [], ['9', 'Sam Fox', 'D'],
  ]); // prettier-ignore
});
