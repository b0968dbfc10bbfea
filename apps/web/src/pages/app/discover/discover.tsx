import { organizationRules } from '@rinkside/contracts/organization';
import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { profileAtom } from '../../../state/session';
import { Card } from '../../../ui/card';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { TextInput } from '../../../ui/text-input';
import { usePaused } from '../../../ui/use-paused';
import { Invite } from './invite';
import { Results } from './results';

/** Whoever comes here by the key for it wants to type at once. */
const asksToSearch = (state: unknown) => typeof state === 'object' && state !== null && 'search' in state;

/** Finds players by name, suggests some, and brings in those who are not here yet. */
export const Discover = () => {
  const profile = useAtomValue(profileAtom);
  const [params, setParams] = useSearchParams();
  const asked = params.get('search') ?? '';
  const [text, setText] = useState(asked);
  const search = usePaused(text.trim(), organizationRules.searchPause);
  const { hash, key, state } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const sought = asksToSearch(state);

  /** What the address says by this page's own doing. */
  const written = useRef(asked);
  useEffect(() => {
    if (asked !== written.current) setText(asked);
    written.current = asked;
  }, [asked]);
  useEffect(() => {
    written.current = search;
    // In the address, so that a link and Back come to the same people.
    if (search !== asked) setParams(search ? { search } : {}, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only typing writes the address
  }, [search]);
  useEffect(() => {
    if (hash === '#invite') document.querySelector<HTMLElement>('#invite')?.focus();
  }, [hash, key]);

  useEffect(() => {
    if (sought) field.current?.focus();
  }, [sought, key]);

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
