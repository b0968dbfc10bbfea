import { isolate } from '@rinkside/contracts/text';
import { type OrganizationCard, organizationRules } from '@rinkside/contracts/organization';
import { type ReactNode, useEffect, useState } from 'react';
import { Combobox } from '../../ui/combobox';
import { ErrorLine } from '../../ui/error-line';
import { Field } from '../../ui/field';
import { AddOrganization } from './add-organization';
import { OrganizationLine } from './organization-line';
import { namedOpponent, namedOpponentId } from './named-opponent';
import { searchMessages } from './search-messages';
import { useOrganizationSearch } from './use-organization-search';

export interface OrganizationSearchProps {
  label: ReactNode;
  value: OrganizationCard | null;
  onChange: (organization: OrganizationCard | null) => void;
  error?: ReactNode;
  /** Initial search text. */
  initialQuery?: string | undefined;
  /** Title of the dialog to add an organization. */
  addTitle?: string;
  /** Organizations to choose from without a connection, where a new one can also be named. */
  known?: readonly OrganizationCard[] | undefined;
}

const isPartOf = (query: string, name: string) =>
  name.toLocaleLowerCase('en').includes(query.toLocaleLowerCase('en'));

const renderLine = (organization: OrganizationCard) => <OrganizationLine organization={organization} />;

/** Combobox to find an organization by name or add one. Typing clears the selection, Enter takes the first match. */
export const OrganizationSearch = ({
  label,
  value,
  onChange,
  error,
  initialQuery = '',
  addTitle,
  known,
}: OrganizationSearchProps) => {
  const [typedQuery, setTypedQuery] = useState(value?.name ?? initialQuery);
  // Also show a selection made elsewhere, such as a recent opponent.
  const query = value?.name ?? typedQuery;
  const [adding, setAdding] = useState(false);
  const { results, searching, answered, failed, unreachable, retry, readMore } = useOrganizationSearch(
    value ? '' : query,
  );
  const trimmedQuery = query.trim();
  const canName = known !== undefined && unreachable;
  const items = canName ? known.filter(({ name }) => isPartOf(trimmedQuery, name)) : results;

  /** Enter was pressed with this text: its first match is taken as soon as it is known. */
  const [entered, setEntered] = useState(false);
  const isShort = trimmedQuery.length < organizationRules.minSearchLength;
  const isKnown = canName || (answered && !searching);
  const firstMatch = isKnown ? items[0] : undefined;

  const select = (organization: OrganizationCard) => {
    setEntered(false);
    setTypedQuery(organization.name);
    onChange(organization);
  };
  const onQueryChange = (next: string) => {
    setEntered(false);
    setTypedQuery(next);
    if (value) onChange(null);
  };
  useEffect(() => {
    if (entered && firstMatch) select(firstMatch);
    // oxlint-disable-next-line react/exhaustive-deps -- once per Enter and match
  }, [entered, firstMatch]);

  return (
    <>
      <Field
        label={label}
        required
        error={entered && isShort ? searchMessages.tooShort : error}
        hint={
          value?.id === namedOpponentId
            ? `Selected: ${isolate(value.name)}. The club is found or added when the game is sent.`
            : value
              ? `Selected: ${[value.name, value.team_name].flatMap((name) => (name ? [isolate(name)] : [])).join(', ')}`
              : searchMessages.tooShort
        }
      >
        {(control) => (
          <Combobox
            control={control}
            query={query}
            onQueryChange={onQueryChange}
            items={items}
            renderItem={renderLine}
            onPick={select}
            onEnter={value || trimmedQuery === '' ? undefined : () => setEntered(true)}
            alert={entered && isKnown && !firstMatch && searchMessages.noMatch(trimmedQuery)}
            onMore={canName || !answered ? undefined : readMore}
            onClear={() => onQueryChange('')}
            open={!value && (items.length > 0 || answered || canName)}
            loading={searching}
            placeholder="Search clubs and teams"
            extra={
              canName
                ? {
                    label: `Use '${isolate(trimmedQuery)}' for now`,
                    onPick: () => select(namedOpponent(trimmedQuery)),
                  }
                : answered
                  ? { label: `Can't find it? Add '${isolate(trimmedQuery)}'`, onPick: () => setAdding(true) }
                  : undefined
            }
          />
        )}
      </Field>
      {failed && (
        <ErrorLine onRetry={retry} retrying={searching}>
          {searchMessages.failed}
        </ErrorLine>
      )}
      <AddOrganization
        name={trimmedQuery}
        title={addTitle}
        open={adding}
        onOpenChange={setAdding}
        onAdded={select}
      />
    </>
  );
};
