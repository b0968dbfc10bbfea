import type { OrganizationResult } from '@rinkside/contracts/organization';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { organizationMessages } from './messages';
import { OrganizationLine } from './organization-line';

interface LookalikeQuestionProps {
  candidates: readonly OrganizationResult[];
  onPick: (organization: OrganizationResult) => void;
  /** The person means none of them. */
  onNone: () => Promise<void>;
  onBack: () => void;
}

/** Asks whether a new organization is one that is in the directory already. */
export const LookalikeQuestion = ({ candidates, onPick, onNone, onBack }: LookalikeQuestionProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const [adding, setAdding] = useState(false);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-medium outline-none">
          {organizationMessages.doYouMean(candidates.length)}
        </h3>
        <p className="text-soft">{organizationMessages.alike}</p>
      </div>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {candidates.map((organization) => (
          <li key={organization.id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center px-3 py-2 text-left hover:bg-sunk"
              onClick={() => onPick(organization)}
            >
              <OrganizationLine organization={organization} />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onBack}>
          Back
        </Button>
        <Button
          variant="secondary"
          loading={adding}
          onClick={() => {
            setAdding(true);
            void onNone().finally(() => setAdding(false));
          }}
        >
          {organizationMessages.isAnother}
        </Button>
      </div>
    </div>
  );
};
