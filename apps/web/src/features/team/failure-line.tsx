import { AddressNeeded } from '../session/address-needed';
import { fieldError } from '../../ui/field';
import type { TeamFailure } from './use-team-action';

export interface FailureLineProps {
  failure: TeamFailure | null;
  /** Tries again once the email address is confirmed. */
  onRetry?: () => void;
}

/** One sentence near a control: why the change failed. */
export const FailureLine = ({ failure, onRetry }: FailureLineProps) =>
  failure && (
    <div className="grid grid-cols-1 gap-2">
      <p role="alert" className={fieldError}>
        {failure.text}
      </p>
      {failure.isUnverified && onRetry && <AddressNeeded onConfirmed={onRetry} />}
    </div>
  );
