import type { JerseyColors } from '../avatar.js';

const skate = (x: number, y: number) =>
  `<path d="M${x - 14} ${y - 14}h22l10 8v6h-32z" fill="#151b22"/><path d="M${x - 16} ${y + 3}h38" stroke="#9aa8b5" stroke-width="4" stroke-linecap="round"/>`;

export interface SkaterPose {
  x: number;
  y: number;
  /** Angle of the stick above the ice, degrees. */
  swing?: number;
  /** -1 to 1: which leg pushes off. */
  stride?: number;
}

const limb = (path: string, color: string, width: number) =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" fill="none"/>`;

const stick = (swing: number) =>
  `<g transform="rotate(${swing.toFixed(1)} 66 -98)">${limb('M44 -128L116 -6L148 -4', '#8a5a2b', 6)}${limb('M120 -5h26', '#20262d', 8)}</g>`;

/** Draws a skater from the side, facing right; x and y are the position of the skates. */
export const drawSkater = ([main, second, trim]: JerseyColors, pose: SkaterPose): string => {
  const { x, y, swing = 0, stride = 0 } = pose;
  const [back, front] = [-34 - 22 * stride, 30 - 14 * stride];
  const arms = `${stick(swing)}${limb('M32 -136L46 -104L68 -96', main, 20)}${limb('M66 -96l6 3', '#20262d', 18)}`;
  return `<g transform="translate(${x.toFixed(1)} ${y})">
    <ellipse cx="6" cy="4" rx="70" ry="8" fill="#0c1824" opacity=".14"/>
    ${limb(`M-4 -84L${back / 2 - 4} -46L${back} -12`, second, 20)}${limb(`M${back / 2 - 6} -40l-4 6`, trim, 20)}${skate(back, -2)}
    ${limb(`M4 -84L26 -50L${front} -12`, main, 22)}${limb('M27 -44l1 8', second, 22)}${skate(front, 0)}
    ${limb('M-4 -92l10 10', '#1b2530', 42)}
    ${limb('M2 -98L24 -132', main, 50)}${limb('M-6 -88l30 12', second, 9)}${limb('M-4 -97l30 12', trim, 5)}
    ${arms}
    <circle cx="46" cy="-166" r="20" fill="#e2b38c"/><path d="M24 -164a23 23 0 0 1 45 -6l-2 6-22 2-4 14-12 4z" fill="${main}"/>
    <path d="M48 -168h20v18q-8 6-16 4z" fill="#bfe3f5" opacity=".7"/>
  </g>`;
};

export interface GoaliePose {
  x: number;
  y: number;
  /** Height of the glove, 0 to 1. */
  reach: number;
}

const pad = (x: number, second: string, trim: string) =>
  `<rect x="${x}" y="-92" width="30" height="92" rx="11" fill="#f7fafc" stroke="#9fb1c0" stroke-width="2"/><path d="M${x} -66h30v10h-30zM${x} -30h30v8h-30z" fill="${second}"/><path d="M${x} -54h30v5h-30z" fill="${trim}"/>`;

/** Draws a goalie in the crease, from the front. */
export const drawGoalie = ([main, second, trim]: JerseyColors, { x, y, reach }: GoaliePose): string => {
  const [hx, hy] = [-58 - 14 * reach, -108 - 66 * reach];
  return `<g transform="translate(${x.toFixed(1)} ${y})">
    <ellipse cx="0" cy="3" rx="62" ry="8" fill="#0c1824" opacity=".16"/>
    ${limb('M34 -122L56 -84L62 -6', '#8a5a2b', 6)}${limb('M62 -8h-40', '#8a5a2b', 12)}
    ${pad(-38, second, trim)}${pad(8, second, trim)}
    <path d="M-40 -84q-4 -66 40 -68q44 2 40 68z" fill="${main}"/><path d="M-41 -98h82v10h-82z" fill="${second}"/><path d="M-41 -86h82v5h-82z" fill="${trim}"/>
    ${limb(`M-28 -138L${hx.toFixed(1)} ${hy.toFixed(1)}`, main, 22)}
    <circle cx="${hx.toFixed(1)}" cy="${(hy - 6).toFixed(1)}" r="19" fill="#f7fafc" stroke="${second}" stroke-width="6"/>
    ${limb('M30 -136L44 -100', main, 22)}<rect x="34" y="-112" width="26" height="36" rx="6" fill="#f7fafc" stroke="${second}" stroke-width="5"/>
    <path d="M-22 -168a22 27 0 0 1 44 0q-2 26 -22 30q-20 -4 -22 -30z" fill="${main}"/>
    <path d="M-14 -170h28v14q-6 12 -14 14q-8 -2 -14 -14z" fill="#e2b38c"/><path d="M-14 -164h28M-13 -156h26M-6 -170v26M6 -170v26" stroke="#cfd8df" stroke-width="2.5"/>
    <path d="M-4 -194h8v18h-8z" fill="${second}"/>
  </g>`;
};
