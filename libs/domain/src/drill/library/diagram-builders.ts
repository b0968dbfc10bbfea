import type { Diagram, DrillView, Skill } from '@rinkside/contracts/drill';

type Mark = Diagram['marks'][number];
type Path = Diagram['paths'][number];

const mark =
  (kind: Mark['kind']) =>
  (x: number, y: number, label?: string): Mark => ({ kind, at: [x, y], ...(label && { label }) });
export const player = mark('player');
export const goalie = mark('goalie');
export const coach = mark('coach');
export const cone = mark('cone');
export const puck = mark('puck');
export const net = mark('net');
export const target = mark('target');

/** Parses points as in an SVG `points` attribute: `12,14 20,24`. */
const pointsOf = (points: string): Path['points'] =>
  points.split(' ').map((point) => {
    const [x = Number.NaN, y = Number.NaN] = point.split(',').map(Number);
    return [x, y];
  });
const path =
  (kind: Path['kind']) =>
  (points: string): Path => ({ kind, points: pointsOf(points) });
export const skate = path('skate');
export const backward = path('backward');
export const carry = path('carry');
export const pass = path('pass');
export const shot = path('shot');

const diagramOf =
  (view: Diagram['view']) =>
  (description: string, marks: Mark[], paths: Path[]): Diagram => ({ view, description, marks, paths });
export const full = diagramOf('full');
export const half = diagramOf('half');
/** Uses rink coordinates from 0,25 to 46,60. */
export const crease = diagramOf('crease');
export const floor = diagramOf('floor');

/** Returns the age range from `age` upward. */
export const agesFrom = (age: number): DrillView['ages'] => ({ from: age, to: 100 });

/** Completes the drills of one skill. The first one is shown first in the library. */
export const defineDrills = (skill: Skill, drills: Omit<DrillView, 'skill' | 'author'>[]): DrillView[] =>
  drills.map((drill) => ({ ...drill, skill, author: 'Rinkside' }));
