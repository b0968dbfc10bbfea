import type { DrillView } from '@rinkside/contracts/drill';
import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { prefersReducedMotion } from '../../../ui/reduced-motion';
import { Legend } from './legend';
import { RinkDiagram } from './rink-diagram';

/** A drill's diagram, animated and replayable, with a legend and a description. */
export const AnimatedDiagram = ({ drill: { title, diagram } }: { drill: DrillView }) => {
  const [playCount, setPlayCount] = useState(0);
  return (
    <figure className="grid gap-3 rounded-lg border border-line bg-sunk p-3 sm:p-4">
      <RinkDiagram
        key={playCount}
        diagram={diagram}
        label={`Diagram of ${title}`}
        animated
        className="w-full"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Legend diagram={diagram} />
        {!prefersReducedMotion() && (
          <Button
            variant="ghost"
            size="small"
            icon={<RotateCw size={16} aria-hidden="true" />}
            onClick={() => setPlayCount(playCount + 1)}
          >
            Draw again
          </Button>
        )}
      </div>
      <figcaption className="text-sm text-soft">{diagram.description}</figcaption>
    </figure>
  );
};
