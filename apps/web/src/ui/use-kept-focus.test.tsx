import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DropdownMenu } from './dropdown-menu';
import { useKeptFocus } from './use-kept-focus';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Has a button that goes without the box being drawn again. */
const Row = ({ name }: { name: string }) => {
  const [marked, setMarked] = useState(false);
  return (
    <article tabIndex={-1} aria-label={name}>
      {!marked && <button onClick={() => setMarked(true)}>Mark {name}</button>}
      <DropdownMenu
        trigger={<button>Menu of {name}</button>}
        items={[{ label: 'Hide', onSelect: vi.fn() }]}
      />
    </article>
  );
};
const Page = ({ stops }: { stops?: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const keepFocus = useKeptFocus(box, stops);
  const [rows, setRows] = useState<readonly string[]>(['a', 'b']);
  return (
    <>
      <button>beside</button>
      <button onClick={() => setRows(['b'])}>Drop a</button>
      <div ref={box} {...keepFocus}>
        {rows.map((name) => (
          <Row key={name} name={name} />
        ))}
      </div>
    </>
  );
};
const button = (name: string) => screen.getByRole('button', { name });
const tick = () => act(() => new Promise((done) => setTimeout(done)));
const focused = () => document.activeElement;
/** As a browser does it: what is pressed beside everything takes the focus from what had it. */
const pressMargin = async () => {
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' });
  await act(async () => undefined);
  if (focused() instanceof HTMLElement) act(() => (focused() as HTMLElement).blur());
  await tick();
};

it('goes on at once where a part of the box changes alone', async () => {
  render(<Page />);
  act(() => button('Mark a').focus());
  fireEvent.click(button('Mark a'));
  await waitFor(() => expect(focused()).toBe(button('Menu of a')));
});

it('goes on when the one with the focus goes while the window is away', () => {
  render(<Page stops="article" />);
  act(() => button('Mark a').focus());
  // The window takes the focus from what is still the active element.
  fireEvent.focusOut(button('Mark a'));
  fireEvent.click(button('Drop a'));
  expect(focused()).toBe(screen.getByRole('article', { name: 'b' }));
});

it.each([
  ['a press beside it', () => act(() => button('Mark a').blur())],
  ['going elsewhere', () => act(() => button('beside').focus())],
])('is given up by %s', async (_, leave) => {
  render(<Page />);
  act(() => button('Mark a').focus());
  leave();
  act(() => button('beside').focus());
  act(() => button('beside').blur());
  fireEvent.click(button('Drop a'));
  await tick();
  expect(focused()).toBe(document.body);
});

it.each(['first', 'second'])(
  'is given up when its menu, open for the %s time, is closed beside it',
  async (time) => {
    render(<Page stops="article" />);
    for (const opening of time === 'first' ? [1] : [1, 2]) {
      act(() => button('Menu of a').focus());
      if (opening === 1) fireEvent.click(button('Menu of a'));
      else fireEvent.pointerDown(button('Menu of a'), { button: 0, pointerType: 'mouse' });
      await screen.findByRole('menu');
      await tick();
      await pressMargin();
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    }
    fireEvent.click(button('Drop a'));
    await tick();
    expect(focused()).toBe(document.body);
  },
);
