import { organizationRules } from '@rinkside/contracts/organization';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { profileAtom } from '../../../state/profile';
import { Card } from '../../../ui/card';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { TextInput } from '../../../ui/text-input';
import { useDebouncedValue } from '../../../ui/use-debounced-value';
import { Invite } from './invite';
import { Results } from './results';

/** Whether the page was opened by the search shortcut, which focuses the field. */
const requestsSearch = (state: unknown) => typeof state === 'object' && state !== null && 'search' in state;

/** Finds players by name, suggests players to follow, and offers an invite link. */
export const DiscoverPage = () => {
  const profile = useAtomValue(profileAtom);
  const [params, setParams] = useSearchParams();
  const urlSearch = params.get('search') ?? '';
  const [text, setText] = useState(urlSearch);
  const search = useDebouncedValue(text.trim(), organizationRules.searchDebounceMs);
  const { hash, key, state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const focusRequested = requestsSearch(state);

  /** The search parameter that this page last wrote to the URL. */
  const lastWritten = useRef(urlSearch);
  useEffect(() => {
    if (urlSearch !== lastWritten.current) setText(urlSearch);
    lastWritten.current = urlSearch;
  }, [urlSearch]);
  useEffect(() => {
    lastWritten.current = search;
    // Kept in the URL, so that links and Back show the same results.
    if (search !== urlSearch)
      setParams(search ? { search } : {}, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only typing updates the URL
  }, [search]);
  useEffect(() => {
    if (hash === '#invite') document.querySelector<HTMLElement>('#invite')?.focus();
  }, [hash, key]);

  useEffect(() => {
    if (focusRequested) field.current?.focus();
  }, [focusRequested, key]);

  if (!profile) return null;
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:items-start">
      <div className="grid grid-cols-1 gap-5">
        <div className="flex flex-wrap items-start justify-between gap-3">
          <div className="grid gap-1">
            <PageHeading title="Discover Players" />
            <p className="text-soft">Teammates and recent opponents come first.</p>
          </div>
          <LinkButton
            to={{ hash: 'invite', search: params.toString() }}
            replace
            size="small"
            variant="secondary"
            className="xl:hidden"
          >
            Invite teammates
          </LinkButton>
        </div>
        <TextInput
          ref={field}
          type="search"
          aria-label="Search players"
          placeholder="Search players by name"
          icon={<Search />}
          value={text}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
        <Card aria-labelledby="results" className="py-2!">
          <h2 id="results" className="eyebrow py-2 text-soft">
            {search ? `Results for “${search}”` : 'Suggested for you'}
          </h2>
          <Results search={search} />
        </Card>
      </div>
      <Invite profile={profile} />
    </div>
  );
};
