import { expect, test } from 'vitest';
import { unsentText } from './unsent.text';
import type { Waiting, WaitingContent } from './waiting';

const post: WaitingContent = { kind: 'post', body: { content: 'Fresh ice' } };
const like: WaitingContent = {
  kind: 'like',
  body: { target_type: 'post', target_id: '01980000-0000-7000-8000-000000000000' },
  liked: true,
};
const waiting = (content: WaitingContent): Waiting => ({
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
])('%s', (text, contents) => {
  expect(unsentText(contents.map(waiting))).toBe(text);
});
