import type { OrganizationCard } from '@rinkside/contracts/organization';
import { type ReactNode, useState } from 'react';
import { Combobox } from '../../ui/combobox';
import { ErrorLine } from '../../ui/error-line';
import { Field } from '../../ui/field';
import { AddOrganization } from './add-organization';
import { OrganizationLine } from './organization-line';
import { organizationSentences } from './sentences';
import { useOrganizationSearch } from './use-organization-search';

export interface OrganizationSearchProps {
  label: ReactNode;
  value: OrganizationCard | null;
  onChange: (organization: OrganizationCard | null) => void;
  error?: ReactNode;
  /** What to look for at first. */
  sought?: string | undefined;
  /** Heads the window that adds one. */
  addTitle?: string;
}

const drawLine = (organization: OrganizationCard) => <OrganizationLine organization={organization} />;

/** Finds an organization by name, or adds one. Typing clears the selection. */
export const OrganizationSearch = ({
  label,
  value,
  onChange,
  error,
  sought = '',
  addTitle,
}: OrganizationSearchProps) => {
  const [typedLast, setQuery] = useState(value?.name ?? sought);
  // One chosen elsewhere is shown here too.
  const query = value?.name ?? typedLast;
  const [adding, setAdding] = useState(false);
  const { results, searching, answered, failed, retry } = useOrganizationSearch(value ? '' : query);
  const typed = query.trim();

  const pick = (organization: OrganizationCard) => {
    setQuery(organization.name);
    onChange(organization);
  };
  const retype = (next: string) => {
    setQuery(next);
    if (value) onChange(null);
  };

  return (
    <>
      <Field
        label={label}
        required
        error={error}
        hint={
          value
            ? `Selected: ${[value.name, value.team_name].filter(Boolean).join(', ')}`
            : 'Type at least 2 letters.'
        }
      >
        {(control) => (
          <Combobox
            control={control}
            query={query}
            onQueryChange={retype}
            items={results}
            draw={drawLine}
            onPick={pick}
            onClear={() => retype('')}
            open={!value && (results.length > 0 || answered)}
            loading={searching}
            placeholder="Search clubs and teams"
            extra={
              answered ? { label: `Can't find it? Add '${typed}'`, onPick: () => setAdding(true) } : undefined
            }
          />
        )}
      </Field>
      {failed && (
        <ErrorLine onRetry={retry} retrying={searching}>
          {organizationSentences.searchFailed}
        </ErrorLine>
      )}
      <AddOrganization name={typed} title={addTitle} open={adding} onOpenChange={setAdding} onAdded={pick} />
    </>
  );
};
