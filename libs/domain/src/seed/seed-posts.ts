import { postBody } from '@rinkside/contracts/post.schema';
import { runQuery } from '@rinkside/platform/query-builder';
import { createPost } from '../post/post.commands.js';
import { db } from '../query-builder.js';
import { demoPosts } from './demo-texts.js';
import { seededRandom } from './seeded-random.js';
import {
  commandsAt,
  daysBefore,
  forEachConcurrently,
  type DemoMember,
  type SeedResources,
} from './resources.js';

interface PlannedPost {
  content: string;
  author: DemoMember;
  at: Date;
}

/** A stored post. */
export interface SeededPost {
  id: string;
  post: PlannedPost;
}

const oldestDays = 35;
const newestDays = 0.01;

/** Newer posts are a little closer together, and leave the games of the last days among the first items of a feed. */
const density = 1.35;

/** Interleaves the posts of all members and assigns times. */
const schedulePosts = (members: DemoMember[], now: Date): PlannedPost[] => {
  const mixed = members
    .flatMap((author) =>
      (demoPosts[author.slug] ?? []).map(({ post: content }, round) => ({
        author,
        content,
        turn: round + 1.5 * seededRandom(content).next(),
      })),
    )
    .toSorted((a, b) => a.turn - b.turn);
  return mixed.map(({ author, content }, index) => ({
    author,
    content,
    at: daysBefore(now, newestDays + oldestDays * (index / mixed.length) ** density),
  }));
};

/** Adds the missing posts of the members. @returns all posts, newest first. */
export const seedPosts = async (
  resources: SeedResources,
  members: DemoMember[],
  now: Date,
): Promise<SeededPost[]> => {
  const rows = await runQuery(
    resources.database.sql,
    db
      .selectFrom('item as i')
      .innerJoin('post', 'post.item_id', 'i.id')
      .select(['i.id', 'i.author_id', 'post.content'])
      .where(
        'i.author_id',
        'in',
        members.map(({ actor }) => actor.id),
      ),
  );
  const ids = new Map(rows.map(({ id, author_id, content }) => [`${author_id} ${content}`, id]));
  const posts = schedulePosts(members, now);
  const keyOf = ({ author, content }: PlannedPost) => `${author.actor.id} ${content}`;
  await forEachConcurrently(posts.toReversed(), 4, async (post) => {
    if (ids.has(keyOf(post))) return;
    const body = postBody.parse({ content: post.content });
    const { id } = await commandsAt(resources, post.at).run(post.author.actor, (ctx) =>
      createPost(ctx, body),
    );
    ids.set(keyOf(post), id);
  });
  return posts.map((post) => ({ id: ids.get(keyOf(post)) ?? '', post }));
};
