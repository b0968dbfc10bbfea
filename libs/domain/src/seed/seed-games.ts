import type { GameBody } from '@rinkside/contracts/game';
import { gameBody } from '@rinkside/contracts/game.schema';
import { postBody } from '@rinkside/contracts/post.schema';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { recomputeAwards } from '../award/award.commands.js';
import { insertGame } from '../game/game.commands.js';
import { createPost } from '../post/post.commands.js';
import { invalidateSeasons } from '../season/season.invalidation.js';
import { seededRandom } from './seeded-random.js';
import { gamesOf, type PlayerGame } from './player-games.js';
import { gamePostOf } from './game-posts.js';
import { people } from './people.js';
import { commandsAt, forEachConcurrently, type DemoMember, type SeedResources } from './resources.js';
import { notifyOfAwards } from './seed-notifications.js';

const selectPlayers = statement(
  'seed.games',
  `select id, extract(epoch from created_at)::float * 1000 as joined, exists (select from game where player_id = player.id) as "hasGames"
   from player where id = any($1::uuid[])`,
  z.object({ id: z.string(), joined: z.number(), hasGames: z.boolean() }),
);

const toGameBody = (game: PlayerGame, organizations: Map<string, string>): GameBody =>
  gameBody.parse({
    organization_id: organizations.get(game.opponent),
    date: game.date,
    our_score: game.ourScore,
    their_score: game.theirScore,
    ...game.numbers,
  });

/** Returns when a game was logged: the evening after it. Games from before `joined` (ms since 1970) are logged one after the other right after joining. */
const loggedAt = (slug: string, { date }: PlayerGame, turn: number, joined: number): Date => {
  const { next } = seededRandom(`${slug} on the evening of ${date}`);
  const evening = Date.parse(`${date}T16:00:00Z`) + Math.floor(7 * 3600_000 * next());
  return new Date(Math.max(evening, joined + (turn + 1) * 180_000));
};

/** Dates awards to the games that earned them; they are granted when all games are logged. */
const dateAwards = statement(
  'seed.dateAwards',
  `update award set granted_at = i.feed_at from item i where i.id = award.item_id and award.player_id = $1`,
);

const maxPosts = 3;
const maxPostAgeMs = 30 * 24 * 3600_000;
/** Time between logging a game and writing about it. */
const postDelayMs = 20 * 60_000;

/** Returns the games that a player writes about: every other one of the last weeks, at most three. Half of the players write about the newest. */
const gamesWithPost = (slug: string, games: PlayerGame[], now: Date): PlayerGame[] => {
  const first = seededRandom(`${slug} writes about the newest game`).next() < 0.5 ? 0 : 1;
  return games
    .filter(({ date }) => now.getTime() - Date.parse(date) < maxPostAgeMs)
    .toReversed()
    .filter((_, at) => at % 2 === first)
    .slice(0, maxPosts);
};

/**
 * Logs the games of this and the previous season with their awards and posts, in one transaction per member.
 * Skips members who already have games.
 */
export const seedGames = async (
  resources: SeedResources,
  members: DemoMember[],
  organizations: Map<string, string>,
  now: Date,
): Promise<void> => {
  const rows = await resources.database.sql.rows(selectPlayers, [members.map(({ actor }) => actor.id)]);
  const playersById = new Map(rows.map((row) => [row.id, row]));
  const bySlug = new Map(people.map((person) => [person.slug, person]));
  await forEachConcurrently(members, 4, async ({ actor, slug }) => {
    const person = bySlug.get(slug);
    const player = playersById.get(actor.id);
    if (!person || !player || player.hasGames) return;
    const games = gamesOf(person, now);
    if (games.length === 0) return;
    const withPost = gamesWithPost(slug, games, now);
    await commandsAt(resources, now).run(actor, async (ctx) => {
      for (const [turn, game] of games.entries()) {
        const at = loggedAt(slug, game, turn, player.joined);
        await insertGame({ ...ctx, now: at }, toGameBody(game, organizations));
        if (withPost.includes(game))
          await createPost(
            { ...ctx, now: new Date(at.getTime() + postDelayMs) },
            postBody.parse({ content: gamePostOf(person, game) }),
          );
      }
      await ctx.em.flush();
      await recomputeAwards(ctx);
      await ctx.sql.rows(dateAwards, [actor.id]);
      await notifyOfAwards(ctx, now);
      await invalidateSeasons(
        ctx,
        actor.id,
        games.map(({ date }) => date),
      );
    });
  });
};
