import { organizationRules } from '@rinkside/contracts/organization';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useDebouncedValue } from '../../ui/use-debounced-value';

/** Whether the page was opened by the search shortcut, which focuses the field. */
const requestsSearch = (state: unknown) => typeof state === 'object' && state !== null && 'search' in state;

/**
 * State of a search field that is kept in the URL, so that links and Back show the same results. `search` is the trimmed
 * text after a pause in typing.
 */
export const useUrlSearch = () => {
  const [params, setParams] = useSearchParams();
  const urlSearch = params.get('search') ?? '';
  const [text, setText] = useState(urlSearch);
  const search = useDebouncedValue(text.trim(), organizationRules.searchDebounceMs);
  const { key, state } = useLocation();
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
    if (search !== urlSearch)
      setParams(search ? { search } : {}, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react/exhaustive-deps -- only typing updates the URL
  }, [search]);
  useEffect(() => {
    if (focusRequested) field.current?.focus();
  }, [focusRequested, key]);

  return { text, setText, search, field };
};
