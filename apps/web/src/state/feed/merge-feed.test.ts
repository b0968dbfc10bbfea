import { describe, expect, it } from 'vitest';
import { mergeFeed, emptyFeed, type MergeFeedInput } from './merge-feed';

/** Ids double as sort keys: 'e' is newer than 'a'. */
const input = (changes: Partial<MergeFeedInput>): MergeFeedInput => ({
  fetched: ['e', 'd', 'c'],
  end: 'c',
  arrived: [],
  sortKeyOf: (id) => id,
  open: false,
  ...changes,
});
const shown = (...ids: string[]) => ({ shown: ids, pending: [] });

describe('mergeFeed: first page', () => {
  it('shows the page unchanged', () => {
    expect(mergeFeed(emptyFeed, input({}))).toEqual(shown('e', 'd', 'c'));
  });
});

describe('mergeFeed: live item', () => {
  it('buffers items newer than the shown ones', () => {
    expect(mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['f', 'g'] }))).toEqual({
      shown: ['e', 'd', 'c'],
      pending: ['g', 'f'],
    });
  });

  it('shows items at once when insertion is allowed', () => {
    expect(mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['f'], open: true }))).toEqual(
      shown('f', 'e', 'd', 'c'),
    );
  });

  it('buffers an item that belongs between two shown ones', () => {
    const { pending } = mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['dd'] }));
    expect(pending).toEqual(['dd']);
  });

  it('leaves an item below the last loaded page to the next page', () => {
    expect(mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['a'], open: true }))).toEqual(
      shown('e', 'd', 'c'),
    );
    expect(mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['a'], end: null }))).toEqual(
      shown('e', 'd', 'c', 'a'),
    );
  });

  it('keeps a shown item', () => {
    const after = mergeFeed(shown('f', 'e', 'd', 'c'), input({ arrived: ['f'] }));
    expect(after).toEqual(shown('f', 'e', 'd', 'c'));
  });
});

describe('mergeFeed: refetch', () => {
  it('buffers new items and keeps items pushed below the loaded pages', () => {
    expect(mergeFeed(shown('e', 'd', 'c'), input({ fetched: ['f', 'e', 'd'], end: 'd' }))).toEqual({
      shown: ['e', 'd', 'c'],
      pending: ['f'],
    });
  });

  it('appends the next page', () => {
    expect(mergeFeed(shown('e', 'd', 'c'), input({ fetched: ['e', 'd', 'c', 'b'], end: 'b' }))).toEqual(
      shown('e', 'd', 'c', 'b'),
    );
  });

  it('drops items the feed no longer contains', () => {
    expect(mergeFeed(shown('e', 'd', 'c'), input({ fetched: ['e', 'c'] }))).toEqual(shown('e', 'c'));
  });
});

describe('mergeFeed: corrected date', () => {
  it('moves the item without changing the end of the loaded pages', () => {
    const sortKeyOf = (id: string) => (id === 'c' ? 'z' : id);
    const after = mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['cc', 'b'], sortKeyOf, open: true }));
    expect(after).toEqual(shown('c', 'e', 'd', 'cc'));
  });
});

it('mergeFeed drops removed items, shown or buffered', () => {
  const sortKeyOf = (id: string) => (id === 'd' || id === 'f' ? null : id);
  expect(mergeFeed(shown('e', 'd', 'c'), input({ arrived: ['f'], sortKeyOf }))).toEqual(shown('e', 'c'));
});
