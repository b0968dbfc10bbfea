import { isYoungTone, playerPronouns, type TopicContext } from '../topic-context.js';

interface LastGame {
  result: 'win' | 'loss' | 'tie';
  weekday: string;
  days_ago: number;
}

/** Answers acknowledge a loss for this many days. */
const recentLossDays = 3;

/** Returns a sentence about feelings when the last game was a recent loss. */
export const afterLossText = (context: TopicContext, game: LastGame | undefined): string | undefined => {
  if (game?.result !== 'loss' || game.days_ago > recentLossDays) return undefined;
  if (context.tone === 'parent')
    return `${game.weekday}'s loss may still sting. Let your player say how it felt before anybody looks at numbers.`;
  return isYoungTone(context)
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

const directionText = { up: 'up from', down: 'down from', steady: 'about the same as' } as const;

/**
 * Formats a trend, for example 'save percentage 91.2 % in your last 5 games, up from 88.9 % in the 5 before.'
 * @returns undefined without earlier games to compare with.
 */
export const trendText = (context: TopicContext, trend: Trend): string | undefined => {
  const { words, recent, earlier, change, sample } = trend;
  if (!earlier || !change) return undefined;
  const { own } = playerPronouns(context);
  const sampleNote = sample === 'small sample' ? ' (small sample)' : '';
  const before = earlier.games === 1 ? 'the game' : `the ${earlier.games}`;
  return `**Trend:** ${words} ${recent.value} in ${own} last ${recent.games} games, ${directionText[change.direction]} ${earlier.value} in ${before} before${sampleNote}.`;
};
