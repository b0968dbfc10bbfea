import { errorMessages } from '@rinkside/contracts/error';
import { fieldError } from '../../ui/field';

interface FormFailureProps {
  /** The server's error message. */
  failure: string | null;
  /** Whether the last submit had invalid fields. */
  invalid: boolean;
}

/** Repeats the toast's error in the form. It has no live region, because the toast is already announced. */
export const FormFailure = ({ failure, invalid }: FormFailureProps) => {
  if (!failure && !invalid) return null;
  return (
    <p className={`rounded-md border border-red/40 bg-red-wash px-3.5 py-2.5 ${fieldError}`}>
      {invalid ? errorMessages.invalidInput : failure}
    </p>
  );
};
