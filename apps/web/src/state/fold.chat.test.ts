import type { ChatMessage } from '@rinkside/contracts/coach';
import type { LiveEvent } from '@rinkside/contracts/live';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldChat,
  foldDelta,
  foldReplied,
  foldReplyFailed,
  foldStatus,
  noChat,
  type Chat,
} from './fold.chat';
import { ChatServer, chatMessage, chatOf, textOf } from './fold.chat.fixture';
import { chatAtom } from './fold';
import { world } from './fold.world.fixture';

const loading = chatMessage({ id: 'b', role: 'loading', version: 1 });
const asked = () => foldChat(noChat, chatOf([chatMessage({ id: 'a', version: 1 }), loading], 1), 0);
const piece = (index: number, text: string, run = 1): LiveEvent<'coach.delta'> => ({
  message_id: 'b',
  run,
  index,
  text,
});
const hear = (chat: Chat, ...pieces: LiveEvent<'coach.delta'>[]) =>
  pieces.reduce((known, delta) => foldDelta(known, delta, 1), chat);
const answer = (chat: Chat) => textOf(chat.messages.at(-1));

describe('an answer that streams', () => {
  it('grows by its pieces in order, whatever order they come in, each once', () => {
    const chat = hear(
      asked(),
      piece(1, 'strong '),
      piece(0, 'Skate '),
      piece(1, 'strong '),
      piece(2, 'edges.'),
    );
    expect(answer(chat)).toBe('Skate strong edges.');
    expect(chat).toMatchObject({ behind: false, ahead: [] });
  });

  it('is behind while a piece is missing, and goes on from what a reply brings', () => {
    const gap = hear(asked(), piece(0, 'Skate '), piece(2, 'edges.'));
    expect(answer(gap)).toBe('Skate ');
    expect(gap.behind).toBe(true);
    const saved = chatMessage({ ...loading, run: 1, pieces: 2, text: 'Skate strong ' });
    const chat = foldChat(gap, chatOf([chatMessage({ id: 'a', version: 1 }), saved], 1), 2);
    expect(answer(chat)).toBe('Skate strong edges.');
    expect(chat.behind).toBe(false);
  });

  it('keeps what it has when a reply of the same version has less', () => {
    const chat = hear(asked(), piece(0, 'Skate '), piece(1, 'strong '));
    const older = chatOf([chatMessage({ id: 'a', version: 1 }), loading], 1);
    expect(answer(foldChat(chat, older, 2))).toBe('Skate strong ');
  });

  it('keeps pieces of a run that the next reply is the first to name', () => {
    const rewritten = chatMessage({ ...loading, run: 2, text: '', version: 3 });
    const chat = foldChat(hear(asked(), piece(0, 'New ', 2)), chatOf([rewritten], 3), 2);
    expect(chat.messages).toMatchObject([{ run: 2, pieces: 1, version: 3 }]);
    expect(answer(chat)).toBe('New ');
  });

  it('begins anew with a later run, and forgets the one before', () => {
    const chat = hear(asked(), piece(0, 'Old '), piece(0, 'New ', 2), piece(1, 'words'), piece(1, 'text', 2));
    expect(answer(chat)).toBe('New text');
  });

  it('says what the coach does until the text goes on', () => {
    const looking = foldStatus(asked(), { message_id: 'b', run: 1, label: 'Looking at your games' }, 1);
    expect(looking.messages.at(-1)?.label).toBe('Looking at your games');
    expect(hear(looking, piece(0, 'Skate ')).messages.at(-1)?.label).toBeNull();
  });
});

describe('the end of an answer', () => {
  const reply = chatMessage({ ...loading, role: 'assistant', run: 1, text: 'Skate.', version: 2 });

  it('replaces what streamed, and late pieces change nothing', () => {
    const chat = foldReplied(hear(asked(), piece(0, 'Sk')), { message: reply, version: 2 }, 1);
    expect(hear(chat, piece(1, 'ate')).messages).toEqual(chat.messages);
    expect(hear(chat, piece(1, 'ate')).behind).toBe(false);
  });

  it('takes the placeholder away when there is none, keeps the question and says why', () => {
    const failed = { message_id: 'b', error: 'No answer today.', version: 2 };
    const chat = foldReplyFailed(hear(asked(), piece(0, 'Sk')), failed, 1);
    expect(chat.messages.map(({ id }) => id)).toEqual(['a']);
    expect(chat.failure).toEqual(failed);
    expect(hear(chat, piece(1, 'ate')).behind).toBe(false);
  });

  it('says why, too, when a reply without the placeholder came first; something newer ends it', () => {
    const failed = { message_id: 'b', error: 'No answer today.', version: 2 };
    const gone = foldChat(asked(), chatOf([chatMessage({ id: 'a', version: 1 })], 2), 1);
    const chat = foldReplyFailed(gone, failed, 2);
    expect(chat.failure).toEqual(failed);
    const next = [chatMessage({ id: 'a', version: 1 }), chatMessage({ id: 'c', version: 3 })];
    expect(foldChat(chat, chatOf(next, 3), 3).failure).toBeNull();
    expect(foldReplyFailed(foldChat(chat, chatOf(next, 3), 3), failed, 4).failure).toBeNull();
  });

  it('does not end what was begun after it', () => {
    const again = hear(asked(), piece(0, 'New ', 2));
    const late = foldReplied(again, { message: reply, version: 2 }, 1);
    expect([answer(late), late.behind]).toEqual(['New ', true]);
  });

  it('is known to be missed when a fact is not the next, or tells of what nobody knows', () => {
    expect(foldReplied(asked(), { message: { ...reply, version: 4 }, version: 4 }, 1).behind).toBe(true);
    expect(foldReplied(asked(), { message: { ...reply, id: 'z' }, version: 2 }, 1).behind).toBe(true);
    expect(foldStatus(asked(), { message_id: 'z', run: 1, label: 'Thinking' }, 1).behind).toBe(true);
    const done = foldReplied(asked(), { message: reply, version: 2 }, 1);
    expect(hear(done, piece(0, 'Again', 3)).behind).toBe(true);
  });

  it('leaves nothing waiting for an answer that a later reply does not list', () => {
    const chat = hear(asked(), { ...piece(0, 'Lost'), message_id: 'z' });
    expect(chat.behind).toBe(true);
    expect(foldChat(chat, chatOf(asked().messages, 1), 2)).toMatchObject({ behind: false, ahead: [] });
  });
});

describe('any order, repeats and gaps', () => {
  /** What happens next: the server goes on, something arrives (again), is lost, or the chat is asked for. */
  const step = fc.record({
    what: fc.constantFrom('server', 'server', 'server', 'arrive', 'arrive', 'repeat', 'lose', 'ask'),
    dice: fc.nat(),
  });
  const seen = ({ messages }: { messages: readonly ChatMessage[] }) =>
    messages.map(({ id, role, run, version, content }) => ({ id, role, run, version, content }));

  const play = (steps: readonly { what: string; dice: number }[]) => {
    const { fold, store, tick } = world();
    const server = new ChatServer();
    const onTheWay: (() => void)[] = [];
    const get = () => {
      const askedAt = tick();
      const view = server.view();
      onTheWay.push(() => fold.chat(view, askedAt));
    };
    get();
    for (const { what, dice } of steps) {
      tick();
      if (what === 'ask') get();
      else if (what === 'server') for (const tell of server.goOn(dice)) onTheWay.push(() => tell(fold.live));
      else {
        const [arrived] = onTheWay.splice(dice % Math.max(1, onTheWay.length), 1);
        if (what !== 'lose') arrived?.();
        if (arrived && what === 'repeat') onTheWay.push(arrived);
      }
    }
    for (const arrives of onTheWay) arrives();
    return { fold, server, tick, chat: () => store.get(chatAtom) };
  };

  it('end in the server’s own state after one more reply', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { fold, chat, server, tick } = play(steps);
        server.save();
        fold.chat(server.view(), tick());
        expect(seen(chat())).toEqual(seen(server.view()));
        expect(chat()).toMatchObject({ behind: false, ahead: [] });
      }),
      { numRuns: 1500 },
    );
  });

  it('are never silently wrong: what is not the server’s state knows that it is behind', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        const { chat, server } = play(steps.filter(({ what }) => what !== 'lose'));
        if (!chat().behind && !server.silent) expect(seen(chat())).toEqual(seen(server.view(true)));
      }),
      { numRuns: 1500 },
    );
  });
});
