import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate, useSearchParams } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from './search-field';

afterEach(cleanup);

const Page = () => {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  return (
    <>
      <SearchField
        value={query.get('search') ?? ''}
        onSearch={(search) => setQuery({ search }, { replace: true })}
      />
      <output>{query.get('search')}</output>
      <button onClick={() => void navigate('?')}>Everything</button>
      <button onClick={() => void navigate(-1)}>Back</button>
    </>
  );
};
const open = () =>
  render(
    <MemoryRouter initialEntries={['/?search=owls']}>
      <Page />
    </MemoryRouter>,
  );
const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const address = () => screen.getByRole('status').textContent;
const go = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** As a browser does it: the caret stands behind what was typed. */
const type = (text: string, caret = text.length) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  field().setSelectionRange(caret, caret);
  fireEvent.input(field());
};

it('keeps the caret in the word while the address follows', () => {
  open();
  type('obwls', 2);
  expect([field().value, field().selectionStart]).toEqual(['obwls', 2]);
  expect(address()).toBe('obwls');
});

it('loses no letter to an address that is late', () => {
  open();
  act(() => {
    type('owl');
    type(`${field().value}e`);
    type(`${field().value}t`);
  });
  expect([field().value, address()]).toEqual(['owlet', 'owlet']);
});

it('takes what the address says when that changes from elsewhere', () => {
  open();
  type('owlet');
  go('Everything');
  expect([field().value, address()]).toEqual(['', '']);
  go('Back');
  expect([field().value, address()]).toEqual(['owlet', 'owlet']);
});
