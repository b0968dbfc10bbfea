import { expect, it } from 'vitest';
import { fileMessages, problemMessage, skipMessages } from './messages';
import type { ProblemKind } from './problem';
import { readRosterText } from './read-file';
import { readRoster, type Roster } from './roster';
import type { RosterRow } from './rows';

const read = (...lines: string[]) => readRoster(readRosterText(lines.join('\n')), { thisYear: 2026 });
const shortOf = ({ number, name, birth_year, position }: RosterRow) => [number, name, birth_year, position];
/** What each column of the first table holds; with a question mark if that is asked. */
const columnsOf = ({ tables }: Roster) =>
  tables[0]?.columns.map(({ meaning, asks }) => `${meaning}${asks.length > 0 ? '?' : ''}`);
const rowsOf = (...lines: string[]) => read(...lines).rows.map(shortOf);
const kindsOf = (row: RosterRow | undefined): ProblemKind[] | undefined =>
  row?.problems.map(({ kind }) => kind);

it.each([
  ['7 Jordan Lee G 2012', ['7', 'Jordan Lee', 2012, 'goalie']],
  ['#7 - Lee, Jordan (G)', ['7', 'Jordan Lee', null, 'goalie']],
  ['No. 7 Jordan Lee (C)', ['7', 'Jordan Lee', null, null]],
  ["Lee Jr., Jordan #7 '12", ['7', 'Jordan Lee Jr.', 2012, null]],
  ['Name: Jordan Lee, No: 7, Pos: F, YOB: 12', ['7', 'Jordan Lee', 2012, 'skater']],
  ['7. Jean-Luc van der O’Neil III – D', ['7', 'Jean-Luc van der O’Neil III', null, 'skater']],
  ['Fox, S. 9', ['9', 'S. Fox', null, null]],
  ['Jordan (C) Lee (7)', ['7', 'Jordan Lee', null, null]],
  ['7. Jordan Lee ........ F', ['7', 'Jordan Lee', null, 'skater']],
  ['7 Jordan Lee jordan@example.com (555) 010-0101', ['7', 'Jordan Lee', null, null]],
])('reads %s', (line, row) => {
  expect(rowsOf(line)).toEqual([row]);
});

it('reads the same from every separator', () => {
  const rows = [['7', 'Jordan Lee', 2012, 'skater'], ['30', 'Sam Fox', 2013, 'goalie'], ['9', 'Ann Wu', 2012, 'skater']]; // prettier-ignore
  const cells = [['No', 'Player', 'Pos', 'YOB'], ['7', 'Jordan Lee', 'F', '2012'], ['30', 'Sam Fox', 'G', '2013'], ['9', 'Ann Wu', 'D', '2012']]; // prettier-ignore
  for (const separator of [',', ';', '\t', ' | ', '   ', ' '])
    expect(rowsOf(...cells.map((row) => row.join(separator))), separator).toEqual(rows);
});

it('never takes contact data or the names of parents', () => {
  const { rows, tables } = read(
    'Player,No,Parent Name,Phone,USA Hockey #',
    'Jordan Lee,7,Pat Lee,555-010-0101,123456789',
    'Sam Fox,9,Jo Fox,555-010-0102,123456780',
  );
  expect(rows.map(shortOf)).toEqual([['7', 'Jordan Lee', null, null], ['9', 'Sam Fox', null, null]]); // prettier-ignore
  expect(tables[0]?.columns.filter(({ meaning }) => meaning === 'other').map(({ header }) => header)).toEqual(['Parent Name', 'Phone', 'USA Hockey #']); // prettier-ignore
  expect(read('12 Theo Marsh 12 Oak Street').rows[0]?.name).toBe('Theo Marsh');
});

it('tells a row of totals from a player called Sum', () => {
  const { rows } = read('Last,First,No', 'Sum,Sam,7', 'Lee,Ann,9', 'Total,,2');
  expect(rows.map(({ name }) => name)).toEqual(['Sam Sum', 'Ann Lee']);
});

it('skips staff, titles and totals, and says why', () => {
  const { rows, skipped } = read(
    'Wolves roster',
    '',
    'No,Name,Pos',
    '7,Jordan Lee,F',
    'HC,Kim Park,Coach',
    '9,Sam Fox,D',
    'Total,2',
  );
  expect(rows.map(({ line }) => line)).toEqual([4, 6]);
  expect(skipped.map(({ line, reason }) => [line, skipMessages[reason]])).toEqual([
    [1, 'Title'], [3, 'Column titles'], [5, 'Coach or staff'], [7, 'Note'],
  ]); // prettier-ignore
});

it('marks numbers and names that are used twice', () => {
  const { rows } = read('07 Jordan Lee', '7 Sam Fox', '9 Jordan Lee');
  expect(rows[1]?.problems).toEqual([{ kind: 'number_twice', number: '7', lines: [1, 2] }]);
  expect(kindsOf(rows[2])).toEqual(['name_twice']);
});

it('asks about every column whose meaning is a guess', () => {
  expect(columnsOf(read('Lee,Jordan,7', 'Fox,Sam,9', 'Wu,Ann,12'))).toEqual(['last?', 'first?', 'number']);
  const years = read('7,Jordan Lee,12', '9,Sam Fox,12', '12,Ann Wu,13', '30,Bo Ek,12');
  expect(columnsOf(years)).toEqual(['number?', 'name', 'birth?']);
  expect(kindsOf(years.rows[0])).toEqual(['column_unsure', 'column_unsure']);
  const table = (titles: string, ...rows: string[]) => columnsOf(read(titles, ...rows));
  expect(table('No,Name,Year', '7,Jordan Lee,12', '9,Sam Fox,13')).toEqual(['number', 'name', 'birth?']);
  expect(table('Pool,Name,Zug', '1,Jordan Lee,2', '3,Sam Fox,2')).toEqual(['number?', 'name', 'other?']);
  expect(table('No,Jersey,Name', '7,8,Jordan Lee', '9,4,Sam Fox')).toEqual(['number?', 'other?', 'name']);
  expect(table('Name,Team #', 'Jordan Lee,7', 'Sam Fox,9')).toEqual(['name', 'other?']);
  expect(table('No,Last name', '7,Jordan Lee', '9,Sam Fox')).toEqual(['number', 'name?']);
  expect(table('Mez,Játékos,Poszt', '7,Jordan Lee,F', '9,Sam Fox,D')).toEqual(['number?', 'name?', 'position?']); // prettier-ignore
  expect(table('No,Name,Date', '7,Jordan Lee,2012-04-05', '9,Sam Fox,2013-01-02')).toEqual(['number', 'name', 'other?']); // prettier-ignore
});

it('does not ask about columns that can be nothing else', () => {
  expect(columnsOf(read('7,Jordan Lee,D,2012', '9,Sam Fox,F,2013', '30,Ann Wu,G,2012'))).toEqual(['number', 'name', 'position', 'birth']); // prettier-ignore
  expect(columnsOf(read('No,Name,Shoots,Phone', '7,Jordan Lee,L,555-0101', '9,Sam Fox,R,555-0102'))).toEqual(['number', 'name', 'other', 'other']); // prettier-ignore
});

it('names what it left out of a line', () => {
  const parts = (...lines: string[]) =>
    read(...lines).rows.map(({ problems }) =>
      problems.flatMap((problem) => (problem.kind === 'left_out' ? problem.parts : [])),
    );
  expect(parts('12 Jordan Lee F 45 5', '9 Sam Fox [new] D', '30 Ann Wu G 2012')).toEqual([['45', '5'], ['new'], []]); // prettier-ignore
  expect(parts('No,Name,Born,Pos', '7,Jordan Lee 2011 (G) 12,2012,D', '9,Sam Fox,2013,F')[0]).toEqual(['12', '2011', 'G']); // prettier-ignore
});

it('asks about columns of marks and of titles with numbers, and about numbers that repeat', () => {
  expect(columnsOf(read('Name,#,Goalie', 'Jordan Lee,7,', 'Ann Wu,30,Y'))).toEqual([
    'name',
    'number',
    'other?',
  ]);
  expect(columnsOf(read('Player,Wish 1,Wish 2', 'Jordan Lee,7,8', 'Ann Wu,30,31'))).toEqual(['name', 'number?', 'other?']); // prettier-ignore
  const { rows } = read('Jordan Lee 12', 'Sam Fox 13', 'Ann Wu 12', 'Bo Ek 12');
  expect(rows.map((row) => [row.number, kindsOf(row)])).toEqual(Array.from({ length: 4 }, () => [null, ['two_readings']])); // prettier-ignore
  expect(kindsOf(read('7 Jordan Lee F Foxborough', '9 Sam Fox D Salem').rows[0])).toEqual(['name_unclear']);
});

it('skips staff by the columns that give players their values', () => {
  const staff = (title: string) =>
    read(`Name,${title},No,Job`, 'Jordan Lee,F,7,', 'Ann Wu,F,9,', 'Kim Park,F,,Head Coach');
  expect(staff('Gender').skipped.map(({ reason }) => reason)).toEqual(['header', 'staff']);
  expect(kindsOf(staff('Qwx').rows[2])).toContain('maybe_not_player');
});

it('keeps players whose names look like notes, and leaves out remarks', () => {
  expect(rowsOf('Page, Jordan #7', 'Fox, Sam #9', 'Ice, Bo #12')).toEqual([['7', 'Jordan Page', null, null], ['9', 'Sam Fox', null, null], ['12', 'Bo Ice', null, null]]); // prettier-ignore
  expect(rowsOf('12 - F - Jordan Lee - maybe')).toEqual([['12', 'Jordan Lee', null, 'skater']]);
  expect(columnsOf(read('Name,DOB', 'Jordan Lee,7/15/12', 'Sam Fox,7/5/12'))).toEqual(['name', 'birth']);
});

it('reads cells that stand below each other', () => {
  expect(rowsOf('Roster', '7', 'Jordan Lee', 'F', '', '9', 'Sam Fox', 'D', '', '30', 'Ann Wu', 'G')).toEqual([['7', 'Jordan Lee', null, 'skater'], ['9', 'Sam Fox', null, 'skater'], ['30', 'Ann Wu', null, 'goalie']]); // prettier-ignore
});

it('reads lines of statistics with single spaces as columns', () => {
  for (const titles of [[], ['# Player Pos GP G A Pts']]) {
    const roster = read(
      ...titles,
      '12 Jordan Lee F 20 5 7 12',
      '9 Sam van Dyk D 20 1 4 5',
      '30 Ann Wu G 19 0 0 0',
    );
    expect(roster.rows.map(shortOf)).toEqual([['12', 'Jordan Lee', null, 'skater'], ['9', 'Sam van Dyk', null, 'skater'], ['30', 'Ann Wu', null, 'goalie']]); // prettier-ignore
    expect(columnsOf(roster)?.slice(3)).toEqual(
      Array.from({ length: 4 }, () => expect.stringMatching(/^other/)),
    );
  }
});

it('asks where two readings are possible', () => {
  expect(kindsOf(read('Sam Fox 7, Ann Wu 9').rows[0])).toContain('several_players');
  expect(kindsOf(read('30 Sam Fox G', '7 Jordan Lee', '9 Mary Ann Wing').rows[2])).toEqual([
    'two_readings',
    'two_readings',
  ]);
  expect(columnsOf(read('Lee Jordan', 'Fox Sam', 'Wu Hannah'))).toEqual(['lastFirst?']);
});

it('keeps a row without a name, and its source', () => {
  const { rows } = read('No,Name,Pos', '7,,F', '9,Sam Fox,D');
  expect(rows[0]).toMatchObject({ number: '7', name: '', source: ['7', '', 'F'] });
  expect(kindsOf(rows[0])).toEqual(['missing_name']);
});

it('follows what the person says about a column', () => {
  const cells = readRosterText('Lee,Jordan,7\nFox,Sam,9\nWu,Ann,12');
  const { rows } = readRoster(cells, { thisYear: 2026, choices: { 0: { 0: 'first', 1: 'last' } } });
  expect(rows.map(({ name, problems }) => [name, problems])).toEqual([['Lee Jordan', []], ['Fox Sam', []], ['Wu Ann', []]]); // prettier-ignore
});

it('limits the rows and the length of names', () => {
  const many = Array.from(
    { length: 201 },
    (_, index) => `Player${'abcdefghij'[index % 10] ?? ''} Number${String.fromCharCode(97 + (index % 26))}`,
  );
  expect(() => read(...many)).toThrow(expect.objectContaining({ problem: 'manyRows' }));
  expect(() => read('', ' ')).toThrow(expect.objectContaining({ problem: 'empty' }));
  expect(kindsOf(read('First,Last', `${'a'.repeat(51)},Lee`, 'Sam,Fox').rows[0])).toEqual(['name_long']);
});

it('has a sentence for every problem', () => {
  const sentences = [
    problemMessage({ kind: 'missing_name' }),
    problemMessage({ kind: 'name_long' }),
    problemMessage({ kind: 'name_unclear' }),
    problemMessage({ kind: 'left_out', parts: ['20', 'R'] }),
    problemMessage({ kind: 'column_unsure', cell: 'number' }),
    problemMessage({ kind: 'name_twice', lines: [1, 3] }),
    problemMessage({ kind: 'number_unreadable', text: '107' }),
    problemMessage({ kind: 'number_twice', number: '7', lines: [1, 3] }),
    problemMessage({ kind: 'birth_year_unreadable', text: 'May 4' }),
    problemMessage({ kind: 'birth_year_implausible', year: 1979 }),
    problemMessage({ kind: 'position_unreadable', text: 'Sub' }),
    problemMessage({ kind: 'two_readings', cell: 'number', text: '00', readings: ['00', '0'] }),
    problemMessage({ kind: 'maybe_not_player' }),
    problemMessage({ kind: 'several_players' }),
    ...Object.values(fileMessages),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[“\p{Lu}].*\.$/u);
});

it.each(['+1 (1', 'may ', 'Ab ', '1 ', 'a@', '# '])(
  'reads a line of a megabyte of %j without delay',
  (text) => {
    const { rows, skipped } = readRoster([[text.repeat(1_000_000 / text.length)]], { thisYear: 2026 });
    expect(rows.length + skipped.length).toBe(1);
  },
);

it('reads headings of one letter, and titles of two words', () => {
  expect(rowsOf('G', '1 Sasha Ilves', 'D', '2 Tom Aldous')).toEqual([['1', 'Sasha Ilves', null, 'goalie'], ['2', 'Tom Aldous', null, 'skater']]); // prettier-ignore
  for (const title of ['No. Name', '# Player'])
    expect(rowsOf(title, '7 Jordan Lee', '9 Sam Fox').map(([number]) => number)).toEqual(['7', '9']);
});

const statistics = [
  ['GP', 'G', 'A', 'PTS', 'PIM', '+/-'],
  ['GP', 'W', 'L', 'GAA', 'SV%', 'SO'],
  ['Z', 'G', 'A', 'B', 'TM', '+/-'],
  ['O', 'M', 'S', 'P', 'RM', '+/-'],
];
it.each(statistics)('reads no statistics: %s, %s, %s', (...titles) => {
  const { rows, skipped, tables } = read(
    'Home\tSchedule\tStats',
    '',
    'Player Stats',
    ['No.', 'Player', 'Pos', ...titles].join('\t'),
    '7\tJordan Lee\tD\t14\t13\t9\t22\t12\t2',
    '9\tSam Fox\tF\t14\t12\t9\t21\t12\t-1',
    '30\tAnn Wu\tG\t13\t0\t1\t1\t0\t0',
    '\tTeam Totals\t\t14\t25\t19\t44\t24\t1',
    '',
    'GP = Games Played, G = Goals',
  );
  expect(rows.map(shortOf)).toEqual([['7', 'Jordan Lee', null, 'skater'], ['9', 'Sam Fox', null, 'skater'], ['30', 'Ann Wu', null, 'goalie']]); // prettier-ignore
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(tables[0]?.columns.slice(3).map(({ meaning }) => meaning)).toEqual(titles.map(() => 'other'));
  expect(skipped.map(({ line, reason }) => [line, reason])).toEqual([
    [1, 'title'], [3, 'title'], [4, 'header'], [8, 'note'], [10, 'note'],
  ]); // prettier-ignore
});

it('reads a title of a statistic above other values by the values', () => {
  const roster = read('#,Name,P,B', '7,Jordan Lee,F,2012', '9,Sam Fox,D,2013', '30,Ann Wu,G,2012');
  expect(columnsOf(roster)).toEqual(['number', 'name', 'position?', 'birth?']);
});

it('takes two digits below a title that is not known for no birth year', () => {
  const { rows } = read('No,Name,Zug', '7,Jordan Lee,12', '9,Sam Fox,12', '12,Ann Wu,13', '30,Bo Ek,12');
  expect(rows.map(({ birth_year }) => birth_year)).toEqual([null, null, null, null]);
  const years = read('No,Name,Zug', '7,Jordan Lee,2012', '9,Sam Fox,2012').rows;
  expect(years.map(({ birth_year }) => birth_year)).toEqual([2012, 2012]);
});

it.each([
  ['Toimihenkilöt', 'Vastuuvalmentaja: Timo Salo'],
  ['Realizační tým', 'Hlavní trenér: Jan Malý'],
  ['Ledarstab:', 'Huvudtränare: Karl Ek'],
  ['Mannschaftsoffizielle', 'Cheftrainer: Uwe Kern'],
  ['Personnel d’équipe', 'Entraîneur-chef : Luc Roy'],
  ['Тренеры', 'Главный тренер: Олег Орлов'],
])('skips the staff below %s', (heading, coach) => {
  const { rows, skipped } = read('7 Jordan Lee', '9 Sam Fox', '30 Ann Wu', '', heading, coach, 'Kim Park');
  expect(rows).toHaveLength(3);
  expect(skipped.map(({ reason }) => reason)).toEqual(['heading', 'staff', 'staff']);
  expect(read('7 Jordan Lee', coach).rows).toHaveLength(1);
});

it('reads players below titles of columns after the staff, and last names that are also roles', () => {
  const { rows } = read('Coaches', 'Kim Park', '', 'No,Last,First', '7,Parent,Luc', '9,Fox,Sam');
  expect(rows.map(({ number, name }) => [number, name])).toEqual([
    ['7', 'Luc Parent'],
    ['9', 'Sam Fox'],
  ]);
  const staff = read('First,Last,No', 'Luc,Parent,7', 'Sam,Fox,9', 'Coach,Kim Park,', 'Coach: Jo Ek').skipped;
  expect(staff.map(({ line, reason }) => [line, reason])).toEqual([[1, 'header'], [4, 'staff'], [5, 'staff']]); // prettier-ignore
  expect(read('HC Red Foxes', '7 Jordan Lee').skipped.map(({ reason }) => reason)).not.toContain('staff');
});

it.each([
  ['From: Kim Park <kim@example.com>', 'Sent: Monday, 8 September 2025 21:14', 'Hi all,', 'Kind regards'],
  [
    'Von: Kim Park <kim@example.com>',
    'Gesendet: Montag, 8. September 2025 21:14',
    'Hallo zusammen',
    'Viele Grüße',
  ],
  ['Od: Kim Park <kim@example.com>', 'Odesláno: pondělí 8. září 2025 21:14', 'Ahoj všem', 'S pozdravem'],
  [
    'Från: Kim Park <kim@example.com>',
    'Skickat: den 8 september 2025 21:14',
    'Hej alla!',
    'Med vänliga hälsningar',
  ],
  ['On Mon, Sep 8, 2025 at 9:14 PM Kim Park', '<kim@example.com> wrote:', '> Hello everyone', 'Thank you!'],
])('reads the players of a mail: %s', (from, sent, greeting, closing) => {
  const { rows, skipped } = read(
    from, sent, '', greeting, '', 'Here is the list, tell me if', 'it is wrong.', '',
    '1. Jordan Lee #17', '2. Sam Fox #9', '3. Ann Wu - number TBD', '4. Bo Ek #30', '',
    'Practice is on Thursday at 6:30 pm, please be there', '20 minutes early. Snacks: the Foxes.', '', closing, 'Kim Park',
  ); // prettier-ignore
  expect(rows.map(({ number, name }) => [number, name])).toEqual([['17', 'Jordan Lee'], ['9', 'Sam Fox'], [null, 'Ann Wu'], ['30', 'Bo Ek']]); // prettier-ignore
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect(skipped.map(({ line }) => line)).toEqual([1, 2, 4, 6, 7, 14, 15, 17, 18]);
});

it('keeps players without a number, and asks about lines that differ', () => {
  const { rows } = read('7 Jordan Lee', '9 Sam Fox', '11 Bo Ek', '12 Cy Orr', '', 'TBD - Ann Wu', 'Max Roy (no number)', 'Cam Birk 2013'); // prettier-ignore
  expect(rows.slice(4).map((row) => [row.name, kindsOf(row)])).toEqual([
    ['Ann Wu', ['maybe_not_player']], ['Max Roy', ['maybe_not_player']], ['Cam Birk', []],
  ]); // prettier-ignore
  const phone = read('7 jordan lee', '9 sam fox', '11 bo ek', 'be there by 5').rows;
  expect(kindsOf(phone[3])).toEqual(['maybe_not_player']);
  expect(kindsOf(read('Jordan Lee', 'Sam Fox', 'Bo Ek', 'Schedule').rows[3])).toEqual(['maybe_not_player']);
});

it('reads a table within a mail', () => {
  const prose = [
    'Hi all,',
    'please see the list below and tell me about mistakes.',
    '',
    'Everyone is on it.',
  ];
  for (const separator of ['\t', ';', '   ']) {
    const table = [
      ['No', 'Last', 'First'],
      ['7', 'Lee', 'Jordan'],
      ['9', 'Fox', 'Sam'],
      ['30', 'Wu', 'Ann'],
    ];
    const { rows } = read(
      ...prose,
      '',
      ...table.map((row) => row.join(separator)),
      '',
      'Thanks',
      'Kim',
      'Hawks',
    );
    expect(
      rows.map(({ name }) => name),
      separator,
    ).toEqual(['Jordan Lee', 'Sam Fox', 'Ann Wu']);
  }
});

it.each(['[08.09.25, 21:14:07] Kim: ', '9/8/25, 9:14 PM - Kim: ', '> '])(
  'leaves out %j before a line',
  (mark) => {
    const { rows } = read(`${mark}7 Jordan Lee`, `${mark}9 Sam Fox`, `${mark}30 Ann Wu`);
    expect(rows.map(({ name, birth_year, problems }) => [name, birth_year, problems])).toEqual([['Jordan Lee', null, []], ['Sam Fox', null, []], ['Ann Wu', null, []]]); // prettier-ignore
  },
);

it('takes no time of day for a birth year', () => {
  expect(read('7 Jordan Lee 21:15:09', '9 Sam Fox', '30 Ann Wu').rows[0]?.birth_year).toBeNull();
});

it('asks about a player in a sentence, and skips staff with the title behind the name', () => {
  const { rows, skipped } = read('7 Jordan Lee plays goalie when Sam is away.', '9 Sam Fox', '30 Ann Wu', '12 Bo Ek', 'Kim Park - Manager', 'Jo Dee - vedoucí'); // prettier-ignore
  expect(rows.map(({ number }) => number)).toEqual(['7', '9', '30', '12']);
  expect(kindsOf(rows[0])).toContain('maybe_not_player');
  expect(skipped.map(({ reason }) => reason)).toEqual(['staff', 'staff']);
});

it('reads headings of units', () => {
  const { rows, skipped } = read('Line 1', '7 Jordan Lee', '9 Sam Fox', 'Line 2', '11 Ann Wu', '12 Bo Ek');
  expect(rows).toHaveLength(4);
  expect(skipped.map(({ reason }) => reason)).toEqual(['heading', 'heading']);
});

it('keeps players whose parents volunteer, and skips staff below the same titles', () => {
  const { rows, skipped } = read(
    'Last Name,First Name,Birthdate,Volunteers as',
    'Lee,Jordan,2014-05-01,Assistant Coach',
    'Fox,Sam,2014-08-11,',
    'Park,Kim,,Head Coach',
  );
  expect(rows.map(({ name }) => name)).toEqual(['Jordan Lee', 'Sam Fox']);
  expect(skipped.map(({ reason }) => reason)).toEqual(['header', 'staff']);
});

it.each([
  ['f. 2013', 2013],
  ['geb. 2013', 2013],
  ['born 2013', 2013],
])('reads a column of names with %s beside them', (born, year) => {
  expect(rowsOf(`7   Jordan Lee, ${born}`, `9   Sam Fox, ${born} (C)`)).toEqual([
    ['7', 'Jordan Lee', year, null],
    ['9', 'Sam Fox', year, null],
  ]);
});

it('keeps a capital initial before a year', () => {
  expect(rowsOf('7 Jordan B. 2013', '9 Sam F. 2014')).toEqual([
    ['7', 'Jordan B.', 2013, null],
    ['9', 'Sam F.', 2014, null],
  ]);
});

it.each([
  ['21. Sofia Marchetti 2015', 'Sofia Marchetti'], ['21. Jake Martin 2015', 'Jake Martin'], ['#22 Lee, Marcus 2014', 'Marcus Lee'],
  ['#23 Ford, Julian 2015', 'Julian Ford'], ['24 Ben Mayer 2014', 'Ben Mayer'], ['#29 Kim, June 2015', 'June Kim'],
  ['31 Tom May 2015', 'Tom May'], ['27. Liam Decker 2014', 'Liam Decker'], ['33. Octavia Novak 2015', 'Octavia Novak'],
  ['29. April Jansen 2014', 'April Jansen'], ['28 Tim Novak 2015 D', 'Tim Novak'], ['12 August Sepp 2014', 'August Sepp'],
  ['8 Maja Maier 2013', 'Maja Maier'], ['4 Okta Lindqvist, 3 May 2015', 'Okta Lindqvist'], ['5 Jan Desmarais, 14. März 2014', 'Jan Desmarais'],
])('keeps a name that begins like a month: %s', (line, name) => {
  const { rows } = read('7 Jordan Lee 2014', line, '9 Sam Fox 2015');
  expect([rows[1]?.name, typeof rows[1]?.birth_year]).toEqual([name, 'number']);
}); // prettier-ignore
