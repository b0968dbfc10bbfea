/** Describes how reliable a stat over this many games is. */
export const sampleSizeLabel = (games: number): string =>
  games === 0 ? 'no games yet' : games < 5 ? 'small sample' : games < 10 ? 'fair sample' : 'good sample';
