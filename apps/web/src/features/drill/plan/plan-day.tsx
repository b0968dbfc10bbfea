import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { useAtomValue } from 'jotai';
import { Moon, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { drillsQuery } from '../drill.query';
import { dayName } from '../words';
import { ChangeDay, ChangeTime } from './change-item';
import { PickDrill } from './pick-drill';
import { added, changed, type Days, moved, removed } from './plan.edit';
import { type PlanAct, PlanItem } from './plan-item';

export interface PlanDayProps {
  entry: TrainingPlanView['days'][number];
  busy: boolean;
  onChange: (edit: (days: Days) => Days) => void;
}

/** What is planned on a day, with everything that can be done about it. */
export const PlanDay = ({ entry: { day, rest, items }, busy, onChange }: PlanDayProps) => {
  const { data: drills } = useAtomValue(drillsQuery);
  const [asked, setAsked] = useState<{ act: PlanAct | 'add'; at: number } | null>(null);
  const done = (edit: (days: Days) => Days) => {
    setAsked(null);
    onChange(edit);
  };
  const act = (at: number, what: PlanAct) => {
    if (what === 'remove') done((days) => removed(days, day, at));
    else if (what === 'snooze') done((days) => changed(days, day, at, { snoozed: !items[at]?.snoozed }));
    else setAsked({ act: what, at });
  };
  const item = asked ? items[asked.at] : undefined;
  const close = () => setAsked(null);
  return (
    <div className="grid gap-3">
      <h3 className="display text-xl">{dayName(day)}</h3>
      {rest ? (
        <p className="flex items-center gap-3 text-soft">
          <Moon aria-hidden="true" className="size-5 shrink-0 text-blue" />A day of rest. Play something else,
          sleep well: that is training too.
        </p>
      ) : (
        <ul className="grid gap-2">
          {items.map((one, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- the same drill may stand here twice
            <PlanItem key={at} item={one} busy={busy} onAct={(what) => act(at, what)} />
          ))}
        </ul>
      )}
      {items.length < 6 && (
        <Button
          variant="ghost"
          size="small"
          aria-disabled={busy}
          icon={<Plus size={18} aria-hidden="true" />}
          onClick={() => setAsked({ act: 'add', at: -1 })}
          className="-ml-2 justify-self-start"
        >
          Add a drill
        </Button>
      )}
      {asked?.act === 'add' && (
        <PickDrill
          title={`Add to ${dayName(day)}`}
          onClose={close}
          onPick={({ id, minutes }) =>
            done((days) => added(days, day, { drill_id: id, minutes, snoozed: false }))
          }
        />
      )}
      {asked?.act === 'swap' && item && (
        <PickDrill
          title={`Swap ${item.title}`}
          skill={drills?.find(({ id }) => id === item.drill_id)?.skill}
          onClose={close}
          onPick={({ id, minutes }) =>
            done((days) => changed(days, day, asked.at, { drill_id: id, minutes, snoozed: false }))
          }
        />
      )}
      {asked?.act === 'time' && item && (
        <ChangeTime
          item={item}
          onClose={close}
          onSave={(minutes) => done((days) => changed(days, day, asked.at, { minutes }))}
        />
      )}
      {asked?.act === 'day' && item && (
        <ChangeDay
          item={item}
          day={day}
          onClose={close}
          onSave={(to) => done((days) => moved(days, day, asked.at, to))}
        />
      )}
    </div>
  );
};
