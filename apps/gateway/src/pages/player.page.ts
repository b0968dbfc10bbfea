import { product } from '@rinkside/contracts/product';
import { points, type SeasonStats } from '@rinkside/contracts/season';
import { sharedPages } from '@rinkside/contracts/share';
import type { PlayerShare } from '@rinkside/domain/share/player.share';
import { cardImage } from './card/card.js';
import { playerCard } from './card/player.card.js';
import type { Head } from './head.js';
import { counted, dayText, oneLine } from './text.js';

const record = ({ wins, losses, ties }: SeasonStats) =>
  `${counted(wins, 'win')}, ${counted(losses, 'loss', 'losses')}, ${counted(ties, 'tie')}`;

const skaterLine = ({ totalGoals, totalAssists }: SeasonStats) =>
  `${counted(totalGoals, 'goal')}, ${counted(totalAssists, 'assist')}, ${counted(points(totalGoals, totalAssists), 'point')}`;

const goalieLine = ({ totalSaves, savePercentage, goalsAgainstAverage, shutouts }: SeasonStats) =>
  `${counted(totalSaves, 'save')}, ${savePercentage.toFixed(1)} save percentage, ${goalsAgainstAverage.toFixed(2)} goals-against average, ${counted(shutouts, 'shutout')}`;

/** Returns a player's full name on one line. */
export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  oneLine(`${first_name} ${last_name}`, 80);

/** Returns the season's dates and stats as a sentence. */
const seasonText = ({ player: { stats, position } }: PlayerShare): string => {
  const range = `${dayText(stats.starts_on ?? '')} – ${dayText(stats.ends_on ?? '')}`;
  if (stats.totalGames === 0) return `${range}: No games yet.`;
  const positionStats = position === 'goalie' ? goalieLine(stats) : skaterLine(stats);
  return `${range}: ${counted(stats.totalGames, 'game')}, ${record(stats)}; ${positionStats}.`;
};

export const missingPlayer: Head = { ...sharedPages.player.missing, indexed: false };

/** Returns the meta tags of a player's page. */
export const playerHead = (origin: string, share: PlayerShare): Head => {
  const { player, indexed } = share;
  const name = nameOf(player);
  return {
    title: sharedPages.player.title(name),
    description: `${sharedPages.player.text(name)} ${seasonText(share)}`,
    indexed,
    shared: {
      url: `${origin}/player/${player.id}`,
      type: 'profile',
      image: {
        ...cardImage(`${origin}/share/player/${player.id}.png`, playerCard(share)),
        alt: `${name}'s season on a ${product.name} scoreboard. ${seasonText(share)}`,
      },
    },
  };
};
