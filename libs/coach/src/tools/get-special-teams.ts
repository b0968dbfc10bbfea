import * as z from 'zod';
import { seasonDays, seasonNames } from '@rinkside/domain/coach/dates';
import type { OwnGame } from '@rinkside/domain/coach/own-game';
import { cite, ownGames } from '@rinkside/domain/coach/own-games';
import { sampleSizeLabel } from './sample-size.js';
import { defineTool } from './tool.js';

const hasSpecialTeams = (game: OwnGame) =>
  game.position === 'goalie' &&
  (game.powerplay_goals_against !== null || game.shorthanded_goals_against !== null);

const sumBy = (games: readonly OwnGame[], select: (game: OwnGame) => number | null) =>
  games.reduce((sum, game) => sum + (select(game) ?? 0), 0);

export const getSpecialTeams = defineTool({
  name: 'get_special_teams',
  description:
    'A goalie’s goals against by strength: on the other team’s power play, while it was short-handed, and the rest. Counts only games where that was written down.',
  input: z.strictObject({ season: z.enum(seasonNames).default('current') }),
  label: () => 'Looking at power plays and penalty kills',
  isAvailableTo: ({ position }) => position === 'goalie',
  run: async (context, { season }) => {
    const days = seasonDays(season, context.persona.today);
    const goalieGames = (await ownGames(context, days)).filter(({ position }) => position === 'goalie');
    const games = goalieGames.filter(hasSpecialTeams);
    const goalsAgainst = sumBy(games, (game) => game.goals_against);
    const powerPlay = sumBy(games, (game) => game.powerplay_goals_against);
    const shortHanded = sumBy(games, (game) => game.shorthanded_goals_against);
    // Logged numbers can be inconsistent, so the difference is not allowed below 0.
    const otherwise = Math.max(0, goalsAgainst - powerPlay - shortHanded);
    return {
      data: {
        season: days.text,
        games: games.length,
        unrecorded: goalieGames.length - games.length,
        sample: sampleSizeLabel(games.length),
        goals_against: goalsAgainst,
        on_their_power_play: powerPlay,
        while_they_were_short_handed: shortHanded,
        otherwise,
      },
      citations:
        games.length === 0
          ? []
          : [
              cite(
                String(goalsAgainst),
                `Goals against in the ${games.length === 1 ? 'game' : `${games.length} games`} with special teams written down`,
                games,
              ),
              cite(String(powerPlay), `Goals against on their power play, ${days.text}`, games),
              cite(String(shortHanded), `Goals against while they were short-handed, ${days.text}`, games),
              cite(String(otherwise), `Goals against otherwise, ${days.text}`, games),
            ],
      cards: [],
    };
  },
});
