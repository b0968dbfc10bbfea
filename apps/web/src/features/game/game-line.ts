import { isolate } from '@rinkside/contracts/text';
import { outcomeOf, type PublicGame } from '@rinkside/contracts/game';
import { gameCounts, type GameCountName } from '@rinkside/contracts/game.counts';
import { points, savePercentage } from '@rinkside/contracts/season';
import { formatDay } from '../calendar/format-day';
import { teamName } from '../../state/entities/team-name';

/** One stat of the author: short label, spoken name and value. */
export interface GameStat {
  label: string;
  spokenLabel: string;
  value: string;
}

const stat = (label: string, spokenName: string, value: number | string): GameStat => ({
  label,
  spokenLabel: spokenName,
  value: String(value),
});

const countStat = (game: PublicGame, name: GameCountName) => {
  const { label, shortLabel } = gameCounts[name];
  return stat(shortLabel, label.toLowerCase(), game[name] ?? 0);
};

/** Returns the author's three stats, by the position played. */
export const gameStatsOf = (game: PublicGame): readonly GameStat[] => {
  if (game.position === 'goalie') {
    const percent = savePercentage(game.saves ?? 0, game.shots_against ?? 0).toFixed(1);
    return [
      countStat(game, 'saves'),
      countStat(game, 'goals_against'),
      stat('SV%', 'save percentage', percent),
    ];
  }
  return [
    countStat(game, 'goals'),
    countStat(game, 'assists'),
    stat('PTS', 'points', points(game.goals ?? 0, game.assists ?? 0)),
  ];
};

/** Returns both teams, the author's first. */
export const teamsOf = ({ userOrganization, opponent, our_score, their_score }: PublicGame) =>
  [
    { name: teamName(userOrganization) ?? 'Your Team', image: userOrganization?.image_url, score: our_score },
    { name: teamName(opponent) ?? 'Opponent', image: opponent.image_url, score: their_score },
  ] as const;

export const outcomes = {
  win: { letter: 'W', word: 'Win' },
  loss: { letter: 'L', word: 'Loss' },
  tie: { letter: 'T', word: 'Tie' },
} as const;

/** Describes a game: 'Win: Owls 4, Ice Wolves 2, on Nov 20, 2026. Goals 2, assists 1, points 3.' */
export const gameText = (game: PublicGame, figures = gameStatsOf(game)): string => {
  const score = teamsOf(game).map((team) => `${isolate(team.name)} ${team.score}`);
  const [first, ...others] = figures.map(({ spokenLabel, value }) => `${spokenLabel} ${value}`);
  const statTexts = [first && first[0]?.toUpperCase() + first.slice(1), ...others];
  return `${outcomes[outcomeOf(game)].word}: ${score.join(', ')}, on ${formatDay(game.date)}. ${statTexts.join(', ')}.`;
};
