import type { GameBody } from '@rinkside/contracts/game';
import { gameBody } from '@rinkside/contracts/game.schema';
import { statement } from '@rinkside/platform/sql';
import * as z from 'zod';
import { insertGame } from '../game/game.commands.js';
import { invalidateSeasons } from '../season/season.invalidation.js';
import { seededRandom } from './seeded-random.js';
import { teamScheduleOf, type ScheduledGame } from './schedule.js';
import { people, type DemoPerson } from './people.js';
import { commandsAt, forEachConcurrently, type DemoMember, type SeedResources } from './resources.js';

const selectPlayers = statement(
  'seed.games',
  `select id, extract(epoch from created_at)::float * 1000 as joined, exists (select from game where player_id = player.id) as "hasGames"
   from player where id = any($1::uuid[])`,
  z.object({ id: z.string(), joined: z.number(), hasGames: z.boolean() }),
);

/** Maximum number of logged games of the previous and the current season. */
const gameCountsOf = ({ role, account, age }: DemoPerson): { last: number; current: number } => {
  if (role === 'coach') return { last: 0, current: 0 };
  if (account) return { last: 10, current: 12 };
  if (role === 'parent') return { last: 2, current: 4 };
  return Number.parseInt(age, 10) >= 12 ? { last: 8, current: 10 } : { last: 2, current: 5 };
};

type Numbers = Pick<GameBody, 'goals' | 'assists'> & Partial<GameBody>;

/** Returns the penalty minutes of a game, a multiple of two; null for the half of the games that do not log them. */
const penaltyMinutesOf = (slug: string, date: string): number | null => {
  const { next } = seededRandom(`${slug} in the penalty box on ${date}`);
  return next() < 0.5 ? null : next() < 0.3 ? 2 : 0;
};

/** Returns a skater's goals and assists, a share of the team's goals, and their penalty minutes. */
const skaterStats = ({ slug, account }: DemoPerson, { date, ourScore }: ScheduledGame): Numbers => {
  const { next } = seededRandom(`${slug} skates on ${date}`);
  const share = 0.12 + 0.28 * seededRandom(`touch of ${slug}`).next() + (account ? 0.12 : 0);
  const parts = Array.from({ length: ourScore }, () =>
    next() < share ? (next() < 0.45 ? 'goal' : 'assist') : '',
  );
  const count = (part: string) => parts.filter((kind) => kind === part).length;
  return { goals: count('goal'), assists: count('assist'), penalty_minutes: penaltyMinutesOf(slug, date) };
};

/** Minutes of a game by age level. */
const minutesOf = (age: number) => (age <= 8 ? 36 : age <= 12 ? 45 : 51);

/** Returns a goalie's statistics for the whole game or its second half. */
const goalieStats = ({ slug, age }: DemoPerson, { date, theirScore }: ScheduledGame): Numbers => {
  const { next } = seededRandom(`${slug} is in net on ${date}`);
  const playsWholeGame = next() < 0.88;
  const years = Number.parseInt(age, 10);
  const goals_against = playsWholeGame ? theirScore : Math.floor(theirScore / 2);
  const saves = Math.round((9 + years * 0.6 + 12 * next()) * (playsWholeGame ? 1 : 0.5));
  return {
    goals: 0,
    assists: 0,
    saves,
    goals_against,
    shots_against: saves + goals_against,
    minutes_played: next() < 0.1 ? null : Math.round(minutesOf(years) * (playsWholeGame ? 1 : 0.5)),
    started_game: playsWholeGame,
    powerplay_goals_against: goals_against > 2 ? 1 : 0,
    shorthanded_goals_against: 0,
  };
};

const toGameBody = (
  person: DemoPerson,
  meeting: ScheduledGame,
  organizations: Map<string, string>,
): GameBody =>
  gameBody.parse({
    organization_id: organizations.get(meeting.opponent),
    date: meeting.date,
    our_score: meeting.ourScore,
    their_score: meeting.theirScore,
    ...(person.position === 'goalie' ? goalieStats(person, meeting) : skaterStats(person, meeting)),
  });

/** Returns when a game was logged: the evening after it. Games from before `joined` (ms since 1970) are logged one after the other right after joining. */
const loggedAt = ({ date }: ScheduledGame, turn: number, joined: number): Date => {
  const { next } = seededRandom(`evening of ${date} ${turn}`);
  const evening = Date.parse(`${date}T16:00:00Z`) + Math.floor(7 * 3600_000 * next());
  return new Date(Math.max(evening, joined + (turn + 1) * 180_000));
};

/** Logs the games of this and the previous season, in one transaction per member. Skips members who already have games. */
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
    const { last, current } = gameCountsOf(person);
    const meetings = teamScheduleOf(person, now);
    const played = [...meetings.last.slice(-last), ...meetings.current.slice(-current)];
    if (last === 0 || played.length === 0) return;
    await commandsAt(resources, now).run(actor, async (ctx) => {
      for (const [turn, meeting] of played.entries())
        await insertGame(
          { ...ctx, now: loggedAt(meeting, turn, player.joined) },
          toGameBody(person, meeting, organizations),
        );
      await ctx.em.flush();
      await invalidateSeasons(
        ctx,
        actor.id,
        played.map(({ date }) => date),
      );
    });
  });
};
