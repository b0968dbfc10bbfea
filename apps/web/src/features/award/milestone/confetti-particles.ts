/** One confetti particle, launched from the middle of the bottom edge. Lengths are fractions of the window. */
export interface Particle {
  /** Initial velocity, per animation. */
  velocityX: number;
  velocityY: number;
  spin: number;
  colorIndex: number;
}

/** Length of the animation (ms). */
export const durationMs = 2600;

const gravity = 2.4;

/** Creates `count` particles. @param random returns numbers from 0 to 1 */
export const createParticles = (count: number, colorCount: number, random: () => number): Particle[] =>
  Array.from({ length: count }, () => ({
    velocityX: (random() - 0.5) * 1.3,
    velocityY: 1.7 + random() * 1.2,
    spin: (random() - 0.5) * 22,
    colorIndex: Math.floor(random() * colorCount),
  }));

/** Returns a particle's position, rotation (rad) and flatness (0 to 1) at `progress` (0 to 1). */
export const particleAt = ({ velocityX, velocityY, spin }: Particle, progress: number) => ({
  x: 0.5 + velocityX * progress * (1.4 - 0.4 * progress),
  y: 1 - velocityY * progress + gravity * progress * progress,
  rotation: spin * progress,
  flatness: Math.abs(Math.cos(spin * progress * 1.5)),
});
