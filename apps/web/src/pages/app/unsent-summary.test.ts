import { expect, test } from 'vitest';
import type { CommentContent } from '../../features/comment/publish-comment';
import type { FollowContent } from '../../features/follow/follow';
import type { LikeContent } from '../../features/like/like';
import type { PostContent } from '../../features/post/post.sender';
import { unsentSummary } from './unsent-summary';
import type { OutboxEntry, OutboxContent } from '../../state/offline/outbox-entry';

const post: PostContent = { kind: 'post', body: { content: 'Fresh ice' } };
const like = {
  kind: 'like',
  body: { target_type: 'post', target_id: '01980000-0000-7000-8000-000000000000' },
  liked: true,
} as const satisfies LikeContent;
const target = { target_type: 'user', target_id: like.body.target_id } as const;
const follow: FollowContent = { kind: 'follow', body: target, following: true };
const comment: CommentContent = { kind: 'comment', body: { ...like.body, content: 'Nice one' } };
const entry = (content: OutboxContent): OutboxEntry => ({
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
  expect(unsentSummary(contents.map(entry), false)).toBe(text);
});

test('counts drafts as unsent', () => {
  expect(unsentSummary([], false, 1)).toBe('1 draft is');
  expect(unsentSummary([entry(post)], true, 2)).toBe('1 post, 1 highlight, and 2 drafts are');
});

test('counts an upload in progress as unsent', () => {
  expect(unsentSummary([], true)).toBe('1 highlight is');
  expect(unsentSummary([entry(post)], true)).toBe('1 post and 1 highlight are');
});
