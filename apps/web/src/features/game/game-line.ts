import { outcomeOf, type PublicGame } from '@rinkside/contracts/game';
import { points, savePercentage } from '@rinkside/contracts/season';
import { dayText } from '../calendar/day.text';
import { teamName } from '../organization/team-name';

/** One figure of the author's own: as a column heads it, as it is said, and what it is. */
export interface Figure {
  label: string;
  said: string;
  value: string;
}

const figure = (label: string, said: string, value: number | string): Figure => ({
  label,
  said,
  value: String(value),
});

/** The author's own numbers, by the position they played in that game. */
export const figuresOf = (game: PublicGame): readonly Figure[] => {
  if (game.position === 'goalie') {
    const saves = game.saves ?? 0;
    const percent = savePercentage(saves, game.shots_against ?? 0).toFixed(1);
    return [
      figure('SV', 'saves', saves),
      figure('GA', 'goals against', game.goals_against ?? 0),
      figure('SV%', 'save percentage', percent),
    ];
  }
  const [goals, assists] = [game.goals ?? 0, game.assists ?? 0];
  return [
    figure('G', 'goals', goals),
    figure('A', 'assists', assists),
    figure('PTS', 'points', points(goals, assists)),
  ];
};

/** Both teams, the author's first. */
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

/** 'Win: Owls 4, Ice Wolves 2, on Nov 20, 2026. Goals 2, assists 1, points 3.' */
export const gameText = (game: PublicGame, figures = figuresOf(game)): string => {
  const score = teamsOf(game).map((team) => `${team.name} ${team.score}`);
  const [first, ...rest] = figures.map(({ said, value }) => `${said} ${value}`);
  const own = [first && first[0]?.toUpperCase() + first.slice(1), ...rest];
  return `${outcomes[outcomeOf(game)].word}: ${score.join(', ')}, on ${dayText(game.date)}. ${own.join(', ')}.`;
};
