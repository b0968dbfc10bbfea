import { expect, it } from 'vitest';
import { playerRowFixture } from '../../state/store.fixture';
import { mergeStableRows } from './stable-list';

const rows = (...ids: string[]) => ids.map((id) => Object.assign({}, playerRowFixture, { id }));
const mergedIds = (before: string[], now: string[]) =>
  mergeStableRows(rows(...before), rows(...now)).map(({ id }) => id);

it.each([
  ['starts with the first response', [], ['a', 'b'], ['a', 'b']],
  ['keeps missing rows in place', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c']],
  ['puts new rows first', ['a', 'b'], ['n', 'a', 'b'], ['n', 'a', 'b']],
  ['puts rows of a later page last', ['a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
  ['keeps all rows when the response is empty', ['a'], [], ['a']],
])('%s', (_, before, now, expected) => expect(mergedIds(before, now)).toEqual(expected));

it('updates kept rows with the newest data', () => {
  const [renamed] = mergeStableRows([playerRowFixture], [{ ...playerRowFixture, first_name: 'Sammy' }]);
  expect(renamed?.first_name).toBe('Sammy');
});
