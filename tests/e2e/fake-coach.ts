import type { Page, Route, WebSocketRoute } from '@playwright/test';
import {
  coachRules,
  type ChatMessage,
  type ChatView,
  type CoachExtra,
  type EngineName,
} from '@rinkside/contracts/coach';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live.schema';
import { newId } from '@rinkside/platform/id';

interface AttachedPage {
  page: Page;
  sockets: Set<WebSocketRoute>;
}

const createMessage = (fields: Partial<ChatMessage> & { text?: string }): ChatMessage => {
  const { text = '', ...others } = fields;
  return {
    id: newId(),
    role: 'user',
    content: [{ type: 'text', text: { value: text } }],
    created_at: new Date().toISOString(),
    engine: null,
    notice: null,
    stopped: false,
    feedback: null,
    run: 0,
    pieces: 0,
    label: null,
    version: 0,
    ...others,
  };
};

/**
 * A coach that is scripted by the test. It replaces `/api/ai` and the coach events on the socket of its pages; everything
 * else in these pages is the real product.
 */
export class FakeCoach {
  readonly #pages: AttachedPage[] = [];
  #messages: ChatMessage[] = [];
  #version = 0;
  engine: EngineName = 'playbook';
  suggestions: string[] = [];
  concussion = false;
  /** Requests so far, such as `POST /api/ai/message`. */
  readonly requests: string[] = [];
  /** Error response for the next request that would change the chat. */
  nextError: { status: number; message?: string } | null = null;
  /** Requests wait for this promise. */
  responseGate: Promise<void> = Promise.resolve();

  greet(text = "Hi Noor! I'm your AI hockey coach."): void {
    this.#messages.push(
      createMessage({ role: 'assistant', text, engine: this.engine, version: ++this.#version }),
    );
  }

  /** Connects a page to this coach. Call it before the first navigation. */
  async attachTo(page: Page): Promise<AttachedPage> {
    const attached: AttachedPage = { page, sockets: new Set() };
    this.#pages.push(attached);
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      const server = socket.connectToServer();
      // Events are sent only after the Socket.IO connect packet (40).
      server.onMessage((packet) => {
        socket.send(packet);
        if (String(packet).startsWith('40')) attached.sockets.add(socket);
      });
      socket.onClose(() => void attached.sockets.delete(socket));
    });
    await page.route('**/api/ai/**', (route) => this.#handle(route));
    return attached;
  }

  /** Whether every page has a connected socket. */
  get isConnected(): boolean {
    return this.#pages.every(({ sockets }) => sockets.size > 0);
  }

  /** Whether a question waits for an answer. */
  get hasPendingQuestion(): boolean {
    return this.#messages.at(-1)?.role === 'loading';
  }

  /** Closes all sockets; the pages reconnect by themselves. */
  async closeSockets(): Promise<void> {
    for (const { sockets } of this.#pages)
      for (const socket of sockets) {
        sockets.delete(socket);
        await socket.close();
      }
  }

  get chat(): ChatView {
    return {
      messages: this.#messages,
      version: this.#version,
      engine: this.engine,
      suggestions: this.suggestions,
      concussion: this.concussion,
    };
  }

  get #pendingAnswer(): ChatMessage {
    const last = this.#messages.at(-1);
    if (last?.role !== 'loading') throw new Error('no question waits for an answer');
    return last;
  }

  #updatePending(change: Partial<ChatMessage>): ChatMessage {
    const next = { ...this.#pendingAnswer, ...change };
    this.#messages = [...this.#messages.slice(0, -1), next];
    return next;
  }

  #emit<Name extends LiveEventName>(name: Name, event: LiveEvent<Name>): void {
    for (const { sockets } of this.#pages)
      for (const socket of sockets) socket.send(`42${JSON.stringify([name, event])}`);
  }

  async #handle(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    this.requests.push(`${request.method()} ${pathname}`);
    await this.responseGate;
    if (this.nextError && request.method() !== 'GET') {
      const { status, message: reason } = this.nextError;
      this.nextError = null;
      return route.fulfill({
        status,
        ...(reason ? { json: { statusCode: status, message: reason } } : { body: 'Bad gateway' }),
      });
    }
    const [, , , resource, id, action] = pathname.split('/');
    if (resource === 'message') this.#ask(request.postDataJSON() as { text: string; replaces?: string });
    if (resource === 'concussion') this.#endConcussion();
    if (action === 'regenerate') this.#regenerate(id);
    if (action === 'feedback') this.#setFeedback(id, request.postDataJSON() as Pick<ChatMessage, 'feedback'>);
    return route.fulfill({ status: resource === 'message' ? 201 : 200, json: this.chat });
  }

  #ask({ text, replaces }: { text: string; replaces?: string }): void {
    const from = replaces ? this.#messages.findIndex(({ id }) => id === replaces) : -1;
    const before = from === -1 ? this.#messages : this.#messages.slice(0, from);
    const version = ++this.#version;
    this.#messages = [
      ...before,
      createMessage({ text, version }),
      createMessage({ role: 'loading', version }),
    ];
  }

  #endConcussion(): void {
    this.concussion = false;
    this.addTurn('A doctor has cleared me', 'Good to know, and welcome back!');
  }

  #regenerate(id: string | undefined): void {
    const version = ++this.#version;
    this.#messages = this.#messages.map((message) =>
      message.id === id ? createMessage({ id, role: 'loading', run: message.run + 1, version }) : message,
    );
  }

  #setFeedback(id: string | undefined, { feedback }: Pick<ChatMessage, 'feedback'>): void {
    const version = ++this.#version;
    this.#messages = this.#messages.map((message) =>
      message.id === id ? { ...message, feedback, version } : message,
    );
  }

  /** Starts an answer with a status label. */
  showStatus(label: string): void {
    const { id, run } = this.#updatePending({ run: this.#pendingAnswer.run + 1, pieces: 0, label });
    this.#emit('coach.status', { message_id: id, run, label });
  }

  /** Appends text. With `isLost` the delta event is not sent. */
  write(text: string, isLost = false): void {
    if (this.#pendingAnswer.pieces === 0 && this.#pendingAnswer.label === null)
      this.#updatePending({ run: this.#pendingAnswer.run + 1 });
    const { id, run, pieces, content } = this.#pendingAnswer;
    const value = content[0].text.value + text;
    this.#updatePending({ pieces: pieces + 1, label: null, content: [{ type: 'text', text: { value } }] });
    if (!isLost) this.#emit('coach.delta', { message_id: id, run, index: pieces, text });
  }

  finish(extras: CoachExtra[] = [], change: Partial<ChatMessage> = {}): void {
    const version = ++this.#version;
    const [text] = this.#pendingAnswer.content;
    const answer = this.#updatePending({
      role: 'assistant',
      engine: this.engine,
      content: [text, ...extras],
      version,
      ...change,
    });
    this.#emit('coach.replied', { message: answer, version });
  }

  fail(error: string = coachRules.failed): void {
    const { id } = this.#pendingAnswer;
    this.#messages = this.#messages.slice(0, -1);
    this.#emit('coach.failed', { message_id: id, error, version: ++this.#version });
  }

  /** Adds a question with its answer to the history. */
  addTurn(question: string, answer: string, extras: CoachExtra[] = []): void {
    const version = ++this.#version;
    this.#messages.push(
      createMessage({ text: question, version }),
      createMessage({ role: 'assistant', text: answer, engine: this.engine, version }),
    );
    const last = this.#messages.at(-1);
    last?.content.push(...extras);
  }
}

const gameReference = (label: string) => ({ id: newId(), label });

/** One extra of every kind. */
export const allExtras: CoachExtra[] = [
  {
    type: 'citation',
    value: '91.3 %',
    label: 'Save percentage in your last 5 games',
    games: [gameReference('Nov 14, 4–2 vs Ice Wolves'), gameReference('Nov 8, 1–3 vs Thunderbirds')],
  },
  {
    type: 'citation',
    value: '2.40',
    label: 'Goals-against average',
    games: [gameReference('Nov 14, 4–2 vs Ice Wolves')],
  },
  {
    type: 'card',
    card: {
      kind: 'analysis',
      says: 'You stop 91.3 % of the shots, more than last month.',
      leaves_open: 'Five games are few: one hot night moves this number.',
      try_this: 'Set your feet before the shot comes.',
      tell_me: 'How did your legs feel in the third period?',
    },
  },
  {
    type: 'card',
    card: {
      kind: 'drill',
      drill_id: 'figure-eight-hands',
      title: 'Figure-Eight Hands',
      minutes: 15,
      place: 'home',
      needs: ['2 cones', 'stick', 'ball'],
      steps: ['Put two cones a stick apart.', 'Carry the ball around them in an eight.', 'Look up.'],
      cues: ['Soft hands', 'Eyes up'],
      measure: '20 clean in 60 s',
      diagram: {
        view: 'floor',
        description: 'Two cones a stick apart; the ball goes around them in an eight.',
        marks: [
          { kind: 'cone', at: [14, 15] },
          { kind: 'cone', at: [26, 15] },
          { kind: 'player', at: [20, 26] },
        ],
        paths: [{ kind: 'carry', points: [[20, 26], [10, 15], [20, 12], [30, 15], [20, 22]] }], // prettier-ignore
      },
    },
  },
  {
    type: 'card',
    card: {
      kind: 'plan',
      weeks: 4,
      why: 'Short and often beats long and seldom, with two days of rest.',
      weekly_minutes: 75,
      days: [
        { day: 1, items: [{ drill_id: 'figure-eight-hands', title: 'Figure-Eight Hands', minutes: 15, why: 'Softer hands.' }] }, // prettier-ignore
        { day: 3, items: [{ drill_id: 'wall-passes', title: 'Wall Passes', minutes: 20, why: 'Passes on the tape.' }, { drill_id: 'quick-feet', title: 'Quick Feet', minutes: 20, why: 'A faster first step.' }] }, // prettier-ignore
        { day: 5, items: [{ drill_id: 'corner-shots', title: 'Corner Shots', minutes: 20, why: 'Shots that miss the pads.' }] }, // prettier-ignore
      ],
    },
  },
  {
    type: 'card',
    card: {
      kind: 'game_draft',
      opponent: 'Blades',
      our_score: 4,
      their_score: 2,
      goals: 1,
      assists: 0,
      saves: null,
      shots_against: null,
      date: '2026-11-20',
    },
  },
  { type: 'chips', chips: ['Why did it rise?', 'Make it harder', 'Only ten minutes a day'] },
];

export const helpCard: CoachExtra = {
  type: 'card',
  card: {
    kind: 'help',
    title: 'Stop playing now, and tell an adult',
    lines: [
      'A knock to the head needs a doctor’s look before you skate again.',
      'Call for help at once with a bad headache, throwing up, or when someone cannot be woken.',
    ],
    links: [
      { label: 'Call 911', href: 'tel:911' },
      { label: 'About concussions', href: 'https://www.cdc.gov/heads-up/' },
    ],
    clearance: {
      cleared: 'A doctor has cleared me',
      withdrawn: 'It was someone else',
      questions: ['For a parent: has a doctor cleared your child?', 'Parent, once more: in writing?'],
    },
  },
};

/** An answer with all supported Markdown. */
export const richText = `Good question. **Edges first**, speed later.

## Your week

1. Two figure-eights on the inside edges
2. Ten starts, *hard*, then rest
   - knees over toes
   - chest up

| Day | Minutes | What |
| :-- | --: | :-- |
| Monday | 15 | Edges |
| Wednesday | 20 | Starts |

> Quality before volume: ten right beat a hundred wrong.

\`\`\`
work 20 s · rest 40 s · 6 rounds
\`\`\`

See [your games](/app/games) or [the rules](https://www.usahockey.com/rules).`;
