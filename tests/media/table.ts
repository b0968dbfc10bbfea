import type { Sample } from './sample.js';

const ending = ({ ends }: Sample) => {
  if ('refused' in ends) return `refused: ${ends.refused}`;
  if (ends.shown === 'image') return `photo, ${ends.size}`;
  return `video, ${ends.size}: ${ends.renditions.join(', ')}${ends.sound ? '' : '; no sound'}`;
};

/** The samples as docs/media.md shows them. */
export const tableOf = (samples: Record<string, Sample>): string =>
  [
    '| sent as | what it is | how it ends |',
    '|---|---|---|',
    ...Object.entries(samples).map(([name, sample]) => `| ${name} | ${sample.what} | ${ending(sample)} |`),
  ].join('\n');
