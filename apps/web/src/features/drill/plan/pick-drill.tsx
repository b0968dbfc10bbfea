import { type DrillView, type Skill, skillNames } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { messageOf } from '../../../state/api';
import { Dialog } from '../../../ui/dialog';
import { ErrorLine } from '../../../ui/error-line';
import { SearchField } from '../../../ui/search-field';
import { RinkDiagram } from '../diagram/rink-diagram';
import { filterDrills } from '../drill-filter';
import { drillsQuery } from '../drill.query';
import { drillMessages, minutesText, placeText } from '../drill-labels';

export interface PickDrillProps {
  title: string;
  /** Drills of this skill come first. */
  skill?: Skill | undefined;
  onPick: (drill: DrillView) => void;
  onClose: () => void;
}

/** Dialog to pick a drill from the library. */
export const PickDrill = ({ title, skill, onPick, onClose }: PickDrillProps) => {
  const { data = [], error, isFetching, refetch } = useAtomValue(drillsQuery);
  const [search, setSearch] = useState('');
  const matches = filterDrills(data, { skill: 'all', search, dry: false });
  const sameSkill = matches.filter((drill) => drill.skill === skill);
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title={title} size="wide">
      <div className="grid gap-3">
        <SearchField value={search} onSearch={setSearch} />
        {error && (
          <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error, drillMessages.loadFailed)}
          </ErrorLine>
        )}
        <ul className="grid gap-1">
          {[...sameSkill, ...matches.filter((drill) => drill.skill !== skill)].map((drill) => (
            <li key={drill.id}>
              <button
                type="button"
                onClick={() => onPick(drill)}
                className="flex min-h-target w-full items-center gap-3 rounded-md border border-transparent p-2 text-left transition hover:border-edge hover:bg-sunk"
              >
                <RinkDiagram diagram={drill.diagram} className="h-12 w-16 shrink-0" />
                <span className="grid">
                  <span className="font-semibold">{drill.title}</span>
                  <span className="text-sm text-soft">
                    {skillNames[drill.skill]} · {minutesText(drill.minutes)} · {placeText(drill.place)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {data.length > 0 && matches.length === 0 && (
          <p className="text-soft">No drill matches this search.</p>
        )}
      </div>
    </Dialog>
  );
};
