import { seededRandom } from '../seeded-random.js';

/** Width and height of every scene in SVG units, equal to the video's frame size in pixels. */
export const frame = { width: 854, height: 480 } as const;

/** Wraps SVG elements into an SVG document of the given width in pixels. */
export const svgDocument = (content: string, width: number = frame.width): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" width="${width}" height="${Math.round((width * frame.height) / frame.width)}">${content}</svg>`,
  );

/** Spectators in the stands, identical on every run. */
const spectators = (() => {
  const random = seededRandom('crowd');
  const coats = ['#2b4257', '#35526b', '#243a4d', '#4a3b3b', '#5c4630', '#3d5566'] as const;
  return Array.from({ length: 150 }, (_, at) => {
    const [row, seat] = [Math.floor(at / 30), at % 30];
    const x = seat * 30 + (row % 2) * 15 + 6 * random.next();
    const y = 30 + row * 34 + 5 * random.next();
    return `<path d="M${x - 12} ${y + 30}a12 16 0 0 1 24 0z" fill="${random.pick(coats)}"/><circle cx="${x}" cy="${y + 8}" r="7" fill="#c79a76" opacity=".5"/>`;
  }).join('');
})();

const boards = `
  <path d="M0 176h854v10H0z" fill="#9fb6c8" opacity=".5"/><path d="M0 190h854v72H0z" fill="#f4f8fb"/>
  <path d="M0 190h854v7H0z" fill="#0b5cab"/><path d="M0 250h854v14H0z" fill="#ffc94d"/>`;

const ice = `
  <path d="M0 264h854v216H0z" fill="#e9f2f8"/><path d="M0 264h854v34H0z" fill="#d3e3ee"/>
  <path d="M120 264h26L96 480H56z" fill="#0b5cab" opacity=".75"/><path d="M688 264h7l40 216h-11z" fill="#c8102e" opacity=".75"/>
  <ellipse cx="430" cy="402" rx="150" ry="44" fill="none" stroke="#c8102e" stroke-width="4" opacity=".55"/>
  <ellipse cx="430" cy="402" rx="9" ry="4" fill="#c8102e" opacity=".7"/>
  <path d="M70 330l150-40M250 460l210-62M520 330l120-24" stroke="#fff" stroke-width="3" opacity=".8"/>`;

const arenaWith = (stands: string) =>
  `<path d="M0 0h854v480H0z" fill="#132433"/>${stands}<path d="M0 0h854v190H0z" fill="#0b1722" opacity=".35"/>${boards}${ice}`;

/** An arena with spectators, and an empty one. */
export const arena = arenaWith(spectators);
export const emptyArena = arenaWith(
  Array.from({ length: 5 }, (_, row) => `<path d="M0 ${40 + row * 32}h854v9H0z" fill="#22384a"/>`).join(''),
);

const mesh = Array.from({ length: 8 }, (_, at) => `M${712 + at * 14} 232v118M706 ${238 + at * 14}h112`);
/** The goal on the right and the goal lamp behind it. */
export const goal = `
    <path d="M762 190v-22a16 16 0 0 1 32 0v22z" fill="#7a2a22"/>
    <path d="M704 352V232q0-10 10-10h96q14 0 14 14v84z" fill="#ffffff" opacity=".5"/>
    <path d="${mesh.join('')}" stroke="#8ea5b6" stroke-width="1.5" opacity=".8"/>
    <path d="M704 356V230q0-10 10-10h100" fill="none" stroke="#d01f34" stroke-width="9" stroke-linecap="round"/>`;

export const puckAt = (x: number, y: number): string =>
  `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="9" ry="5" fill="#0c1520"/>`;
