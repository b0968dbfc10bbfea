import type { Sample } from './sample.js';

const resultOf = ({ ends }: Sample) => {
  if ('refused' in ends) return `rejected: ${ends.refused}`;
  if (ends.shown === 'image') return `image, ${ends.size}`;
  return `video, ${ends.size}: ${ends.renditions.join(', ')}${ends.sound ? '' : '; no audio'}`;
};

/** Renders the samples as the table in docs/media.md. */
export const tableOf = (samples: Record<string, Sample>): string =>
  [
    '| file name | content | result |',
    '|---|---|---|',
    ...Object.entries(samples).map(([name, sample]) => `| ${name} | ${sample.what} | ${resultOf(sample)} |`),
  ].join('\n');
