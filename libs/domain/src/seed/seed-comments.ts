import { commentBody } from '@rinkside/contracts/comment.schema';
import { AppError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { createComment } from '../comment/comment.commands.js';
import { db } from '../query-builder.js';
import { demoPosts } from './demo-texts.js';
import { seededRandom } from './seeded-random.js';
import { commandsAt, forEachConcurrently, type DemoMember, type SeedResources } from './resources.js';
import { notify } from './seed-notifications.js';
import type { SeededPost } from './seed-posts.js';

/** Slugs of the people who comment on the posts of this person, who therefore follows them. */
export const commentersOn = (slug: string): string[] =>
  (demoPosts[slug] ?? []).flatMap(({ comments }) => Object.keys(comments));

/** Players may have blocked each other since the last run. */
const ignoreClientErrors = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};

const maxDelayMs = 20 * 3600_000;

/** Adds the missing comments of the members, within hours of each post. */
export const seedComments = async (
  resources: SeedResources,
  members: DemoMember[],
  posts: SeededPost[],
  now: Date,
): Promise<void> => {
  const rows = await runQuery(
    resources.database.sql,
    db
      .selectFrom('comment')
      .select(['item_id', 'author_id'])
      .where(
        'author_id',
        'in',
        members.map(({ actor }) => actor.id),
      ),
  );
  const existing = new Set(rows.map(({ item_id, author_id }) => `${item_id} ${author_id}`));
  const bySlug = new Map(members.map((member) => [member.slug, member]));
  await forEachConcurrently(posts, 4, async ({ id, post: { author, content: postContent, at } }) => {
    const plannedComments = demoPosts[author.slug]?.find((each) => each.post === postContent)?.comments ?? {};
    const intervalMs =
      Math.min(now.getTime() - at.getTime(), maxDelayMs) / (Object.keys(plannedComments).length + 1);
    for (const [turn, [slug, content]] of Object.entries(plannedComments).entries()) {
      const commenter = bySlug.get(slug);
      if (!commenter || existing.has(`${id} ${commenter.actor.id}`)) continue;
      const writtenAt = new Date(at.getTime() + intervalMs * (turn + seededRandom(content).next()));
      const body = commentBody.parse({ content });
      await commandsAt(resources, writtenAt)
        .run(commenter.actor, async (ctx) => {
          const { id: comment_id } = await createComment(ctx, { kind: 'post', id, ...body });
          const [player_id, actor_id] = [author.actor.id, commenter.actor.id];
          await notify(ctx, [{ kind: 'comment', player_id, actor_id, item_id: id, comment_id }], now);
        })
        .catch(ignoreClientErrors);
    }
  });
};
