import type { ChatMessage } from '@rinkside/contracts/coach';
import type { LiveEvent } from '@rinkside/contracts/live.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  reduceChat,
  reduceCoachDelta,
  reduceCoachReply,
  reduceCoachFailure,
  reduceCoachStatus,
  noChat,
  type ChatState,
} from './chat.reducer';
import { FakeChatServer, chatMessageFixture, chatViewOf, textOf } from './chat.fixture';
import { chatAtom } from './entity-store';
import { createTestEntityStore } from './entity-store.fixture';

const loading = chatMessageFixture({ id: 'b', role: 'loading', version: 1 });
const pendingChat = () =>
  reduceChat(noChat, chatViewOf([chatMessageFixture({ id: 'a', version: 1 }), loading], 1), 0);
const deltaOf = (index: number, text: string, run = 1): LiveEvent<'coach.delta'> => ({
  message_id: 'b',
  run,
  index,
  text,
});
const receive = (chat: ChatState, ...deltas: LiveEvent<'coach.delta'>[]) =>
  deltas.reduce((current, delta) => reduceCoachDelta(current, delta, 1), chat);
const lastText = (chat: ChatState) => textOf(chat.messages.at(-1));

describe('a streamed answer', () => {
  it('appends deltas by index, in any order of arrival, each once', () => {
    const chat = receive(
      pendingChat(),
      deltaOf(1, 'strong '),
      deltaOf(0, 'Skate '),
      deltaOf(1, 'strong '),
      deltaOf(2, 'edges.'),
    );
    expect(lastText(chat)).toBe('Skate strong edges.');
    expect(chat).toMatchObject({ needsRefetch: false, pendingDeltas: [] });
  });

  it('needs a refetch while a delta is missing, and continues from the reply', () => {
    const gap = receive(pendingChat(), deltaOf(0, 'Skate '), deltaOf(2, 'edges.'));
    expect(lastText(gap)).toBe('Skate ');
    expect(gap.needsRefetch).toBe(true);
    const saved = chatMessageFixture({ ...loading, run: 1, pieces: 2, text: 'Skate strong ' });
    const chat = reduceChat(gap, chatViewOf([chatMessageFixture({ id: 'a', version: 1 }), saved], 1), 2);
    expect(lastText(chat)).toBe('Skate strong edges.');
    expect(chat.needsRefetch).toBe(false);
  });

  it('keeps the longer text when a reply of the same version has less', () => {
    const chat = receive(pendingChat(), deltaOf(0, 'Skate '), deltaOf(1, 'strong '));
    const older = chatViewOf([chatMessageFixture({ id: 'a', version: 1 }), loading], 1);
    expect(lastText(reduceChat(chat, older, 2))).toBe('Skate strong ');
  });

  it('applies deltas of a run that only the next reply contains', () => {
    const rewritten = chatMessageFixture({ ...loading, run: 2, text: '', version: 3 });
    const chat = reduceChat(receive(pendingChat(), deltaOf(0, 'New ', 2)), chatViewOf([rewritten], 3), 2);
    expect(chat.messages).toMatchObject([{ run: 2, pieces: 1, version: 3 }]);
    expect(lastText(chat)).toBe('New ');
  });

  it('restarts with a later run and drops the previous one', () => {
    const chat = receive(
      pendingChat(),
      deltaOf(0, 'Old '),
      deltaOf(0, 'New ', 2),
      deltaOf(1, 'words'),
      deltaOf(1, 'text', 2),
    );
    expect(lastText(chat)).toBe('New text');
  });

  it('shows the status label until the next delta', () => {
    const looking = reduceCoachStatus(
      pendingChat(),
      { message_id: 'b', run: 1, label: 'Looking at your games' },
      1,
    );
    expect(looking.messages.at(-1)?.label).toBe('Looking at your games');
    expect(receive(looking, deltaOf(0, 'Skate ')).messages.at(-1)?.label).toBeNull();
  });
});

describe('a finished or failed answer', () => {
  const reply = chatMessageFixture({ ...loading, role: 'assistant', run: 1, text: 'Skate.', version: 2 });

  it('replaces the streamed text and ignores late deltas', () => {
    const chat = reduceCoachReply(
      receive(pendingChat(), deltaOf(0, 'Sk')),
      { message: reply, version: 2 },
      1,
    );
    expect(receive(chat, deltaOf(1, 'ate')).messages).toEqual(chat.messages);
    expect(receive(chat, deltaOf(1, 'ate')).needsRefetch).toBe(false);
  });

  it('on failure removes the placeholder, keeps the question and stores the reason', () => {
    const failed = { message_id: 'b', error: 'No answer today.', version: 2 };
    const chat = reduceCoachFailure(receive(pendingChat(), deltaOf(0, 'Sk')), failed, 1);
    expect(chat.messages.map(({ id }) => id)).toEqual(['a']);
    expect(chat.failure).toEqual(failed);
    expect(receive(chat, deltaOf(1, 'ate')).needsRefetch).toBe(false);
  });

  it('stores the reason when a reply without the placeholder came first, until a newer message', () => {
    const failed = { message_id: 'b', error: 'No answer today.', version: 2 };
    const withoutPlaceholder = reduceChat(
      pendingChat(),
      chatViewOf([chatMessageFixture({ id: 'a', version: 1 })], 2),
      1,
    );
    const chat = reduceCoachFailure(withoutPlaceholder, failed, 2);
    expect(chat.failure).toEqual(failed);
    const next = [chatMessageFixture({ id: 'a', version: 1 }), chatMessageFixture({ id: 'c', version: 3 })];
    expect(reduceChat(chat, chatViewOf(next, 3), 3).failure).toBeNull();
    expect(reduceCoachFailure(reduceChat(chat, chatViewOf(next, 3), 3), failed, 4).failure).toBeNull();
  });

  it('removes the placeholder of a failed answer from a reply that arrives after the failure', () => {
    const failed = { message_id: 'b', error: 'No answer today.', version: 2 };
    const early = reduceCoachFailure(reduceChat(noChat, chatViewOf([], 0), 0), failed, 2);
    const asked = chatViewOf([chatMessageFixture({ id: 'a', version: 1 }), loading], 1);
    const chat = reduceChat(early, asked, 1);
    expect(chat.messages.map(({ id }) => id)).toEqual(['a']);
    expect(chat).toMatchObject({ failure: failed, needsRefetch: true });
  });

  it('a late finished answer does not replace a newer run', () => {
    const again = receive(pendingChat(), deltaOf(0, 'New ', 2));
    const late = reduceCoachReply(again, { message: reply, version: 2 }, 1);
    expect([lastText(late), late.needsRefetch]).toEqual(['New ', true]);
  });

  it('needs a refetch after a version gap or an event for an unknown message', () => {
    expect(
      reduceCoachReply(pendingChat(), { message: { ...reply, version: 4 }, version: 4 }, 1).needsRefetch,
    ).toBe(true);
    expect(
      reduceCoachReply(pendingChat(), { message: { ...reply, id: 'z' }, version: 2 }, 1).needsRefetch,
    ).toBe(true);
    expect(
      reduceCoachStatus(pendingChat(), { message_id: 'z', run: 1, label: 'Thinking' }, 1).needsRefetch,
    ).toBe(true);
    const done = reduceCoachReply(pendingChat(), { message: reply, version: 2 }, 1);
    expect(receive(done, deltaOf(0, 'Again', 3)).needsRefetch).toBe(true);
  });

  it('drops pending deltas of a message that a later reply does not contain', () => {
    const chat = receive(pendingChat(), { ...deltaOf(0, 'Lost'), message_id: 'z' });
    expect(chat.needsRefetch).toBe(true);
    expect(reduceChat(chat, chatViewOf(pendingChat().messages, 1), 2)).toMatchObject({
      needsRefetch: false,
      pendingDeltas: [],
    });
  });
});

describe('deltas and replies in any order, with repeats and gaps', () => {
  /** The next step: the server changes, a message arrives (again) or is lost, or the chat is requested. */
  const step = fc.record({
    what: fc.constantFrom('server', 'server', 'server', 'arrive', 'arrive', 'repeat', 'lose', 'ask'),
    dice: fc.nat(),
  });
  const essentials = ({ messages }: { messages: readonly ChatMessage[] }) =>
    messages.map(({ id, role, run, version, content }) => ({ id, role, run, version, content }));

  const run = (steps: readonly { what: string; dice: number }[]) => {
    const { entities, store, tick } = createTestEntityStore();
    const server = new FakeChatServer();
    const inTransit: (() => void)[] = [];
    const request = () => {
      const requestedAt = tick();
      const view = server.view();
      inTransit.push(() => entities.applyChat(view, requestedAt));
    };
    request();
    for (const { what, dice } of steps) {
      tick();
      if (what === 'ask') request();
      else if (what === 'server')
        for (const deliver of server.step(dice)) inTransit.push(() => deliver(entities.live));
      else {
        const [arrived] = inTransit.splice(dice % Math.max(1, inTransit.length), 1);
        if (what !== 'lose') arrived?.();
        if (arrived && what === 'repeat') inTransit.push(arrived);
      }
    }
    for (const deliver of inTransit) deliver();
    return { entities, server, tick, chat: () => store.get(chatAtom) };
  };

  it('equals the server’s state after one more reply', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { entities, chat, server, tick } = run(steps);
        server.save();
        entities.applyChat(server.view(), tick());
        expect(essentials(chat())).toEqual(essentials(server.view()));
        expect(chat()).toMatchObject({ needsRefetch: false, pendingDeltas: [] });
      }),
      { numRuns: 1500 },
    );
  });

  it('requests a refetch whenever it differs from the server’s state', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { chat, server } = run(steps.filter(({ what }) => what !== 'lose'));
        if (!chat().needsRefetch && !server.unannounced)
          expect(essentials(chat())).toEqual(essentials(server.view(true)));
      }),
      { numRuns: 1500 },
    );
  });
});
