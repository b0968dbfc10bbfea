import { DateField, type DateFieldProps } from '../calendar/date-field';
import { birthYears, readBirthdate } from './birthdate';

/** Typical for a player; the picker opens there. */
const pickerStart = `${birthYears.last - 5}-01-01`;

/** The birthday field of a profile. */
export const BirthdateField = (
  props: Pick<DateFieldProps, 'value' | 'onChange' | 'hint' | 'error' | 'inputRef'>,
) => (
  <DateField
    {...props}
    label="Birthday"
    name="birthdate"
    autoComplete="bday"
    read={readBirthdate}
    years={birthYears}
    pickerStart={pickerStart}
    showsToday={false}
  />
);
