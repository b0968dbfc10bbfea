import { describe, expect, it } from 'vitest';
import { arrange, emptyProjection, type ProjectionInput } from './feed.projection';

/** Items are named by their place: 'e' is newer than 'a'. */
const input = (changes: Partial<ProjectionInput>): ProjectionInput => ({
  fetched: ['e', 'd', 'c'],
  end: 'c',
  arrived: [],
  placeOf: (id) => id,
  open: false,
  ...changes,
});
const shown = (...ids: string[]) => ({ shown: ids, held: [] });

describe('the first page', () => {
  it('shows as it came', () => {
    expect(arrange(emptyProjection, input({}))).toEqual(shown('e', 'd', 'c'));
  });
});

describe('a live item', () => {
  it('waits above the reader', () => {
    expect(arrange(shown('e', 'd', 'c'), input({ arrived: ['f', 'g'] }))).toEqual({
      shown: ['e', 'd', 'c'],
      held: ['g', 'f'],
    });
  });

  it('shows at once when the reader is at the top or asked for it', () => {
    expect(arrange(shown('e', 'd', 'c'), input({ arrived: ['f'], open: true }))).toEqual(
      shown('f', 'e', 'd', 'c'),
    );
  });

  it('waits too when its place is between two shown ones', () => {
    const { held } = arrange(shown('e', 'd', 'c'), input({ arrived: ['dd'] }));
    expect(held).toEqual(['dd']);
  });

  it('that belongs below the last page read is left to the next page', () => {
    expect(arrange(shown('e', 'd', 'c'), input({ arrived: ['a'], open: true }))).toEqual(
      shown('e', 'd', 'c'),
    );
    expect(arrange(shown('e', 'd', 'c'), input({ arrived: ['a'], end: null }))).toEqual(
      shown('e', 'd', 'c', 'a'),
    );
  });

  it('stays once shown', () => {
    const after = arrange(shown('f', 'e', 'd', 'c'), input({ arrived: ['f'] }));
    expect(after).toEqual(shown('f', 'e', 'd', 'c'));
  });
});

describe('reading again', () => {
  it('holds what is new above and keeps what slid below the pages', () => {
    expect(arrange(shown('e', 'd', 'c'), input({ fetched: ['f', 'e', 'd'], end: 'd' }))).toEqual({
      shown: ['e', 'd', 'c'],
      held: ['f'],
    });
  });

  it('appends the next page', () => {
    expect(arrange(shown('e', 'd', 'c'), input({ fetched: ['e', 'd', 'c', 'b'], end: 'b' }))).toEqual(
      shown('e', 'd', 'c', 'b'),
    );
  });

  it('drops what the list no longer holds', () => {
    expect(arrange(shown('e', 'd', 'c'), input({ fetched: ['e', 'c'] }))).toEqual(shown('e', 'c'));
  });
});

describe('an item whose date was corrected', () => {
  it('goes where it belongs, and does not change how far the pages reach', () => {
    const placeOf = (id: string) => (id === 'c' ? 'z' : id);
    const after = arrange(shown('e', 'd', 'c'), input({ arrived: ['cc', 'b'], placeOf, open: true }));
    expect(after).toEqual(shown('c', 'e', 'd', 'cc'));
  });
});

it('drops removed items, shown or held', () => {
  const placeOf = (id: string) => (id === 'd' || id === 'f' ? null : id);
  expect(arrange(shown('e', 'd', 'c'), input({ arrived: ['f'], placeOf }))).toEqual(shown('e', 'c'));
});
