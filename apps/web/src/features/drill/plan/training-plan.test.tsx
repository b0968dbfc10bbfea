import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { errorReply, mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { drill, trainingPlan } from '../drill.fixture';
import { TrainingPlan } from './training-plan';

signInBeforeEach();

const responses = { 'GET /api/drills': () => [drill()], 'GET /api/training-plan': () => trainingPlan() };
// The button, not the heading: on a Monday the heading shows the same name.
const monday = () => screen.findByRole('button', { name: /Monday/ });
const chooseMonday = async () => fireEvent.click(await monday());

it('shows rest days and the reason for each drill', async () => {
  mockServer(responses);
  show(<TrainingPlan />);
  await chooseMonday();
  expect(screen.getByRole('listitem').textContent).toContain('1 assist.');
  expect(screen.getAllByText('Rest')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: /Tuesday/ }));
  expect(screen.getByText(/A day of rest/)).toBeDefined();
});

it("sends all days on a change and shows the server's plan", async () => {
  const { requestsTo } = mockServer({
    ...responses,
    'PUT /api/training-plan': () => trainingPlan({ edited: true, version: 1, weekly_minutes: 20 }),
  });
  show(<TrainingPlan />);
  await chooseMonday();
  fireEvent.click(screen.getByText('Add a drill'));
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Wall Partner'));
  await screen.findByText('You changed this plan.');
  const item = { drill_id: 'wall-partner', minutes: 10, snoozed: false };
  expect(requestsTo('PUT /api/training-plan')[0]?.body).toEqual({ days: [{ day: 1, items: [item, item] }] });
});

it('does not overwrite a plan that was changed elsewhere meanwhile, and shows it', async () => {
  let stored = trainingPlan();
  const { requestsTo } = mockServer({
    ...responses,
    'GET /api/training-plan': () => stored,
    'PUT /api/training-plan': () => trainingPlan({ edited: true, version: 2 }),
  });
  show(<TrainingPlan />);
  await chooseMonday();
  stored = trainingPlan({ days: trainingPlan().days.with(0, { day: 1, rest: true, items: [] }), version: 1 });
  fireEvent.click(screen.getByText('Add a drill'));
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Wall Partner'));
  expect(await screen.findByText(/was changed elsewhere meanwhile/u)).toBeDefined();
  expect(screen.getByText(/A day of rest/u)).toBeDefined();
  expect(requestsTo('PUT /api/training-plan')).toEqual([]);
});

const changeButton = (title: string) => screen.findByRole('button', { name: `Change ${title}` });
const choose = async (item: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('keeps focus on the changed drill while and after saving', async () => {
  const item = { drill_id: 'wall-partner', title: 'Wall Partner', minutes: 10, snoozed: false, why: '' };
  const mondays = (...items: TrainingPlanView['days'][number]['items']) =>
    trainingPlan({ days: trainingPlan().days.with(0, { day: 1, rest: items.length === 0, items }) });
  const other = drill({ id: 'line-hops', title: 'Line Hops' });
  let stored = trainingPlan();
  let reply = Promise.withResolvers<TrainingPlanView>();
  mockServer({
    ...responses,
    'GET /api/drills': () => [drill(), other],
    'GET /api/training-plan': () => stored,
    'PUT /api/training-plan': async () => (stored = await reply.promise),
  });
  show(<TrainingPlan />);
  await chooseMonday();
  (await changeButton('Wall Partner')).focus();
  await choose('Snooze this week');
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Change Wall Partner'));
  await act(async () => reply.resolve(mondays({ ...item, snoozed: true })));
  await screen.findByText('Snoozed: back next week.');
  expect(document.activeElement?.ariaLabel).toBe('Change Wall Partner');

  reply = Promise.withResolvers();
  await choose('Swap');
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Line Hops'));
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Change Wall Partner'));
  await act(async () => reply.resolve(mondays({ ...item, drill_id: other.id, title: other.title })));
  await changeButton('Line Hops');
  expect(document.activeElement?.ariaLabel).toBe('Change Line Hops');

  reply = Promise.withResolvers();
  await choose('Remove');
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Change Line Hops'));
  await act(async () => reply.resolve(mondays()));
  expect(document.activeElement?.textContent).toBe('Add a drill');
});

it('shows why a change was rejected and keeps the plan', async () => {
  mockServer({
    ...responses,
    'PUT /api/training-plan': () => errorReply(400, 'Leave at least one day of rest'),
  });
  show(<TrainingPlan />);
  await chooseMonday();
  fireEvent.click(screen.getByText('Add a drill'));
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Wall Partner'));
  expect((await screen.findByRole('alert')).textContent).toBe('Leave at least one day of rest');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('shows a load error and recovers with Retry', async () => {
  let down = true;
  mockServer({
    ...responses,
    'GET /api/training-plan': () => (down ? errorReply(404, 'Not found.') : trainingPlan()),
  });
  show(<TrainingPlan />);
  await screen.findByText('Not found.');
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await monday()).toBeDefined();
});
