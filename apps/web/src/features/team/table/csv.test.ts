import { expect, it } from 'vitest';
import { toCsv } from './csv';

it('puts an apostrophe in front of what a spreadsheet program would run', () => {
  for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx'])
    expect(toCsv([[text]]).replaceAll('"', '')).toBe(`'${text}\r\n`);
  expect(toCsv([['=HYPERLINK("http://x","y")']])).toBe(`"'=HYPERLINK(""http://x"",""y"")"\r\n`);
  expect(toCsv([['a=b', 'x-y', '00', -1]])).toBe('a=b,x-y,00,-1\r\n');
});

it('quotes commas, quotes, line breaks and blanks at the ends', () => {
  expect(toCsv([['Lee, Jordan', 'the "Wall"', 'two\nlines', ' blank']])).toBe(
    '"Lee, Jordan","the ""Wall""","two\nlines"," blank"\r\n',
  );
});
