import type { MediaSample } from './media-sample.js';

const resultOf = ({ expected }: MediaSample) => {
  if ('refused' in expected) return `rejected: ${expected.refused}`;
  if (expected.shown === 'image') return `image, ${expected.size}`;
  return `video, ${expected.size}: ${expected.renditions.join(', ')}${expected.sound ? '' : '; no audio'}`;
};

/** Renders the samples as the table in docs/generated/media-samples.md. */
export const sampleTable = (samples: Record<string, MediaSample>): string =>
  [
    '| file name | content | result |',
    '|---|---|---|',
    ...Object.entries(samples).map(([name, sample]) => `| ${name} | ${sample.what} | ${resultOf(sample)} |`),
  ].join('\n');
