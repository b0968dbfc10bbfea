import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useBackToClose } from './use-back-to-close';
import { type LazyComponent, useLazyDialog } from './use-lazy-component';

afterEach(cleanup);

/** The number of overlays of the current history entry. */
const depth = () => (history.state as { overlays?: number } | null)?.overlays ?? 0;
const nextTask = () => act(() => new Promise((done) => setTimeout(done, 20)));

const Overlay = ({ open = true }: { open?: boolean }) => {
  useBackToClose(open, () => undefined);
  return open && <p>Menu</p>;
};

it('adds the history entry before the overlay is painted', async () => {
  const { rerender } = render(<Overlay />);
  expect(depth()).toBe(1);
  rerender(<Overlay open={false} />);
  await waitFor(() => expect(depth()).toBe(0));
});

it('a dialog takes over the entry of the menu that opened it, also while it loads', async () => {
  const loading = Promise.withResolvers<typeof Overlay>();
  const dialog: LazyComponent<{ open?: boolean }> = { chunk: 'dialog', load: () => loading.promise };
  let closed = 0;
  const Page = ({ shown }: { shown: 'menu' | 'dialog' | null }) => {
    const renderDialog = useLazyDialog(dialog, shown === 'dialog', () => closed++);
    return (
      <>
        <Overlay open={shown === 'menu'} />
        {renderDialog?.({ open: shown === 'dialog' })}
      </>
    );
  };
  const { rerender } = render(<Page shown="menu" />);
  const entries = history.length;
  rerender(<Page shown="dialog" />);
  await nextTask();
  expect([depth(), history.length]).toEqual([1, entries]);
  await act(async () => loading.resolve(Overlay));
  await nextTask();
  expect([depth(), history.length, closed]).toEqual([1, entries, 0]);
  rerender(<Page shown={null} />);
  await waitFor(() => expect(depth()).toBe(0));
});
