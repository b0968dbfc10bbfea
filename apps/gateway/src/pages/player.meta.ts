import { isolate } from '@rinkside/contracts/text';
import type { PublicPlayer } from '@rinkside/contracts/player';
import { product } from '@rinkside/contracts/product';
import { points, type SeasonStats } from '@rinkside/contracts/season';
import { sharedPages } from '@rinkside/contracts/share';
import type { PlayerShare } from '@rinkside/domain/share/player.share';
import { cardImage } from './social-card/card.js';
import { playerCard } from './social-card/player.card.js';
import type { PageMeta } from './meta-tags.js';
import { formatCount, formatDate, toSingleLine } from './text.js';

const record = ({ wins, losses, ties }: SeasonStats) =>
  `${formatCount(wins, 'win')}, ${formatCount(losses, 'loss', 'losses')}, ${formatCount(ties, 'tie')}`;

const skaterLine = ({ totalGoals, totalAssists }: SeasonStats) =>
  `${formatCount(totalGoals, 'goal')}, ${formatCount(totalAssists, 'assist')}, ${formatCount(points(totalGoals, totalAssists), 'point')}`;

const goalieLine = ({ totalSaves, savePercentage, goalsAgainstAverage, shutouts }: SeasonStats) =>
  `${formatCount(totalSaves, 'save')}, ${savePercentage.toFixed(1)} save percentage, ${goalsAgainstAverage.toFixed(2)} goals-against average, ${formatCount(shutouts, 'shutout')}`;

/** Returns a player's full name on one line. */
export const fullNameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  toSingleLine(`${first_name} ${last_name}`, 80);

/** Returns the first and last day of a season. */
export const seasonRangeText = ({ starts_on, ends_on }: PublicPlayer['stats']): string =>
  `${formatDate(starts_on ?? '')} – ${formatDate(ends_on ?? '')}`;

/** Returns labels and values of a season, by position. */
export const seasonFigures = ({ stats, position }: PublicPlayer): [label: string, value: string][] => [
  ['Games', String(stats.totalGames)],
  ['Wins', String(stats.wins)],
  ['Win %', String(stats.winPercentage)],
  ...(position === 'goalie'
    ? ([
        ['Saves', String(stats.totalSaves)],
        ['Save %', stats.savePercentage.toFixed(1)],
        ['Goals-against average', stats.goalsAgainstAverage.toFixed(2)],
        ['Shutouts', String(stats.shutouts)],
      ] as [string, string][])
    : ([
        ['Goals', String(stats.totalGoals)],
        ['Assists', String(stats.totalAssists)],
        ['Points', String(points(stats.totalGoals, stats.totalAssists))],
      ] as [string, string][])),
];

/** Returns the season's dates and stats as a sentence. */
const seasonText = ({ player: { stats, position } }: PlayerShare): string => {
  const range = seasonRangeText(stats);
  if (stats.totalGames === 0) return `${range}: No games yet.`;
  const positionStats = position === 'goalie' ? goalieLine(stats) : skaterLine(stats);
  return `${range}: ${formatCount(stats.totalGames, 'game')}, ${record(stats)}; ${positionStats}.`;
};

export const missingPlayerMeta: PageMeta = { ...sharedPages.player.missing, indexed: false };

/** Returns the meta tags of a player's page. */
export const playerMeta = async (origin: string, share: PlayerShare): Promise<PageMeta> => {
  const { player, indexed } = share;
  const card = await playerCard(share);
  const name = fullNameOf(player);
  return {
    title: sharedPages.player.title(name),
    description: `${sharedPages.player.text(name)} ${seasonText(share)}`,
    indexed,
    shared: {
      url: `${origin}/player/${player.id}`,
      type: 'profile',
      ...(card && {
        image: {
          ...cardImage(`${origin}/share/player/${player.id}.png`, card),
          alt: `${isolate(name)}'s season on a ${product.name} scoreboard. ${seasonText(share)}`,
        },
      }),
    },
  };
};
