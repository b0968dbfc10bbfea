import type { MemoryView } from '@rinkside/contracts/coach';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorReply, mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { CoachMemory } from './coach-memory';

signInBeforeEach();

const list = 'GET /api/ai/memories';
const memory: MemoryView = {
  id: '01990000-0000-7000-8000-000000000001',
  text: 'You told me: backhand is hard',
  created_at: '2026-11-20T18:00:00.000Z',
};

it('lists the memories and deletes one', async () => {
  let memories = [memory];
  mockServer({
    [list]: () => memories,
    [`DELETE /api/ai/memories/${memory.id}`]: () => {
      memories = [];
      return { success: true };
    },
  });
  show(<CoachMemory />);
  fireEvent.click(await screen.findByRole('button', { name: `Forget: ${memory.text}` }));
  expect(await screen.findByText(/^Nothing yet/)).toBeDefined();
  expect(screen.queryByText(memory.text)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What Coach Mack remembers' }));
});

it('shows an error and keeps the memory when the delete fails', async () => {
  mockServer({
    [list]: () => [memory],
    [`DELETE /api/ai/memories/${memory.id}`]: () => errorReply(503, 'Not today.'),
  });
  show(<CoachMemory />);
  fireEvent.click(await screen.findByRole('button', { name: `Forget: ${memory.text}` }));
  expect(await screen.findByText('Not today.')).toBeDefined();
  expect(screen.getByText(memory.text)).toBeDefined();
});

it('shows a load error and recovers with Retry', async () => {
  let broken = true;
  mockServer({ [list]: () => (broken ? errorReply(403, 'No.') : [memory]) });
  show(<CoachMemory />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load what the coach remembers');
  broken = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(memory.text)).toBeDefined();
});
