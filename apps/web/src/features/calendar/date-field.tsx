import { CalendarDays } from 'lucide-react';
import { type FocusEvent, type ReactNode, type Ref, useState } from 'react';
import { Field } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { TextInput } from '../../ui/text-input';
import { DatePicker } from './date-picker';
import { formatDay } from './format-day';
import { formatTypedDate, insertSlashes, localToday, type ReadDate } from './parse-date';

export interface DateFieldProps {
  label: string;
  name: string;
  /** `YYYY-MM-DD`, or a typed text that is not a date. */
  value: string;
  /** Receives the date as `YYYY-MM-DD`; a text that is not a date as it was typed, so that the form refuses it. */
  onChange: (value: string) => void;
  read: (text: string) => ReadDate;
  hint?: ReactNode;
  error?: ReactNode;
  autoComplete?: 'off' | 'bday';
  inputRef?: Ref<HTMLInputElement>;
  /** The day the picker opens at while there is no date. */
  pickerStart?: string;
  /** Years to choose from in the picker. */
  years: { first: number; last: number };
  /** False where today cannot be the answer, such as a birthday. */
  showsToday?: boolean;
}

/** Date input: typed as MM/DD/YYYY, pasted, filled by the browser, or picked. */
export const DateField = ({
  label,
  name,
  value,
  onChange,
  read,
  hint,
  error,
  autoComplete = 'off',
  inputRef,
  pickerStart,
  years,
  showsToday = true,
}: DateFieldProps) => {
  const [text, setText] = useState(formatTypedDate(value));
  const [shownValue, setShownValue] = useState(value);
  const [problem, setProblem] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  const today = localToday();
  if (shownValue !== value) {
    setShownValue(value);
    setText(formatTypedDate(value));
    setProblem(null);
  }
  const { date } = read(value);

  const select = (next: string, shown: string) => {
    setText(shown);
    setShownValue(next);
    onChange(next);
  };
  const onType = (after: string) => {
    const shown = insertSlashes(text, after);
    setProblem(null);
    select(read(shown).date ?? shown, shown);
  };
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    const typed = event.target.value;
    const result = read(typed);
    setProblem(typed.trim() === '' ? null : result.problem);
    if (result.date) select(result.date, formatTypedDate(result.date));
  };
  return (
    <>
      <Field label={label} required hint={hint} error={problem ?? error}>
        {(control) => (
          <span className="relative block">
            <TextInput
              {...control}
              ref={inputRef}
              name={name}
              value={text}
              onChange={(event) => onType(event.target.value)}
              onBlur={onBlur}
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete={autoComplete}
              placeholder="MM/DD/YYYY"
              className="numeral pr-13 text-lg"
            />
            <IconButton
              label={date ? `Choose a date, ${formatDay(date)} is chosen` : 'Choose a date'}
              icon={<CalendarDays />}
              onClick={() => setPicking(true)}
              className="absolute inset-y-0 right-0.5"
            />
          </span>
        )}
      </Field>
      <DatePicker
        value={date ?? pickerStart ?? today}
        today={today}
        years={years}
        showsToday={showsToday}
        open={picking}
        onOpenChange={setPicking}
        onPick={(picked) => {
          setProblem(null);
          select(picked, formatTypedDate(picked));
          setPicking(false);
        }}
      />
    </>
  );
};
