import type { Position } from '@rinkside/contracts/player';
import type { Persona } from '@rinkside/safety/persona';
import type { Sql } from '@rinkside/platform/sql';
import { goalieGames, skaterGames, type FixtureGame } from '../evaluation/fixtures.js';
import { today } from './numbers.forms.js';

const opponents = ['Ravens', 'Cobras', 'Polar Bears', 'Storm'];
const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** A season of games from a start date, a few days apart, with results and figures from a fixed rule. */
const seasonOfGames = (position: Position, starts: string, count: number, seed: number): FixtureGame[] =>
  Array.from({ length: count }, (_, at) => {
    const date = addDays(starts, at * 3 + (at % 3 === 2 ? 1 : 0));
    const opponent = opponents[(at * 3 + seed) % opponents.length] ?? 'Storm';
    const ours = (at * 7 + seed) % 6;
    const theirs = (at * 5 + seed * 2) % 4;
    const goals = Math.min(ours, (at * 5 + seed) % 4);
    const shots = 26 + ((at * 11 + seed) % 13);
    const [game] =
      position === 'skater'
        ? skaterGames([date, opponent, ours, theirs, goals, Math.min(ours - goals, (at + seed) % 3)])
        : goalieGames([date, opponent, ours, theirs, shots - theirs, shots, at % 4 === 3 ? null : 45 + (at % 3) * 10, at % 5 === 4 ? null : Math.min(theirs, at % 2), at % 5 === 4 ? null : 0]); // prettier-ignore
    if (!game) throw new Error('no game');
    return { ...game, penaltyMinutes: at % 3 === 0 ? (at % 4) * 2 : null };
  });

const player: Persona = {
  id: '00000000-0000-4000-8000-000000000000', firstName: 'Noor', role: 'player', years: 14, ageLevel: '15U', level: 'AA',
  position: 'skater', minor: true, child: false, modelAllowed: false, onboarded: true, organizationId: null, coachOf: null, today,
}; // prettier-ignore

/** Who asks, with the logged games. */
export interface Asker {
  name: string;
  persona: Persona;
  games: FixtureGame[];
}
const asker = (name: string, position: Position, seed: number, [before, now]: [number, number], change: Partial<Persona> = {}): Asker => ({
  name,
  persona: { ...player, position, ...change },
  games: [...seasonOfGames(position, '2025-10-04', before, seed), ...seasonOfGames(position, '2026-09-05', now, seed + 1)],
}); // prettier-ignore

const parent = { role: 'parent', years: 41, ageLevel: '12U' } as const;
export const askers: Record<Position, Asker[]> = {
  skater: [
    asker('a teen skater', 'skater', 1, [30, 25]),
    asker('a skater of 12U', 'skater', 2, [12, 24], { years: 11, ageLevel: '12U', child: true }),
    asker('a skater of 10U', 'skater', 5, [20, 22], { years: 9, ageLevel: '10U', child: true }),
    asker('a parent of a skater', 'skater', 3, [28, 23], parent),
  ],
  goalie: [
    asker('a teen goalie', 'goalie', 1, [28, 25]),
    asker('an adult goalie', 'goalie', 3, [20, 24], { years: 30, minor: false, ageLevel: '18U' }),
    asker('a parent of a goalie', 'goalie', 2, [26, 22], parent),
  ],
};

const rowOf = (game: FixtureGame, position: Position, at: number) => ({
  id: `game-${at}`,
  date: game.date,
  position,
  our_score: game.ours,
  their_score: game.theirs,
  goals: position === 'skater' ? game.goals : null,
  assists: position === 'skater' ? game.assists : null,
  saves: game.saves ?? null,
  shots_against: game.shots ?? null,
  goals_against: game.against ?? null,
  minutes_played: game.minutes ?? null,
  penalty_minutes: game.penaltyMinutes ?? null,
  powerplay_goals_against: game.powerPlay ?? null,
  shorthanded_goals_against: game.shortHanded ?? null,
  team_name: game.opponent,
  name: game.opponent,
});

/** A database with the games of one player. Counts how often they are read. */
export const databaseOf = ({ games, persona }: Asker) => {
  const rows = games
    .map((game, at) => rowOf(game, persona.position ?? 'skater', at))
    .toSorted((a, b) => (a.date < b.date ? 1 : -1));
  const reads = { count: 0 };
  const sql: Sql = {
    rows: async <Row>({ name }: { name: string }, [, starts, ends, limit]: unknown[]) => {
      if (name === 'coach.played') return [{ games: rows.length }] as Row[];
      if (name !== 'coach.games') return [];
      reads.count++;
      const found = rows.filter(
        ({ date }) =>
          (starts === '-infinity' || date >= String(starts)) && (ends === 'infinity' || date < String(ends)),
      );
      return structuredClone(found.slice(0, Number(limit))) as Row[];
    },
  };
  return { sql, reads };
};
