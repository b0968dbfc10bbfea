import { setTimeout as pause } from 'node:timers/promises';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { likeRoutes } from '@rinkside/contracts/like';
import { playerRoutes } from '@rinkside/contracts/player';
import { profileView } from '@rinkside/contracts/player.schema';
import { postRoutes } from '@rinkside/contracts/post';
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import { people } from '@rinkside/domain/seed/people';
import { renderAvatar } from '@rinkside/domain/seed/avatar';
import { callRoute, CallError } from '@rinkside/testkit/api-client';
import { errorView } from '@rinkside/contracts/error.schema';
import type { SeedUser } from './seed-users.js';
import { retryTransient } from './retry.js';

/** What was acknowledged with 2xx, and so must be in the database. */
export class Ledger {
  sent = 0;
  acknowledged = 0;
  /** Attempts that got no answer or a 503. */
  unanswered = 0;
  /** Attempts that lost their connection. */
  lostConnections = 0;
  /** 503 responses without `Retry-After`. */
  missingRetryAfter = 0;
  /** Start time and duration of the last attempt of each acknowledged command, ms. */
  readonly attempts: { startedAtMs: number; durationMs: number }[] = [];
  /** The slowest 503: duration in ms and kind of command. */
  slowest503 = { durationMs: 0, kind: '' };
  /** Post ids by their unique text. */
  readonly posts = new Map<string, string>();
  /** Comment ids by their unique text. */
  readonly comments = new Map<string, string>();
  /** Game ids by their unique score `{ours}:{theirs}`. */
  readonly games = new Map<string, string>();
  /** The last acknowledged state by `{player} {item}`. */
  readonly likes = new Map<string, boolean>();
  /** The last acknowledged state by `{follower} {target}`. */
  readonly follows = new Map<string, boolean>();
  /** The last acknowledged avatar URL by player. */
  readonly avatars = new Map<string, string | null>();
}

const kinds = [
  'post', 'post', 'like', 'like', 'like', 'unlike', 'follow', 'follow', 'avatar', 'comment', 'game', 'game',
] as const; // prettier-ignore

/** Random commands of concurrent users. Each user sends one command at a time and retries it until it is acknowledged. */
export class Workload {
  readonly ledger = new Ledger();
  #avatars: Buffer[] = [];

  constructor(
    private readonly origin: string,
    readonly people: SeedUser[],
    private readonly seed: string,
    /** Maximum commands per second. */
    private readonly rate = Infinity,
  ) {}

  /**
   * Sends the given number of commands, continues while `hasMore` returns true, and resolves when all are
   * acknowledged. @throws on any answer other than 2xx or 503.
   */
  async send(commands: number, hasMore = () => false): Promise<void> {
    if (this.#avatars.length === 0)
      this.#avatars = await Promise.all(
        people.slice(0, 5).map((person) => renderAvatar(person).png().toBuffer()),
      );
    const sentBefore = this.ledger.sent;
    const startedAt = performance.now();
    const last = sentBefore + commands;
    await Promise.all(
      this.people.map(async (person) => {
        while (this.ledger.sent < last || hasMore()) {
          const waitMs = startedAt + ((this.ledger.sent - sentBefore) / this.rate) * 1000 - performance.now();
          if (waitMs > 0) await pause(waitMs);
          else await this.#command(person, ++this.ledger.sent);
        }
      }),
    );
  }

  async #command(person: SeedUser, number: number) {
    const key = `${this.seed}-${number}`;
    const random = seededRandom(key);
    const kind = this.ledger.posts.size > 0 ? random.pick(kinds) : 'post';
    const { ledger, origin } = this;
    const recorded = <T>(request: () => Promise<T>) => {
      let at = 0;
      const attempt = async () => {
        at = performance.now();
        const response = await request();
        ledger.attempts.push({ startedAtMs: at, durationMs: performance.now() - at });
        return response;
      };
      return retryTransient(attempt, undefined, (error) => {
        ledger.unanswered++;
        if (!(error instanceof CallError)) ledger.lostConnections++;
        else {
          const durationMs = performance.now() - at;
          if (durationMs > ledger.slowest503.durationMs) ledger.slowest503 = { durationMs, kind };
          if (!error.headers.has('retry-after')) ledger.missingRetryAfter++;
        }
      });
    };
    const call: typeof callRoute = (origin, token, route, input) =>
      callRoute(origin, token, route, { ...input, key });
    const pick = <T>(values: T[]): T | undefined => values[Math.floor(random.next() * values.length)];

    if (kind === 'post') {
      const content = `Shift ${number}: short passes, hard skating (${this.seed}).`;
      const created = await recorded(() =>
        call(origin, person.token, postRoutes.create, { body: { content } }),
      );
      if (created) ledger.posts.set(content, created.id);
    } else if (kind === 'like' || kind === 'unlike') {
      const target_id = pick([...ledger.posts.values()].slice(-30)) ?? '';
      const body = { target_type: 'post', target_id } as const;
      const response = await recorded(() => call(origin, person.token, likeRoutes[kind], { body }));
      if (response) ledger.likes.set(`${person.id} ${target_id}`, response.userLiked);
    } else if (kind === 'comment') {
      const content = `Good point ${number} (${this.seed}).`;
      const input = { params: { id: pick([...ledger.posts.values()].slice(-30)) ?? '' }, body: { content } };
      const created = await recorded(() => call(origin, person.token, commentRoutes.onPost, input));
      if (created) ledger.comments.set(content, created.id);
    } else if (kind === 'game') {
      const body = {
        organization_id: person.organizationId,
        date: `2026-0${1 + (number % 9)}-1${number % 10}`,
        our_score: number % 1000,
        their_score: Math.floor(number / 1000),
        goals: number % 4,
        assists: number % 3,
      };
      const created = await recorded(() => call(origin, person.token, gameRoutes.create, { body }));
      if (created) ledger.games.set(`${body.our_score}:${body.their_score}`, created.id);
    } else if (kind === 'follow') {
      const id = pick(this.people.filter((other) => other !== person))?.id ?? '';
      const pair = `${person.id} ${id}`;
      const route = ledger.follows.get(pair) ? followRoutes.unfollow : followRoutes.follow;
      const response = await recorded(() => call(origin, person.token, route, { params: { id } }));
      if (response) ledger.follows.set(pair, response.following);
    } else {
      const image = pick(this.#avatars) ?? Buffer.alloc(0);
      const profile = await recorded(() => this.#upload(person, image, key));
      if (profile) ledger.avatars.set(person.id, profile.avatar);
    }
    ledger.acknowledged++;
  }

  async #upload({ token }: SeedUser, image: Buffer, key: string) {
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'me.png');
    const response = await fetch(this.origin + playerRoutes.avatar.path, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: form,
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new CallError(response.status, errorView.parse(body), response.headers);
    return profileView.parse(body);
  }
}
