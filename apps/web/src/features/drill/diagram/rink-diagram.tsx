import { type Diagram, diagramViews } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { useId } from 'react';
import { prefersReducedMotion } from '../../../ui/reduced-motion';
import { Marks } from './marks';
import { RinkLines } from './rink-lines';
import { DiagramPath } from './route';

/** Scale of marks and lines per view, so they look about equally large on all views. */
const scales: Record<Diagram['view'], number> = { full: 1.45, half: 1, crease: 0.45, floor: 0.37 };

export interface RinkDiagramProps {
  diagram: Diagram;
  /** Draws the paths one after the other, unless reduced motion is preferred. */
  animated?: boolean;
  /** Name for screen readers. Without it the diagram is decorative. */
  label?: string;
  className?: string;
}

/** A drill seen from above: its marks and paths in order. */
export const RinkDiagram = ({ diagram, animated = false, label, className }: RinkDiagramProps) => {
  const { view, description, marks, paths } = diagram;
  const { x, y, width, height } = diagramViews[view];
  const id = useId();
  const isAnimated = animated && !prefersReducedMotion();
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className={clsx('block', className)}
      {...(label ? { role: 'img', 'aria-labelledby': `${id}-name ${id}-words` } : { 'aria-hidden': true })}
    >
      {label && <title id={`${id}-name`}>{label}</title>}
      {label && <desc id={`${id}-words`}>{description}</desc>}
      {/* A nested svg clips everything outside the view. */}
      <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
        <RinkLines view={view} />
      </svg>
      {paths.map((path, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drill's paths never change their order
        <DiagramPath key={index} path={path} scale={scales[view]} order={isAnimated ? index : undefined} />
      ))}
      <Marks marks={marks} scale={scales[view]} />
    </svg>
  );
};
