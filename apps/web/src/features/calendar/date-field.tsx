import { CalendarDays } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Field } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { TextInput } from '../../ui/text-input';
import { DatePicker } from './date-picker';
import { formatDay } from './format-day';
import { parseDate, localToday, formatTypedDate, insertSlashes } from './parse-date';

export interface DateFieldProps {
  label: string;
  /** `YYYY-MM-DD`, always valid. */
  value: string;
  onChange: (date: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Commits the typed text before a submit. Returns false if it is not a date. */
  commitRef: Ref<() => boolean>;
}

/** Date input: typed as MM/DD/YYYY or picked. Invalid text is replaced by the last valid date, with an error. */
export const DateField = ({ label, value, onChange, hint, error, inputRef, commitRef }: DateFieldProps) => {
  const [text, setText] = useState(formatTypedDate(value));
  const [shownValue, setShownValue] = useState(value);
  const [parseError, setParseError] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  const today = localToday();
  if (shownValue !== value) {
    setShownValue(value);
    setText(formatTypedDate(value));
  }

  const selectDate = (date: string) => {
    setParseError(null);
    setShownValue(date);
    onChange(date);
  };
  const onType = (after: string) => {
    const next = insertSlashes(text, after);
    setText(next);
    setParseError(null);
    const date = next.length === 10 ? parseDate(next, today) : null;
    if (date) selectDate(date);
  };
  const commit = () => {
    const date = parseDate(text, today);
    if (date) selectDate(date);
    else
      setParseError(
        `${text ? `“${text}” is not a date` : 'A date is needed'}, so ${formatDay(value)} is back.`,
      );
    setText(formatTypedDate(date ?? value));
    return date !== null;
  };
  useImperativeHandle(commitRef, () => commit);
  return (
    <>
      <Field label={label} required hint={hint} error={error ?? parseError}>
        {(control) => (
          <span className="relative block">
            <TextInput
              {...control}
              ref={inputRef}
              value={text}
              onChange={(event) => onType(event.target.value)}
              onBlur={commit}
              inputMode="numeric"
              enterKeyHint="next"
              autoComplete="off"
              placeholder="MM/DD/YYYY"
              className="numeral pr-13 text-lg"
            />
            <IconButton
              label={`Choose a date, ${formatDay(value)} is chosen`}
              icon={<CalendarDays />}
              onClick={() => setPicking(true)}
              className="absolute inset-y-0 right-0.5"
            />
          </span>
        )}
      </Field>
      <DatePicker
        value={value}
        today={today}
        open={picking}
        onOpenChange={setPicking}
        onPick={(date) => {
          selectDate(date);
          setText(formatTypedDate(date));
          setPicking(false);
        }}
      />
    </>
  );
};
