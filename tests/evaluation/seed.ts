import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';
import type { FixtureGame, Persona } from './fixtures.js';
import { personas } from './personas.js';

/** A persona in the test app, with its fixture games by id. */
export interface Seeded {
  persona: Persona;
  id: string;
  games: Map<string, FixtureGame>;
}

/** Organization ids by name. */
type Opponents = Map<string, string>;

const findOrCreateOpponent = async (player: Person, opponents: Opponents, name: string) => {
  const id = opponents.get(name) ?? (await player.call(organizationRoutes.create, { body: { name } })).id;
  opponents.set(name, id);
  return id;
};

const logGames = async (
  player: Person,
  opponents: Opponents,
  games: FixtureGame[],
): Promise<Seeded['games']> => {
  const gamesById: Seeded['games'] = new Map();
  for (const game of games) {
    const { id } = await player.call(gameRoutes.create, {
      body: {
        organization_id: await findOrCreateOpponent(player, opponents, game.opponent),
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

const seedPersona = async (world: World, persona: Persona, club?: string): Promise<[Seeded, Person]> => {
  const { profile, games, team = [] } = persona;
  const opponents: Opponents = new Map();
  const person = await world.newcomer();
  if (profile) await person.onboard({ ...profile, ...(club && { organization_id: club }) });
  for (const { position, games: playerGames } of team) {
    const player = await world.person({ position, organization_id: person.organizationId });
    await logGames(player, opponents, playerGames);
  }
  const { id } = await person.call(playerRoutes.me);
  return [{ persona, id, games: await logGames(person, opponents, games) }, person];
};

/** Creates all personas through the public API. */
export const seedPersonas = async (world: World): Promise<Map<string, Seeded>> => {
  const founders = personas.filter(({ joins }) => !joins);
  const seededFounders = await Promise.all(founders.map((persona) => seedPersona(world, persona)));
  const clubOf = (slug?: string) =>
    seededFounders.find(([{ persona }]) => persona.slug === slug)?.[1].organizationId;
  const joiners = personas.filter(({ joins }) => joins);
  const seededJoiners = await Promise.all(
    joiners.map((persona) => seedPersona(world, persona, clubOf(persona.joins))),
  );
  await world.settle();
  return new Map([...seededFounders, ...seededJoiners].map(([seeded]) => [seeded.persona.slug, seeded]));
};
