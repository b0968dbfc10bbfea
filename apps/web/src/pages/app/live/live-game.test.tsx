import { act, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveGameRules } from '@rinkside/contracts/live-game';
import {
  areLogsReadAtom,
  clearLogs,
  continueLog,
  liveLogAtom,
  refreshLogs,
  removeLog,
  startLog,
} from '../../../features/live-game/live-log';
import { finalEditsName } from '../../../features/live-game/note-draft';
import { stoppedText } from '../../../features/live-game/game-text';
import { entityStore } from '../../../state/entities/entity-store';
import { liveEvent, liveGame } from '../../../state/entities/live-game.fixture';
import { club, me } from '../../../state/entities/entities.fixture';
import { errorReply, mockServer, showAt, signInBeforeEach } from '../../../state/store.fixture';
import { readDraft } from '../../../state/offline/draft-store';
import { noteServerTime, serverNow } from '../../../state/server-clock';
import { comeBack } from '../../../state/come-back.fixture';
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

/** Lets the server say what time it is. */
const setServerTime = (ms: number) => noteServerTime(new Date(ms).toUTCString(), serverNow());

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
    [`GET /api/live-games/${view.id}`]: () => ({
      ...view,
      events,
      scorer: null,
      can: { score: false, manage: false },
    }),
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

it('shows the time after the phone slept, and when its clock is set to another time', async () => {
  vi.useFakeTimers({
    now: Date.parse('2026-11-27T18:00:00Z'),
    toFake: ['Date', 'setInterval', 'clearInterval'],
  });
  mockServer(offline);
  await openPad('skater');
  await press('Start 1st period');
  vi.setSystemTime(Date.now() + 3_600_000);
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('timer').textContent).toMatch(/^1(5:00|4:5\d) left$/u);
  // No timer fires while it sleeps.
  comeBack(() => vi.setSystemTime(Date.now() + 125_000));
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('timer').textContent).toMatch(/^12:[45]\d left$/u);
  await press('Pause');
  const paused = screen.getByRole('timer').textContent;
  comeBack(() => vi.setSystemTime(Date.now() + 60_000));
  await act(() => vi.advanceTimersByTimeAsync(250));
  expect(screen.getByRole('timer').textContent).toBe(paused);
  vi.useRealTimers();
  setServerTime(Date.now());
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
      can: { score: true, manage: true },
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
  setServerTime(Date.now() - 13 * 3_600_000);
  const id = await startHere('skater');
  setServerTime(Date.now());
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
});

const showReview = (id: string) =>
  showAt(
    `/app/live/${id}?review=`,
    <Routes>
      <Route path="/app/live/:id" element={<LiveGamePage />} />
    </Routes>,
  );
const box = (name: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`, 'u') });
const type = async (name: string, value: string) =>
  act(async () => void fireEvent.change(await box(name), { target: { value } }));

it('opens the review at any time, before the first period and in the middle of one', async () => {
  mockServer(offline);
  await openPad('skater');
  for (const start of ['Start 1st period', 'Start 2nd period']) {
    await press('Final');
    expect(await screen.findByRole('heading', { name: 'Final score' })).toBeDefined();
    await press('Back to the game');
    await press(start);
    await press('Final');
    expect(await screen.findByText(/^The .+ period is not ended\.$/u)).toBeDefined();
    await press('Back to the game');
    await press(/^End/u);
  }
});

it('sets number and length of the periods on the pad', async () => {
  mockServer(offline);
  await openPad('goalie');
  await press(/^Set the periods/u);
  await press('Periods: one less');
  await press('Period length: one minute less');
  await press('Set the periods');
  expect(lastLine()).toBe('2 periods of 14 minutes');
  await press('Start 1st period');
  expect(screen.getByRole('timer').textContent).toMatch(/^1[34]:\d\d left$/u);
  await press('End 1st');
  await press('Final');
  expect(await screen.findByText('1 period not started.')).toBeDefined();
  expect((await box('Minutes played')).value).toBe('14');
  await press('Back to the game');
  await press('Start 2nd period');
  await press('End 2nd');
  expect(screen.getByRole('button', { name: 'Overtime' })).toBeDefined();
  await press('Final');
  expect((await box('Minutes played')).value).toBe('28');
  expect(screen.queryByText(/not started/u)).toBeNull();
});

it('takes a lost shootout for no goal into an empty net', async () => {
  mockServer(offline);
  await openPad('goalie');
  await press(/^Set the periods/u);
  await press('Periods: one less');
  await press('Periods: one less');
  await press('Set the periods');
  await press('Start 1st period');
  await press('End 1st');
  await press('Shootout');
  await press(/^Them/u);
  await press('Final');
  expect((await box('Their score')).value).toBe('1');
  expect((await box('Goals against')).value).toBe('0');
  expect(screen.queryByText(/empty net/u)).toBeNull();
});

it('keeps what was typed into the review; the other fields follow the log', async () => {
  mockServer(offline);
  const id = await startHere('skater');
  const { unmount } = show(id ?? '');
  await press('Start 1st period');
  await press(/^Goal/u);
  await press('Final');
  await type('Our score', '5');
  await type('Assists', '1');
  await type('Assists', '0');
  await press('Back to the game');
  await press(/^Goal/u);
  await press('Final');
  expect((await box('Our score')).value).toBe('5');
  expect((await box('Goals')).value).toBe('2');
  expect((await box('Assists')).value).toBe('0');
  expect(screen.getByText('The log now says 2')).toBeDefined();
  unmount();
  // A reload.
  showReview(id ?? '');
  expect((await box('Our score')).value).toBe('5');
  expect((await box('Our score')).getAttribute('aria-describedby')).not.toBeNull();
  await type('Our score', '4');
  expect(screen.queryByText('The log now says 2')).toBeNull();
});

it('forgets what was typed into the review of a discarded game', async () => {
  mockServer(offline);
  const id = (await openPad('skater')) ?? '';
  await press('Final');
  await type('Our score', '5');
  expect(readDraft(finalEditsName(id))).not.toBeNull();
  const log = store.get(liveLogAtom(id))?.log;
  if (log) await removeLog(log);
  expect(readDraft(finalEditsName(id))).toBeNull();
});

/** Shows the pad of a scorer by link. */
const openAsScorer = async () => {
  const events = [
    liveEvent({ kind: 'period_started', period: 3 }, 1),
    liveEvent({ kind: 'goal', side: 'us', credit: 'goal', strength: 'even' }, 2),
    liveEvent({ kind: 'period_ended' }, 3),
  ];
  const view = liveGame({ position: 'skater', opponent: club('Ice Wolves') }, events);
  const scorer = { term: 2, device_id: events[0]?.device_id ?? '', name: 'Noor' };
  const server = mockServer({
    [`GET /api/live-games/${view.id}`]: () => ({
      ...view,
      events,
      scorer,
      can: { score: true, manage: false },
    }),
    [`POST /api/live-games/${view.id}/events`]: () => ({ version: 2, scorer }),
    [`POST /api/live-games/${view.id}/final`]: () => errorReply(403, liveGameRules.linkNumbers),
  });
  await continueLog(view.id, scorer.device_id, 2);
  show(view.id);
  await screen.findByText('Final', {}, { timeout: 10_000 });
  return server;
};

it('gives a scorer by link a list of notes, no Discard and no line of others to correct', async () => {
  const server = await openAsScorer();
  await press('Note');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
  expect(dialog.queryByRole('textbox')).toBeNull();
  expect(dialog.getByText(liveGameRules.linkNote)).toBeDefined();
  await press('Great save');
  expect(lastLine()).toBe('Great save');
  await vi.waitFor(() =>
    expect(server.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      events: [{ action: { kind: 'quick_note', note: 'great_save' } }],
    }),
  );
  await press('Timeline');
  const timeline = within(await screen.findByRole('dialog', { name: 'Timeline' }));
  expect(timeline.getByRole('button', { name: /^Great save/u })).toBeDefined();
  expect(timeline.queryByRole('button', { name: /^Goal/u })).toBeNull();
  expect(timeline.queryByRole('button', { name: 'Discard this game' })).toBeNull();
});

it('shows a scorer by link the numbers of the log to end the game with', async () => {
  const server = await openAsScorer();
  await press('Final');
  expect(await screen.findByText(liveGameRules.linkNumbers)).toBeDefined();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Goals').nextElementSibling?.textContent).toBe('1');
  await press('End the game');
  await vi.waitFor(() =>
    expect(server.requests.find(({ path }) => path.endsWith('/final'))?.body).toMatchObject({
      our_score: 1,
      their_score: 0,
      goals: 1,
      assists: 0,
      penalty_minutes: 0,
    }),
  );
});

it('offers the list of notes beside free text to the player', async () => {
  mockServer(offline);
  await openPad('skater');
  await press('Note');
  expect(await screen.findByRole('textbox')).toBeDefined();
  await press('Time-out');
  expect(lastLine()).toBe('Time-out');
});

it('says that a note was taken down, and lets viewers report the others', async () => {
  const events = [
    liveEvent({ kind: 'note', text: 'Mean words' }, 1),
    { ...liveEvent({ kind: 'shot' }, 2), action: { kind: 'note', text: null } as const },
  ];
  const view = liveGame({}, events);
  const server = mockServer({
    [`GET /api/live-games/${view.id}`]: () => ({
      ...view,
      events,
      scorer: null,
      can: { score: false, manage: false },
    }),
    'POST /api/reports': () => ({ success: true }),
  });
  show(view.id);
  expect(await screen.findByText(/^A moderator took this note down/u)).toBeDefined();
  await press('Report note: Mean words');
  fireEvent.click(await screen.findByRole('radio', { name: 'Bullying or hurtful' }));
  await press('Send report');
  await vi.waitFor(() =>
    expect(server.requests.find(({ path }) => path.endsWith('/reports'))?.body).toMatchObject({
      target_type: 'live_game_event',
      target_id: events[0]?.id,
    }),
  );
});

it('closes the page of a scorer by link at once when the link is revoked', async () => {
  await openAsScorer();
  mockServer({});
  act(() => entityStore.live['live_link.changed']({ user_id: me.id }));
  expect(await screen.findByText('This live game is not here')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Final' })).toBeNull();
});

it('counts a bouncing finger once, and two quick taps twice', async () => {
  mockServer(offline);
  await openPad('skater');
  await press('Start 1st period');
  const shot = screen.getByRole('button', { name: /^Shot/u });
  const touch = (timeStamp: number) => {
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    return act(async () => void shot.dispatchEvent(click));
  };
  await touch(1000);
  await touch(1045);
  await touch(1150);
  await press('Timeline');
  const list = within(await screen.findByRole('list', { name: 'Timeline, newest first' }));
  expect(list.getAllByText(/^Shot by Noor/u)).toHaveLength(2);
});

it('does not say live to others, and offers no cheers, once nothing was logged for 12 hours', async () => {
  const started_at = new Date(Date.now() - 13 * 3_600_000).toISOString();
  const events = [
    liveEvent({ kind: 'period_started', period: 2 }, 1, { occurred_at: started_at }),
    liveEvent({ kind: 'clock', running: true, elapsed_seconds: 0 }, 2, { occurred_at: started_at }),
  ];
  const { summary } = liveGame({}, events);
  const view = liveGame({ started_at, summary: { ...summary, last_event_at: started_at } });
  mockServer({
    [`GET /api/live-games/${view.id}`]: () => ({
      ...view,
      events,
      scorer: null,
      can: { score: false, manage: false },
    }),
  });
  show(view.id);
  expect(await screen.findByText('Not live')).toBeDefined();
  expect(screen.getByText(stoppedText)).toBeDefined();
  expect(screen.queryByText('LIVE')).toBeNull();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Cheer' })).toBeNull();
});
