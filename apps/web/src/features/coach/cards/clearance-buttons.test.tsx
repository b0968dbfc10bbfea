import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { chatViewOf } from '../../../state/entities/chat.fixture';
import { entityStore } from '../../../state/entities/entity-store';
import { mockServer, show, signInBeforeEach } from '../../../state/store.fixture';
import { ClearanceButtons } from './clearance-buttons';

signInBeforeEach();

const route = 'POST /api/ai/concussion';
const labels = { cleared: 'A doctor has cleared me', withdrawn: 'It was someone else' };
const showButtons = (questions: string[]) => {
  const server = mockServer({ [route]: () => ({ ...chatViewOf([], 2), concussion: false }) });
  entityStore.applyChat({ ...chatViewOf([], 1), concussion: true }, 0);
  show(<ClearanceButtons clearance={{ ...labels, questions }} />);
  return server;
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks a parent of a child twice before the lock ends', async () => {
  const { requestsTo } = showButtons(['Has a doctor cleared your child?', 'In writing?']);
  press(labels.cleared);
  expect(screen.getByText('Has a doctor cleared your child?')).toBeTruthy();
  press('Not yet');
  press(labels.cleared);
  press('Yes, I am the parent');
  expect(screen.getByText('In writing?')).toBeTruthy();
  expect(requestsTo(route)).toHaveLength(0);
  press('Yes, I am the parent');
  await expect.poll(() => screen.queryAllByRole('button')).toEqual([]);
  expect(requestsTo(route).map(({ body }) => body)).toEqual([{ action: 'cleared', confirmations: 2 }]);
});

it('takes a report back at once', async () => {
  const { requestsTo } = showButtons([]);
  press(labels.withdrawn);
  await expect.poll(() => screen.queryAllByRole('button')).toEqual([]);
  expect(requestsTo(route).map(({ body }) => body)).toEqual([{ action: 'withdrawn', confirmations: 0 }]);
});
