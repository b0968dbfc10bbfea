import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { otherPlayer } from '../../state/entities/entities.fixture';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { ReportDialog } from './report-dialog';

signInBeforeEach();

const call = 'POST /api/reports';
const open = () => {
  const onOpenChange = vi.fn<(open: boolean) => void>();
  show(<ReportDialog target_type="user" target_id={otherPlayer.id} open onOpenChange={onOpenChange} />);
  return { dialog: within(screen.getByRole('dialog', { name: 'Report this player' })), onOpenChange };
};
const send = (dialog: ReturnType<typeof open>['dialog']) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));

it('sends reason and note, shows a toast and closes', async () => {
  const server = mockServer({ [call]: () => ({ success: true }) });
  const { dialog, onOpenChange } = open();
  fireEvent.click(dialog.getByRole('radio', { name: 'Bullying or hurtful' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: ' Twice this week. ' } });
  send(dialog);
  expect(await screen.findByText('Thanks for letting us know. A moderator will review it.')).toBeDefined();
  expect(server.requests[0]?.body).toEqual({
    target_type: 'user',
    target_id: otherPlayer.id,
    reason: 'bullying',
    note: 'Twice this week.',
  });
  expect(server.requests[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

it('requires a reason and limits the note', () => {
  const server = mockServer({});
  const { dialog } = open();
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'x'.repeat(1001) } });
  send(dialog);
  expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Please choose a reason',
    'Notes are at most 1000 characters',
  ]);
  fireEvent.click(dialog.getByRole('radio', { name: 'Spam or fake' }));
  send(dialog);
  expect(dialog.getByRole('alert').textContent).toBe('Notes are at most 1000 characters');
  expect(server.requests).toEqual([]);
});

it.each([
  ['the default error', () => new Response('', { status: 500 }), 'Failed to send report'],
  ["the server's error", () => errorReply(400, 'You cannot report yourself.'), 'You cannot report yourself.'],
])('stays open after a failure and shows %s', async (_, reply, message) => {
  mockServer({ [call]: reply });
  const { dialog, onOpenChange } = open();
  fireEvent.click(dialog.getByRole('radio', { name: 'Something else' }));
  send(dialog);
  expect(await screen.findByText(message)).toBeDefined();
  expect(onOpenChange).not.toHaveBeenCalled();
});
