import sharp, { type Sharp } from 'sharp';
import { seededRandom } from './seeded-random.js';
import { people, type DemoPerson } from './people.js';

export type JerseyColors = readonly [main: string, second: string, trim: string];

/** Jersey colors, assigned by club. */
const jerseys: [JerseyColors, ...JerseyColors[]] = [
  ['#12355b', '#f2a541', '#ffffff'],
  ['#1f5c4a', '#e8e3d3', '#c8553d'],
  ['#7a1f2b', '#f7f3e9', '#20222b'],
  ['#2c2f4a', '#6ec6ca', '#ffffff'],
  ['#b5532a', '#ffe3b3', '#3a2418'],
  ['#3f6b2b', '#f5d547', '#14270d'],
  ['#0f6e8c', '#dff4f7', '#e4572e'],
];
type Complexion = Pick<Look, 'skin' | 'hair'>;
const complexions: [Complexion, ...Complexion[]] = [
  { skin: '#f6d3b8', hair: '#c99a4b' },
  { skin: '#f6d3b8', hair: '#8c3f1f' },
  { skin: '#f0c8a4', hair: '#5b3a21' },
  { skin: '#e9b892', hair: '#2a1c14' },
  { skin: '#d9a174', hair: '#1a1a1f' },
  { skin: '#c98d62', hair: '#2a1c14' },
  { skin: '#a66a42', hair: '#1a1a1f' },
  { skin: '#7c4a2c', hair: '#1a1a1f' },
  { skin: '#5a3420', hair: '#14110f' },
];
const skies = ['#dbe9f4', '#e7eef7', '#d7efe9', '#f3e8dc', '#e5e0f2', '#dfe6ea'] as const;

interface Look {
  jersey: JerseyColors;
  skin: string;
  hair: string;
  sky: string;
  /** One of three patterns. */
  pattern: 0 | 1 | 2;
  longHair: boolean;
}

const stripes = ({ jersey: [, second, trim], pattern }: Look) =>
  [
    `<path d="M96 430h320v26H96z" fill="${second}"/><path d="M96 462h320v12H96z" fill="${trim}"/>`,
    `<path d="M96 414l160 74 160-74v36l-160 74-160-74z" fill="${second}"/>`,
    `<path d="M96 420h110v92H96zM306 420h110v92H306z" fill="${second}"/><path d="M206 420h12v92h-12zM294 420h12v92h-12z" fill="${trim}"/>`,
  ][pattern];

const body = (look: Look) => `
  <path d="M82 512c4-92 62-138 174-138s170 46 174 138z" fill="${look.jersey[0]}"/>
  <clipPath id="torso"><path d="M82 512c4-92 62-138 174-138s170 46 174 138z"/></clipPath>
  <g clip-path="url(#torso)">${stripes(look)}</g>
  <path d="M204 376c8 34 96 34 104 0l-10-10h-84z" fill="${look.jersey[2]}"/>
  <path d="M222 330h68v44c-10 22-58 22-68 0z" fill="${look.skin}"/>`;

const hairBehind = ({ hair, longHair }: Look) =>
  longHair ? `<path d="M160 220c-10 90 0 150 22 172h148c22-22 32-82 22-172z" fill="${hair}"/>` : '';

const face = ({ skin, hair }: Look) => `
  <ellipse cx="256" cy="250" rx="84" ry="104" fill="${skin}"/>
  <circle cx="224" cy="246" r="9" fill="#1d1d24"/><circle cx="288" cy="246" r="9" fill="#1d1d24"/>
  <path d="M208 224q16-10 32 0M272 224q16-10 32 0" stroke="${hair}" stroke-width="7" fill="none" stroke-linecap="round"/>
  <path d="M256 256q-10 22 4 24" stroke="#0003" stroke-width="6" fill="none" stroke-linecap="round"/>
  <path d="M222 300q34 30 68 0" stroke="#7b2d26" stroke-width="8" fill="none" stroke-linecap="round"/>`;

const cage = (step: number) => {
  const bars: string[] = [];
  for (let x = 184; x <= 328; x += step) bars.push(`M${x} 216v${128 - Math.abs(256 - x) / 2}`);
  for (let y = 232; y <= 328; y += step) bars.push(`M178 ${y}h156`);
  return `<path d="${bars.join('')}" stroke="#d9dde3" stroke-width="5" fill="none" stroke-linecap="round" opacity=".85"/>`;
};

const helmet = (look: Look, child: boolean) => `
  <path d="M160 236c-8-86 38-140 96-140s104 54 96 140l-14 4c-6-34-20-44-40-46h-84c-20 2-34 12-40 46z" fill="${look.jersey[0]}"/>
  <path d="M236 98h40v92h-40z" fill="${look.jersey[1]}"/>
  <circle cx="190" cy="184" r="8" fill="#0004"/><circle cx="322" cy="184" r="8" fill="#0004"/>
  ${child ? cage(24) : `<path d="M174 210q82-22 164 0v44q-82 26-164 0z" fill="#bfe3f5" opacity=".45" stroke="#ffffffaa" stroke-width="4"/>`}
  <path d="M168 250q-2 70 62 104M344 250q2 70-62 104" stroke="#1d1d24" stroke-width="6" fill="none"/>`;

const maskPaint = ({ jersey: [, second, trim], pattern }: Look) =>
  [
    `<path d="M256 78l26 60h-52z" fill="${second}"/><path d="M150 250l46-70 8 40-38 70zM362 250l-46-70-8 40 38 70z" fill="${second}"/>`,
    `<path d="M170 160q86-90 172 0l-12 26q-74-70-148 0z" fill="${second}"/><path d="M212 372h88l-14 24h-60z" fill="${trim}"/>`,
    `<path d="M150 210l60-100 20 8-70 128zM362 210l-60-100-20 8 70 128z" fill="${second}"/><circle cx="256" cy="120" r="20" fill="${trim}"/>`,
  ][pattern];

const mask = (look: Look) => `
  <path fill-rule="evenodd" d="M256 76c74 0 116 56 112 142-3 74-40 150-112 184-72-34-109-110-112-184-4-86 38-142 112-142zM182 214c0 58 22 110 74 134 52-24 74-76 74-134-36-18-112-18-148 0z" fill="${look.jersey[0]}"/>
  ${maskPaint(look)}${cage(29)}`;

const winterHat = ({ jersey: [main, second, trim] }: Look) => `
  <circle cx="256" cy="92" r="26" fill="${trim}"/>
  <path d="M164 214c-4-78 38-112 92-112s96 34 92 112z" fill="${main}"/>
  <path d="M156 196h200v38H156z" rx="12" fill="${second}"/>`;

const coachCap = ({ jersey: [main, second] }: Look) => `
  <path d="M168 212c-2-66 36-100 88-100s90 34 88 100z" fill="${main}"/>
  <path d="M160 206q150-30 232 18q-80 6-232 8z" fill="${second}"/>
  <path d="M214 372q42 58 84 0" stroke="#1d1d24" stroke-width="5" fill="none"/><circle cx="256" cy="408" r="14" fill="#c9ced6"/>`;

const headgear = ({ role, position, age }: DemoPerson, look: Look) => {
  if (role === 'coach') return coachCap(look);
  if (role === 'parent') return winterHat(look);
  return position === 'goalie' ? mask(look) : helmet(look, Number.parseInt(age, 10) < 18);
};

const clubs = [...new Set(people.map(({ club }) => club))];

export const jerseyColorsOf = (club: string): JerseyColors =>
  jerseys[clubs.indexOf(club) % jerseys.length] ?? seededRandom(`colors of ${club}`).pick(jerseys);

const lookOf = ({ slug, club }: DemoPerson): Look => {
  const random = seededRandom(`look of ${slug}`);
  return {
    jersey: jerseyColorsOf(club),
    ...random.pick(complexions),
    sky: random.pick(skies),
    pattern: random.pick([0, 1, 2]),
    longHair: random.next() < 0.45,
  };
};

const figure = (person: DemoPerson, look: Look) =>
  `${hairBehind(look)}${body(look)}${face(look)}${headgear(person, look)}`;

/** Returns SVG elements of a person to the waist, in a 512 px square without background. */
export const drawPerson = (person: DemoPerson): string => figure(person, lookOf(person));

/** Renders an avatar in the club's colors, 512 px; deterministic per person. */
export const renderAvatar = (person: DemoPerson): Sharp => {
  const look = lookOf(person);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">
    <path d="M0 0h512v512H0z" fill="${look.sky}"/><path d="M0 372h512v140H0z" fill="#ffffff" opacity=".7"/>
    <path d="M0 396h512" stroke="#c8102e" stroke-width="8" opacity=".5"/>
    ${figure(person, look)}</svg>`;
  return sharp(Buffer.from(svg));
};
