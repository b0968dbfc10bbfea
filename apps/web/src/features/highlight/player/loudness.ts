/** How loud films are, from 0 to 1; kept on this device. */
export interface Loudness {
  volume: number;
  muted: boolean;
}

const key = 'rinkside.player';

export const readLoudness = (): Loudness => {
  try {
    const { volume, muted } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Loudness>;
    const known = typeof volume === 'number' && volume >= 0 && volume <= 1;
    return { volume: known ? volume : 1, muted: muted === true };
  } catch {
    return { volume: 1, muted: false };
  }
};

export const keepLoudness = (loudness: Loudness): void => {
  try {
    localStorage.setItem(key, JSON.stringify(loudness));
  } catch {
    // Private windows may keep nothing; it is loud again next time.
  }
};
