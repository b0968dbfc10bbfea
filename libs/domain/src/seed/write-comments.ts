import { commentBody } from '@rinkside/contracts/comment';
import { Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import { createComment } from '../comment/comment.commands.js';
import { grownUpComments } from './comments/grown-ups.js';
import { littleComments } from './comments/little.js';
import { teenComments } from './comments/teens.js';
import { youngComments } from './comments/young.js';
import { diceOf } from './dice.js';
import { commandsAt, each, type Member, type SeedResources } from './resources.js';
import { texts, type Written } from './write-posts.js';

const written = statement<{ item_id: string; author_id: string }>(
  'seed.comments',
  `select item_id, author_id from comment where author_id = any($1::uuid[])`,
);

const comments = { ...littleComments, ...youngComments, ...teenComments, ...grownUpComments };

/** People may have blocked each other since the last run. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
};

/** Nobody answers later than this, ms. */
const longest = 20 * 3600_000;

/** Has the members say under each other's posts what they have not said yet, within hours of each post. */
export const writeComments = async (
  resources: SeedResources,
  members: Member[],
  posts: Written[],
  now: Date,
): Promise<void> => {
  const rows = await resources.database.sql.rows(written, [members.map(({ actor }) => actor.id)]);
  const said = new Set(rows.map(({ item_id, author_id }) => `${item_id} ${author_id}`));
  const bySlug = new Map(members.map((member) => [member.slug, member]));
  await each(posts, 4, async ({ id, post: { author, content, at } }) => {
    const under = comments[author.slug]?.[texts[author.slug]?.indexOf(content) ?? -1] ?? {};
    const span = Math.min(now.getTime() - at.getTime(), longest) / (Object.keys(under).length + 1);
    for (const [turn, [slug, words]] of Object.entries(under).entries()) {
      const by = bySlug.get(slug);
      if (!by || said.has(`${id} ${by.actor.id}`)) continue;
      const when = new Date(at.getTime() + span * (turn + diceOf(words).roll()));
      const body = commentBody.parse({ content: words });
      await commandsAt(resources, when)
        .run(by.actor, (ctx) => createComment(ctx, { kind: 'post', id, ...body }))
        .catch(unlessRefused);
    }
  });
};
