import { gameBody, type GameBody } from '@rinkside/contracts/game';
import { statement } from '@rinkside/platform/sql';
import { logGame } from '../game/game.commands.js';
import { markSeasonsDue } from '../season/season.due.js';
import { diceOf } from './dice.js';
import { meetingsOf, type Meeting } from './meetings.js';
import { people, type DemoPerson } from './people.js';
import { commandsAt, each, type Member, type SeedResources } from './resources.js';

const started = statement<{ id: string; joined: number; plays: boolean }>(
  'seed.games',
  `select id, extract(epoch from created_at)::float * 1000 as joined, exists (select from game where player_id = player.id) as plays
   from player where id = any($1::uuid[])`,
);

/** Most games somebody logged, of the season before and of this one. */
const logged = ({ role, account, age }: DemoPerson): { last: number; current: number } => {
  if (role === 'coach') return { last: 0, current: 0 };
  if (account) return { last: 10, current: 12 };
  if (role === 'parent') return { last: 2, current: 4 };
  return Number.parseInt(age, 10) >= 12 ? { last: 8, current: 10 } : { last: 2, current: 5 };
};

type Numbers = Pick<GameBody, 'goals' | 'assists'> & Partial<GameBody>;

/** A skater has a hand in some of the team's goals. */
const skated = ({ slug, account }: DemoPerson, { date, ours }: Meeting): Numbers => {
  const { roll } = diceOf(`${slug} skates on ${date}`);
  const share = 0.12 + 0.28 * diceOf(`touch of ${slug}`).roll() + (account ? 0.12 : 0);
  const parts = Array.from({ length: ours }, () =>
    roll() < share ? (roll() < 0.45 ? 'goal' : 'assist') : '',
  );
  const count = (part: string) => parts.filter((one) => one === part).length;
  return { goals: count('goal'), assists: count('assist') };
};

/** Whole minutes of a game, shorter for the young. */
const lengthOf = (age: number) => (age <= 8 ? 36 : age <= 12 ? 45 : 51);

/** A goalie plays the whole game, or comes in for its second half. */
const kept = ({ slug, age }: DemoPerson, { date, theirs }: Meeting): Numbers => {
  const { roll } = diceOf(`${slug} is in net on ${date}`);
  const whole = roll() < 0.88;
  const years = Number.parseInt(age, 10);
  const goals_against = whole ? theirs : Math.floor(theirs / 2);
  const saves = Math.round((9 + years * 0.6 + 12 * roll()) * (whole ? 1 : 0.5));
  return {
    goals: 0,
    assists: 0,
    saves,
    goals_against,
    shots_against: saves + goals_against,
    minutes_played: roll() < 0.1 ? null : Math.round(lengthOf(years) * (whole ? 1 : 0.5)),
    started_game: whole,
    powerplay_goals_against: goals_against > 2 ? 1 : 0,
    shorthanded_goals_against: 0,
  };
};

const asSent = (person: DemoPerson, meeting: Meeting, organizations: Map<string, string>): GameBody =>
  gameBody.parse({
    organization_id: organizations.get(meeting.opponent),
    date: meeting.date,
    our_score: meeting.ours,
    their_score: meeting.theirs,
    ...(person.position === 'goalie' ? kept(person, meeting) : skated(person, meeting)),
  });

/** The evening after the game; `joined` is in ms since 1970. Games from before the account were logged one after the other when it was new. */
const loggedAt = ({ date }: Meeting, turn: number, joined: number): Date => {
  const { roll } = diceOf(`evening of ${date} ${turn}`);
  const evening = Date.parse(`${date}T16:00:00Z`) + Math.floor(7 * 3600_000 * roll());
  return new Date(Math.max(evening, joined + (turn + 1) * 180_000));
};

/** Has the members who play log what they played this season and the one before, all of it at once or nothing. */
export const playGames = async (
  resources: SeedResources,
  members: Member[],
  organizations: Map<string, string>,
  now: Date,
): Promise<void> => {
  const rows = await resources.database.sql.rows(started, [members.map(({ actor }) => actor.id)]);
  const known = new Map(rows.map((row) => [row.id, row]));
  const bySlug = new Map(people.map((person) => [person.slug, person]));
  await each(members, 4, async ({ actor, slug }) => {
    const person = bySlug.get(slug);
    const there = known.get(actor.id);
    if (!person || !there || there.plays) return;
    const { last, current } = logged(person);
    const meetings = meetingsOf(person, now);
    const played = [...meetings.last.slice(-last), ...meetings.current.slice(-current)];
    if (last === 0 || played.length === 0) return;
    await commandsAt(resources, now).run(actor, async (ctx) => {
      for (const [turn, meeting] of played.entries())
        await logGame(
          { ...ctx, now: loggedAt(meeting, turn, there.joined) },
          asSent(person, meeting, organizations),
        );
      await ctx.em.flush();
      await markSeasonsDue(
        ctx,
        actor.id,
        played.map(({ date }) => date),
      );
    });
  });
};
