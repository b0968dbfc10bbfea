import type { OutboxEntry } from '../../state/offline/outbox-entry';

const kinds = ['game', 'post', 'comment', 'follow', 'like'] as const;

/**
 * Returns '2 games and 1 post are', for a sentence about unsent content.
 * @param uploading adds a highlight
 * @param drafts number of texts that were begun
 * @param liveGames number of live games with unsent events
 */
export const unsentSummary = (
  entries: readonly OutboxEntry[],
  uploading: boolean,
  drafts = 0,
  liveGames = 0,
): string => {
  const counts = kinds.flatMap((kind) => {
    const count = entries.filter(({ content }) => content.kind === kind).length;
    return count > 0 ? [`${count} ${kind}${count === 1 ? '' : 's'}`] : [];
  });
  if (uploading) counts.push('1 highlight');
  if (drafts > 0) counts.push(`${drafts} draft${drafts === 1 ? '' : 's'}`);
  if (liveGames > 0) counts.push(`${liveGames} live game${liveGames === 1 ? '' : 's'}`);
  const isSingular = entries.length + Number(uploading) + drafts + liveGames === 1;
  return `${new Intl.ListFormat('en-US').format(counts)} ${isSingular ? 'is' : 'are'}`;
};
