import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { areLogsReadAtom, clearLogs, refreshLogs, startLog } from '../../../features/live-game/live-log';
import { entityStore } from '../../../state/entities/entity-store';
import { liveEvent, liveGame } from '../../../state/entities/live-game.fixture';
import { me } from '../../../state/entities/entities.fixture';
import { mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { store } from '../../../state/store';
import { LiveGamePage } from './live-game';

signInBeforeEach();
// The roles of the whole pad are computed at each step.
vi.setConfig({ testTimeout: 20_000 });
beforeEach(async () => {
  await clearLogs('noor').catch(() => null);
  await refreshLogs();
  expect(store.get(areLogsReadAtom)).toBe(true);
});

/** The game is not sent, so nothing depends on an answer. */
const offline = {
  'POST /api/live-games': () => {
    throw new TypeError('offline');
  },
};
const show = (id: string) =>
  showAt(
    `/app/live/${id}`,
    <Routes>
      <Route path="/app/live/:id" element={<LiveGamePage />} />
    </Routes>,
  );

/** Starts a game that is logged here. jsdom has no IndexedDB, so it lasts as long as the page. */
const startHere = async (position: 'skater' | 'goalie') =>
  startLog(
    { opponent: { name: 'Harbor Otters' }, home: true, period_minutes: 15 },
    { player: { ...me, position }, organization: null, opponent: liveGame({}).opponent, position },
  );
const openPad = async (position: 'skater' | 'goalie') => {
  const id = await startHere(position);
  show(id ?? '');
  await screen.findByRole('button', { name: 'Start 1st period' });
  return id ?? '';
};
const press = async (name: string | RegExp) =>
  act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
const lastLine = () => screen.getByRole('status').textContent;

it('logs a goal, an assist, a shot and a penalty of a skater, each taken back by Undo', async () => {
  mockServer(offline);
  await openPad('skater');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Us/u }).disabled).toBe(true);
  await press('Start 1st period');
  await press(/^Goal/u);
  expect(lastLine()).toBe('Goal by Noor');
  await press(/^Shot/u);
  expect(lastLine()).toBe('Shot by Noor');
  await press('Penalty');
  await press(/^4/u);
  expect(lastLine()).toBe('Penalty, 4 minutes: Noor');
  await press('Undo');
  await press('Undo');
  expect(lastLine()).toBe('Goal by Noor');
  await press('Undo');
  expect(lastLine()).toBe('1st period started');
  // One tap started the period and its clock, so one Undo takes both back.
  await press('Undo');
  expect(lastLine()).toBe('Nothing logged yet');
  expect(screen.getByRole('button', { name: 'Start 1st period' })).toBeDefined();
});

it('keeps the keyboard on the pads when a penalty is chosen', async () => {
  mockServer(offline);
  await openPad('skater');
  await press('Start 1st period');
  await press('Penalty');
  expect(document.activeElement?.textContent).toBe('2minutes');
  await press(/^4/u);
  expect(document.activeElement?.textContent).toBe('Penalty');
});

it('names the overtime that follows', async () => {
  mockServer(offline);
  await openPad('skater');
  for (const [start, end] of [
    ['Start 1st period', 'End 1st'],
    ['Start 2nd period', 'End 2nd'],
    ['Start 3rd period', 'End 3rd'],
    ['Overtime', 'End OT'],
  ] as const) {
    await press(start);
    await press(end);
  }
  expect(screen.getByRole('button', { name: 'Overtime 2' })).toBeDefined();
});

it('shows no clock and no period of a game that ended in the middle of a period', async () => {
  const events = [
    liveEvent({ kind: 'period_started', period: 2 }, 1),
    liveEvent({ kind: 'clock', running: true, elapsed_seconds: 0 }, 2),
  ];
  const view = { ...liveGame({}, events), status: 'final' as const };
  mockServer({
    [`GET /api/live-games/${view.id}`]: () => ({ ...view, events, scorer: null, can: { score: false } }),
  });
  show(view.id);
  expect(await screen.findByText('Final')).toBeDefined();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByText('2nd period')).toBeNull();
});

it('marks a goal against a goalie as power play or empty net', async () => {
  mockServer(offline);
  await openPad('goalie');
  await press('Start 1st period');
  await press(/^Save/u);
  await press(/^Them/u);
  await press('Power play');
  expect(lastLine()).toBe('Goal for Harbor Otters, power play');
  await press('Power play');
  await press('Empty net');
  expect(lastLine()).toBe('Goal for Harbor Otters, empty net');
});

it('shows the time by the clock on the wall, also after the page was suspended', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-27T18:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  mockServer(offline);
  await openPad('skater');
  await press('Start 1st period');
  // No timer fires in a suspended page.
  vi.setSystemTime(Date.now() + 125_000);
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('timer').textContent).toMatch(/^12:5[45] left$/u);
  await press('Pause');
  vi.setSystemTime(Date.now() + 60_000);
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('timer').textContent).toMatch(/^12:5[45] left$/u);
});

it('changes the kind of a play in the timeline', async () => {
  mockServer(offline);
  await openPad('skater');
  await press('Start 1st period');
  await press(/^Us/u);
  await press('Timeline');
  await press(/^Goal for Noor's team/u);
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Assist by Noor' })));
  await press('Save');
  const list = within(await screen.findByRole('list', { name: 'Timeline, newest first' }));
  expect(list.getByText(/^Goal, assist by Noor/u)).toBeDefined();
});

it('reads each new line to a screen reader once, and says who scores', async () => {
  const view = liveGame({});
  const first = liveEvent({ kind: 'period_started', period: 1 }, 1);
  mockServer({
    [`GET /api/live-games/${view.id}`]: () => ({
      ...view,
      events: [first],
      scorer: { term: 1, device_id: first.device_id, name: 'Dana' },
      can: { score: true },
    }),
  });
  const { container } = show(view.id);
  expect(await screen.findByRole('button', { name: 'Take over' })).toBeDefined();
  const region = container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  const goal = liveEvent({ kind: 'goal', side: 'them', credit: 'against', strength: 'even' }, 2);
  const changed = { ...liveGame({ ...view, version: 2 }, [first, goal]) };
  act(() => entityStore.live['live_game.changed']({ live_game: changed, events: [goal], version: 2 }));
  expect(region?.textContent).toBe(
    "Goal for Harbor Otters, 15:00 left in the 1st period. Sam's team 0, Harbor Otters 1.",
  );
});

it('asks the scorer of a log that nobody continued for 12 hours', async () => {
  mockServer(offline);
  const id = await startHere('skater');
  vi.setSystemTime(Date.now() + 13 * 3_600_000);
  try {
    const { unmount } = show(id ?? '');
    await screen.findByRole('heading', { name: 'Is this game over?' });
    await press('Discard');
    expect(await screen.findByRole('alertdialog', { name: 'Discard this game?' })).toBeDefined();
    await press('Cancel');
    await press('Finish');
    expect(await screen.findByRole('heading', { name: 'Final score' })).toBeDefined();
    unmount();
    show(id ?? '');
    await press('Continue');
    expect(await screen.findByRole('button', { name: 'Start 1st period' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});
