import { type GamePeriods, liveGameRules } from '@rinkside/contracts/live-game';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '../../../ui/icon-button';

interface StepperProps {
  title: string;
  text: string;
  /** What a step changes: 'one minute'. */
  unit: string;
  label: string;
  limits: { min: number; max: number };
  value: number;
  onChange: (value: number) => void;
}

const Stepper = ({ title, text, unit, label, limits, value, onChange }: StepperProps) => (
  <div className="flex flex-wrap items-center justify-between gap-3">
    <p className="flex-1 basis-24 font-semibold">
      {title}
      <span className="block text-sm font-normal text-soft">{text}</span>
    </p>
    <div className="flex items-center gap-1">
      <IconButton
        tone="filled"
        label={`${title}: ${unit} less`}
        icon={<Minus />}
        disabled={value <= limits.min}
        className="size-[min(4rem,64px)]!"
        onClick={() => onChange(value - 1)}
      />
      <output aria-label={label} className="numeral w-12 text-center text-3xl">
        {value}
      </output>
      <IconButton
        tone="filled"
        label={`${title}: ${unit} more`}
        icon={<Plus />}
        disabled={value >= limits.max}
        className="size-[min(4rem,64px)]!"
        onClick={() => onChange(value + 1)}
      />
    </div>
  </div>
);

export interface PeriodSteppersProps {
  periods: GamePeriods;
  onChange: (periods: GamePeriods) => void;
}

/** Number and length of the periods of a game. */
export const PeriodSteppers = ({ periods, onChange }: PeriodSteppersProps) => (
  <div className="grid gap-3">
    <Stepper
      title="Periods"
      text="Without overtime. Two for halves."
      unit="one"
      label="Number of periods"
      limits={liveGameRules.periodCount}
      value={periods.count}
      onChange={(count) => onChange({ ...periods, count })}
    />
    <Stepper
      title="Period length"
      text="In minutes, as your league plays."
      unit="one minute"
      label="Period length in minutes"
      limits={liveGameRules.periodMinutes}
      value={periods.minutes}
      onChange={(minutes) => onChange({ ...periods, minutes })}
    />
  </div>
);
