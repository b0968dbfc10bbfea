/** One piece of paper, thrown up from the middle of the lower edge; lengths in parts of the window. */
export interface Piece {
  /** Speed to the side and up, per burst. */
  sideways: number;
  up: number;
  spin: number;
  ink: number;
}

/** Of the whole burst, ms. */
export const duration = 2600;

const gravity = 2.4;

/** @param random numbers from 0 to 1 */
export const burst = (count: number, inks: number, random: () => number): Piece[] =>
  Array.from({ length: count }, () => ({
    sideways: (random() - 0.5) * 1.3,
    up: 1.7 + random() * 1.2,
    spin: (random() - 0.5) * 22,
    ink: Math.floor(random() * inks),
  }));

/** Where a piece is after this part of the burst (0 to 1), how far it has turned, and how flat it lies. */
export const place = ({ sideways, up, spin }: Piece, passed: number) => ({
  x: 0.5 + sideways * passed * (1.4 - 0.4 * passed),
  y: 1 - up * passed + gravity * passed * passed,
  turn: spin * passed,
  flat: Math.abs(Math.cos(spin * passed * 1.5)),
});
