import { describe, expect, it } from 'vitest';
import { type FeedPageIds, withFirst } from './feed.pages';

const page = (ids: string, nextCursor: string | null = 'next'): FeedPageIds => ({
  ids: ids.split(''),
  nextCursor,
  end: ids.at(-1) ?? null,
  askedAt: 0,
});
const ids = (pages: readonly FeedPageIds[]) => pages.map((entry) => entry.ids.join(''));

describe('withFirst', () => {
  it('keeps the pages below and the items pushed off the first page', () => {
    const pages = [page('fed'), page('cb'), page('a', null)];
    expect(ids(withFirst(page('hgf'), pages))).toEqual(['hgf', 'ed', 'cb', 'a']);
    expect(ids(withFirst(page('fed'), pages))).toEqual(['fed', '', 'cb', 'a']);
    expect(ids(withFirst(page('fed'), pages.slice(0, 1)))).toEqual(['fed']);
  });

  it('drops the old pages after a gap or when the new page is the whole feed', () => {
    const pages = [page('fed'), page('cb')];
    expect(ids(withFirst(page('zyx'), pages))).toEqual(['zyx']);
    expect(ids(withFirst(page('fe', null), pages))).toEqual(['fe']);
    expect(ids(withFirst(page('fed'), []))).toEqual(['fed']);
  });
});
