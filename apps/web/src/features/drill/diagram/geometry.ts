import type { Diagram } from '@rinkside/contracts/drill';

export type Point = readonly [x: number, y: number];
type PathKind = Diagram['paths'][number]['kind'];

/** How many pieces each stretch between two points of a route is drawn in. */
const pieces = 14;

/** Between `b` and `c` of four neighbours, at `t` from 0 to 1: a Catmull-Rom curve goes through all its points. */
const between = ([a, b, c, d]: readonly [number, number, number, number], t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);

/** A route as skated: through all its points without corners. */
export const smooth = (points: readonly Point[]): Point[] => {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [start = [0, 0]] = points;
  const route: Point[] = [start];
  for (let index = 1; index < points.length; index++) {
    const near = [at(index - 2), at(index - 1), at(index), at(index + 1)] as const;
    const along = (axis: 0 | 1) => [near[0][axis], near[1][axis], near[2][axis], near[3][axis]] as const;
    for (let piece = 1; piece <= pieces; piece++)
      route.push([between(along(0), piece / pieces), between(along(1), piece / pieces)]);
  }
  return route;
};

const lengthOf = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Points along a route at even steps. */
const evenly = (route: readonly Point[], step: number): Point[] => {
  const [start = [0, 0]] = route;
  const even: Point[] = [start];
  let left = step;
  let [x, y] = start;
  for (const [toX, toY] of route.slice(1)) {
    let rest = lengthOf([x, y], [toX, toY]);
    while (rest >= left) {
      x += ((toX - x) * left) / rest;
      y += ((toY - y) * left) / rest;
      even.push([x, y]);
      rest -= left;
      left = step;
    }
    left -= rest;
    [x, y] = [toX, toY];
  }
  return even;
};

/** The wave of a stick that handles a puck: `width` to either side, straight again at its end for the arrow. */
const wave = (route: readonly Point[], width: number): Point[] => {
  const steps = evenly(route, width * 0.75);
  const last = route.at(-1) ?? [0, 0];
  const straight = 5;
  const waved = steps.slice(0, -straight).map(([x, y], at): Point => {
    const [nextX, nextY] = steps[at + 1] ?? last;
    const length = lengthOf([x, y], [nextX, nextY]) || 1;
    const aside = width * Math.sin((at * Math.PI) / 5);
    return [x - ((nextY - y) / length) * aside, y + ((nextX - x) / length) * aside];
  });
  return [...waved, ...steps.slice(-straight), last];
};

const rounded = (value: number) => Math.round(value * 100) / 100;
const lineOf = (points: readonly Point[]) =>
  points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

/** The head of an arrow at the end of a route, `size` long. */
const arrowOf = (route: readonly Point[], size: number) => {
  const [x, y] = route.at(-1) ?? [0, 0];
  const [fromX, fromY] = route.findLast((point) => lengthOf(point, [x, y]) > size * 0.7) ?? [x - 1, y];
  const length = lengthOf([fromX, fromY], [x, y]) || 1;
  const [forthX, forthY] = [((x - fromX) / length) * size, ((y - fromY) / length) * size];
  return lineOf([
    [x - forthX - forthY * 0.55, y - forthY + forthX * 0.55],
    [x, y],
    [x - forthX + forthY * 0.55, y - forthY - forthX * 0.55],
  ]);
};

/** A route as SVG paths: the line as it is shown, the bare way it takes, and its arrow. */
export const drawn = (kind: PathKind, points: readonly Point[], scale: number) => {
  const route = smooth(points);
  return {
    line: lineOf(kind === 'carry' ? wave(route, scale * 1.1) : route),
    way: lineOf(route),
    arrow: arrowOf(route, scale * 3.4),
  };
};
