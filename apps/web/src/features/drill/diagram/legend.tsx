import type { Diagram } from '@rinkside/contracts/drill';
import { DiagramPath } from './route';

type PathKind = Diagram['paths'][number]['kind'];

const names: Record<PathKind, string> = {
  skate: 'Skate',
  carry: 'With the puck',
  backward: 'Backward',
  pass: 'Pass',
  shot: 'Shot',
};
/** Labels for off-ice drills. */
const offIceNames: Record<PathKind, string> = { ...names, skate: 'Move', carry: 'With the ball' };

/** Legend of the line kinds a diagram uses. */
export const Legend = ({ diagram: { view, paths } }: { diagram: Diagram }) => {
  const kinds = [...new Set(paths.map(({ kind }) => kind))];
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {kinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <svg viewBox="0 0 24 8" className="h-4 w-12">
            <DiagramPath
              path={{
                kind,
                points: [
                  [1, 4],
                  [23, 4],
                ],
              }}
              scale={0.9}
              order={undefined}
            />
          </svg>
          {(view === 'floor' ? offIceNames : names)[kind]}
        </li>
      ))}
    </ul>
  );
};
