import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusNext } from './use-focus-next';

afterEach(cleanup);

const Page = () => {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(1);
  const [loading, setLoading] = useState(false);
  const focusNext = useFocusNext(list, count, loading);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <a href="#row">row {index}</a>
          </li>
        ))}
      </ul>
      <button
        onClick={() => {
          focusNext();
          setLoading(true);
        }}
      >
        Load More
      </button>
      <button onClick={() => setLoading(false)}>Finish loading</button>
      <button onClick={() => setCount(2)}>Add row</button>
    </>
  );
};
const tick = () => act(() => new Promise((done) => setTimeout(done)));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('focuses the first new row, even if it renders just after loading', async () => {
  render(<Page />);
  press('Load More');
  await tick();
  press('Finish loading');
  press('Add row');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('row 1'));
});

it('does not focus a row that appears later', async () => {
  render(<Page />);
  press('Load More');
  await tick();
  press('Finish loading');
  await tick();
  press('Add row');
  expect(document.activeElement).toBe(document.body);
});
