import { useAtomValue } from 'jotai';
import { Search } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { profileAtom } from '../../../state/profile';
import { Card } from '../../../ui/card';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { TextInput } from '../../../ui/text-input';
import { useUrlSearch } from '../use-url-search';
import { Invite } from './invite';
import { Results } from './results';

/** Finds players by name, suggests players to follow, and offers an invite link. */
export const DiscoverPage = () => {
  const profile = useAtomValue(profileAtom);
  const { text, setText, search, field } = useUrlSearch();
  const { hash, key, search: query } = useLocation();
  useEffect(() => {
    if (hash === '#invite') document.querySelector<HTMLElement>('#invite')?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the link focuses again when it is followed again
  }, [hash, key]);

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
            to={{ hash: 'invite', search: query }}
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
