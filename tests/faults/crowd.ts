import { setTimeout as pause } from 'node:timers/promises';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes, profileView } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { diceOf } from '@rinkside/domain/seed/dice';
import { people } from '@rinkside/domain/seed/people';
import { portraitOf } from '@rinkside/domain/seed/portrait';
import { callRoute, CallError } from '@rinkside/testkit/client';
import { errorView } from '@rinkside/contracts/error';
import type { Somebody } from './population.js';
import { persist } from './sending.js';

/** What was acknowledged, and so must be true for ever. */
export class Ledger {
  sent = 0;
  acknowledged = 0;
  /** Tries that got no answer, or were asked to come back in a moment. */
  unanswered = 0;
  /** Those of them that were cut off. */
  cut = 0;
  /** Tries that were asked to come back without being told when. */
  impolite = 0;
  /** How long each acknowledged command's last try took, and when it began, ms. */
  readonly tries: { at: number; took: number }[] = [];
  /** The longest anybody waited for being asked to come back, ms, and with what. */
  longestRefusal = { took: 0, kind: '' };
  /** Post ids by their text, which is unique. */
  readonly posts = new Map<string, string>();
  /** Comment ids by their text, which is unique. */
  readonly comments = new Map<string, string>();
  /** Game ids by their score, which is unique: `{ours}:{theirs}`. */
  readonly games = new Map<string, string>();
  /** The last acknowledged word of somebody about something: `{player} {item}` → liked or not. */
  readonly likes = new Map<string, boolean>();
  readonly follows = new Map<string, boolean>();
  /** The last acknowledged picture, by player. */
  readonly avatars = new Map<string, string | null>();
}

const kinds = [
  'post', 'post', 'like', 'like', 'like', 'unlike', 'follow', 'follow', 'avatar', 'comment', 'game', 'game',
] as const; // prettier-ignore

/** People who use the product all at once, each one thing after the other, and never give up on a command. */
export class Crowd {
  readonly ledger = new Ledger();
  #portraits: Buffer[] = [];

  constructor(
    private readonly origin: string,
    readonly people: Somebody[],
    private readonly seed: string,
    /** Commands a second at most. */
    private readonly rate = Infinity,
  ) {}

  /**
   * Sends so many commands, and on while there is `more` to see, and resolves when all are acknowledged.
   * @throws for any answer but yes.
   */
  async send(commands: number, more = () => false): Promise<void> {
    if (this.#portraits.length === 0) this.#portraits = await Promise.all(people.slice(0, 5).map(portraitOf));
    const from = this.ledger.sent;
    const began = performance.now();
    const last = from + commands;
    await Promise.all(
      this.people.map(async (person) => {
        while (this.ledger.sent < last || more()) {
          const early = began + ((this.ledger.sent - from) / this.rate) * 1000 - performance.now();
          if (early > 0) await pause(early);
          else await this.#command(person, ++this.ledger.sent);
        }
      }),
    );
  }

  async #command(person: Somebody, number: number) {
    const key = `${this.seed}-${number}`;
    const dice = diceOf(key);
    const kind = this.ledger.posts.size > 0 ? dice.pick(kinds) : 'post';
    const { ledger, origin } = this;
    const say = <T>(ask: () => Promise<T>) => {
      let at = 0;
      const attempt = async () => {
        at = performance.now();
        const answer = await ask();
        ledger.tries.push({ at, took: performance.now() - at });
        return answer;
      };
      return persist(attempt, undefined, (error) => {
        ledger.unanswered++;
        if (!(error instanceof CallError)) ledger.cut++;
        else {
          const took = performance.now() - at;
          if (took > ledger.longestRefusal.took) ledger.longestRefusal = { took, kind };
          if (!error.headers.has('retry-after')) ledger.impolite++;
        }
      });
    };
    const call: typeof callRoute = (origin, token, route, input) =>
      callRoute(origin, token, route, { ...input, key });
    const pick = <T>(values: T[]): T | undefined => values[Math.floor(dice.roll() * values.length)];

    if (kind === 'post') {
      const content = `Shift ${number}: short passes, hard skating (${this.seed}).`;
      const made = await say(() => call(origin, person.token, postRoutes.create, { body: { content } }));
      if (made) ledger.posts.set(content, made.id);
    } else if (kind === 'like' || kind === 'unlike') {
      const target_id = pick([...ledger.posts.values()].slice(-30)) ?? '';
      const body = { target_type: 'post', target_id } as const;
      const answer = await say(() => call(origin, person.token, likeRoutes[kind], { body }));
      if (answer) ledger.likes.set(`${person.id} ${target_id}`, answer.userLiked);
    } else if (kind === 'comment') {
      const content = `Good point ${number} (${this.seed}).`;
      const input = { params: { id: pick([...ledger.posts.values()].slice(-30)) ?? '' }, body: { content } };
      const made = await say(() => call(origin, person.token, commentRoutes.onPost, input));
      if (made) ledger.comments.set(content, made.id);
    } else if (kind === 'game') {
      const body = {
        organization_id: person.organizationId,
        date: `2026-0${1 + (number % 9)}-1${number % 10}`,
        our_score: number % 1000,
        their_score: Math.floor(number / 1000),
        goals: number % 4,
        assists: number % 3,
      };
      const made = await say(() => call(origin, person.token, gameRoutes.create, { body }));
      if (made) ledger.games.set(`${body.our_score}:${body.their_score}`, made.id);
    } else if (kind === 'follow') {
      const id = pick(this.people.filter((other) => other !== person))?.id ?? '';
      const pair = `${person.id} ${id}`;
      const route = ledger.follows.get(pair) ? followRoutes.unfollow : followRoutes.follow;
      const answer = await say(() => call(origin, person.token, route, { params: { id } }));
      if (answer) ledger.follows.set(pair, answer.following);
    } else {
      const picture = pick(this.#portraits) ?? Buffer.alloc(0);
      const answer = await say(() => this.#upload(person, picture, key));
      if (answer) ledger.avatars.set(person.id, answer.avatar);
    }
    ledger.acknowledged++;
  }

  async #upload({ token }: Somebody, picture: Buffer, key: string) {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'me.png');
    const response = await fetch(this.origin + playerRoutes.avatar.path, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: form,
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new CallError(response.status, errorView.parse(answer), response.headers);
    return profileView.parse(answer);
  }
}
