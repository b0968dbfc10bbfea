import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioChips, type RadioOption } from '../../../ui/radio-group';
import { dayName, dayNames, minutesText } from '../words';
import type { PlanEntry } from './plan-item';

interface ChooseProps {
  title: string;
  legend: string;
  options: readonly RadioOption<string>[];
  value: string;
  onSave: (value: string) => void;
  onClose: () => void;
}

const Choose = ({ title, legend, options, value, onSave, onClose }: ChooseProps) => {
  const [chosen, setChosen] = useState(value);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={() => onSave(chosen)}>Save</Button>
        </>
      }
    >
      <RadioChips legend={legend} options={options} value={chosen} onValueChange={setChosen} />
    </Dialog>
  );
};

const times = [5, 10, 15, 20, 25, 30, 40];

export interface ChangeProps {
  item: PlanEntry;
  onSave: (value: number) => void;
  onClose: () => void;
}

/** How long a drill is planned. */
export const ChangeTime = ({ item, onSave, onClose }: ChangeProps) => (
  <Choose
    title={`Time for ${item.title}`}
    legend="Minutes"
    options={[...new Set([...times, item.minutes])]
      .toSorted((one, other) => one - other)
      .map((minutes) => ({ value: String(minutes), label: minutesText(minutes) }))}
    value={String(item.minutes)}
    onSave={(value) => onSave(Number(value))}
    onClose={onClose}
  />
);

/** On which day a drill is planned. */
export const ChangeDay = ({ item, day, onSave, onClose }: ChangeProps & { day: number }) => (
  <Choose
    title={`Day for ${item.title}`}
    legend="Day"
    options={dayNames.map((_, at) => ({ value: String(at + 1), label: dayName(at + 1) }))}
    value={String(day)}
    onSave={(value) => onSave(Number(value))}
    onClose={onClose}
  />
);
