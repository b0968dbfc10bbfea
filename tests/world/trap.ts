import { liveEvents, type LiveEvent, type LiveEventName } from '@rinkside/contracts/live';
import type { Person } from '@rinkside/testkit/person';
import type { Screen } from '@rinkside/testkit/screen';

/** What has no business on a socket, wherever it stands in a payload. */
const privateKeys = new Set([
  'userLiked', 'can', 'comments', 'email', 'birthdate', 'trusted_birthdate', 'zipcode', 'issuer', 'subject',
  'guardian_confirmed_at', 'guardian_ai_confirmed_at', 'show_full_name_publicly', 'public_player_page', 'coach_confirmed', 'moderator',
]); // prettier-ignore

/** Last event at most this long after the commit that ended a right, ms. */
const grace = 1000;

/** When something was so, with the moments it began and ended as the test saw them. */
class Spans {
  readonly #spans: { from: number; to: number }[] = [];

  constructor(open = false) {
    if (open) this.begin(0);
  }
  begin(at = Date.now()) {
    if (!this.now) this.#spans.push({ from: at, to: Infinity });
  }
  end(at = Date.now()) {
    const last = this.#spans.at(-1);
    if (last?.to === Infinity) last.to = at;
  }
  get now() {
    return this.#spans.at(-1)?.to === Infinity;
  }
  /** Whether it was so at that moment or shortly before. */
  at(moment: number) {
    return this.#spans.some(({ from, to }) => from <= moment && to >= moment - grace);
  }
}

export interface TrappedItem {
  id: string;
  author: Person;
  organizationId: string;
  open: Spans;
}

interface Listener {
  person: Person;
  screen: Screen;
  rooms: Set<string>;
}

/**
 * What each viewer may hear, kept beside the product by whoever runs the commands, in the test's own words:
 * spans begin before a command is sent and end when it is answered.
 */
export class Trap {
  readonly items = new Map<string, TrappedItem>();
  /** Who asked the coach, by the id of the answer. */
  readonly answers = new Map<string, Person>();
  readonly listeners: Listener[] = [];
  readonly #spans = new Map<string, Spans>();

  /** A named relation between people and things, closed until it begins. */
  span(...name: string[]): Spans {
    const key = name.join(' ');
    const found = this.#spans.get(key) ?? new Spans();
    this.#spans.set(key, found);
    return found;
  }
  /** A relation that is there until it ends. */
  #standing(...name: string[]): Spans {
    const key = name.join(' ');
    const found = this.#spans.get(key) ?? new Spans(true);
    this.#spans.set(key, found);
    return found;
  }
  follows(who: Person, targetId: string) {
    return this.span('follows', who.id, targetId);
  }
  /** Neither has blocked the other. */
  free(one: string, other: string) {
    return this.#standing('free', ...[one, other].toSorted());
  }
  /** Not suspended. */
  active(id: string) {
    return this.#standing('active', id);
  }
  add(item: Omit<TrappedItem, 'open'>, open: boolean, at: number): TrappedItem {
    const added = { ...item, open: new Spans() };
    if (open) added.open.begin(at);
    this.items.set(item.id, added);
    return added;
  }

  /** Everything heard that should not have been, each with why. */
  caught(): string[] {
    return this.listeners.flatMap(({ person, screen, rooms }, socket) =>
      screen.heard.flatMap(({ event, payload, at }) =>
        [...this.#wrong(person, rooms, event, payload, at), ...scan(event, payload)].map(
          (why) =>
            `socket ${socket} of ${person.subject} heard ${event}: ${why} ${JSON.stringify(payload).slice(0, 400)}`,
        ),
      ),
    );
  }

  #wrong(viewer: Person, rooms: Set<string>, event: string, payload: unknown, at: number): string[] {
    if (!(event in liveEvents)) return ['no event of the contract'];
    const name = event as LiveEventName;
    const judge = this.#judges[name] as (
      fact: LiveEvent<LiveEventName>,
      viewer: Person,
      rooms: Set<string>,
      at: number,
    ) => string | false;
    const why = judge(liveEvents[name].parse(payload), viewer, rooms, at);
    return why ? [why] : [];
  }

  /** Why this viewer may not hear of an item at that moment, or false. */
  #item(
    id: string,
    actorId: string | undefined,
    viewer: Person,
    rooms: Set<string>,
    at: number,
  ): string | false {
    const item = this.items.get(id);
    if (!item) return 'an item nobody made';
    if (actorId && !this.free(viewer.id, actorId).at(at)) return 'by somebody blocked';
    if (item.author === viewer) return false;
    if (!item.open.at(at)) return 'an item that is not open';
    if (!this.free(viewer.id, item.author.id).at(at)) return 'of somebody blocked';
    if (!this.active(item.author.id).at(at)) return 'of somebody suspended';
    const followed = [item.author.id, item.organizationId].some((target) =>
      this.follows(viewer, target).at(at),
    );
    const watched = [...rooms].some((room) =>
      [item.id, item.author.id, item.organizationId].includes(room.split(':')[1] ?? ''),
    );
    return watched || (rooms.has('following') && followed) ? false : 'without watching any of its rooms';
  }

  #answer(id: string, viewer: Person): string | false {
    return this.answers.get(id) !== viewer && 'an answer to somebody else';
  }

  #player(id: string, viewer: Person, rooms: Set<string>, at: number): string | false {
    if (id === viewer.id) return false;
    if (!rooms.has(`player:${id}`)) return 'without watching the player';
    if (!this.active(id).at(at)) return 'of somebody suspended';
    return this.free(viewer.id, id).at(at) ? false : 'of somebody blocked';
  }

  readonly #judges: {
    [Name in LiveEventName]: (
      fact: LiveEvent<Name>,
      viewer: Person,
      rooms: Set<string>,
      at: number,
    ) => string | false;
  } = {
    'feed.added': ({ item }, ...who) => this.#item(item.id, undefined, ...who),
    'feed.changed': ({ item }, ...who) => this.#item(item.id, undefined, ...who),
    'feed.removed': ({ id }, ...who) => this.#item(id, undefined, ...who),
    'like.changed': ({ target_id, actor_id }, ...who) => this.#item(target_id, actor_id, ...who),
    'comment.added': ({ target_id, comment }, ...who) => this.#item(target_id, comment.user.id, ...who),
    'comment.removed': ({ target_id }, ...who) => this.#item(target_id, undefined, ...who),
    'follow.changed': ({ follower_id, target_id }, { id }) =>
      ![follower_id, target_id].includes(id) && 'a follow between others',
    'season.changed': ({ user_id }, ...who) => this.#player(user_id, ...who),
    'award.granted': ({ user_id }, ...who) => this.#player(user_id, ...who),
    'award.retracted': ({ user_id }, ...who) => this.#player(user_id, ...who),
    'highlight.ready': ({ highlight }, ...who) => this.#item(highlight.id, undefined, ...who),
    'highlight.failed': ({ id }, ...who) => this.#item(id, undefined, ...who),
    'highlight.progress': ({ id }, viewer) =>
      this.items.get(id)?.author !== viewer && 'the progress of somebody else’s highlight',
    'notification.added': ({ notification: { actor, item } }, viewer, _, at) => {
      if (actor && !this.free(viewer.id, actor.id).at(at)) return 'by somebody blocked';
      return !!item && this.items.get(item.id)?.author !== viewer && 'about an item of somebody else';
    },
    'notification.read': () => 'what nobody read',
    'profile.changed': ({ user_id }, ...who) => this.#player(user_id, ...who),
    'roster.changed': ({ organization_id: id }, _, rooms) =>
      !rooms.has(`organization:${id}`) && 'without watching the organization',
    'coach.replied': ({ message: { id } }, viewer) => this.#answer(id, viewer),
    'coach.failed': ({ message_id }, viewer) => this.#answer(message_id, viewer),
    'coach.delta': ({ message_id }, viewer) => this.#answer(message_id, viewer),
    'coach.status': ({ message_id }, viewer) => this.#answer(message_id, viewer),
  };
}

/** Keys of a payload that belong to one viewer or account, and keys its contract does not name. */
const scan = (event: string, payload: unknown): string[] => {
  const keys = keysOf(payload);
  const found = keys.filter((path) => privateKeys.has(path.split('.').at(-1) ?? ''));
  // Of a follow it is the fact itself.
  if (event !== 'follow.changed') found.push(...keys.filter((path) => path.endsWith('.following')));
  const named = event in liveEvents ? keysOf(liveEvents[event as LiveEventName].parse(payload)) : [];
  const surplus = keys.filter((key) => !named.includes(key));
  return [
    ...found.map((path) => `carries ${path}`),
    ...surplus.map((path) => `carries ${path}, which no contract names`),
  ];
};

const keysOf = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, path));
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    [`${path}.${key}`].concat(keysOf(entry, `${path}.${key}`)),
  );
};
