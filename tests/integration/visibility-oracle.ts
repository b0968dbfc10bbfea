import { liveEvents, type LiveEvent, type LiveEventName } from '@rinkside/contracts/live.schema';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { LiveClient } from '@rinkside/testkit/live-client';

/** Keys that must not appear anywhere in a live payload. */
const privateKeys = new Set([
  'userLiked', 'can', 'comments', 'comment_refusal', 'who_can_comment', 'email', 'birthdate', 'trusted_birthdate', 'rights_birthdate', 'zipcode', 'provider', 'issuer', 'subject',
  'guardian_confirmed_at', 'guardian_ai_confirmed_at', 'guardian_full_name_confirmed_at', 'show_full_name_publicly', 'public_player_page', 'coach_confirmed', 'moderator',
]); // prettier-ignore

/** Events may arrive up to this long after the commit that revoked access. */
const graceMs = 1000;

/** Time intervals in which a condition held, as observed by the test. Times are ms since 1970. */
class Intervals {
  readonly #intervals: { from: number; to: number }[] = [];

  constructor(open = false) {
    if (open) this.begin(0);
  }
  begin(at = Date.now()) {
    if (!this.isActive) this.#intervals.push({ from: at, to: Infinity });
  }
  end(at = Date.now()) {
    const last = this.#intervals.at(-1);
    if (last?.to === Infinity) last.to = at;
  }
  get isActive() {
    return this.#intervals.at(-1)?.to === Infinity;
  }
  /** Whether the condition held at that time or within the grace period before it. */
  wasActiveAt(time: number) {
    return this.#intervals.some(({ from, to }) => from <= time && to >= time - graceMs);
  }
}

export interface TrackedItem {
  id: string;
  author: TestUser;
  organizationId: string;
  open: Intervals;
}

interface Subscriber {
  person: TestUser;
  client: LiveClient;
  rooms: Set<string>;
}

/**
 * Models which events each viewer may receive, independent of the product code. The workload updates it:
 * intervals begin before a command is sent and end after its reply.
 */
export class VisibilityOracle {
  readonly items = new Map<string, TrackedItem>();
  /** The user who asked the coach, by the id of the answer. */
  readonly coachAnswers = new Map<string, TestUser>();
  readonly subscribers: Subscriber[] = [];
  readonly #intervals = new Map<string, Intervals>();

  /** Intervals of a named relation that is inactive until it begins. */
  relation(...name: string[]): Intervals {
    const key = name.join(' ');
    const intervals = this.#intervals.get(key) ?? new Intervals();
    this.#intervals.set(key, intervals);
    return intervals;
  }
  /** Intervals of a named relation that is active until it ends. */
  #activeRelation(...name: string[]): Intervals {
    const key = name.join(' ');
    const intervals = this.#intervals.get(key) ?? new Intervals(true);
    this.#intervals.set(key, intervals);
    return intervals;
  }
  follows(follower: TestUser, targetId: string) {
    return this.relation('follows', follower.id, targetId);
  }
  /** Intervals in which neither has blocked the other. */
  notBlocked(userA: string, userB: string) {
    return this.#activeRelation('notBlocked', ...[userA, userB].toSorted());
  }
  /** Intervals in which the user is not suspended. */
  active(id: string) {
    return this.#activeRelation('active', id);
  }
  add(item: Omit<TrackedItem, 'open'>, open: boolean, at: number): TrackedItem {
    const added = { ...item, open: new Intervals() };
    if (open) added.open.begin(at);
    this.items.set(item.id, added);
    return added;
  }

  /** All received events that the viewer may not receive, each with the reason. */
  violations(): string[] {
    return this.subscribers.flatMap(({ person, client, rooms }, socket) =>
      client.received.flatMap(({ event, payload, at }) =>
        [...this.#eventViolations(person, rooms, event, payload, at), ...forbiddenKeys(event, payload)].map(
          (reason) =>
            `socket ${socket} of ${person.subject} received ${event}: ${reason} ${JSON.stringify(payload).slice(0, 400)}`,
        ),
      ),
    );
  }

  #eventViolations(
    viewer: TestUser,
    rooms: Set<string>,
    event: string,
    payload: unknown,
    at: number,
  ): string[] {
    if (!(event in liveEvents)) return ['not an event of the contract'];
    const name = event as LiveEventName;
    const rule = this.#rules[name] as (
      payload: LiveEvent<LiveEventName>,
      viewer: TestUser,
      rooms: Set<string>,
      at: number,
    ) => string | false;
    const reason = rule(liveEvents[name].parse(payload), viewer, rooms, at);
    return reason ? [reason] : [];
  }

  /** The reason why this viewer may not receive an event about an item at that time, or false. */
  #itemViolation(
    id: string,
    actorId: string | undefined,
    viewer: TestUser,
    rooms: Set<string>,
    at: number,
  ): string | false {
    const item = this.items.get(id);
    if (!item) return 'an unknown item';
    if (actorId && !this.notBlocked(viewer.id, actorId).wasActiveAt(at)) return 'by a blocked user';
    if (item.author === viewer) return false;
    if (!item.open.wasActiveAt(at)) return 'an item that is not viewable';
    if (!this.notBlocked(viewer.id, item.author.id).wasActiveAt(at)) return 'of a blocked user';
    if (!this.active(item.author.id).wasActiveAt(at)) return 'of a suspended user';
    const followed = [item.author.id, item.organizationId].some((target) =>
      this.follows(viewer, target).wasActiveAt(at),
    );
    const watched = [...rooms].some((room) =>
      [item.id, item.author.id, item.organizationId].includes(room.split(':')[1] ?? ''),
    );
    return watched || (rooms.has('following') && followed) ? false : 'without watching any of its rooms';
  }

  #answerViolation(id: string, viewer: TestUser): string | false {
    return this.coachAnswers.get(id) !== viewer && 'an answer to another user';
  }

  #playerViolation(id: string, viewer: TestUser, rooms: Set<string>, at: number): string | false {
    if (id === viewer.id) return false;
    if (!rooms.has(`player:${id}`)) return 'without watching the player';
    if (!this.active(id).wasActiveAt(at)) return 'of a suspended user';
    return this.notBlocked(viewer.id, id).wasActiveAt(at) ? false : 'of a blocked user';
  }

  readonly #rules: {
    [Name in LiveEventName]: (
      payload: LiveEvent<Name>,
      viewer: TestUser,
      rooms: Set<string>,
      at: number,
    ) => string | false;
  } = {
    'feed.added': ({ item }, ...context) => this.#itemViolation(item.id, undefined, ...context),
    'feed.changed': ({ item }, ...context) => this.#itemViolation(item.id, undefined, ...context),
    'feed.removed': ({ id }, ...context) => this.#itemViolation(id, undefined, ...context),
    'like.changed': ({ target_id, actor_id }, ...context) =>
      this.#itemViolation(target_id, actor_id, ...context),
    'comment.added': ({ target_id, comment }, ...context) =>
      this.#itemViolation(target_id, comment.user.id, ...context),
    'comment.removed': ({ target_id }, ...context) => this.#itemViolation(target_id, undefined, ...context),
    'follow.changed': ({ follower_id, target_id }, { id }) =>
      ![follower_id, target_id].includes(id) && 'a follow between other users',
    'follow_request.added': ({ follower_id, target_id }, { id }) =>
      ![follower_id, target_id].includes(id) && 'a request between other users',
    'follow_request.removed': ({ follower_id, target_id }, { id }) =>
      ![follower_id, target_id].includes(id) && 'a request between other users',
    'season.changed': ({ user_id }, ...context) => this.#playerViolation(user_id, ...context),
    'award.granted': ({ user_id }, ...context) => this.#playerViolation(user_id, ...context),
    'award.retracted': ({ user_id }, ...context) => this.#playerViolation(user_id, ...context),
    'highlight.ready': ({ highlight }, ...context) =>
      this.#itemViolation(highlight.id, undefined, ...context),
    'highlight.failed': ({ id }, ...context) => this.#itemViolation(id, undefined, ...context),
    'highlight.progress': ({ id }, viewer) =>
      this.items.get(id)?.author !== viewer && 'the progress of another user’s highlight',
    'notification.added': ({ notification: { actor, item } }, viewer, _, at) => {
      if (actor && !this.notBlocked(viewer.id, actor.id).wasActiveAt(at)) return 'by a blocked user';
      return !!item && this.items.get(item.id)?.author !== viewer && 'about an item of another user';
    },
    'notification.removed': () => false,
    'notification.read': () => 'nothing was marked as read',
    'profile.changed': ({ user_id }, ...context) => this.#playerViolation(user_id, ...context),
    // The random workload logs no live games.
    'live_game.changed': () => 'a live game',
    'live_link.changed': () => 'a live link',
    'roster.changed': ({ organization_id: id }, _, rooms) =>
      !rooms.has(`organization:${id}`) && 'without watching the organization',
    // The random workload makes no teams.
    'team.changed': () => 'a team',
    'team.removed': () => 'a team',
    'coach.replied': ({ message: { id } }, viewer) => this.#answerViolation(id, viewer),
    'coach.failed': ({ message_id }, viewer) => this.#answerViolation(message_id, viewer),
    'coach.delta': ({ message_id }, viewer) => this.#answerViolation(message_id, viewer),
    'coach.status': ({ message_id }, viewer) => this.#answerViolation(message_id, viewer),
  };
}

/** Reports private or viewer-specific keys of a payload and keys its contract does not name. */
const forbiddenKeys = (event: string, payload: unknown): string[] => {
  const keys = keysOf(payload);
  const violations = keys.filter((path) => privateKeys.has(path.split('.').at(-1) ?? ''));
  // In `follow.changed`, `following` is part of the event.
  if (event !== 'follow.changed') violations.push(...keys.filter((path) => path.endsWith('.following')));
  const contractKeys = event in liveEvents ? keysOf(liveEvents[event as LiveEventName].parse(payload)) : [];
  const unknownKeys = keys.filter((key) => !contractKeys.includes(key));
  return [
    ...violations.map((path) => `carries ${path}`),
    ...unknownKeys.map((path) => `carries ${path}, which the contract does not name`),
  ];
};

const keysOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, path));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    [`${path}.${key}`].concat(keysOf(entry, `${path}.${key}`)),
  );
};
