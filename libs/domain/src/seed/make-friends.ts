import type { FollowTarget } from '@rinkside/contracts/follow';
import type { ContentType } from '@rinkside/contracts/item';
import { Refusal } from '@rinkside/platform/refusal';
import { statement } from '@rinkside/platform/sql';
import { setFollow } from '../follow/follow.commands.js';
import { setLike } from '../like/like.commands.js';
import { diceOf } from './dice.js';
import { people, type DemoPerson } from './people.js';
import { commandsAt, daysBefore, each, type Member, type SeedResources } from './resources.js';

/** Pairs somebody has decided on already: what they took back stays taken back. */
const decided = statement<{ who: string; what: string }>(
  'seed.follows',
  `select follower_id as who, target_id as what from follow where follower_id = any($1::uuid[])`,
);
const liked = statement<{ who: string; what: string }>(
  'seed.likes',
  `select player_id as who, item_id as what from item_like where player_id = any($1::uuid[])`,
);

const shared = statement<{ id: string; content_type: ContentType; author_id: string; made: number }>(
  'seed.shared',
  `select id, content_type, author_id, extract(epoch from created_at)::float * 1000 as made from item
   where author_id = any($1::uuid[]) and feed_at > $2 and listed order by created_at, id`,
);

const pairs = async (resources: SeedResources, of: typeof decided, members: Member[]) => {
  const rows = await resources.database.sql.rows(of, [members.map(({ actor }) => actor.id)]);
  return new Set(rows.map(({ who, what }) => `${who} ${what}`));
};

const bySlug = new Map(people.map((person) => [person.slug, person]));
const years = ({ age }: DemoPerson) => Number.parseInt(age, 10);

/** How much somebody cares about somebody else: teammates, the same age, other goalies, well-known faces. */
const warmth = (one: DemoPerson, other: DemoPerson): number =>
  (one.club === other.club ? 3 : 0) +
  (Math.abs(years(one) - years(other)) <= 1 ? 2 : 0) +
  (one.position === 'goalie' && other.position === 'goalie' ? 2 : 0) +
  (other.role === 'coach' ? 1 : 0) +
  (other.account ? 3 : 0) +
  3 * diceOf(`${one.slug} meets ${other.slug}`).roll();

const followedBy = (member: Member, members: Member[]): Member[] => {
  const one = bySlug.get(member.slug);
  if (!one) return [];
  const score = (other: Member) => warmth(one, bySlug.get(other.slug) ?? one);
  const others = members.filter((other) => other !== member);
  const count = (one.account ? 12 : 6) + Math.floor(5 * diceOf(`friends of ${one.slug}`).roll());
  return others.toSorted((a, b) => score(b) - score(a)).slice(0, count);
};

/** Has the members follow each other, their own organization and two more. @returns whom each follows. */
export const followEachOther = async (
  resources: SeedResources,
  members: Member[],
  organizations: Map<string, string>,
  now: Date,
): Promise<Map<Member, Set<Member>>> => {
  const before = await pairs(resources, decided, members);
  const friends = new Map<Member, Set<Member>>();
  const clubs = [...new Set(people.map(({ club }) => organizations.get(club) ?? ''))];
  await each(members, 4, async (member) => {
    const { actor, slug } = member;
    const dice = diceOf(`follows of ${slug}`);
    const followed = followedBy(member, members);
    friends.set(member, new Set(followed));
    const own = actor.organizationId ?? '';
    const nearby = clubs.filter((id) => id !== own && dice.roll() < 0.3).slice(0, 2);
    const targets: [FollowTarget, string][] = [
      ...[own, ...nearby].map((id): [FollowTarget, string] => ['organization', id]),
      ...followed.map((other): [FollowTarget, string] => ['user', other.actor.id]),
    ];
    const wanted = targets.filter(([, id]) => !before.has(`${actor.id} ${id}`));
    if (wanted.length === 0) return;
    await commandsAt(resources, daysBefore(now, 1 + 30 * dice.roll())).run(actor, async (ctx) => {
      for (const [type, id] of wanted) await setFollow(ctx, { type, id, following: true });
    });
  });
  return friends;
};

/** Older ones had their likes before these people came. */
const liveliest = 45 * 24 * 3600_000;
/** Most likes come within a day and a half, ms. */
const soon = 36 * 3600_000;

/** People may have blocked each other since the last run. */
const unlessRefused = (error: unknown) => {
  if (!(error instanceof Refusal)) throw error;
};

/** Has the members like what the others posted and played lately, those they follow more often. */
export const likeEachOther = async (
  resources: SeedResources,
  friends: Map<Member, Set<Member>>,
  now: Date,
): Promise<void> => {
  const before = await pairs(resources, liked, [...friends.keys()]);
  const authors = new Map([...friends.keys()].map((member) => [member.actor.id, member]));
  const items = await resources.database.sql.rows(shared, [
    [...authors.keys()],
    new Date(now.getTime() - liveliest),
  ]);
  // One by one: each holds the items it likes until its commit.
  for (const [member, followed] of friends) {
    const { actor, slug } = member;
    const wanted = items.flatMap(({ id, content_type, author_id, made }) => {
      const author = authors.get(author_id);
      if (!author || author === member || before.has(`${actor.id} ${id}`)) return [];
      const name = `${author.slug} ${content_type} ${made}`;
      const near = author.actor.organizationId === actor.organizationId;
      const chance = (followed.has(author) ? 0.42 : 0.04) + (near ? 0.12 : 0);
      const dice = diceOf(`${slug} reads ${name}`);
      if (dice.roll() >= chance * (0.4 + diceOf(`charm of ${name}`).roll())) return [];
      const at = new Date(Math.min(now.getTime(), made + soon * dice.roll()));
      return [{ target_type: content_type, target_id: id, at }];
    });
    if (wanted.length === 0) continue;
    await commandsAt(resources, now).run(actor, async (ctx) => {
      for (const { at, ...target } of wanted)
        await setLike({ ...ctx, now: at }, { ...target, liked: true }).catch(unlessRefused);
    });
  }
};
