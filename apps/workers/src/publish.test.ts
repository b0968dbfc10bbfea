import type { EventPayload } from '@rinkside/contracts/events';
import { newId } from '@rinkside/platform/id';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import { expect, it } from 'vitest';
import { jobsOf } from './publish.js';

const liked = (trace: string | null = null): OutboxEvent<'like.changed'> => {
  const payload: EventPayload<'like.changed'> = {
    content_type: 'post',
    id: newId(),
    author_id: newId(),
    organization_id: null,
    listed: true,
    version: 2,
    likesCount: 1,
    actor_id: newId(),
    liked: true,
  };
  return { id: newId(), name: 'like.changed', payload, trace, occurred_at: '2026-11-24T08:00:00Z' };
};

it('bells that ring at once are one job for sixty, with every cause once', () => {
  const likes = Array.from({ length: 61 }, () => liked());
  const jobs = jobsOf(likes);
  expect(jobs.map(({ name }) => name)).toEqual(['notify', 'notify']);
  const actors = jobs.flatMap(({ payload }) => ('causes' in payload ? payload.causes : []));
  expect(actors).toMatchObject(likes.map(({ payload: { actor_id } }) => ({ kind: 'like', actor_id })));
});

it('the same facts are the same job, others another, with an id a queue takes', () => {
  const [one, other] = [liked(), liked()];
  const [again] = jobsOf([one, other]);
  expect(jobsOf([one, other])).toEqual([again]);
  expect(new Set([again?.id, ...jobsOf([one]).map(({ id }) => id)]).size).toBe(2);
  expect(again?.id).toMatch(/^[^:]*\D[^:]*$/);
});

it('a job of many goes on with the first that is traced', () => {
  expect(jobsOf([liked(), liked('00-trace'), liked('00-later')])).toMatchObject([{ trace: '00-trace' }]);
});
