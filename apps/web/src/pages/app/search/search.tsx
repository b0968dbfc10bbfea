import { organizationRules } from '@rinkside/contracts/organization';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import { EmptyState } from '../../../ui/empty-state';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { TextInput } from '../../../ui/text-input';
import { useUrlSearch } from '../use-url-search';
import { Results } from './results';

const step = { ArrowDown: 1, ArrowUp: -1 } as Record<string, number>;

/** Searches people, organizations, and the viewer's own games and posts. Arrow keys move through the results. */
export const SearchPage = () => {
  const { text, setText, search, field } = useUrlSearch();
  const results = useRef<HTMLDivElement>(null);
  const links = () =>
    [...(results.current?.querySelectorAll('li') ?? [])].flatMap((row) => row.querySelector('a') ?? []);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = step[event.key];
    if (!by || event.defaultPrevented || !(event.target instanceof HTMLElement)) return;
    const stops = [field.current, ...links()];
    const row = event.target.closest('li');
    const index = stops.findIndex((stop) => stop === event.target || (row?.contains(stop) ?? false));
    const next = index === -1 ? null : stops[index + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys are an alternative to Tab
    <div onKeyDown={onKeyDown} className="grid grid-cols-1 gap-5">
      <PageHeading title="Search" />
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            links()[0]?.focus();
          }}
        >
          <TextInput
            ref={field}
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            aria-label="Search"
            placeholder="People, organizations, games, posts"
            icon={<Search />}
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
          />
        </form>
      </search>
      <div ref={results}>
        {search.length < organizationRules.minSearchLength ? (
          <EmptyState
            icon={<Search />}
            title="What are you looking for?"
            text="Type at least two letters of a name, of an opponent of your games, or of a post you wrote. Accents do not matter."
            action={
              <LinkButton to="/app/discover" variant="secondary">
                Discover Players
              </LinkButton>
            }
          />
        ) : (
          <Results search={search} />
        )}
      </div>
    </div>
  );
};
