import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DropdownMenu } from './dropdown-menu';
import { useFocusRecovery } from './use-focus-recovery';

afterEach(cleanup);

/** Contains a button that disappears without a re-render of the container. */
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
  const container = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusRecovery(container, stops);
  const [rows, setRows] = useState<readonly string[]>(['a', 'b']);
  return (
    <>
      <button>outside</button>
      <button onClick={() => setRows(['b'])}>Drop a</button>
      <div ref={container} {...focusHandlers}>
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
/** Presses an empty area: like a browser, this removes the focus. */
const pressMargin = async () => {
  fireEvent.pointerDown(document.body, { button: 0, pointerType: 'mouse' });
  await act(async () => undefined);
  if (focused() instanceof HTMLElement) act(() => (focused() as HTMLElement).blur());
  await tick();
};

it('moves the focus when only a part of the container changes', async () => {
  render(<Page />);
  act(() => button('Mark a').focus());
  fireEvent.click(button('Mark a'));
  await waitFor(() => expect(focused()).toBe(button('Menu of a')));
});

it('moves the focus when the focused row is removed while the window is inactive', () => {
  render(<Page stops="article" />);
  act(() => button('Mark a').focus());
  // An inactive window blurs the element, which stays the active element.
  fireEvent.focusOut(button('Mark a'));
  fireEvent.click(button('Drop a'));
  expect(focused()).toBe(screen.getByRole('article', { name: 'b' }));
});

it.each([
  ['a press outside', () => act(() => button('Mark a').blur())],
  ['moving the focus outside', () => act(() => button('outside').focus())],
])('does not recover the focus after %s', async (_, leave) => {
  render(<Page />);
  act(() => button('Mark a').focus());
  leave();
  act(() => button('outside').focus());
  act(() => button('outside').blur());
  fireEvent.click(button('Drop a'));
  await tick();
  expect(focused()).toBe(document.body);
});

it.each(['first', 'second'])(
  'does not recover the focus after a press outside its menu, opened for the %s time',
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
