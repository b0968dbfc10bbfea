import type { EventPayload } from '@rinkside/contracts/events.schema';
import { newId } from '@rinkside/platform/id';
import type { OutboxEvent } from '@rinkside/platform/outbox/relay';
import { expect, it } from 'vitest';
import { jobsFromEvents } from './outbox-publisher.js';

const likeEvent = (traceparent: string | null = null): OutboxEvent<'like.changed'> => {
  const payload: EventPayload<'like.changed'> = {
    content_type: 'post',
    id: newId(),
    author_id: newId(),
    organization_id: null,
    in_feeds: true,
    version: 2,
    likesCount: 1,
    actor_id: newId(),
    liked: true,
  };
  return { id: newId(), name: 'like.changed', payload, traceparent, occurred_at: '2026-11-24T08:00:00Z' };
};

it('batches notifications into jobs of at most 60, each notification once', () => {
  const likes = Array.from({ length: 61 }, () => likeEvent());
  const jobs = jobsFromEvents(likes);
  expect(jobs.map(({ name }) => name)).toEqual(['create-notifications', 'create-notifications']);
  const actors = jobs.flatMap(({ payload }) => ('triggers' in payload ? payload.triggers : []));
  expect(actors).toMatchObject(likes.map(({ payload: { actor_id } }) => ({ kind: 'like', actor_id })));
});

it('derives the same job id from the same events, in a form BullMQ accepts', () => {
  const [first, second] = [likeEvent(), likeEvent()];
  const [job] = jobsFromEvents([first, second]);
  expect(jobsFromEvents([first, second])).toEqual([job]);
  expect(new Set([job?.id, ...jobsFromEvents([first]).map(({ id }) => id)]).size).toBe(2);
  expect(job?.id).toMatch(/^[^:]*\D[^:]*$/);
});

it('continues the trace of the first traced event of a batch', () => {
  expect(jobsFromEvents([likeEvent(), likeEvent('00-trace'), likeEvent('00-later')])).toMatchObject([
    { trace: '00-trace' },
  ]);
});

it('puts photos into their own queue, and uploads of a release without it into that of videos', () => {
  const uploaded = (payload: EventPayload<'highlight.uploaded'>): OutboxEvent<'highlight.uploaded'> => ({
    ...likeEvent(),
    name: 'highlight.uploaded',
    payload,
  });
  const [id, priority] = [newId(), 3];
  const events = [{ id, is_photo: true, priority }, { id, is_photo: false, priority: 0 }, { id }];
  expect(jobsFromEvents(events.map(uploaded))).toMatchObject([
    { name: 'process-photo', payload: { id }, priority },
    { name: 'transcode-highlight', payload: { id }, priority: 0 },
    { name: 'transcode-highlight', payload: { id } },
  ]);
});
