import type { Diagram } from '@rinkside/contracts/drill';

export type Point = readonly [x: number, y: number];
type PathKind = Diagram['paths'][number]['kind'];

/** Line segments drawn between two points of a route. */
const segmentsPerStretch = 14;

/** Catmull-Rom interpolation between `b` and `c` at `t` (0 to 1). The curve passes through all points. */
const catmullRom = ([a, b, c, d]: readonly [number, number, number, number], t: number) =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - a - 3 * c + d) * t ** 3);

/** Returns a smooth route through all points. */
export const smoothRoute = (points: readonly Point[]): Point[] => {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const [start = [0, 0]] = points;
  const route: Point[] = [start];
  for (let index = 1; index < points.length; index++) {
    const neighbors = [at(index - 2), at(index - 1), at(index), at(index + 1)] as const;
    const along = (axis: 0 | 1) =>
      [neighbors[0][axis], neighbors[1][axis], neighbors[2][axis], neighbors[3][axis]] as const;
    for (let segment = 1; segment <= segmentsPerStretch; segment++)
      route.push([
        catmullRom(along(0), segment / segmentsPerStretch),
        catmullRom(along(1), segment / segmentsPerStretch),
      ]);
  }
  return route;
};

const lengthOf = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(bx - ax, by - ay);

/** Returns points along a route at equal distances. */
const resample = (route: readonly Point[], step: number): Point[] => {
  const [start = [0, 0]] = route;
  const samples: Point[] = [start];
  let untilNext = step;
  let [x, y] = start;
  for (const [toX, toY] of route.slice(1)) {
    let remaining = lengthOf([x, y], [toX, toY]);
    while (remaining >= untilNext) {
      x += ((toX - x) * untilNext) / remaining;
      y += ((toY - y) * untilNext) / remaining;
      samples.push([x, y]);
      remaining -= untilNext;
      untilNext = step;
    }
    untilNext -= remaining;
    [x, y] = [toX, toY];
  }
  return samples;
};

/** Returns a wave along the route (stickhandling), `width` to either side. Its end is straight for the arrow. */
const wave = (route: readonly Point[], width: number): Point[] => {
  const steps = resample(route, width * 0.75);
  const last = route.at(-1) ?? [0, 0];
  const straightSteps = 5;
  const waved = steps.slice(0, -straightSteps).map(([x, y], index): Point => {
    const [nextX, nextY] = steps[index + 1] ?? last;
    const length = lengthOf([x, y], [nextX, nextY]) || 1;
    const offset = width * Math.sin((index * Math.PI) / 5);
    return [x - ((nextY - y) / length) * offset, y + ((nextX - x) / length) * offset];
  });
  return [...waved, ...steps.slice(-straightSteps), last];
};

const rounded = (value: number) => Math.round(value * 100) / 100;
const lineOf = (points: readonly Point[]) =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');

/** Returns the arrowhead at the end of a route, `size` long. */
const arrowOf = (route: readonly Point[], size: number) => {
  const [x, y] = route.at(-1) ?? [0, 0];
  const [fromX, fromY] = route.findLast((point) => lengthOf(point, [x, y]) > size * 0.7) ?? [x - 1, y];
  const length = lengthOf([fromX, fromY], [x, y]) || 1;
  const [directionX, directionY] = [((x - fromX) / length) * size, ((y - fromY) / length) * size];
  return lineOf([
    [x - directionX - directionY * 0.55, y - directionY + directionX * 0.55],
    [x, y],
    [x - directionX + directionY * 0.55, y - directionY - directionX * 0.55],
  ]);
};

/** Returns a route as SVG paths: the visible line, the center line for the reveal mask, and the arrowhead. */
export const routePaths = (kind: PathKind, points: readonly Point[], scale: number) => {
  const route = smoothRoute(points);
  return {
    line: lineOf(kind === 'carry' ? wave(route, scale * 1.1) : route),
    centerLine: lineOf(route),
    arrow: arrowOf(route, scale * 3.4),
  };
};
