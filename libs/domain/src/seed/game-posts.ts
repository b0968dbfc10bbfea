import { outcomeOf } from '@rinkside/contracts/game';
import { directory } from './directory.js';
import type { DemoPerson } from './people.js';
import type { PlayerGame } from './player-games.js';
import { seededRandom } from './seeded-random.js';

const teamNames = new Map(directory.map(({ name, team_name }) => [name, team_name]));

type Texts = readonly [string, ...string[]];

const closings: Record<ReturnType<typeof outcomeOf>, Texts> = {
  win: ['What a team.', 'Good crowd, too.', 'All lines did their part.', 'Loud ride home.'],
  loss: ['On to the next one.', 'We learned something.', 'Well played by them.', 'Back to practice.'],
  tie: ['Fair result.', 'Both teams earned it.', 'Could have gone either way.'],
};

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

const skaterSentence = ({ goals, assists }: PlayerGame['numbers'], name: string): string => {
  const points = [goals > 0 && counted(goals, 'goal'), assists > 0 && counted(assists, 'assist')].filter(
    (part) => part !== false,
  );
  if (points.length === 0) return '';
  return `${goals >= 3 ? 'Hat trick! ' : ''}${points.join(' and ')} for ${name}. `;
};

const goalieSentence = ({ saves, started_game, goals_against }: PlayerGame['numbers'], name: string) =>
  `${goals_against === 0 && started_game ? 'Shutout! ' : ''}${counted(saves ?? 0, 'save')} for ${name}. `;

/** Children up to this age do not write their posts themselves. */
const oldestWithAdult = 9;

/** Returns the text of a player's post about their game, with the figures that they log. */
export const gamePostOf = (person: DemoPerson, game: PlayerGame): string => {
  const { opponent, ourScore, theirScore, numbers, date } = game;
  const outcome = outcomeOf({ our_score: ourScore, their_score: theirScore });
  const team = teamNames.get(opponent) ?? opponent;
  const { pick } = seededRandom(`${person.slug} writes about ${date}`);
  const results: Record<typeof outcome, Texts> = {
    win: [`Won ${ourScore}-${theirScore} against ${team}. `, `${ourScore}-${theirScore} win over ${team}! `],
    loss: [
      `Lost ${theirScore}-${ourScore} to ${team}. `,
      `${team} were better today, ${theirScore}-${ourScore}. `,
    ],
    tie: [`Tied ${ourScore}-${theirScore} with ${team}. `],
  };
  const name = Number.parseInt(person.age, 10) <= oldestWithAdult ? person.first : 'me';
  const own = person.position === 'goalie' ? goalieSentence(numbers, name) : skaterSentence(numbers, name);
  return `${pick(results[outcome])}${own}${pick(closings[outcome])}`;
};
