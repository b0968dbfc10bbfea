import { postBody } from '@rinkside/contracts/post';
import { statement } from '@rinkside/platform/sql';
import { createPost } from '../post/post.commands.js';
import { diceOf } from './dice.js';
import { grownUpPosts } from './posts/grown-ups.js';
import { littlePosts } from './posts/little.js';
import { teenPosts } from './posts/teens.js';
import { youngPosts } from './posts/young.js';
import { commandsAt, daysBefore, each, type Member, type SeedResources } from './resources.js';

interface Planned {
  content: string;
  author: Member;
  at: Date;
}

/** A post that exists now, newest first in lists. */
export interface Written {
  id: string;
  post: Planned;
}

const written = statement<{ id: string; author_id: string; content: string }>(
  'seed.posts',
  `select i.id, i.author_id, post.content from item i join post on post.item_id = i.id
   where i.author_id = any($1::uuid[])`,
);

/** Everybody's posts by the author's slug, oldest first. */
export const texts: Record<string, string[]> = {
  ...littlePosts,
  ...youngPosts,
  ...teenPosts,
  ...grownUpPosts,
};

/** The newest is minutes old, the oldest some weeks, closer together the newer they are. */
const oldest = 35;
const newest = 0.01;

/** Everybody's posts, mixed, each with its time. */
const schedule = (members: Member[], now: Date): Planned[] => {
  const mixed = members
    .flatMap((author) =>
      (texts[author.slug] ?? []).map((content, round) => ({
        author,
        content,
        turn: round + 1.5 * diceOf(content).roll(),
      })),
    )
    .toSorted((a, b) => a.turn - b.turn);
  return mixed.map(({ author, content }, index) => ({
    author,
    content,
    at: daysBefore(now, newest + oldest * (index / mixed.length) ** 1.7),
  }));
};

/** Has the members write what they have not written yet. @returns all of it, newest first. */
export const writePosts = async (
  resources: SeedResources,
  members: Member[],
  now: Date,
): Promise<Written[]> => {
  const rows = await resources.database.sql.rows(written, [members.map(({ actor }) => actor.id)]);
  const ids = new Map(rows.map(({ id, author_id, content }) => [`${author_id} ${content}`, id]));
  const posts = schedule(members, now);
  const keyOf = ({ author, content }: Planned) => `${author.actor.id} ${content}`;
  await each(posts.toReversed(), 4, async (post) => {
    if (ids.has(keyOf(post))) return;
    const body = postBody.parse({ content: post.content });
    const { id } = await commandsAt(resources, post.at).run(post.author.actor, (ctx) =>
      createPost(ctx, body),
    );
    ids.set(keyOf(post), id);
  });
  return posts.map((post) => ({ id: ids.get(keyOf(post)) ?? '', post }));
};
