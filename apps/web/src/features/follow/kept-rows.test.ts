import { expect, it } from 'vitest';
import { row } from '../../state/store.fixture';
import { keepRows } from './kept-rows';

const rows = (...ids: string[]) => ids.map((id) => Object.assign({}, row, { id }));
const kept = (before: string[], now: string[]) => keepRows(rows(...before), rows(...now)).map(({ id }) => id);

it.each([
  ['starts with the first answer', [], ['a', 'b'], ['a', 'b']],
  ['keeps whom the answer lacks where they were', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c']],
  ['puts new people first', ['a', 'b'], ['n', 'a', 'b'], ['n', 'a', 'b']],
  ['and those of a later page last', ['a', 'b'], ['a', 'b', 'c', 'd'], ['a', 'b', 'c', 'd']],
  ['keeps all when everybody is gone', ['a'], [], ['a']],
])('%s', (_, before, now, expected) => expect(kept(before, now)).toEqual(expected));

it('shows what is newest about whom it keeps', () => {
  const [renamed] = keepRows([row], [{ ...row, first_name: 'Sammy' }]);
  expect(renamed?.first_name).toBe('Sammy');
});
