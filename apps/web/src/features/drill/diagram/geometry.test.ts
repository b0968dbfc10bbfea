import { describe, expect, it } from 'vitest';
import { routePaths, type Point, smoothRoute } from './geometry';

const near = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by) < 0.01;

describe('geometry', () => {
  it('draws a smooth curve through all points and a straight line between two', () => {
    const points: Point[] = [[10, 10], [40, 20], [60, 70], [90, 40]]; // prettier-ignore
    const route = smoothRoute(points);
    for (const point of points) expect(route.some((step) => near(step, point))).toBe(true);
    for (const [x, y] of smoothRoute([[0, 0], [50, 25]])) expect(y).toBeCloseTo(x / 2); // prettier-ignore
  });

  it('draws a wave for carrying the puck, ending at the last point with an arrow', () => {
    const { line, centerLine, arrow } = routePaths('carry', [[10, 40], [70, 40]], 1); // prettier-ignore
    const heights = [...line.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, , y]) => Number(y));
    expect(Math.max(...heights)).toBeGreaterThan(40.8);
    expect(Math.min(...heights)).toBeLessThan(39.2);
    expect(line.endsWith('L70 40')).toBe(true);
    expect(centerLine.startsWith('M10 40')).toBe(true);
    expect(arrow).toContain('L70 40');
  });

  it('never yields NaN for a route of length 0', () => {
    for (const kind of ['skate', 'backward', 'carry', 'pass', 'shot'] as const)
      expect(Object.values(routePaths(kind, [[5, 5], [5, 5]], 1)).join()).not.toContain('NaN'); // prettier-ignore
  });
});
