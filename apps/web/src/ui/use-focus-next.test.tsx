import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFocusNext } from './use-focus-next';

afterEach(cleanup);

const Page = () => {
  const list = useRef<HTMLUListElement>(null);
  const [count, setCount] = useState(1);
  const [reading, setReading] = useState(false);
  const focusNext = useFocusNext(list, count, reading);
  return (
    <>
      <ul ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>
            <a href="#row">row {at}</a>
          </li>
        ))}
      </ul>
      <button
        onClick={() => {
          focusNext();
          setReading(true);
        }}
      >
        Load More
      </button>
      <button onClick={() => setReading(false)}>It ends</button>
      <button onClick={() => setCount(2)}>One comes</button>
    </>
  );
};
const tick = () => act(() => new Promise((done) => setTimeout(done)));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('gives the first new row the focus, also when it is drawn just after', async () => {
  render(<Page />);
  press('Load More');
  await tick();
  press('It ends');
  press('One comes');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('row 1'));
});

it('takes no focus later when nothing came', async () => {
  render(<Page />);
  press('Load More');
  await tick();
  press('It ends');
  await tick();
  press('One comes');
  expect(document.activeElement).toBe(document.body);
});
