import { pluralize } from '@rinkside/contracts/text';

const steps = [60, 10, 1] as const;
const name = (seconds: number) => (seconds === 60 ? '1 minute' : pluralize(seconds, 'second'));
const label = (seconds: number) => (seconds === 60 ? '1 min' : `${seconds} s`);

export interface TimeStepsProps {
  /** The time as the board shows it. */
  text: string;
  /** Changes the shown time by seconds. */
  onStep: (seconds: number) => void;
}

/** A time of the board, changed with large buttons. */
export const TimeSteps = ({ text, onStep }: TimeStepsProps) => (
  <div className="grid gap-3">
    <output className="numeral text-center text-score">{text}</output>
    {([-1, 1] as const).map((sign) => (
      <div key={sign} className="grid grid-cols-3 gap-2">
        {steps.map((seconds) => (
          <button
            key={seconds}
            type="button"
            aria-label={`${name(seconds)} ${sign < 0 ? 'less' : 'more'}`}
            onClick={() => onStep(sign * seconds)}
            className="numeral min-h-16 touch-manipulation rounded-md border border-edge bg-board text-xl select-none active:bg-blue-wash"
          >
            {sign < 0 ? '−' : '+'}
            {label(seconds)}
          </button>
        ))}
      </div>
    ))}
  </div>
);
