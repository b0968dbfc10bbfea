import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { trainingPlan } from '../../drill/drill.fixture';
import { PlanCard } from './plan-card';

signInBeforeEach();

it('saves the plan once and keeps focus on the button', async () => {
  const save = 'PUT /api/training-plan';
  const { requestsTo } = mockServer({ [save]: () => trainingPlan({ edited: true, version: 1 }) });
  const drill = { drill_id: 'wall-partner', title: 'Wall Partner', minutes: 10, why: '' };
  const days = [{ day: 1, items: [drill] }];
  show(<PlanCard card={{ kind: 'plan', weeks: 1, weekly_minutes: 10, why: '', days }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const saved = await screen.findByRole<HTMLButtonElement>('button', { name: 'Saved' });
  // A disabled button would lose focus.
  expect([saved.disabled, saved.ariaDisabled]).toEqual([false, 'true']);
  fireEvent.click(saved);
  expect(requestsTo(save)).toHaveLength(1);
});
