import { type Diagram, diagramViews } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { useId } from 'react';
import { wantsStillness } from '../../../ui/stillness';
import { Marks } from './marks';
import { RinkLines } from './rink-lines';
import { Route } from './route';

/** How large players and lines are drawn: about the same on every view, so that all can be read. */
const scales: Record<Diagram['view'], number> = { full: 1.45, half: 1, crease: 0.45, floor: 0.37 };

export interface RinkDiagramProps {
  diagram: Diagram;
  /** Draws the paths one after the other; whoever wants stillness sees them stand there. */
  animated?: boolean;
  /** Names it for screen readers; without it the diagram only decorates what is said beside it. */
  label?: string;
  className?: string;
}

/** A drill seen from above: who stands where, and every path in the order it happens. */
export const RinkDiagram = ({ diagram, animated = false, label, className }: RinkDiagramProps) => {
  const { view, description, marks, paths } = diagram;
  const { x, y, width, height } = diagramViews[view];
  const id = useId();
  const moves = animated && !wantsStillness();
  return (
    <svg
      viewBox={`${x} ${y} ${width} ${height}`}
      className={clsx('block', className)}
      {...(label ? { role: 'img', 'aria-labelledby': `${id}-name ${id}-words` } : { 'aria-hidden': true })}
    >
      {label && <title id={`${id}-name`}>{label}</title>}
      {label && <desc id={`${id}-words`}>{description}</desc>}
      {/* A drawing of its own, so that what lies beyond the view is cut off. */}
      <svg x={x} y={y} width={width} height={height} viewBox={`${x} ${y} ${width} ${height}`}>
        <RinkLines view={view} />
      </svg>
      {paths.map((path, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drill's paths never change their order
        <Route key={at} path={path} scale={scales[view]} turn={moves ? at : undefined} />
      ))}
      <Marks marks={marks} scale={scales[view]} />
    </svg>
  );
};
