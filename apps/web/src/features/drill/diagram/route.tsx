import type { Diagram } from '@rinkside/contracts/drill';
import { useId } from 'react';
import { drawn } from './geometry';

/** Seconds from the start of one path to the start of the next, and how long it draws. */
const pace = 0.9;

const looks: Record<Diagram['paths'][number]['kind'], { className: string; dash?: string; width: number }> = {
  skate: { className: 'stroke-ink', width: 0.75 },
  carry: { className: 'stroke-ink', width: 0.75 },
  backward: { className: 'stroke-ink', dash: '0.2 1.9', width: 1.1 },
  pass: { className: 'stroke-blue', dash: '2.2 1.4', width: 0.85 },
  shot: { className: 'stroke-lamp-ink', width: 1.5 },
};

export interface RouteProps {
  path: Diagram['paths'][number];
  scale: number;
  /** Its turn when the paths are drawn one after the other; undefined stands still. */
  turn: number | undefined;
}

/** One path of a diagram with its arrow. */
export const Route = ({ path, scale, turn }: RouteProps) => {
  const mask = useId();
  const { line, way, arrow } = drawn(path.kind, path.points, scale);
  const { className, dash, width } = looks[path.kind];
  const lines = (
    <g
      className={className}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      strokeWidth={width * scale}
    >
      <path
        d={line}
        {...(dash && {
          strokeDasharray: dash
            .split(' ')
            .map((each) => Number(each) * scale)
            .join(' '),
        })}
      />
      <path d={arrow} />
    </g>
  );
  if (turn === undefined) return lines;
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-10" y="-10" width="220" height="105">
        <path
          d={way}
          fill="none"
          stroke="white"
          strokeWidth={7 * scale}
          pathLength="1"
          className="drawn"
          style={{ animationDelay: `${turn * pace}s` }}
        />
      </mask>
      <g mask={`url(#${mask})`}>{lines}</g>
    </>
  );
};
