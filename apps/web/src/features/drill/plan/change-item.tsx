import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { RadioChips, type RadioOption } from '../../../ui/radio-group';
import { dayName, dayNames, minutesText } from '../drill-labels';
import type { PlanEntry } from './plan-item';

interface ChoiceDialogProps {
  title: string;
  legend: string;
  options: readonly RadioOption<string>[];
  value: string;
  onSave: (value: string) => void;
  onClose: () => void;
}

const ChoiceDialog = ({ title, legend, options, value, onSave, onClose }: ChoiceDialogProps) => {
  const [selected, setSelected] = useState(value);
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
          <Button onClick={() => onSave(selected)}>Save</Button>
        </>
      }
    >
      <RadioChips legend={legend} options={options} value={selected} onValueChange={setSelected} />
    </Dialog>
  );
};

const minuteOptions = [5, 10, 15, 20, 25, 30, 40];

export interface ChangeProps {
  item: PlanEntry;
  onSave: (value: number) => void;
  onClose: () => void;
}

/** Dialog to change a planned drill's minutes. */
export const ChangeTime = ({ item, onSave, onClose }: ChangeProps) => (
  <ChoiceDialog
    title={`Time for ${item.title}`}
    legend="Minutes"
    options={[...new Set([...minuteOptions, item.minutes])]
      .toSorted((a, b) => a - b)
      .map((minutes) => ({ value: String(minutes), label: minutesText(minutes) }))}
    value={String(item.minutes)}
    onSave={(value) => onSave(Number(value))}
    onClose={onClose}
  />
);

/** Dialog to move a planned drill to another day. */
export const ChangeDay = ({ item, day, onSave, onClose }: ChangeProps & { day: number }) => (
  <ChoiceDialog
    title={`Day for ${item.title}`}
    legend="Day"
    options={dayNames.map((_, index) => ({ value: String(index + 1), label: dayName(index + 1) }))}
    value={String(day)}
    onSave={(value) => onSave(Number(value))}
    onClose={onClose}
  />
);
