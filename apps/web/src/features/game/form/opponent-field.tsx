import type { OrganizationCard } from '@rinkside/contracts/organization';
import { type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import { Avatar } from '../../../ui/avatar';
import { RadioChips } from '../../../ui/radio-group';
import { OrganizationSearch } from '../../organization/organization-search';
import { teamName } from '../../../state/entities/team-name';

export interface OpponentFieldProps {
  value: OrganizationCard | null;
  onChange: (opponent: OrganizationCard | null) => void;
  /** Recent opponents, shown as chips. */
  recent: readonly OrganizationCard[];
  /** Opponents to choose from without a connection. */
  known?: readonly OrganizationCard[] | undefined;
  /** Initial search text. */
  initialQuery?: string | undefined;
  error?: ReactNode;
  fieldRef: Ref<{ focus: () => void }>;
}

const chipOf = (organization: OrganizationCard) => ({
  value: organization.id,
  label: (
    <span className="min-w-0 py-1 text-left text-sm leading-tight">
      <bdi>{teamName(organization)}</bdi>
    </span>
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

/** Opponent picker: a recent opponent, or a search of the directory. */
export const OpponentField = ({
  value,
  onChange,
  recent,
  known,
  initialQuery,
  error,
  fieldRef,
}: OpponentFieldProps) => {
  const [input, setInput] = useState<HTMLElement | null>(null);
  useImperativeHandle(fieldRef, () => ({ focus: () => input?.querySelector('input')?.focus() }), [input]);

  return (
    <div className="grid gap-4">
      {recent.length > 0 && (
        <RadioChips
          legend="Played lately"
          tiles
          options={recent.map(chipOf)}
          value={value?.id}
          onValueChange={(id) => {
            const selected = recent.find((organization) => organization.id === id);
            if (selected) onChange(selected);
          }}
        />
      )}
      <div ref={setInput}>
        <OrganizationSearch
          label="Opponent"
          value={value}
          onChange={onChange}
          error={error}
          initialQuery={initialQuery}
          known={known}
          addTitle="Add their organization"
        />
      </div>
    </div>
  );
};
