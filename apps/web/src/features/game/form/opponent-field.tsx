import type { OrganizationCard } from '@rinkside/contracts/organization';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Combobox } from '../../../ui/combobox';
import { Field } from '../../../ui/field';
import { RadioChips } from '../../../ui/radio-group';
import { AddOrganization } from '../../organization/add-organization';
import { OrganizationLine } from '../../organization/organization-line';
import { organizationSentences } from '../../organization/sentences';
import { teamName } from '../../organization/team-name';
import { useOrganizationSearch } from '../../organization/use-organization-search';

export interface OpponentFieldProps {
  value: OrganizationCard | null;
  onChange: (opponent: OrganizationCard | null) => void;
  /** Whom the player met last, one tap away. */
  recent: readonly OrganizationCard[];
  /** Whom to look for at first. */
  sought?: string | undefined;
  error?: ReactNode;
  fieldRef: Ref<{ focus: () => void }>;
}

const drawLine = (organization: OrganizationCard) => <OrganizationLine organization={organization} />;

const chip = (organization: OrganizationCard) => ({
  value: organization.id,
  label: (
    <span className="w-24 py-1 text-left text-sm leading-tight sm:w-auto">{teamName(organization)}</span>
  ),
  icon: (
    <Avatar
      size="small"
      shape="organization"
      name={organization.name}
      src={organization.image_url}
      className="-ml-1.5 size-7! text-xs!"
    />
  ),
});

/** Whom it was against: one of the last opponents, or any club of the directory. */
export const OpponentField = ({ value, onChange, recent, sought, error, fieldRef }: OpponentFieldProps) => {
  const [query, setQuery] = useState(value?.name ?? sought ?? '');
  const [adding, setAdding] = useState(false);
  const { results, searching, answered, failed, retry } = useOrganizationSearch(value ? '' : query);
  const [input, setInput] = useState<HTMLElement | null>(null);
  useImperativeHandle(fieldRef, () => ({ focus: () => input?.querySelector('input')?.focus() }), [input]);

  const pick = (organization: OrganizationCard) => {
    setQuery(organization.name);
    onChange(organization);
  };
  const retype = (next: string) => {
    setQuery(next);
    if (value) onChange(null);
  };
  return (
    <div className="grid gap-4">
      {recent.length > 0 && (
        <RadioChips
          legend="Played lately"
          options={recent.map(chip)}
          value={value?.id}
          onValueChange={(id) => {
            const found = recent.find((organization) => organization.id === id);
            if (found) pick(found);
          }}
        />
      )}
      <div ref={setInput}>
        <Field
          label="Opponent"
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
                answered
                  ? { label: `Can't find it? Add '${query.trim()}'`, onPick: () => setAdding(true) }
                  : undefined
              }
            />
          )}
        </Field>
      </div>
      {failed && !searching && (
        <p role="alert" className="flex items-center justify-between gap-3 text-sm text-red">
          {organizationSentences.searchFailed}
          <Button size="small" variant="secondary" onClick={retry}>
            Retry
          </Button>
        </p>
      )}
      <AddOrganization
        name={query.trim()}
        title="Add their organization"
        open={adding}
        onOpenChange={setAdding}
        onAdded={pick}
      />
    </div>
  );
};
