import type { TrainingPlanView } from '@rinkside/contracts/drill';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, serve, show, signedIn } from '../../../state/store.fixture';
import { drill, trainingPlan } from '../drill.fixture';
import { TrainingPlan } from './training-plan';

signedIn();

const served = { 'GET /api/drills': () => [drill()], 'GET /api/training-plan': () => trainingPlan() };
// On that day itself it is chosen already, and its name stands as a heading too.
const monday = () => screen.findByRole('button', { name: /Monday/ });
const chooseMonday = async () => fireEvent.click(await monday());

it('shows the week with its rest, and why each drill is in it', async () => {
  serve(served);
  show(<TrainingPlan />);
  await chooseMonday();
  expect(screen.getByRole('listitem').textContent).toContain('1 assist.');
  expect(screen.getAllByText('Rest')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: /Tuesday/ }));
  expect(screen.getByText(/A day of rest/)).toBeDefined();
});

it('sends all days when one is changed, and shows what the server made of it', async () => {
  const { asked } = serve({
    ...served,
    'PUT /api/training-plan': () => trainingPlan({ edited: true, version: 1, weekly_minutes: 20 }),
  });
  show(<TrainingPlan />);
  await chooseMonday();
  fireEvent.click(screen.getByText('Add a drill'));
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Wall Partner'));
  await screen.findByText('You changed this plan.');
  const item = { drill_id: 'wall-partner', minutes: 10, snoozed: false };
  expect(asked('PUT /api/training-plan')[0]?.body).toEqual({ days: [{ day: 1, items: [item, item] }] });
});

const changing = (title: string) => screen.findByRole('button', { name: `Change ${title}` });
const choose = async (item: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Enter' });
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};

it('gives the focus back to what was changed, also while that is sent', async () => {
  const item = { drill_id: 'wall-partner', title: 'Wall Partner', minutes: 10, snoozed: false, why: '' };
  const mondays = (...items: TrainingPlanView['days'][number]['items']) =>
    trainingPlan({ days: trainingPlan().days.with(0, { day: 1, rest: items.length === 0, items }) });
  const other = drill({ id: 'line-hops', title: 'Line Hops' });
  let answer = Promise.withResolvers<TrainingPlanView>();
  serve({
    ...served,
    'GET /api/drills': () => [drill(), other],
    'PUT /api/training-plan': () => answer.promise,
  });
  show(<TrainingPlan />);
  await chooseMonday();
  (await changing('Wall Partner')).focus();
  await choose('Snooze this week');
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Change Wall Partner'));
  await act(async () => answer.resolve(mondays({ ...item, snoozed: true })));
  await screen.findByText('Snoozed: back next week.');
  expect(document.activeElement?.ariaLabel).toBe('Change Wall Partner');

  answer = Promise.withResolvers();
  await choose('Swap');
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Line Hops'));
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Change Wall Partner'));
  await act(async () => answer.resolve(mondays({ ...item, drill_id: other.id, title: other.title })));
  await changing('Line Hops');
  expect(document.activeElement?.ariaLabel).toBe('Change Line Hops');

  answer = Promise.withResolvers();
  await choose('Remove');
  await waitFor(() => expect(document.activeElement?.ariaLabel).toBe('Change Line Hops'));
  await act(async () => answer.resolve(mondays()));
  expect(document.activeElement?.textContent).toBe('Add a drill');
});

it('says why a change was refused and keeps the plan', async () => {
  serve({ ...served, 'PUT /api/training-plan': () => refusal(400, 'Leave at least one day of rest') });
  show(<TrainingPlan />);
  await chooseMonday();
  fireEvent.click(screen.getByText('Add a drill'));
  fireEvent.click(await within(await screen.findByRole('dialog')).findByText('Wall Partner'));
  expect((await screen.findByRole('alert')).textContent).toBe('Leave at least one day of rest');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});

it('says why when it does not come, and asks again', async () => {
  let down = true;
  serve({ ...served, 'GET /api/training-plan': () => (down ? refusal(404, 'Not found.') : trainingPlan()) });
  show(<TrainingPlan />);
  await screen.findByText('Not found.');
  down = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await monday()).toBeDefined();
});
