import type { Waiting } from './waiting';

const kinds = ['game', 'post', 'comment', 'follow', 'like'] as const;

/** '2 games and 1 post are', as far as it is more than nothing. */
export const unsentText = (waiting: readonly Waiting[]): string => {
  const counts = kinds.flatMap((kind) => {
    const count = waiting.filter(({ content }) => content.kind === kind).length;
    return count > 0 ? [`${count} ${kind}${count === 1 ? '' : 's'}`] : [];
  });
  return `${new Intl.ListFormat('en-US').format(counts)} ${waiting.length === 1 ? 'is' : 'are'}`;
};
