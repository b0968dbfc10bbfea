import { teamRules } from '@rinkside/contracts/team';
import type { ReactNode } from 'react';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

/** Returns a typed jersey number as it is stored: '#07' is '07'. */
export const readNumber = (typed: string): string => typed.replaceAll(/[#\s]/g, '');

/** Returns the error of a typed jersey number; it may be empty. */
export const numberError = (typed: string): string | null =>
  /^\d{0,2}$/.test(readNumber(typed)) ? null : teamRules.number;

export interface NumberFieldProps {
  label: ReactNode;
  value: string;
  onChange: (value: string) => void;
}

/** The jersey number of a player who joins a team. */
export const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <Field label={label} error={numberError(value)}>
    {(control) => (
      <TextInput
        {...control}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="max-w-24"
      />
    )}
  </Field>
);
