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

/** Everybody of the set, made through the public doors. */
export const seedPersonas = async (world: World): Promise<Map<string, Seeded>> => {
  const seeded = new Map<string, Seeded>();
  const clubs = new Map<string, string>();
  const known: Opponents = new Map();
  for (const persona of personas) {
    const { slug, profile, games, team = [], joins } = persona;
    const person = await world.newcomer();
    if (profile) {
      const organization_id = joins && clubs.get(joins);
      await person.onboard({ ...profile, ...(organization_id && { organization_id }) });
      clubs.set(slug, person.organizationId);
    }
    for (const { position, games: theirs } of team) {
      const player = await world.person({ position, organization_id: person.organizationId });
      await logAll(player, known, theirs);
    }
    const { id } = await person.call(playerRoutes.me);
    seeded.set(slug, { persona, id, games: await logAll(person, known, games) });
  }
  await world.settle();
  return seeded;
};
