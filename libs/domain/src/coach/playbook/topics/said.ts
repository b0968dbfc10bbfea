import { isYoung, you, type Talk } from '../talk.js';

interface LastGame {
  result: 'win' | 'loss' | 'tie';
  weekday: string;
  days_ago: number;
}

/** A loss is felt for about so many days. */
const fresh = 3;

/** After a loss: feelings before numbers. */
export const afterLoss = (talk: Talk, game: LastGame | undefined): string | undefined => {
  if (game?.result !== 'loss' || game.days_ago > fresh) return undefined;
  if (talk.voice === 'parent')
    return `${game.weekday}'s loss may still sting. Let your player say how it felt before anybody looks at numbers.`;
  return isYoung(talk)
    ? `First: ${game.weekday}'s game did not go your way, and it is okay to feel sad about it. You are more than one score.`
    : `First: ${game.weekday}'s loss may still sting, and that is fine, it means you care.`;
};

interface Trend {
  words: string;
  recent: { games: number; value: string };
  earlier: { games: number; value: string } | null;
  change: { direction: 'up' | 'down' | 'steady'; good: boolean | null } | null;
  sample: string;
}

const moved = { up: 'up from', down: 'down from', steady: 'about the same as' } as const;

/** 'Save percentage in your last 5 games: 91.2 %, up from 88.9 % in the 5 before.' */
export const trendText = (talk: Talk, trend: Trend): string | undefined => {
  const { words, recent, earlier, change, sample } = trend;
  if (!earlier || !change) return undefined;
  const { own } = you(talk);
  const small = sample === 'small sample' ? ' (small sample)' : '';
  const before = earlier.games === 1 ? 'the game' : `the ${earlier.games}`;
  return `**Trend:** ${words} ${recent.value} in ${own} last ${recent.games} games, ${moved[change.direction]} ${earlier.value} in ${before} before${small}.`;
};
