import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { ArrowLeftRight, BellOff, CalendarDays, Clock, Ellipsis, Play, Trash2, Undo2 } from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu } from '../../../ui/dropdown-menu';
import { IconButton } from '../../../ui/icon-button';
import { LinkButton } from '../../../ui/link';
import { RinkDiagram } from '../diagram/rink-diagram';
import { runnerUrl } from '../drill-card';
import { drillsQuery } from '../drill.query';
import { minutesText } from '../drill-labels';

export type PlanEntry = TrainingPlanView['days'][number]['items'][number];
/** Action on a planned drill. */
export type PlanAction = 'swap' | 'time' | 'day' | 'snooze' | 'remove';

export interface PlanItemProps {
  item: PlanEntry;
  busy: boolean;
  onAction: (action: PlanAction) => void;
}

/** One planned drill: title, minutes, reason and actions. */
export const PlanItem = ({ item, busy, onAction }: PlanItemProps) => {
  const { data: drills } = useAtomValue(drillsQuery);
  const drill = drills?.find(({ id }) => id === item.drill_id);
  const { title, minutes, why, snoozed } = item;
  const actions = [
    { label: 'Swap', icon: <ArrowLeftRight />, disabled: busy, onSelect: () => onAction('swap') },
    { label: 'Change the time', icon: <Clock />, disabled: busy, onSelect: () => onAction('time') },
    { label: 'Move to another day', icon: <CalendarDays />, disabled: busy, onSelect: () => onAction('day') },
    {
      label: snoozed ? 'Bring it back this week' : 'Snooze this week',
      icon: snoozed ? <Undo2 /> : <BellOff />,
      disabled: busy,
      onSelect: () => onAction('snooze'),
    },
    { label: 'Remove', icon: <Trash2 />, tone: 'danger', disabled: busy, onSelect: () => onAction('remove') },
  ] as const;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1 rounded-md border border-line p-3 @max-[16rem]:grid-cols-1 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      {drill && (
        <RinkDiagram
          diagram={drill.diagram}
          className={clsx(
            'row-span-2 h-20 w-24 rounded-sm bg-sunk p-1 max-sm:hidden',
            snoozed && 'opacity-55',
          )}
        />
      )}
      <p className="grid sm:col-start-2">
        <Link
          to={`/app/drills/${item.drill_id}`}
          className="display relative rounded-sm text-xl before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
        >
          {title}
        </Link>
        <span className="text-sm font-medium">{minutesText(minutes)}</span>
      </p>
      <div className="-mt-1 -mr-1 flex items-center gap-1 sm:col-start-3">
        {!snoozed && (
          <LinkButton
            to={runnerUrl(item.drill_id)}
            size="small"
            aria-label={`Start ${title}`}
            icon={<Play size={16} aria-hidden="true" />}
          >
            Start
          </LinkButton>
        )}
        <DropdownMenu
          trigger={<IconButton label={`Change ${title}`} icon={<Ellipsis />} />}
          items={actions}
        />
      </div>
      <p className="col-span-2 text-soft @max-[16rem]:col-span-1 sm:col-start-2">
        {snoozed ? 'Snoozed: back next week.' : why}
      </p>
    </li>
  );
};
