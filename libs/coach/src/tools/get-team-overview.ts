import type { TeamRow } from '@rinkside/contracts/roster';
import { perGame, savePercentage } from '@rinkside/contracts/season';
import * as z from 'zod';
import { readTeamOf } from '@rinkside/domain/organization/roster.views';
import { seasonDays } from '@rinkside/domain/coach/dates';
import { cite } from '@rinkside/domain/coach/own-games';
import { capitalize } from '../dialogue/topic-context.js';
import { sanitizeName } from '@rinkside/domain/coach/sanitize-name';
import { statOf } from '@rinkside/domain/coach/stats';
import { defineTool } from './tool.js';

/** Larger organizations are summarized by their first 100 players. */
const maxPlayers = 100;

const sumBy = (rows: TeamRow[], select: (row: TeamRow) => number) =>
  rows.reduce((total, row) => total + select(row), 0);

const playerSummary = ({ first_name, position, stats }: TeamRow) => ({
  first_name: sanitizeName(first_name) ?? 'A player',
  position,
  games: stats.totalGames,
  ...(position === 'goalie'
    ? {
        saves: stats.totalSaves,
        shots_against: stats.totalShotsAgainst,
        save_percentage: stats.savePercentage,
      }
    : { goals: stats.totalGoals, assists: stats.totalAssists }),
});

export const getTeamOverview = defineTool({
  name: 'get_team_overview',
  description:
    'For coaches only: the team table of the own team this season, sums first. Never rank children; speak of the team before any player.',
  input: z.strictObject({}),
  label: () => 'Looking at your team table',
  isAvailableTo: ({ coachOf }) => coachOf !== null,
  run: async ({ sql, persona }) => {
    const { id, coachOf, today } = persona;
    const { rows } = coachOf
      ? await readTeamOf(sql, { id }, coachOf, { page: 1, limit: maxPlayers })
      : { rows: [] };
    const goalies = rows.filter(({ position }) => position === 'goalie');
    const saves = sumBy(goalies, ({ stats }) => stats.totalSaves);
    const shots = sumBy(goalies, ({ stats }) => stats.totalShotsAgainst);
    const days = seasonDays('current', today);
    const totals = {
      players: rows.length,
      goalies: goalies.length,
      logged: rows.filter(({ stats }) => stats.totalGames > 0).length,
      without_games: rows.filter(({ stats }) => stats.totalGames === 0).length,
      games: sumBy(rows, ({ stats }) => stats.totalGames),
      goals: sumBy(rows, ({ stats }) => stats.totalGoals),
      assists: sumBy(rows, ({ stats }) => stats.totalAssists),
      points: sumBy(rows, ({ stats }) => stats.totalGoals + stats.totalAssists),
      saves,
      shots_against: shots,
      goals_against: sumBy(goalies, ({ stats }) => stats.totalGoalsAgainst),
      shutouts: sumBy(goalies, ({ stats }) => stats.shutouts),
      penalty_minutes: sumBy(rows, ({ stats }) => stats.penalty_minutes),
      save_percentage: shots > 0 ? `${savePercentage(saves, shots).toFixed(1)} %` : null,
    };
    const counts = ['goals', 'assists', 'points', 'saves', 'shots_against', 'goals_against', 'shutouts', 'penalty_minutes'] as const; // prettier-ignore
    const per_game = counts.map((name) => ({ name, value: perGame(totals[name], totals.games).toFixed(2) }));
    const label = (what: string) => `${what}, team table ${days.text}`;
    return {
      data: { season: days.text, totals: { ...totals, per_game }, players: rows.map(playerSummary) },
      citations: [
        cite(String(totals.players), label('Players'), []),
        cite(String(totals.logged), label('Players with games'), []),
        cite(String(totals.without_games), label('Players without games'), []),
        cite(String(totals.games), label('Games logged by all of them'), []),
        ...counts.map((name) => cite(String(totals[name]), label(capitalize(statOf(name).label)), [])),
        ...per_game.map(({ name, value }) =>
          cite(value, label(`${capitalize(statOf(name).label)} a game`), []),
        ),
        cite(String(totals.goalies), label('Goalies'), []),
        ...(totals.save_percentage ? [cite(totals.save_percentage, label('Save percentage'), [])] : []),
      ],
      cards: [],
    };
  },
});
