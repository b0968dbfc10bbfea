import { highlightRules } from '@rinkside/contracts/highlight';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { entityStore } from '../../../state/entities/entity-store';
import { highlight, me } from '../../../state/entities/entities.fixture';
import { mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { EditHighlight } from './edit-highlight';

signInBeforeEach();

const opened = highlight({ user: me, title: 'Glove save', visibility: 'public', is_public: true });
const path = `/api/highlights/${opened.id}`;

const open = (stored: typeof opened) => {
  const server = mockServer({
    [`GET ${path}`]: () => stored,
    [`PUT ${path}`]: ({ body }) => ({ ...stored, ...(body as object), version: 3 }),
  });
  const onOpenChange = vi.fn<(open: boolean) => void>();
  entityStore.applyViews([opened]);
  show(<EditHighlight highlight={opened} open onOpenChange={onOpenChange} />);
  const dialog = within(screen.getByRole('dialog', { name: 'Edit highlight' }));
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  return {
    dialog,
    save,
    onOpenChange,
    bodies: () => server.requestsTo(`PUT ${path}`).map(({ body }) => body),
  };
};

it('sends the touched field only, so that a highlight that was made private stays private', async () => {
  const closed = { ...opened, visibility: 'private', is_public: false, version: 2 } as const;
  const { dialog, save, bodies, onOpenChange } = open(closed);
  act(() => entityStore.applyViews([closed]));
  fireEvent.change(dialog.getByLabelText('Title (optional)'), { target: { value: 'Two pads' } });
  save();
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(bodies()).toEqual([{ title: 'Two pads' }]);
});

it('asks who can see it, where somebody else chose something else meanwhile', async () => {
  const { dialog, save, bodies, onOpenChange } = open({
    ...opened,
    visibility: 'private',
    is_public: false,
    version: 2,
  });
  fireEvent.click(dialog.getByRole('radio', { name: 'Club' }));
  save();
  const question = within(await screen.findByRole('alertdialog', { name: 'Changed meanwhile' }));
  expect(question.getByText(/Somebody else/u).textContent).toContain(
    'Who can see it is now Private. You have Club.',
  );
  fireEvent.click(question.getByRole('button', { name: 'Keep it as it is now' }));
  await waitFor(() => expect(onOpenChange).toHaveBeenCalledWith(false));
  expect(bodies()).toEqual([]);
});

it('says why a text is rejected, and sends nothing', async () => {
  const { dialog, save, bodies } = open(opened);
  fireEvent.change(dialog.getByLabelText('Title (optional)'), { target: { value: 'x'.repeat(500) } });
  save();
  expect(await dialog.findAllByText(highlightRules.titleLong)).not.toEqual([]);
  expect(bodies()).toEqual([]);
});
