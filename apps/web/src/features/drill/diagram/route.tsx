import type { Diagram } from '@rinkside/contracts/drill';
import { useId } from 'react';
import { routePaths } from './geometry';

/** Time between the starts of two paths (s). The CSS animation takes equally long. */
const secondsPerPath = 0.9;

const pathStyles: Record<
  Diagram['paths'][number]['kind'],
  { className: string; dash?: string; width: number }
> = {
  skate: { className: 'stroke-ink', width: 0.75 },
  carry: { className: 'stroke-ink', width: 0.75 },
  backward: { className: 'stroke-ink', dash: '0.2 1.9', width: 1.1 },
  pass: { className: 'stroke-blue', dash: '2.2 1.4', width: 0.85 },
  shot: { className: 'stroke-lamp-ink', width: 1.5 },
};

export interface RouteProps {
  path: Diagram['paths'][number];
  scale: number;
  /** Position in the animation order; undefined for no animation. */
  order: number | undefined;
}

/** One path of a diagram, with its arrow. */
export const DiagramPath = ({ path, scale, order }: RouteProps) => {
  const mask = useId();
  const { line, centerLine, arrow } = routePaths(path.kind, path.points, scale);
  const { className, dash, width } = pathStyles[path.kind];
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
            .map((length) => Number(length) * scale)
            .join(' '),
        })}
      />
      <path d={arrow} />
    </g>
  );
  if (order === undefined) return lines;
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" x="-10" y="-10" width="220" height="105">
        <path
          d={centerLine}
          fill="none"
          stroke="white"
          strokeWidth={7 * scale}
          pathLength="1"
          className="drawn"
          style={{ animationDelay: `${order * secondsPerPath}s` }}
        />
      </mask>
      <g mask={`url(#${mask})`}>{lines}</g>
    </>
  );
};
