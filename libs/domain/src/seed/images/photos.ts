import sharp, { type Sharp } from 'sharp';
import { people } from '../people.js';
import { drawPerson, jerseyColorsOf } from '../avatar.js';
import { drawGoalie, drawSkater } from './figures.js';
import { arena, emptyArena, frame, goal, puckAt, svgDocument } from './rink.js';

const pine = (x: number, y: number, size: number) =>
  `<path d="M${x} ${y - 2.6 * size}l${size} ${1.5 * size}h-${size * 0.4}l${size * 0.7} ${1.1 * size}h-${2.6 * size}l${size * 0.7}-${1.1 * size}h-${size * 0.4}z" fill="#1b3a3d"/>`;

/** A string of lights above the ice. */
const lights = Array.from({ length: 13 }, (_, at) => {
  const x = 60 + at * 61;
  const y = 96 + 46 * Math.sin((Math.PI * at) / 12);
  return `<circle cx="${x}" cy="${y.toFixed(1)}" r="16" fill="#ffd27a" opacity=".25"/><circle cx="${x}" cy="${y.toFixed(1)}" r="6" fill="#ffe2a0"/>`;
}).join('');

/** A backyard rink at dusk. */
const backyard = () => `
  <linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1d2f55"/><stop offset=".6" stop-color="#7a5a86"/><stop offset="1" stop-color="#f2a36b"/></linearGradient>
  <path d="M0 0h854v300H0z" fill="url(#dusk)"/>
  ${[40, 120, 210, 560, 660, 740, 820].map((x, at) => pine(x, 272, 34 + (at % 3) * 14)).join('')}
  <path d="M312 150l96-62 96 62v122H312z" fill="#2a2335"/><path d="M296 158l112-72 112 72" fill="none" stroke="#f4f8fb" stroke-width="12"/>
  <path d="M344 178h42v40h-42zM430 178h42v40h-42z" fill="#ffd27a"/>
  <path d="M0 262q210-26 427-8t427-6v232H0z" fill="#f4f8fb"/><path d="M40 330q380-66 774 0l40 150H0z" fill="#cfe2f0"/>
  <path d="M150 380l190-30M420 430l220-44" stroke="#fff" stroke-width="4" opacity=".8"/>
  <path d="M60 96q367 92 732 0" fill="none" stroke="#20262d" stroke-width="2"/>${lights}
  <g transform="translate(196 116) scale(.74)">${goal}</g>
  ${drawSkater(jerseyColorsOf('Granite Lake Hockey Association'), { x: 330, y: 420, stride: 0.6 })}${puckAt(480, 418)}`;

const save = () => `${arena}${goal}
  ${drawGoalie(jerseyColorsOf('Granite Lake Hockey Association'), { x: 660, y: 396, reach: 1 })}${puckAt(584, 214)}
  ${drawSkater(jerseyColorsOf('Cinder Bay Hockey Club'), { x: 270, y: 424, swing: -34, stride: 0.5 })}`;

/** Teammates in two rows in front of the boards. */
const team = () => {
  const members = people.filter(({ club }) => club === 'Granite Lake Hockey Association').slice(0, 9);
  const place = (at: number, y: number, of: number) =>
    `translate(${427 - of * 82 + at * 164 - 50} ${y}) scale(.52)`;
  const back = members
    .slice(0, 5)
    .map((one, at) => `<g transform="${place(at, 200, 5)}">${drawPerson(one)}</g>`);
  const front = members
    .slice(5)
    .map((one, at) => `<g transform="${place(at, 272, 4)}">${drawPerson(one)}</g>`);
  return `${emptyArena}${back.join('')}${front.join('')}`;
};

const dawn = () => `${emptyArena}${goal}
  ${[
    [250, 350],
    [282, 362],
    [318, 352],
    [300, 374],
    [346, 368],
  ]
    .map(([x = 0, y = 0]) => puckAt(x, y))
    .join('')}
  <path d="M560 0h120l60 264H470z" fill="#ffe9c4" opacity=".16"/><path d="M180 0h90l70 264H90z" fill="#ffe9c4" opacity=".12"/>`;

const scenes = { backyard, save, team, dawn };
export type Scene = keyof typeof scenes;

/** Returns a scene as an image of twice the frame's width. */
export const photoOf = (scene: Scene): Sharp => sharp(svgDocument(scenes[scene](), 2 * frame.width));
