import type { PlanDays, TrainingPlanView } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { Moon, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { drillsQuery } from '../drill.query';
import { dayName } from '../drill-labels';
import { ChangeDay, ChangeTime } from './change-item';
import { PickDrill } from './pick-drill';
import { addItem, changeItem, moveItem, removeItem } from './plan.edit';
import { type PlanAction, PlanItem } from './plan-item';

export interface PlanDayProps {
  entry: TrainingPlanView['days'][number];
  busy: boolean;
  onChange: (edit: (days: PlanDays) => PlanDays) => void;
}

/** The drills planned on a day, with their actions. */
export const PlanDay = ({ entry: { day, rest, items }, busy, onChange }: PlanDayProps) => {
  const { data: drills } = useAtomValue(drillsQuery);
  const [openDialog, setOpenDialog] = useState<{ action: PlanAction | 'add'; index: number } | null>(null);
  const applyEdit = (edit: (days: PlanDays) => PlanDays) => {
    setOpenDialog(null);
    onChange(edit);
  };
  const onAction = (index: number, action: PlanAction) => {
    if (action === 'remove') applyEdit((days) => removeItem(days, day, index));
    else if (action === 'snooze')
      applyEdit((days) => changeItem(days, day, index, { snoozed: !items[index]?.snoozed }));
    else setOpenDialog({ action, index });
  };
  const item = openDialog ? items[openDialog.index] : undefined;
  const close = () => setOpenDialog(null);
  return (
    <div className="grid gap-3">
      <h3 className="display text-xl">{dayName(day)}</h3>
      {rest ? (
        <p className="flex items-center gap-3 text-soft">
          <Moon aria-hidden="true" className="size-5 shrink-0 text-blue" />A day of rest. Play something else,
          sleep well: that is training too.
        </p>
      ) : (
        <ul className="@container grid gap-2">
          {items.map((planned, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a day may contain the same drill twice
            <PlanItem key={index} item={planned} busy={busy} onAction={(action) => onAction(index, action)} />
          ))}
        </ul>
      )}
      {items.length < 6 && (
        <Button
          variant="ghost"
          size="small"
          aria-disabled={busy}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setOpenDialog({ action: 'add', index: -1 })}
          className="-ml-2 justify-self-start"
        >
          Add a drill
        </Button>
      )}
      {openDialog?.action === 'add' && (
        <PickDrill
          title={`Add to ${dayName(day)}`}
          onClose={close}
          onPick={({ id, minutes }) =>
            applyEdit((days) => addItem(days, day, { drill_id: id, minutes, snoozed: false }))
          }
        />
      )}
      {openDialog?.action === 'swap' && item && (
        <PickDrill
          title={`Swap ${item.title}`}
          skill={drills?.find(({ id }) => id === item.drill_id)?.skill}
          onClose={close}
          onPick={({ id, minutes }) =>
            applyEdit((days) =>
              changeItem(days, day, openDialog.index, { drill_id: id, minutes, snoozed: false }),
            )
          }
        />
      )}
      {openDialog?.action === 'time' && item && (
        <ChangeTime
          item={item}
          onClose={close}
          onSave={(minutes) => applyEdit((days) => changeItem(days, day, openDialog.index, { minutes }))}
        />
      )}
      {openDialog?.action === 'day' && item && (
        <ChangeDay
          item={item}
          day={day}
          onClose={close}
          onSave={(to) => applyEdit((days) => moveItem(days, day, openDialog.index, to))}
        />
      )}
    </div>
  );
};
