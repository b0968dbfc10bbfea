import type { ChatMessage, ChatView } from '@rinkside/contracts/coach';
import type { LiveHandlers } from '@rinkside/contracts/live';

/** A message of the chat, somebody's question unless said otherwise. */
export const chatMessage = ({ text, ...changes }: Partial<ChatMessage> & { text?: string }): ChatMessage => ({
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

export const chatOf = (messages: ChatMessage[], version: number): ChatView => ({
  messages,
  version,
  engine: 'playbook',
  suggestions: [],
});

export const textOf = (message: ChatMessage | undefined): string => message?.content[0].text.value ?? '';

/** Tells one thing over the socket. */
export type Tell = (live: LiveHandlers) => void;

/** The chat as the server keeps it: one answer at a time, whose text is saved now and then. */
export class ChatServer {
  #messages: ChatMessage[] = [];
  #version = 0;
  #saved = { text: '', pieces: 0 };
  #made = 0;

  /** Nothing was told yet of the last change, such as a question nobody answers yet. */
  silent = true;

  get #last(): ChatMessage | undefined {
    return this.#messages.at(-1);
  }

  #replace(change: Partial<ChatMessage> & { text?: string }): ChatMessage {
    const next = chatMessage({ ...this.#messages.pop(), ...change });
    this.#messages.push(next);
    return next;
  }

  /** The loading text as it was last saved, or as far as it is written. */
  view(whole = false): ChatView {
    const messages = this.#messages.map((message) =>
      message.role === 'loading' && !whole ? chatMessage({ ...message, ...this.#saved }) : message,
    );
    return chatOf(messages, this.#version);
  }

  save(): void {
    this.#saved = { text: textOf(this.#last), pieces: this.#last?.pieces ?? 0 };
  }

  #ask(): void {
    const id = () => `m${String(++this.#made).padStart(4, '0')}`;
    this.#version++;
    this.#messages.push(
      chatMessage({ id: id(), version: this.#version, text: `question ${this.#made}` }),
      chatMessage({ id: id(), version: this.#version, role: 'loading' }),
    );
  }

  #begin(loading: ChatMessage): Tell {
    const { id, run } = this.#replace({ run: loading.run + 1, pieces: 0, text: '' });
    return (live) => live['coach.status']({ message_id: id, run, label: 'Looking at your games' });
  }

  #write(loading: ChatMessage): Tell {
    const { id, run, pieces } = loading;
    const text = `${run}.${pieces} `;
    this.#replace({ pieces: pieces + 1, text: textOf(loading) + text });
    return (live) => live['coach.delta']({ message_id: id, run, index: pieces, text });
  }

  #finish(): Tell {
    const version = ++this.#version;
    const message = this.#replace({ role: 'assistant', version });
    return (live) => live['coach.replied']({ message, version });
  }

  #fail({ id }: ChatMessage): Tell {
    const version = ++this.#version;
    this.#messages.pop();
    return (live) => live['coach.failed']({ message_id: id, error: 'No answer today.', version });
  }

  /** One step; `dice` says which. */
  goOn(dice: number): Tell[] {
    const last = this.#last;
    const told: Tell[] = [];
    if (last?.role !== 'loading') {
      if (last?.role === 'assistant' && dice % 4 === 0)
        this.#replace({ role: 'loading', run: last.run + 1, pieces: 0, text: '', version: ++this.#version });
      else this.#ask();
      this.save();
    } else if (last.run === 0 || dice % 8 === 0) {
      told.push(this.#begin(last));
      this.save();
    } else if (dice % 8 === 1) told.push(this.#finish());
    else if (dice % 8 === 2) told.push(this.#fail(last));
    else if (dice % 8 === 3) this.save();
    else told.push(this.#write(last));
    if (last?.role !== 'loading') this.silent = true;
    else if (told.length > 0) this.silent = false;
    return told;
  }
}
