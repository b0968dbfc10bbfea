import * as z from 'zod';
import { seasonDays, seasons } from './dates.js';
import { cite, ownGames, type OwnGame } from './own-games.js';
import { sampleOf } from './sample.js';
import { tool } from './tool.js';

const isRecorded = (game: OwnGame) =>
  game.position === 'goalie' &&
  (game.powerplay_goals_against !== null || game.shorthanded_goals_against !== null);

const total = (games: readonly OwnGame[], of: (game: OwnGame) => number | null) =>
  games.reduce((sum, game) => sum + (of(game) ?? 0), 0);

export const getSpecialTeams = tool({
  name: 'get_special_teams',
  description:
    'A goalie’s goals against by strength: on the other team’s power play, while it was short-handed, and the rest. Counts only games where that was written down.',
  input: z.strictObject({ season: z.enum(seasons).default('current') }),
  label: () => 'Looking at power plays and penalty kills',
  open: ({ position }) => position === 'goalie',
  run: async (asker, { season }) => {
    const days = seasonDays(season, asker.persona.today);
    const all = (await ownGames(asker, days)).filter(({ position }) => position === 'goalie');
    const games = all.filter(isRecorded);
    const against = total(games, (game) => game.goals_against);
    const powerPlay = total(games, (game) => game.powerplay_goals_against);
    const shortHanded = total(games, (game) => game.shorthanded_goals_against);
    // What was logged may contradict itself.
    const rest = Math.max(0, against - powerPlay - shortHanded);
    return {
      data: {
        season: days.text,
        games: games.length,
        unrecorded: all.length - games.length,
        sample: sampleOf(games.length),
        goals_against: against,
        on_their_power_play: powerPlay,
        while_they_were_short_handed: shortHanded,
        otherwise: rest,
      },
      citations:
        games.length === 0
          ? []
          : [
              cite(
                String(against),
                `Goals against in the ${games.length === 1 ? 'game' : `${games.length} games`} with special teams written down`,
                games,
              ),
              cite(String(powerPlay), `Goals against on their power play, ${days.text}`, games),
              cite(String(shortHanded), `Goals against while they were short-handed, ${days.text}`, games),
              cite(String(rest), `Goals against otherwise, ${days.text}`, games),
            ],
      cards: [],
    };
  },
});
