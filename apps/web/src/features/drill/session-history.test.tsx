import type { DrillSessionView } from '@rinkside/contracts/drill';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  type RecordedRequest,
  errorReply,
  mockServer,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { SessionHistory } from './session-history';

signInBeforeEach();

const call = 'GET /api/drill-sessions';
const session = (drill_id: string, index: number): DrillSessionView => ({
  id: `0199000c-0000-7000-8000-${String(index).padStart(12, '0')}`,
  drill_id,
  title: drill_id,
  seconds: 600,
  feeling: null,
  created_at: '2026-11-20T18:00:00.000Z',
});
/** Serves pages of one session each, newest first. */
const serveSessions = (drills: readonly string[]) =>
  mockServer({
    [call]: ({ query }: RecordedRequest) => {
      const at = Number(query.get('cursor') ?? 0);
      const link = `</api/drill-sessions?cursor=${at + 1}>; rel="next"`;
      const rows = drills.slice(at, at + 1).map((drill) => session(drill, at));
      return Response.json(rows, at + 1 < drills.length ? { headers: { link } } : {});
    },
  });
const others = (count: number) => Array<string>(count).fill('mohawk-turns');

it('loads further pages until it finds a session of the drill', async () => {
  serveSessions([...others(3), 'wall-partner', ...others(2)]);
  show(<SessionHistory drill="wall-partner" />);
  expect(await screen.findByRole('link', { name: 'wall-partner' })).toBeDefined();
  expect(screen.queryByText('Finished sessions of this drill appear here.')).toBeNull();
});

it('shows an empty state after the last page', async () => {
  const server = serveSessions(others(3));
  show(<SessionHistory drill="wall-partner" />);
  expect(await screen.findByText('Finished sessions of this drill appear here.')).toBeDefined();
  expect(server.requestsTo(call)).toHaveLength(3);
});

it('loads five pages automatically, then one per Load More', async () => {
  const server = serveSessions([...others(6), 'wall-partner']);
  show(<SessionHistory drill="wall-partner" />);
  expect(await screen.findByText('Not in your last 5 sessions.')).toBeDefined();
  expect(server.requestsTo(call)).toHaveLength(5);
  fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('Not in your last 6 sessions.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
  const found = await screen.findByRole('link', { name: 'wall-partner' });
  expect(document.activeElement).toBe(found);
});

it('moves focus to the first additional session', async () => {
  const all = Array.from({ length: 6 }, (_, index) => session('mohawk-turns', index));
  mockServer({ [call]: () => all });
  show(<SessionHistory />);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('link')[4]));
});

it('shows a page error and continues from there with Retry', async () => {
  let broken = true;
  const first = Response.json([session('mohawk-turns', 0)], {
    headers: { link: '</api/drill-sessions?cursor=1>; rel="next"' },
  });
  mockServer({
    [call]: ({ query }: RecordedRequest) => {
      if (!query.has('cursor')) return first.clone();
      return broken ? errorReply(403, 'Not today.') : [session('wall-partner', 1)];
    },
  });
  show(<SessionHistory drill="wall-partner" />);
  expect(await screen.findByText('Not today.')).toBeDefined();
  broken = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: 'wall-partner' })).toBeDefined();
});
