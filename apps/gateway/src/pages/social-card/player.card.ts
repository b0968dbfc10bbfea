import type { Position } from '@rinkside/contracts/player';
import { points, type SeasonStats } from '@rinkside/contracts/season';
import type { PlayerShare } from '@rinkside/domain/share/player.share';
import { formatCount, formatDate } from '../text.js';
import type { CardStat, PlayerSocialCard } from './card.js';
import { loadGlyphs, monogramOf, toRenderableText } from './glyphs.js';

const figures: Record<Position, (stats: SeasonStats) => CardStat[]> = {
  skater: (stats) => [
    { label: 'Games', value: String(stats.totalGames) },
    { label: 'Goals', value: String(stats.totalGoals) },
    { label: 'Assists', value: String(stats.totalAssists) },
    { label: 'Points', value: String(points(stats.totalGoals, stats.totalAssists)) },
  ],
  goalie: (stats) => [
    { label: 'Games', value: String(stats.totalGames) },
    { label: 'Saves', value: String(stats.totalSaves) },
    { label: 'Save %', value: stats.savePercentage.toFixed(1) },
    { label: 'GAA', value: stats.goalsAgainstAverage.toFixed(2) },
  ],
};

const positionText: Record<Position, string> = { skater: 'Skater', goalie: 'Goalie' };
const roleText = { player: null, parent: 'Parent', coach: 'Coach' } as const;

const withoutValues = (stats: CardStat[]): CardStat[] => stats.map(({ label }) => ({ label, value: null }));

const record = ({ wins, losses, ties, winPercentage }: SeasonStats) =>
  [
    formatCount(wins, 'win'),
    formatCount(losses, 'loss', 'losses'),
    ...(ties > 0 ? [formatCount(ties, 'tie')] : []),
    `${winPercentage}% won`,
  ].join('  ·  ');

/** Returns the content of a player's social image; null if the fonts lack a letter of the name. */
export const playerCard = async ({ player, emblem }: PlayerShare): Promise<PlayerSocialCard | null> => {
  const glyphs = await loadGlyphs();
  const { position, role, age, level, organization, stats } = player;
  const name = toRenderableText(`${player.first_name} ${player.last_name}`, 60, glyphs);
  if (!name) return null;
  const team = toRenderableText(organization?.team_name || organization?.name || '', 48, glyphs);
  const seasonFigures = figures[position ?? 'skater'](stats);
  const hasGames = stats.totalGames > 0;
  return {
    kind: 'player',
    name,
    line: [position ? positionText[position] : role && roleText[role], age, level]
      .filter(Boolean)
      .join('  ·  '),
    team,
    monogram: monogramOf(team || name),
    emblem,
    range: `${formatDate(stats.starts_on ?? '')} – ${formatDate(stats.ends_on ?? '')}`,
    figures: hasGames ? seasonFigures : withoutValues(seasonFigures),
    record: hasGames ? record(stats) : 'No games yet',
  };
};
