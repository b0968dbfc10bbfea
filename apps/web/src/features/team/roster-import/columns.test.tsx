import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { deskOfOwls } from '../team.fixture';
import { ImportDialog } from './import-dialog';

signInBeforeEach();

const read = (text: string) => {
  mockServer({});
  show(<ImportDialog team={deskOfOwls()} onClose={() => undefined} />);
  fireEvent.change(screen.getByLabelText('Paste your list'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Read the list' }));
};
const columns = () => within(screen.getByRole('region', { name: 'Columns of the list' }));
const question = (title: string) => columns().getByLabelText<HTMLSelectElement>(`What is in ${title}?`);
const choose = (title: string, value: string) => fireEvent.change(question(title), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(columns().getByRole('button', { name }));
const valuesOf = (cell: string) =>
  screen.getAllByLabelText<HTMLInputElement>(new RegExp(`^${cell}, line`)).map(({ value }) => value);
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Add \d+ places$/ });

it('says in one line what it read, and asks nothing', () => {
  read('#,Player,Born,Phone\n4,Sam Okafor,2012,555-0101\n8,Grace Hopper,2011,555-0102\n');
  const text = screen.getByRole('region', { name: 'Columns of the list' }).textContent;
  expect(text).toBe('We read: # → Number, Player → Name, Born → Birth year. Left out: Phone.Change');
  expect(add().disabled).toBe(false);
  press('Change');
  choose('Born', 'other');
  expect(valuesOf('Birth year')).toEqual(['', '']);
});

it('asks about a guess before the list is added; one tap confirms it', () => {
  read('#,Player,Mez\n4,Sam Okafor,2012\n8,Grace Hopper,2011\n');
  expect(question('Mez').value).toBe('birth');
  expect(columns().getByText('2012')).toBeDefined();
  expect(add().disabled).toBe(true);
  expect(screen.getByText('Please say what 1 column of the list holds.')).toBeDefined();
  press(/^It is right: .*Mez.* is Birth year$/);
  expect(columns().queryByText('What is in this column?')).toBeNull();
  expect(add().disabled).toBe(false);
  expect(valuesOf('Birth year')).toEqual(['2012', '2011']);
});

it('reads the rows again with another meaning, and keeps what was edited and removed', () => {
  read('Ek,Lukas,3\nFox,Sam,5\nWu,Ann,6\n');
  expect(valuesOf('Name')).toEqual(['Lukas Ek', 'Sam Fox', 'Ann Wu']);
  fireEvent.change(screen.getByLabelText('Name, line 2'), { target: { value: 'Samuel Fox' } });
  fireEvent.click(screen.getByRole('button', { name: /^Remove .*Ann Wu/ }));
  choose('Column 1', 'first');
  expect(valuesOf('Name')).toEqual(['Ek Lukas', 'Samuel Fox']);
  expect(question('Column 2').value).toBe('last');
  press(/^It is right: .*Column 2/);
  expect(add().disabled).toBe(false);
});

it('gives a meaning to one column only, and confirms all of them at once', () => {
  read('No,Jersey,Name\n7,8,Lukas Ek\n5,4,Sam Fox\n');
  expect(valuesOf('Number')).toEqual(['7', '5']);
  press('All are right');
  expect(add().disabled).toBe(false);
  press('Change');
  choose('Jersey', 'number');
  expect(valuesOf('Number')).toEqual(['8', '4']);
  expect(question('No').value).toBe('other');
});

it('asks for the order of the names of a list', () => {
  read('7 Lee Jordan\n9 Fox Sam\n30 Wu Hannah\n');
  expect(valuesOf('Name')).toEqual(['Jordan Lee', 'Sam Fox', 'Hannah Wu']);
  expect(Array.from(question('Each line').options, ({ text }) => text)).toEqual([
    'Name',
    'Name, last name first',
  ]);
  choose('Each line', 'name');
  expect(valuesOf('Name')).toEqual(['Lee Jordan', 'Fox Sam', 'Wu Hannah']);
  expect(screen.queryByRole('region', { name: 'Columns of the list' })).toBeNull();
});

it('shows what it left out of a line', () => {
  read('7 Jordan Lee F 45 5\n9 Sam Fox D\n30 Ann Wu G\n');
  const row = within(screen.getByRole('listitem', { name: 'Line 1' }));
  expect(row.getByText('We left out: “45”, “5”.')).toBeDefined();
});
