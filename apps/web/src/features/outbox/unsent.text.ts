import type { Waiting } from './waiting';

const kinds = ['game', 'post', 'comment', 'follow', 'like'] as const;

/** '2 games and 1 post are', as far as it is more than nothing; a highlight while it is uploaded. */
export const unsentText = (waiting: readonly Waiting[], uploading: boolean): string => {
  const counts = kinds.flatMap((kind) => {
    const count = waiting.filter(({ content }) => content.kind === kind).length;
    return count > 0 ? [`${count} ${kind}${count === 1 ? '' : 's'}`] : [];
  });
  if (uploading) counts.push('1 highlight');
  const one = waiting.length + Number(uploading) === 1;
  return `${new Intl.ListFormat('en-US').format(counts)} ${one ? 'is' : 'are'}`;
};
