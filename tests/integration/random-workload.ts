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
import { seededRandom } from '@rinkside/domain/seed/seeded-random';
import { CallError } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { TestApp } from '@rinkside/testkit/test-app';
import type { HighlightFactory } from './highlight-factory.js';
import type { VisibilityOracle, TrackedItem } from './visibility-oracle.js';

const withId = (id: string) => ({ params: { id } });
/** Returns undefined for a client error (4xx); other errors are thrown. */
const ignoreClientError = async <T>(call: Promise<T>): Promise<T | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError && error.status < 500) return undefined;
    throw error;
  }
};

/** Runs random user actions and records in the visibility oracle how each one changes what others may receive. */
export class RandomWorkload {
  readonly random = seededRandom('eavesdropping');
  readonly contentTypes = new Map<string, ContentType>();
  readonly comments: { id: string; author: TestUser; item: TrackedItem }[] = [];
  readonly #takenDownIds = new Set<string>();
  readonly #blockPairs = new Set<string>();
  #pending: Promise<unknown> = Promise.resolve();

  constructor(
    readonly app: TestApp,
    readonly oracle: VisibilityOracle,
    readonly users: [TestUser, ...TestUser[]],
    readonly moderator: TestUser,
    readonly highlights: HighlightFactory,
  ) {}

  readonly actions: [() => Promise<unknown>, ...(() => Promise<unknown>)[]] = [
    () => this.createPost(),
    () => this.createPost(),
    () => this.createGame(),
    () => this.createHighlight(),
    () => this.like(),
    () => this.like(),
    () => this.like(),
    () => this.comment(),
    () => this.comment(),
    () => this.removeComment(),
    () => this.edit(),
    () => this.edit(),
    () => this.follow(),
    () => this.follow(),
    () => this.watchRandomRoom(),
    () => this.watchRandomRoom(),
    () => this.serialize(() => this.toggleHighlightVisibility()),
    () => this.serialize(() => this.block()),
    () => this.serialize(() => this.unblock()),
    () => this.serialize(() => this.remove()),
    () => this.serialize(() => this.takeDown()),
  ];

  /** Serializes actions that change visibility, so that the oracle can record their times. */
  serialize<T>(action: () => Promise<T>): Promise<T> {
    const next = this.#pending.then(action);
    this.#pending = next.catch(() => undefined);
    return next;
  }

  get randomUser(): TestUser {
    return this.random.pick(this.users);
  }
  get randomItem(): TrackedItem | undefined {
    const items = [...this.oracle.items.values()].slice(-25);
    return items[Math.floor(this.random.next() * items.length)];
  }
  target(item: TrackedItem) {
    return { target_type: this.contentTypes.get(item.id) ?? 'post', target_id: item.id };
  }
  #recordItem(
    kind: ContentType,
    id: string,
    author: TestUser,
    { open = true, at }: { open?: boolean; at: number },
  ) {
    this.contentTypes.set(id, kind);
    this.oracle.add({ id, author, organizationId: author.organizationId }, open, at);
  }

  async createPost() {
    const [author, at] = [this.randomUser, Date.now()];
    const created = await ignoreClientError(
      author.call(postRoutes.create, { body: { content: 'Early ice' } }),
    );
    if (created) this.#recordItem('post', created.id, author, { at });
  }
  async createGame() {
    const [author, at] = [this.randomUser, Date.now()];
    const date = `2026-1${Math.floor(this.random.next() * 2)}-0${1 + Math.floor(this.random.next() * 9)}`;
    const score = { our_score: Math.floor(this.random.next() * 6), their_score: 2, goals: 1, assists: 1 };
    const body = { organization_id: this.moderator.organizationId, date, ...score };
    const created = await ignoreClientError(author.call(gameRoutes.create, { body }));
    if (created) this.#recordItem('game', created.id, author, { at });
  }
  async createHighlight() {
    const [author, at, isPublic] = [this.randomUser, Date.now(), this.random.next() < 0.6];
    if (!this.oracle.active(author.id).isActive) return;
    const id = await this.serialize(() => this.highlights.make(author, { isPublic })).catch(() => undefined);
    if (id) this.#recordItem('highlight', id, author, { at, open: isPublic });
  }
  async like() {
    const [person, item] = [this.randomUser, this.randomItem];
    const route = this.random.next() < 0.7 ? likeRoutes.like : likeRoutes.unlike;
    if (item) await ignoreClientError(person.call(route, { body: this.target(item) }));
  }
  async comment() {
    const [author, item] = [this.randomUser, this.randomItem];
    if (!item) return;
    const { create } = commentCalls[this.target(item).target_type];
    const created = await ignoreClientError(
      author.call(create, { ...withId(item.id), body: { content: 'Nice one' } }),
    );
    if (created) this.comments.push({ id: created.id, author, item });
  }
  async removeComment() {
    const { id, author, item } = this.comments.pop() ?? {};
    if (!id || !author || !item) return;
    await ignoreClientError(
      (this.random.next() < 0.5 ? author : item.author).call(commentRoutes.remove, withId(id)),
    );
  }
  async edit() {
    const item = this.randomItem;
    if (!item) return;
    const text = `Round ${this.random.next()}`;
    const { id, author } = item;
    const edits = {
      post: () => author.call(postRoutes.edit, { ...withId(id), body: { content: text } }),
      highlight: () => author.call(highlightRoutes.edit, { ...withId(id), body: { title: text } }),
      game: () =>
        author.call(gameRoutes.edit, { ...withId(id), body: { goals: Math.floor(this.random.next() * 9) } }),
    };
    await ignoreClientError<unknown>(edits[this.target(item).target_type]());
  }
  follow() {
    const [follower, followed, isFollow] = [this.randomUser, this.randomUser, this.random.next() < 0.7];
    const [follow, unfollow, id] =
      this.random.next() < 0.7
        ? ([followRoutes.follow, followRoutes.unfollow, followed.id] as const)
        : ([
            followRoutes.followOrganization,
            followRoutes.unfollowOrganization,
            followed.organizationId,
          ] as const);
    return this.serialize(async () => {
      const at = Date.now();
      const result = await ignoreClientError(follower.call(isFollow ? follow : unfollow, withId(id)));
      const follows = this.oracle.follows(follower, id);
      if (result && isFollow) follows.begin(at);
      if (result && !isFollow) follows.end();
    });
  }
  async watchRandomRoom() {
    const { subscribers } = this.oracle;
    const subscriber = subscribers[Math.floor(this.random.next() * subscribers.length)];
    const item = this.randomItem;
    if (!item || !subscriber?.client.connected) return;
    const room = `${this.target(item).target_type}:${item.id}`;
    subscriber.rooms.add(room);
    // A socket of a user suspended at this moment is closed before the reply.
    await subscriber.client.watch(room).catch(() => undefined);
  }
  async toggleHighlightVisibility() {
    const item = [...this.oracle.items.values()].findLast(
      ({ id }) => this.contentTypes.get(id) === 'highlight' && this.random.next() < 0.5,
    );
    if (!item) return;
    const { id, author } = item;
    const [is_public, at] = [!item.open.isActive, Date.now()];
    const result = await ignoreClientError(
      author.call(highlightRoutes.edit, { ...withId(id), body: { is_public } }),
    );
    if (!result || this.#takenDownIds.has(id)) return;
    if (is_public) item.open.begin(at);
    else item.open.end();
  }
  async remove() {
    const item = this.randomItem;
    if (!item || this.random.next() < 0.5) return;
    const { id, author } = item;
    const routes = { post: postRoutes.remove, highlight: highlightRoutes.remove, game: gameRoutes.remove };
    const result = await ignoreClientError(author.call(routes[this.target(item).target_type], withId(id)));
    if (result) item.open.end();
  }
  async block() {
    const [blocker, blocked] = [this.randomUser, this.randomUser];
    if (!(await ignoreClientError(blocker.call(blockRoutes.block, withId(blocked.id))))) return;
    this.#blockPairs.add(`${blocker.id} ${blocked.id}`);
    this.oracle.notBlocked(blocker.id, blocked.id).end();
    for (const [follower, followed] of [
      [blocker, blocked],
      [blocked, blocker],
    ] as const)
      this.oracle.follows(follower, followed.id).end();
  }
  async unblock() {
    // Keep blocks longer than the oracle's grace period; shorter ones would prove nothing.
    const [pair] = this.#blockPairs.size > 6 ? this.#blockPairs : [];
    const [blocker, blocked] = (pair ?? '')
      .split(' ')
      .map((id) => this.users.find((person) => person.id === id));
    if (!pair || !blocker || !blocked) return;
    const at = Date.now();
    if (!(await ignoreClientError(blocker.call(blockRoutes.unblock, withId(blocked.id))))) return;
    this.#blockPairs.delete(pair);
    if (!this.#blockPairs.has(`${blocked.id} ${blocker.id}`))
      this.oracle.notBlocked(blocker.id, blocked.id).begin(at);
  }
  async takeDown() {
    const item = this.randomItem;
    if (!item || this.random.next() < 0.6) return;
    const target = this.target(item);
    const reported = await ignoreClientError(
      this.moderator.call(reportRoutes.create, { body: { ...target, reason: 'unsafe' } }),
    );
    if (!reported) return;
    const { items } = await this.moderator.call(moderationRoutes.reports);
    await this.moderator.call(moderationRoutes.settle, { ...withId(items[0]!.id), body: { action: 'hide' } });
    this.#takenDownIds.add(item.id);
    item.open.end();
  }
  suspend(person: TestUser) {
    return this.serialize(async () => {
      await runOperator(this.app.env, ['suspend', person.id]);
      this.oracle.active(person.id).end();
    });
  }
  restore(person: TestUser) {
    return this.serialize(async () => {
      const at = Date.now();
      await runOperator(this.app.env, ['restore', person.id]);
      this.oracle.active(person.id).begin(at);
    });
  }
}
