import { gameRoutes } from '@rinkside/contracts/game';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { TestApp } from '@rinkside/testkit/test-app';
import type { FixtureGame, FixturePersona } from './fixtures.js';
import { personas as evaluationPersonas } from './personas.js';

/** A persona in the test app, with its fixture games by id. */
export interface SeededPersona {
  persona: FixturePersona;
  id: string;
  games: Map<string, FixtureGame>;
}

/** Organization ids by name. */
type Opponents = Map<string, string>;

/** Inserts the row: the API refuses hostile names, but older ones may be stored. */
const findOrCreateOpponent = async ({ pool }: TestApp, opponents: Opponents, name: string) => {
  const known = opponents.get(name);
  if (known) return known;
  const id = newId();
  await pool.query('insert into organization (id, name, created_at, version) values ($1, $2, now(), 1)', [
    id,
    name,
  ]);
  opponents.set(name, id);
  return id;
};

const logGames = async (
  world: TestApp,
  player: TestUser,
  opponents: Opponents,
  games: FixtureGame[],
): Promise<SeededPersona['games']> => {
  const gamesById: SeededPersona['games'] = new Map();
  for (const game of games) {
    const { id } = await player.call(gameRoutes.create, {
      body: {
        organization_id: await findOrCreateOpponent(world, opponents, game.opponent),
        date: game.date || todayUtc(),
        our_score: game.ours,
        their_score: game.theirs,
        goals: game.goals,
        assists: game.assists,
        saves: game.saves ?? null,
        shots_against: game.shots ?? null,
        goals_against: game.against ?? null,
        minutes_played: game.minutes ?? null,
        powerplay_goals_against: game.powerPlay ?? null,
        shorthanded_goals_against: game.shortHanded ?? null,
      },
    });
    gamesById.set(id, game);
  }
  return gamesById;
};

const seedPersona = async (
  world: TestApp,
  persona: FixturePersona,
  club?: string,
): Promise<[SeededPersona, TestUser]> => {
  const { profile, games, team = [] } = persona;
  const opponents: Opponents = new Map();
  const person = await world.unonboardedUser();
  if (profile) await person.onboard({ ...profile, ...(club && { organization_id: club }) });
  const players: TestUser[] = [];
  for (const { position, games: playerGames } of team) {
    const player = await world.user({ position, organization_id: person.organizationId });
    await logGames(world, player, opponents, playerGames);
    players.push(player);
  }
  if (players.length > 0) await world.shareCircle([person, ...players]);
  const { id } = await person.call(playerRoutes.me);
  return [{ persona, id, games: await logGames(world, person, opponents, games) }, person];
};

/** Creates personas, their profiles and games through the public API. */
export const seedPersonas = async (
  world: TestApp,
  personas: readonly FixturePersona[] = evaluationPersonas,
): Promise<Map<string, SeededPersona>> => {
  const founders = personas.filter(({ joinsCoach }) => !joinsCoach);
  const seededFounders: Awaited<ReturnType<typeof seedPersona>>[] = [];
  // One after the other: all at once can exceed the time limits of a busy machine.
  for (const persona of founders) seededFounders.push(await seedPersona(world, persona));
  const clubOf = (slug?: string) =>
    seededFounders.find(([{ persona }]) => persona.slug === slug)?.[1].organizationId;
  const joiners = personas.filter(({ joinsCoach }) => joinsCoach);
  const seededJoiners: typeof seededFounders = [];
  for (const persona of joiners)
    seededJoiners.push(await seedPersona(world, persona, clubOf(persona.joinsCoach)));
  await world.settle();
  return new Map([...seededFounders, ...seededJoiners].map(([seeded]) => [seeded.persona.slug, seeded]));
};
