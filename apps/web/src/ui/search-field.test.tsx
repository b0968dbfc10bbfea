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
/** Types as a browser does, with the caret at the given position. */
const type = (text: string, caret = text.length) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text);
  field().setSelectionRange(caret, caret);
  fireEvent.input(field());
};

it('keeps the caret position while the URL updates', () => {
  open();
  type('obwls', 2);
  expect([field().value, field().selectionStart]).toEqual(['obwls', 2]);
  expect(address()).toBe('obwls');
});

it('keeps fast typing while the URL lags behind', () => {
  open();
  act(() => {
    type('owl');
    type(`${field().value}e`);
    type(`${field().value}t`);
  });
  expect([field().value, address()]).toEqual(['owlet', 'owlet']);
});

it('follows the URL when it changes from outside', () => {
  open();
  type('owlet');
  go('Everything');
  expect([field().value, address()]).toEqual(['', '']);
  go('Back');
  expect([field().value, address()]).toEqual(['owlet', 'owlet']);
});
