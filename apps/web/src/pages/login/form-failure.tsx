import { refusals } from '@rinkside/contracts/error';
import { fieldError } from '../../ui/field';

interface FormFailureProps {
  /** The server's refusal. */
  failure: string | null;
  /** Whether fields were found wrong on submit. */
  invalid: boolean;
}

/** What the toast said, kept where one is looking; the toast itself is what gets announced. */
export const FormFailure = ({ failure, invalid }: FormFailureProps) => {
  if (!failure && !invalid) return null;
  return (
    <p className={`rounded-md border border-red/40 bg-red-wash px-3.5 py-2.5 ${fieldError}`}>
      {invalid ? refusals.badInput : failure}
    </p>
  );
};
