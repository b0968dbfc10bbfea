import { todayUtc, type AgeLevel, type Level, type Position } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import { acceptTeamLink, addTeamLink } from '../team/team-link.commands.js';
import { addMembers } from '../team/team-member.commands.js';
import { createTeam } from '../team/team.commands.js';
import { readTeamsOf } from '../team/team.views.js';
import { people } from './people.js';
import { commandsAt, daysBefore, type DemoMember, type SeedResources } from './resources.js';

interface DemoTeam {
  name: string;
  age: AgeLevel;
  level: Level;
  /** Numbers of demo people, by slug. */
  players: Record<string, string>;
  /** Places of the roster that nobody claimed. */
  places: readonly [name: string, number: string | null, position: Position][];
  /** People who came by the code of the team and wait, by slug. */
  waiting: readonly string[];
}

/** Teams of the demo coach. */
const teams: readonly DemoTeam[] = [
  {
    name: '14U AA',
    age: '14U',
    level: 'AA',
    players: { 'wren-halloran': '17', 'mateo-lindahl': '31', 'jonah-adeyemi': '9' },
    places: [
      ['Oskar Brandt', '00', 'goalie'],
      ['Levi Stroud', '2', 'skater'],
      ['Tavi Moreau', '4', 'skater'],
      ['Quinn Ashdown', '7', 'skater'],
      ['Rory Penhale', '11', 'skater'],
      ['Anders Kvist', '14', 'skater'],
      ['Bruno Salas', '19', 'skater'],
      ['Eli Whitford', '22', 'skater'],
      ['Noel Partanen', '27', 'skater'],
      ['Iris Calloway', '44', 'skater'],
    ],
    waiting: [],
  },
  {
    name: '10U A',
    age: '10U',
    level: 'A',
    players: { 'arjun-raman': '8' },
    places: [
      ['Mae Tolliver', '1', 'goalie'],
      ['Jude Farrow', '5', 'skater'],
      ['Pia Lindgren', '13', 'skater'],
      ['Cass Winslow', null, 'skater'],
    ],
    waiting: [],
  },
  {
    name: '7U House',
    age: '7U',
    level: 'House',
    players: { 'juniper-castillo': '3' },
    places: [],
    waiting: ['tom-abernathy', 'otis-abernathy'],
  },
];

const addTeam = async (
  resources: SeedResources,
  { team, coach, members, now }: { team: DemoTeam; coach: DemoMember; members: DemoMember[]; now: Date },
): Promise<void> => {
  const actorOf = (slug: string) => members.find((member) => member.slug === slug)?.actor;
  const commands = commandsAt(resources, daysBefore(now, 20));
  const { id } = await commands.run(coach.actor, (ctx) =>
    createTeam(ctx, {
      organizationId: coach.actor.organizationId ?? '',
      name: team.name,
      age_level: team.age,
      level: team.level,
      season: seasonOf('dashboard', todayUtc(now)),
    }),
  );
  const players = Object.entries(team.players).flatMap(([slug, number]) => {
    const actor = actorOf(slug);
    return actor ? [{ user_id: actor.id, number }] : [];
  });
  const places = team.places.map(([name, number, position]) => ({ name, number, position }));
  await commands.run(coach.actor, (ctx) => addMembers(ctx, { id, players, places }));
  if (team.waiting.length === 0) return;
  const later = commandsAt(resources, now);
  const { code } = await later.run(coach.actor, (ctx) =>
    addTeamLink(ctx, { teamId: id, uses: 30, days: 14 }),
  );
  for (const slug of team.waiting) {
    const actor = actorOf(slug);
    if (actor && code) await later.run(actor, (ctx) => acceptTeamLink(ctx, { code, plays: true }));
  }
};

/** Makes the teams of the demo coach, with people who wait; keeps those that exist. */
export const seedTeams = async (
  resources: SeedResources,
  members: DemoMember[],
  now: Date,
): Promise<void> => {
  const slug = people.find(({ account }) => account === 'coach')?.slug;
  const coach = members.find((member) => member.slug === slug);
  if (!coach?.actor.organizationId) return;
  const known = await readTeamsOf(resources.database.sql, coach.actor, coach.actor.organizationId);
  const names = new Set(known.map(({ name }) => name));
  for (const team of teams)
    if (!names.has(team.name)) await addTeam(resources, { team, coach, members, now });
};
