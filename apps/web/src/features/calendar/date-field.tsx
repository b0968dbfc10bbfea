import { CalendarDays } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Field } from '../../ui/field';
import { IconButton } from '../../ui/icon-button';
import { TextInput } from '../../ui/text-input';
import { DatePicker } from './date-picker';
import { dayText } from './day.text';
import { readDate, todayHere, typedText, withSlashes } from './typed-date';

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
  const [text, setText] = useState(typedText(value));
  const [shownValue, setShownValue] = useState(value);
  const [parseError, setParseError] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  const today = todayHere();
  if (shownValue !== value) {
    setShownValue(value);
    setText(typedText(value));
  }

  const selectDate = (date: string) => {
    setParseError(null);
    setShownValue(date);
    onChange(date);
  };
  const onType = (after: string) => {
    const next = withSlashes(text, after);
    setText(next);
    setParseError(null);
    const date = next.length === 10 ? readDate(next, today) : null;
    if (date) selectDate(date);
  };
  const commit = () => {
    const date = readDate(text, today);
    if (date) selectDate(date);
    else
      setParseError(
        `${text ? `“${text}” is not a date` : 'A date is needed'}, so ${dayText(value)} is back.`,
      );
    setText(typedText(date ?? value));
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
              label={`Choose a date, ${dayText(value)} is chosen`}
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
          setText(typedText(date));
          setPicking(false);
        }}
      />
    </>
  );
};
