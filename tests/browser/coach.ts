import type { Page, Route, WebSocketRoute } from '@playwright/test';
import {
  coachRules,
  type ChatMessage,
  type ChatView,
  type CoachExtra,
  type EngineName,
} from '@rinkside/contracts/coach';
import type { LiveEvent, LiveEventName } from '@rinkside/contracts/live';
import { newId } from '@rinkside/platform/id';

interface Window {
  page: Page;
  sockets: Set<WebSocketRoute>;
}

const message = (change: Partial<ChatMessage> & { text?: string }): ChatMessage => {
  const { text = '', ...rest } = change;
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
    ...rest,
  };
};

/**
 * A coach whose every word a test decides, in the place of `/api/ai` and of what the socket tells of it; all else in
 * these windows is the product's own.
 */
export class StandInCoach {
  readonly #windows: Window[] = [];
  #messages: ChatMessage[] = [];
  #version = 0;
  engine: EngineName = 'playbook';
  suggestions: string[] = [];
  /** What was asked for, as `POST /api/ai/message`. */
  readonly asked: string[] = [];
  /** How the next call that would change the chat is refused. */
  refuse: { status: number; message?: string } | null = null;
  /** Calls wait for it. */
  holds: Promise<void> = Promise.resolve();

  greet(text = "Hi Noor! I'm your AI hockey coach."): void {
    this.#messages.push(message({ role: 'assistant', text, engine: this.engine, version: ++this.#version }));
  }

  /** Has this window talk to the stand-in. Call it before the window goes anywhere. */
  async attend(page: Page): Promise<Window> {
    const window: Window = { page, sockets: new Set() };
    this.#windows.push(window);
    await page.routeWebSocket(/\/socket\.io\//, (socket) => {
      const server = socket.connectToServer();
      // Only once it is let in it hears anything.
      server.onMessage((told) => {
        socket.send(told);
        if (String(told).startsWith('40')) window.sockets.add(socket);
      });
      socket.onClose(() => void window.sockets.delete(socket));
    });
    await page.route('**/api/ai/**', (route) => this.#answer(route));
    return window;
  }

  /** Whether every window hears what is told. */
  get isHeard(): boolean {
    return this.#windows.every(({ sockets }) => sockets.size > 0);
  }

  /** Whether a question waits for it. */
  get isAsked(): boolean {
    return this.#messages.at(-1)?.role === 'loading';
  }

  /** Cuts every window's live link; it comes back by itself. */
  async cut(): Promise<void> {
    for (const { sockets } of this.#windows)
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
    };
  }

  get #loading(): ChatMessage {
    const last = this.#messages.at(-1);
    if (last?.role !== 'loading') throw new Error('Nobody waits for an answer.');
    return last;
  }

  #replace(change: Partial<ChatMessage>): ChatMessage {
    const next = { ...this.#loading, ...change };
    this.#messages = [...this.#messages.slice(0, -1), next];
    return next;
  }

  #tell<Name extends LiveEventName>(name: Name, fact: LiveEvent<Name>): void {
    for (const { sockets } of this.#windows)
      for (const socket of sockets) socket.send(`42${JSON.stringify([name, fact])}`);
  }

  async #answer(route: Route): Promise<void> {
    const request = route.request();
    const { pathname } = new URL(request.url());
    this.asked.push(`${request.method()} ${pathname}`);
    await this.holds;
    if (this.refuse && request.method() !== 'GET') {
      const { status, message: reason } = this.refuse;
      this.refuse = null;
      return route.fulfill({
        status,
        ...(reason ? { json: { statusCode: status, message: reason } } : { body: 'Bad gateway' }),
      });
    }
    const [, , , what, id, verb] = pathname.split('/');
    if (what === 'message') this.#ask(request.postDataJSON() as { text: string; replaces?: string });
    if (verb === 'regenerate') this.#reopen(id);
    if (verb === 'feedback') this.#judge(id, request.postDataJSON() as Pick<ChatMessage, 'feedback'>);
    return route.fulfill({ status: what === 'message' ? 201 : 200, json: this.chat });
  }

  #ask({ text, replaces }: { text: string; replaces?: string }): void {
    const from = replaces ? this.#messages.findIndex(({ id }) => id === replaces) : -1;
    const before = from === -1 ? this.#messages : this.#messages.slice(0, from);
    const version = ++this.#version;
    this.#messages = [...before, message({ text, version }), message({ role: 'loading', version })];
  }

  #reopen(id: string | undefined): void {
    const version = ++this.#version;
    this.#messages = this.#messages.map((one) =>
      one.id === id ? message({ id, role: 'loading', run: one.run + 1, version }) : one,
    );
  }

  #judge(id: string | undefined, { feedback }: Pick<ChatMessage, 'feedback'>): void {
    const version = ++this.#version;
    this.#messages = this.#messages.map((one) => (one.id === id ? { ...one, feedback, version } : one));
  }

  /** Begins to write, and says what it does. */
  begin(label: string): void {
    const { id, run } = this.#replace({ run: this.#loading.run + 1, pieces: 0, label });
    this.#tell('coach.status', { message_id: id, run, label });
  }

  /** Writes on. What is `lost` is kept, and told to nobody. */
  write(text: string, lost = false): void {
    if (this.#loading.pieces === 0 && this.#loading.label === null)
      this.#replace({ run: this.#loading.run + 1 });
    const { id, run, pieces, content } = this.#loading;
    const value = content[0].text.value + text;
    this.#replace({ pieces: pieces + 1, label: null, content: [{ type: 'text', text: { value } }] });
    if (!lost) this.#tell('coach.delta', { message_id: id, run, index: pieces, text });
  }

  finish(extras: CoachExtra[] = [], change: Partial<ChatMessage> = {}): void {
    const version = ++this.#version;
    const [text] = this.#loading.content;
    const done = this.#replace({
      role: 'assistant',
      engine: this.engine,
      content: [text, ...extras],
      version,
      ...change,
    });
    this.#tell('coach.replied', { message: done, version });
  }

  fail(error: string = coachRules.failed): void {
    const { id } = this.#loading;
    this.#messages = this.#messages.slice(0, -1);
    this.#tell('coach.failed', { message_id: id, error, version: ++this.#version });
  }

  /** A whole turn of an earlier day. */
  remember(question: string, answer: string, extras: CoachExtra[] = []): void {
    const version = ++this.#version;
    this.#messages.push(
      message({ text: question, version }),
      message({ role: 'assistant', text: answer, engine: this.engine, version }),
    );
    const last = this.#messages.at(-1);
    last?.content.push(...extras);
  }
}

const game = (label: string) => ({ id: newId(), label });

/** One of everything that may stand beside an answer. */
export const everything: CoachExtra[] = [
  {
    type: 'citation',
    value: '91.3 %',
    label: 'Save percentage in your last 5 games',
    games: [game('Nov 14, 4–2 vs Ice Wolves'), game('Nov 8, 1–3 vs Thunderbirds')],
  },
  {
    type: 'citation',
    value: '2.40',
    label: 'Goals-against average',
    games: [game('Nov 14, 4–2 vs Ice Wolves')],
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

export const help: CoachExtra = {
  type: 'card',
  card: {
    kind: 'help',
    title: 'Stop playing now, and tell an adult',
    lines: [
      'A knock to the head needs a doctor’s look before you skate again.',
      'Call for help at once with a bad headache, throwing up, or when somebody cannot be woken.',
    ],
    links: [
      { label: 'Call 911', href: 'tel:911' },
      { label: 'About concussions', href: 'https://www.cdc.gov/heads-up/' },
    ],
  },
};

/** An answer with everything that markdown draws. */
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
