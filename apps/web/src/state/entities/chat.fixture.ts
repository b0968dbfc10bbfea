import type { ChatMessage, ChatView } from '@rinkside/contracts/coach';
import type { LiveHandlers } from '@rinkside/contracts/live.schema';

/** Creates a chat message; by default a user's question. */
export const chatMessageFixture = ({
  text,
  ...changes
}: Partial<ChatMessage> & { text?: string }): ChatMessage => ({
  id: '0199a',
  role: 'user',
  content: [{ type: 'text', text: { value: text ?? '' } }],
  created_at: '2026-11-20T18:00:00.000Z',
  engine: null,
  notice: null,
  stopped: false,
  feedback: null,
  run: 0,
  pieces: 0,
  label: null,
  version: 1,
  ...changes,
  ...(text !== undefined && { content: [{ type: 'text', text: { value: text } }] }),
});

export const chatViewOf = (messages: ChatMessage[], version: number): ChatView => ({
  messages,
  version,
  engine: 'playbook',
  suggestions: [],
  concussion: false,
});

export const textOf = (message: ChatMessage | undefined): string => message?.content[0].text.value ?? '';

/** Delivers one live event. */
export type EventDelivery = (live: LiveHandlers) => void;

/** A fake server-side chat: one answer at a time, its partial text saved occasionally. */
export class FakeChatServer {
  #messages: ChatMessage[] = [];
  #version = 0;
  #saved = { text: '', pieces: 0 };
  #messageCount = 0;

  /** No live event has announced the last change yet, such as a new question. */
  unannounced = true;

  get #last(): ChatMessage | undefined {
    return this.#messages.at(-1);
  }

  #replace(change: Partial<ChatMessage> & { text?: string }): ChatMessage {
    const next = chatMessageFixture({ ...this.#messages.pop(), ...change });
    this.#messages.push(next);
    return next;
  }

  /** Returns the chat. A loading message has the last saved text, or all of it with `includeUnsaved`. */
  view(includeUnsaved = false): ChatView {
    const messages = this.#messages.map((message) =>
      message.role === 'loading' && !includeUnsaved
        ? chatMessageFixture({ ...message, ...this.#saved })
        : message,
    );
    return chatViewOf(messages, this.#version);
  }

  save(): void {
    this.#saved = { text: textOf(this.#last), pieces: this.#last?.pieces ?? 0 };
  }

  #ask(): void {
    const id = () => `m${String(++this.#messageCount).padStart(4, '0')}`;
    this.#version++;
    this.#messages.push(
      chatMessageFixture({ id: id(), version: this.#version, text: `question ${this.#messageCount}` }),
      chatMessageFixture({ id: id(), version: this.#version, role: 'loading' }),
    );
  }

  #begin(loading: ChatMessage): EventDelivery {
    const { id, run } = this.#replace({ run: loading.run + 1, pieces: 0, text: '' });
    return (live) => live['coach.status']({ message_id: id, run, label: 'Looking at your games' });
  }

  #write(loading: ChatMessage): EventDelivery {
    const { id, run, pieces } = loading;
    const text = `${run}.${pieces} `;
    this.#replace({ pieces: pieces + 1, text: textOf(loading) + text });
    return (live) => live['coach.delta']({ message_id: id, run, index: pieces, text });
  }

  #finish(): EventDelivery {
    const version = ++this.#version;
    const message = this.#replace({ role: 'assistant', version });
    return (live) => live['coach.replied']({ message, version });
  }

  #fail({ id }: ChatMessage): EventDelivery {
    const version = ++this.#version;
    this.#messages.pop();
    return (live) => live['coach.failed']({ message_id: id, error: 'No answer today.', version });
  }

  /** Makes one change, chosen by `dice`, and returns its live events. */
  step(dice: number): EventDelivery[] {
    const last = this.#last;
    const events: EventDelivery[] = [];
    if (last?.role !== 'loading') {
      if (last?.role === 'assistant' && dice % 4 === 0)
        this.#replace({ role: 'loading', run: last.run + 1, pieces: 0, text: '', version: ++this.#version });
      else this.#ask();
      this.save();
    } else if (last.run === 0 || dice % 8 === 0) {
      events.push(this.#begin(last));
      this.save();
    } else if (dice % 8 === 1) events.push(this.#finish());
    else if (dice % 8 === 2) events.push(this.#fail(last));
    else if (dice % 8 === 3) this.save();
    else events.push(this.#write(last));
    if (last?.role !== 'loading') this.unannounced = true;
    else if (events.length > 0) this.unannounced = false;
    return events;
  }
}
