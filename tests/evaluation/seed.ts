import { gameRoutes } from '@rinkside/contracts/game';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, todayUtc } from '@rinkside/contracts/player';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';
import type { FixtureGame, Persona } from './fixtures.js';
import { personas } from './personas.js';

/** Somebody of the set in a world, and which game is which. */
export interface Seeded {
  persona: Persona;
  id: string;
  games: Map<string, FixtureGame>;
}

type Opponents = Map<string, string>;

const opponentId = async (by: Person, known: Opponents, name: string) => {
  const id = known.get(name) ?? (await by.call(organizationRoutes.create, { body: { name } })).id;
  known.set(name, id);
  return id;
};

const logAll = async (by: Person, known: Opponents, games: FixtureGame[]): Promise<Seeded['games']> => {
  const logged: Seeded['games'] = new Map();
  for (const game of games) {
    const { id } = await by.call(gameRoutes.create, {
      body: {
        organization_id: await opponentId(by, known, game.opponent),
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
    logged.set(id, game);
  }
  return logged;
};

const seedOne = async (world: World, persona: Persona, club?: string): Promise<[Seeded, Person]> => {
  const { profile, games, team = [] } = persona;
  const known: Opponents = new Map();
  const person = await world.newcomer();
  if (profile) await person.onboard({ ...profile, ...(club && { organization_id: club }) });
  for (const { position, games: theirs } of team) {
    const player = await world.person({ position, organization_id: person.organizationId });
    await logAll(player, known, theirs);
  }
  const { id } = await person.call(playerRoutes.me);
  return [{ persona, id, games: await logAll(person, known, games) }, person];
};

/** Everybody of the set, made through the public doors. */
export const seedPersonas = async (world: World): Promise<Map<string, Seeded>> => {
  const founders = personas.filter(({ joins }) => !joins);
  const made = await Promise.all(founders.map((persona) => seedOne(world, persona)));
  const clubOf = (slug?: string) => made.find(([{ persona }]) => persona.slug === slug)?.[1].organizationId;
  const later = personas.filter(({ joins }) => joins);
  const joined = await Promise.all(later.map((persona) => seedOne(world, persona, clubOf(persona.joins))));
  await world.settle();
  return new Map([...made, ...joined].map(([one]) => [one.persona.slug, one]));
};
