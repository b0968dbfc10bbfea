import { describe, expect, it } from 'vitest';
import { type FeedPageIds, withFirst } from './feed.pages';

const page = (ids: string, nextCursor: string | null = 'next'): FeedPageIds => ({
  ids: ids.split(''),
  nextCursor,
  end: ids.at(-1) ?? null,
  askedAt: 0,
});
const ids = (pages: readonly FeedPageIds[]) => pages.map((each) => each.ids.join(''));

describe('the first page, read again', () => {
  it('keeps those below it, and what slid off it', () => {
    const known = [page('fed'), page('cb'), page('a', null)];
    expect(ids(withFirst(page('hgf'), known))).toEqual(['hgf', 'ed', 'cb', 'a']);
    expect(ids(withFirst(page('fed'), known))).toEqual(['fed', '', 'cb', 'a']);
    expect(ids(withFirst(page('fed'), known.slice(0, 1)))).toEqual(['fed']);
  });

  it('keeps nothing across a gap, or when it is all there is', () => {
    const known = [page('fed'), page('cb')];
    expect(ids(withFirst(page('zyx'), known))).toEqual(['zyx']);
    expect(ids(withFirst(page('fe', null), known))).toEqual(['fe']);
    expect(ids(withFirst(page('fed'), []))).toEqual(['fed']);
  });
});
