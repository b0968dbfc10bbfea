import { type Diagram, diagramSizes } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { useId } from 'react';
import { Marks } from './marks';
import { RinkLines } from './rink-lines';
import { Route } from './route';

/** Rinks are drawn in feet; a whole one is shown smaller and a floor larger, so what stands on them keeps its size. */
const scales: Record<Diagram['view'], number> = { full: 1.45, half: 1, floor: 0.37 };

export interface RinkDiagramProps {
  diagram: Diagram;
  /** Draws the paths one after the other; under reduced motion they just stand there. */
  animated?: boolean;
  /** Names it for screen readers; without it the diagram only decorates what is said beside it. */
  label?: string;
  className?: string;
}

/** A drill seen from above: who stands where, and every path in the order it happens. */
export const RinkDiagram = ({ diagram, animated = false, label, className }: RinkDiagramProps) => {
  const { view, description, marks, paths } = diagram;
  const { width, height } = diagramSizes[view];
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('block', className)}
      {...(label ? { role: 'img', 'aria-labelledby': `${id}-name ${id}-words` } : { 'aria-hidden': true })}
    >
      {label && <title id={`${id}-name`}>{label}</title>}
      {label && <desc id={`${id}-words`}>{description}</desc>}
      <RinkLines view={view} />
      {paths.map((path, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a drill's paths never change their order
        <Route key={at} path={path} scale={scales[view]} turn={animated ? at : undefined} />
      ))}
      <Marks marks={marks} scale={scales[view]} />
    </svg>
  );
};
