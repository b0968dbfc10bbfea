import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { ArrowLeftRight, BellOff, CalendarDays, Clock, Ellipsis, Play, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu } from '../../../ui/dropdown-menu';
import { IconButton } from '../../../ui/icon-button';
import { LinkButton } from '../../../ui/link';
import { RinkDiagram } from '../diagram/rink-diagram';
import { runAddress } from '../drill-card';
import { drillsQuery } from '../drill.query';
import { minutesText } from '../words';

export type PlanEntry = TrainingPlanView['days'][number]['items'][number];
/** What may be done about an item. */
export type PlanAct = 'swap' | 'time' | 'day' | 'snooze' | 'remove';

export interface PlanItemProps {
  item: PlanEntry;
  busy: boolean;
  onAct: (act: PlanAct) => void;
}

/** One drill of a day: what, how long and why. */
export const PlanItem = ({ item, busy, onAct }: PlanItemProps) => {
  const { data: drills } = useAtomValue(drillsQuery);
  const drill = drills?.find(({ id }) => id === item.drill_id);
  const { title, minutes, why, snoozed } = item;
  const actions = [
    { label: 'Swap', icon: <ArrowLeftRight />, onSelect: () => onAct('swap') },
    { label: 'Change the time', icon: <Clock />, onSelect: () => onAct('time') },
    { label: 'Move to another day', icon: <CalendarDays />, onSelect: () => onAct('day') },
    {
      label: snoozed ? 'Bring it back this week' : 'Snooze this week',
      icon: snoozed ? <Undo2 /> : <BellOff />,
      onSelect: () => onAct('snooze'),
    },
    { label: 'Remove', icon: <Trash2 />, tone: 'danger', onSelect: () => onAct('remove') },
  ] as const;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 rounded-md border border-line bg-board p-3">
      {drill && (
        <RinkDiagram
          diagram={drill.diagram}
          className={clsx('h-16 w-20 rounded-sm bg-sunk p-1 max-sm:hidden', snoozed && 'opacity-55')}
        />
      )}
      <div className="col-start-1 grid gap-1 sm:col-start-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Link to={`/app/drills/${item.drill_id}`} className="display rounded-sm text-lg hover:underline">
            {title}
          </Link>
          <span className="numeral text-lg text-soft">{minutesText(minutes)}</span>
        </p>
        <p className="text-sm text-soft">{snoozed ? 'Snoozed: back next week.' : why}</p>
      </div>
      <div className="col-start-3 row-start-1 -mt-1 -mr-1 flex items-center gap-1">
        {!snoozed && (
          <LinkButton
            to={runAddress(item.drill_id)}
            size="small"
            aria-label={`Start ${title}`}
            icon={<Play size={16} aria-hidden="true" />}
          >
            Start
          </LinkButton>
        )}
        <DropdownMenu
          trigger={<IconButton label={`Change ${title}`} icon={<Ellipsis />} disabled={busy} />}
          items={actions}
        />
      </div>
    </li>
  );
};
