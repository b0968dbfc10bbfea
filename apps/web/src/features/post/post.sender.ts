import type { PostBody } from '@rinkside/contracts/post';
import type { OutboxEntry } from '../../state/offline/outbox-entry';
import { toast } from '../../ui/toast';
import type { OutboxSender } from '../outbox/senders';
import { postMessages } from './messages';
import { publishPost } from './publish-post';

export interface PostContent {
  kind: 'post';
  body: PostBody;
}

export const isPostEntry = (entry: OutboxEntry): entry is OutboxEntry<PostContent> =>
  entry.content.kind === 'post';

export const postSender: OutboxSender<PostContent> = {
  kind: 'post',
  send: async ({ id, content }, signal) => {
    await publishPost(content.body.content, id, signal);
    toast.success(postMessages.created);
  },
  failureMessage: postMessages.createFailed,
  needsIdempotencyKey: true,
};
