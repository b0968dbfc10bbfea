import { expect, test } from 'vitest';
import { unsentText } from './unsent.text';
import type { Waiting, WaitingContent } from './waiting';

const post: WaitingContent = { kind: 'post', body: { content: 'Fresh ice' } };
const like = {
  kind: 'like',
  body: { target_type: 'post', target_id: '01980000-0000-7000-8000-000000000000' },
  liked: true,
} as const satisfies WaitingContent;
const target = { target_type: 'user', target_id: like.body.target_id } as const;
const follow: WaitingContent = { kind: 'follow', body: target, following: true };
const comment: WaitingContent = { kind: 'comment', body: { ...like.body, content: 'Nice one' } };
const entry = (content: WaitingContent): Waiting => ({
  id: 'one',
  person: 'noor',
  at: 0,
  triedAt: null,
  refusal: null,
  content,
});

test.each([
  ['1 post is', [post]],
  ['2 posts are', [post, post]],
  ['1 post and 2 likes are', [like, post, like]],
  ['1 comment, 1 follow, and 1 like are', [like, follow, comment]],
])('summarizes unsent content: %s', (text, contents) => {
  expect(unsentText(contents.map(entry), false)).toBe(text);
});

test('counts an upload in progress as unsent', () => {
  expect(unsentText([], true)).toBe('1 highlight is');
  expect(unsentText([entry(post)], true)).toBe('1 post and 1 highlight are');
});
