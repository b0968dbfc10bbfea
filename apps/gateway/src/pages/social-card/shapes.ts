import { product } from '@rinkside/contracts/product';
import { displayFonts } from './fonts.js';

/** An element in the format of satori, the layout engine. */
export interface Shape {
  type: string;
  key: null;
  props: Record<string, unknown>;
}

type Style = Record<string, string | number>;

/** The color palette. */
export const palette = {
  night: '#0b1824',
  board: '#081018',
  steel: '#2b4256',
  line: '#1d3242',
  soft: '#a3b8c9',
  ice: '#f1f7fb',
  blue: '#4aa3ee',
  lamp: '#ff8136',
} as const;

/** A flex container. */
export const box = (style: Style, ...children: (Shape | string)[]): Shape => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', boxSizing: 'border-box', position: 'relative', ...style }, children },
});

export const image = (src: string, width: number, height: number, style: Style = {}): Shape => ({
  type: 'img',
  key: null,
  props: { src, width, height, style },
});

const svgDataUrl = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;

const logo = svgDataUrl(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="#16293a"/><path d="M14 0h5v64h-5z" fill="${palette.blue}"/><circle cx="37" cy="32" r="17" fill="none" stroke="${palette.ice}" stroke-width="4"/><circle cx="37" cy="32" r="6" fill="${palette.lamp}"/></svg>`,
);

/** The product's logo and name. */
export const brand = (): Shape =>
  box(
    { alignItems: 'center', gap: 16 },
    image(logo, 52, 52),
    box({ fontFamily: displayFonts, fontSize: 40, color: palette.ice, letterSpacing: 0.5 }, product.name),
  );

/**
 * A rink end from above, 620 by 630 px.
 * @param opacity 0 to 1.
 * @param overflow How far it extends past the right edge, px.
 */
export const rink = (opacity: number, overflow: number): Shape =>
  image(
    svgDataUrl(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 620 630" fill="none"><g opacity="${opacity}"><g stroke="#6f92ad" stroke-width="4"><path d="M-20 22H410a186 186 0 0 1 186 186v214a186 186 0 0 1-186 186H-20"/><circle cx="300" cy="168" r="96"/><circle cx="300" cy="462" r="96"/><path d="M278 152h-22m88 0h-22m-66 32h22m44 0h22M278 446h-22m88 0h-22m-66 32h22m44 0h22"/><path d="M496 265a62 62 0 0 0 0 100z"/></g><path d="M496 46v538" stroke="${palette.lamp}" stroke-width="4"/><circle cx="300" cy="168" r="9" fill="${palette.lamp}"/><circle cx="300" cy="462" r="9" fill="${palette.lamp}"/></g></svg>`,
    ),
    620,
    630,
    { position: 'absolute', right: -overflow, top: 0 },
  );

/** The blue line at the card's left edge. */
export const blueLine = (): Shape =>
  box({ position: 'absolute', left: 0, top: 0, width: 16, height: 630, backgroundColor: palette.blue });

export const backgroundGradient = `linear-gradient(120deg, ${palette.night} 0%, #10263a 62%, #17364f 100%)`;

/** Returns the font size in px for a text: the first step with a sufficient `maxLength`, otherwise the last. */
export const fontSizeFor = (
  text: string,
  steps: readonly (readonly [maxLength: number, px: number])[],
): number => (steps.find(([maxLength]) => text.length <= maxLength) ?? steps.at(-1))?.[1] ?? 0;
