import type { FollowTarget } from '@rinkside/contracts/follow';
import { contentTypes } from '@rinkside/contracts/item';
import { AppError } from '@rinkside/platform/errors';
import { statement } from '@rinkside/platform/sql';
import { runQuery } from '@rinkside/platform/query-builder';
import * as z from 'zod';
import { answerRequest } from '../follow/follow-request.commands.js';
import { setFollow } from '../follow/follow.commands.js';
import { setLike } from '../like/like.commands.js';
import type { PlayerTrigger } from '../notification/notification.commands.js';
import { lockPlayers } from '../player/player.repository.js';
import { db } from '../query-builder.js';
import { seededRandom } from './seeded-random.js';
import { commentersOn } from './seed-comments.js';
import { people, type DemoPerson } from './people.js';
import {
  commandsAt,
  daysBefore,
  forEachConcurrently,
  type DemoMember,
  type SeedResources,
} from './resources.js';
import { notify } from './seed-notifications.js';

const selectItems = statement(
  'seed.shared',
  `select id, content_type, author_id, extract(epoch from created_at)::float * 1000 as made from item
   where author_id = any($1::uuid[]) and feed_at > $2 and in_feeds order by created_at, id`,
  z.object({
    id: z.string(),
    content_type: z.enum(contentTypes),
    author_id: z.string(),
    made: z.number(),
  }),
);

const toPairs = (rows: { who: string; what: string }[]) =>
  new Set(rows.map(({ who, what }) => `${who} ${what}`));

const bySlug = new Map(people.map((person) => [person.slug, person]));
const years = ({ age }: DemoPerson) => Number.parseInt(age, 10);

/** Score for following: family, teammates, similar age, fellow goalies, coaches and demo accounts. */
const affinity = (one: DemoPerson, other: DemoPerson): number =>
  (one.last === other.last ? 10 : 0) +
  (one.club === other.club ? 3 : 0) +
  (Math.abs(years(one) - years(other)) <= 1 ? 2 : 0) +
  (one.position === 'goalie' && other.position === 'goalie' ? 2 : 0) +
  (other.role === 'coach' ? 1 : 0) +
  (other.account ? 3 : 0) +
  3 * seededRandom(`${one.slug} meets ${other.slug}`).next();

const followedBy = (member: DemoMember, members: DemoMember[]): DemoMember[] => {
  const one = bySlug.get(member.slug);
  if (!one) return [];
  const score = (other: DemoMember) => affinity(one, bySlug.get(other.slug) ?? one);
  const others = members.filter((other) => other !== member);
  const count = (one.account ? 12 : 6) + Math.floor(5 * seededRandom(`friends of ${one.slug}`).next());
  const friends = others.toSorted((a, b) => score(b) - score(a)).slice(0, count);
  const commenters = new Set(commentersOn(member.slug));
  return [...new Set([...friends, ...others.filter((other) => commenters.has(other.slug))])];
};

/** Adds the missing follows of the members: other members, their organization and up to two more. @returns the followed members of each. */
export const seedFollows = async (
  resources: SeedResources,
  members: DemoMember[],
  organizations: Map<string, string>,
  now: Date,
): Promise<Map<DemoMember, Set<DemoMember>>> => {
  // Also ended follows, so that an unfollow by a user is not undone.
  const existing = toPairs(
    await runQuery(
      resources.database.sql,
      db
        .selectFrom('follow')
        .select(['follower_id as who', 'target_id as what'])
        .where(
          'follower_id',
          'in',
          members.map(({ actor }) => actor.id),
        ),
    ),
  );
  const friends = new Map<DemoMember, Set<DemoMember>>();
  const clubs = [...new Set(people.map(({ club }) => organizations.get(club) ?? ''))];
  // One at a time: members follow each other, so that each command waits for the players of the one before.
  await forEachConcurrently(members, 1, async (member) => {
    const { actor, slug } = member;
    const random = seededRandom(`follows of ${slug}`);
    const followed = followedBy(member, members);
    friends.set(member, new Set(followed));
    const ownOrganizationId = actor.organizationId ?? '';
    const nearby = clubs.filter((id) => id !== ownOrganizationId && random.next() < 0.3).slice(0, 2);
    const targets: [FollowTarget, string][] = [
      ...[ownOrganizationId, ...nearby].map((id): [FollowTarget, string] => ['organization', id]),
      ...followed.map((other): [FollowTarget, string] => ['user', other.actor.id]),
    ];
    const newTargets = targets.filter(([, id]) => !existing.has(`${actor.id} ${id}`));
    if (newTargets.length === 0) return;
    const commands = commandsAt(resources, daysBefore(now, 1 + 30 * random.next()));
    const requestedIds = new Set<string>();
    await commands.run(actor, async (ctx) => {
      // Locks all players at once, because each follow would lock its own and could deadlock with another command.
      await lockPlayers(ctx, [actor.id, ...followed.map((other) => other.actor.id)]);
      const triggers: PlayerTrigger[] = [];
      for (const [type, id] of newTargets) {
        const { requested } = await setFollow(ctx, { type, id, following: true });
        if (requested) requestedIds.add(id);
        else if (type === 'user') triggers.push({ kind: 'follow', player_id: id, actor_id: actor.id });
      }
      await notify(ctx, triggers, now);
    });
    // Children under 13 approve their followers.
    for (const other of followed)
      if (requestedIds.has(other.actor.id))
        await commands.run(other.actor, (ctx) =>
          answerRequest(ctx, { followerId: actor.id, accepted: true }),
        );
  });
  return friends;
};

/** Items older than this get no likes. */
const maxItemAgeMs = 45 * 24 * 3600_000;
/** Likes are spread over this time after the item. */
const likeSpreadMs = 36 * 3600_000;

/** Players may have blocked each other since the last run. */
const ignoreClientErrors = (error: unknown) => {
  if (!(error instanceof AppError)) throw error;
};

/** Adds likes of the members on each other's recent items, more often on those of followed members. */
export const seedLikes = async (
  resources: SeedResources,
  friends: Map<DemoMember, Set<DemoMember>>,
  now: Date,
): Promise<void> => {
  const existing = toPairs(
    await runQuery(
      resources.database.sql,
      db
        .selectFrom('item_like')
        .select(['player_id as who', 'item_id as what'])
        .where(
          'player_id',
          'in',
          [...friends.keys()].map(({ actor }) => actor.id),
        ),
    ),
  );
  const authors = new Map([...friends.keys()].map((member) => [member.actor.id, member]));
  const items = await resources.database.sql.rows(selectItems, [
    [...authors.keys()],
    new Date(now.getTime() - maxItemAgeMs),
  ]);
  // Sequentially, because each command locks the liked items until its commit.
  for (const [member, followed] of friends) {
    const { actor, slug } = member;
    const newLikes = items.flatMap(({ id, content_type, author_id, made }) => {
      const author = authors.get(author_id);
      if (!author || author === member || existing.has(`${actor.id} ${id}`)) return [];
      const name = `${author.slug} ${content_type} ${made}`;
      const isSameOrganization = author.actor.organizationId === actor.organizationId;
      const chance = (followed.has(author) ? 0.42 : 0.04) + (isSameOrganization ? 0.12 : 0);
      const random = seededRandom(`${slug} reads ${name}`);
      if (random.next() >= chance * (0.4 + seededRandom(`charm of ${name}`).next())) return [];
      const at = new Date(made + Math.min(likeSpreadMs, now.getTime() - made) * random.next());
      return [{ target_type: content_type, target_id: id, author_id, at }];
    });
    if (newLikes.length === 0) continue;
    await commandsAt(resources, now).run(actor, async (ctx) => {
      // Pipelined, so that no like waits for the result of another.
      await Promise.all(
        newLikes.map(({ at, target_type, target_id }) =>
          setLike({ ...ctx, now: at }, { target_type, target_id, liked: true }).catch(ignoreClientErrors),
        ),
      );
      const triggers = newLikes.map(({ author_id, target_id }): PlayerTrigger => ({
        kind: 'like',
        player_id: author_id,
        actor_id: actor.id,
        item_id: target_id,
      }));
      await notify(ctx, triggers, now);
    });
  }
};
