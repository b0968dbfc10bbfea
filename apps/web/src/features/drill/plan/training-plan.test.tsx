import { fireEvent, screen, within } from '@testing-library/react';
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
