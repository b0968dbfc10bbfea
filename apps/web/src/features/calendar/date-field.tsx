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
  /** A calendar date, always a valid one. */
  value: string;
  onChange: (date: string) => void;
  hint?: ReactNode;
  error?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** Reads what is typed, before it is sent; false when it was no date. */
  readRef: Ref<() => boolean>;
}

/** A date typed as MM/DD/YYYY or picked; what is no date gives way to the last one, and says so. */
export const DateField = ({ label, value, onChange, hint, error, inputRef, readRef }: DateFieldProps) => {
  const [text, setText] = useState(typedText(value));
  const [shown, setShown] = useState(value);
  const [refused, setRefused] = useState<string | null>(null);
  const [picking, setPicking] = useState(false);
  const today = todayHere();
  if (shown !== value) {
    setShown(value);
    setText(typedText(value));
  }

  const take = (date: string) => {
    setRefused(null);
    setShown(date);
    onChange(date);
  };
  const type = (after: string) => {
    const next = withSlashes(text, after);
    setText(next);
    setRefused(null);
    const date = next.length === 10 ? readDate(next, today) : null;
    if (date) take(date);
  };
  const read = () => {
    const date = readDate(text, today);
    if (date) take(date);
    else
      setRefused(`${text ? `“${text}” is not a date` : 'A date is needed'}, so ${dayText(value)} is back.`);
    setText(typedText(date ?? value));
    return date !== null;
  };
  useImperativeHandle(readRef, () => read);
  return (
    <>
      <Field label={label} required hint={hint} error={error ?? refused}>
        {(control) => (
          <span className="relative block">
            <TextInput
              {...control}
              ref={inputRef}
              value={text}
              onChange={(event) => type(event.target.value)}
              onBlur={read}
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
          take(date);
          setText(typedText(date));
          setPicking(false);
        }}
      />
    </>
  );
};
