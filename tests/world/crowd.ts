import { blockRoutes } from '@rinkside/contracts/block';
import { commentCalls, commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import type { ContentType } from '@rinkside/contracts/item';
import { likeRoutes } from '@rinkside/contracts/like';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { runOperator } from '@rinkside/domain/moderation/operator';
import { diceOf } from '@rinkside/domain/seed/dice';
import { CallError } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';
import type { Highlights } from './highlights.js';
import type { Trap, TrappedItem } from './trap.js';

const of = (id: string) => ({ params: { id } });
/** Refusals are part of it; a fault of the product is not. */
const unlessRefused = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return undefined;
    throw error;
  }
};

/** Everything people do, by chance, with what each of it lets others hear or not written into the trap. */
export class Crowd {
  readonly dice = diceOf('eavesdropping');
  readonly kinds = new Map<string, ContentType>();
  readonly comments: { id: string; by: Person; on: TrappedItem }[] = [];
  readonly #downs = new Set<string>();
  readonly #blocks = new Set<string>();
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly world: World,
    readonly trap: Trap,
    readonly people: [Person, ...Person[]],
    readonly moderator: Person,
    readonly highlights: Highlights,
  ) {}

  readonly acts: [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    () => this.write(),
    () => this.write(),
    () => this.log(),
    () => this.show(),
    () => this.like(),
    () => this.like(),
    () => this.like(),
    () => this.comment(),
    () => this.comment(),
    () => this.uncomment(),
    () => this.edit(),
    () => this.edit(),
    () => this.follow(),
    () => this.follow(),
    () => this.watch(),
    () => this.watch(),
    () => this.inTurn(() => this.turnPrivate()),
    () => this.inTurn(() => this.block()),
    () => this.inTurn(() => this.unblock()),
    () => this.inTurn(() => this.remove()),
    () => this.inTurn(() => this.hide()),
  ];

  /** What changes who may hear what happens one after the other, so that the trap knows when. */
  inTurn<T>(act: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(act);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  get person(): Person {
    return this.dice.pick(this.people);
  }
  get item(): TrappedItem | undefined {
    const items = [...this.trap.items.values()].slice(-25);
    return items[Math.floor(this.dice.roll() * items.length)];
  }
  target(item: TrappedItem) {
    return { target_type: this.kinds.get(item.id) ?? 'post', target_id: item.id };
  }
  #made(kind: ContentType, id: string, author: Person, { open = true, at }: { open?: boolean; at: number }) {
    this.kinds.set(id, kind);
    this.trap.add({ id, author, organizationId: author.organizationId }, open, at);
  }

  async write() {
    const [author, at] = [this.person, Date.now()];
    const made = await unlessRefused(author.call(postRoutes.create, { body: { content: 'Early ice' } }));
    if (made) this.#made('post', made.id, author, { at });
  }
  async log() {
    const [author, at] = [this.person, Date.now()];
    const date = `2026-1${Math.floor(this.dice.roll() * 2)}-0${1 + Math.floor(this.dice.roll() * 9)}`;
    const score = { our_score: Math.floor(this.dice.roll() * 6), their_score: 2, goals: 1, assists: 1 };
    const body = { organization_id: this.moderator.organizationId, date, ...score };
    const made = await unlessRefused(author.call(gameRoutes.create, { body }));
    if (made) this.#made('game', made.id, author, { at });
  }
  async show() {
    const [author, at, isPublic] = [this.person, Date.now(), this.dice.roll() < 0.6];
    if (!this.trap.active(author.id).now) return;
    const id = await this.inTurn(() => this.highlights.make(author, { isPublic })).catch(() => undefined);
    if (id) this.#made('highlight', id, author, { at, open: isPublic });
  }
  async like() {
    const [person, item] = [this.person, this.item];
    const route = this.dice.roll() < 0.7 ? likeRoutes.like : likeRoutes.unlike;
    if (item) await unlessRefused(person.call(route, { body: this.target(item) }));
  }
  async comment() {
    const [by, on] = [this.person, this.item];
    if (!on) return;
    const { create } = commentCalls[this.target(on).target_type];
    const made = await unlessRefused(by.call(create, { ...of(on.id), body: { content: 'Nice one' } }));
    if (made) this.comments.push({ id: made.id, by, on });
  }
  async uncomment() {
    const { id, by, on } = this.comments.pop() ?? {};
    if (!id || !by || !on) return;
    await unlessRefused((this.dice.roll() < 0.5 ? by : on.author).call(commentRoutes.remove, of(id)));
  }
  async edit() {
    const item = this.item;
    if (!item) return;
    const words = `Round ${this.dice.roll()}`;
    const { id, author } = item;
    const edits = {
      post: () => author.call(postRoutes.edit, { ...of(id), body: { content: words } }),
      highlight: () => author.call(highlightRoutes.edit, { ...of(id), body: { title: words } }),
      game: () =>
        author.call(gameRoutes.edit, { ...of(id), body: { goals: Math.floor(this.dice.roll() * 9) } }),
    };
    await unlessRefused<unknown>(edits[this.target(item).target_type]());
  }
  follow() {
    const [who, whom, on] = [this.person, this.person, this.dice.roll() < 0.7];
    const [follow, unfollow, id] =
      this.dice.roll() < 0.7
        ? ([followRoutes.follow, followRoutes.unfollow, whom.id] as const)
        : ([
            followRoutes.followOrganization,
            followRoutes.unfollowOrganization,
            whom.organizationId,
          ] as const);
    return this.inTurn(async () => {
      const at = Date.now();
      const done = await unlessRefused(who.call(on ? follow : unfollow, of(id)));
      const follows = this.trap.follows(who, id);
      if (done && on) follows.begin(at);
      if (done && !on) follows.end();
    });
  }
  async watch() {
    const { listeners } = this.trap;
    const listener = listeners[Math.floor(this.dice.roll() * listeners.length)];
    const item = this.item;
    if (!item || !listener?.screen.connected) return;
    const room = `${this.target(item).target_type}:${item.id}`;
    listener.rooms.add(room);
    // One that is suspended right now is cut before it is answered.
    await listener.screen.watch(room).catch(() => undefined);
  }
  async turnPrivate() {
    const item = [...this.trap.items.values()].findLast(
      ({ id }) => this.kinds.get(id) === 'highlight' && this.dice.roll() < 0.5,
    );
    if (!item) return;
    const { id, author } = item;
    const [is_public, at] = [!item.open.now, Date.now()];
    const done = await unlessRefused(author.call(highlightRoutes.edit, { ...of(id), body: { is_public } }));
    if (!done || this.#downs.has(id)) return;
    if (is_public) item.open.begin(at);
    else item.open.end();
  }
  async remove() {
    const item = this.item;
    if (!item || this.dice.roll() < 0.5) return;
    const { id, author } = item;
    const routes = { post: postRoutes.remove, highlight: highlightRoutes.remove, game: gameRoutes.remove };
    const done = await unlessRefused(author.call(routes[this.target(item).target_type], of(id)));
    if (done) item.open.end();
  }
  async block() {
    const [one, other] = [this.person, this.person];
    if (!(await unlessRefused(one.call(blockRoutes.block, of(other.id))))) return;
    this.#blocks.add(`${one.id} ${other.id}`);
    this.trap.free(one.id, other.id).end();
    for (const [who, whom] of [
      [one, other],
      [other, one],
    ] as const)
      this.trap.follows(who, whom.id).end();
  }
  async unblock() {
    // A block shorter than the trap's grace would prove nothing.
    const [pair] = this.#blocks.size > 6 ? this.#blocks : [];
    const [one, other] = (pair ?? '').split(' ').map((id) => this.people.find((person) => person.id === id));
    if (!pair || !one || !other) return;
    const at = Date.now();
    if (!(await unlessRefused(one.call(blockRoutes.unblock, of(other.id))))) return;
    this.#blocks.delete(pair);
    if (!this.#blocks.has(`${other.id} ${one.id}`)) this.trap.free(one.id, other.id).begin(at);
  }
  async hide() {
    const item = this.item;
    if (!item || this.dice.roll() < 0.6) return;
    const target = this.target(item);
    const reported = await unlessRefused(
      this.moderator.call(reportRoutes.create, { body: { ...target, reason: 'unsafe' } }),
    );
    if (!reported) return;
    const { items } = await this.moderator.call(moderationRoutes.reports);
    await this.moderator.call(moderationRoutes.settle, { ...of(items[0]!.id), body: { action: 'hide' } });
    this.#downs.add(item.id);
    item.open.end();
  }
  suspend(person: Person) {
    return this.inTurn(async () => {
      await runOperator(this.world.env, ['suspend', person.id]);
      this.trap.active(person.id).end();
    });
  }
  restore(person: Person) {
    return this.inTurn(async () => {
      const at = Date.now();
      await runOperator(this.world.env, ['restore', person.id]);
      this.trap.active(person.id).begin(at);
    });
  }
}
