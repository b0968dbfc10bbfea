import { ageOn, todayUtc } from '@rinkside/contracts/player';
import { onboardingBody } from '@rinkside/contracts/player.schema';
import { newId } from '@rinkside/platform/id';
import { runQuery } from '@rinkside/platform/query-builder';
import { toSquareWebp } from '../image/square-image.js';
import { completeOnboarding, reserveAvatar, registerPlayer, setAvatar } from '../player/player.commands.js';
import { addPlace } from '../circle/circle.rows.js';
import { askCircle } from '../circle/request.commands.js';
import { ownCircle } from '../circle/start-circle.js';
import { actorOf, type Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { accountOf, type DemoAccount } from './accounts.js';
import { seededRandom } from './seeded-random.js';
import { birthdateOf, people, type DemoPerson } from './people.js';
import { renderAvatar } from './avatar.js';
import {
  commandsAt,
  daysBefore,
  forEachConcurrently,
  type DemoMember,
  type SeedResources,
} from './resources.js';

export interface SeedPlayersOptions {
  /** Id of the identity provider. */
  provider: string;
  issuer: string;
  /** Ids of the directory's organizations, by name. */
  organizations: Map<string, string>;
  /** Creates or finds the account at the identity provider. @returns its subject. */
  ensureAccount: (person: DemoPerson, account: DemoAccount) => Promise<string>;
  now: Date;
}

const subjectOf = ({ slug }: DemoPerson) => `demo|${slug}`;

const answersOf = (person: DemoPerson, organization_id: string | undefined, joinedAt: Date, now: Date) => {
  const birthdate = birthdateOf(person, now);
  return onboardingBody.parse({
    first_name: person.first,
    last_name: person.last,
    role: person.role,
    position: person.position,
    age: person.age,
    level: person.level,
    zipcode: person.zipcode,
    birthdate,
    organization_id,
    guardian_confirmed: ageOn(birthdate, todayUtc(joinedAt)) < 13,
  });
};

const addGuardian = (
  { database }: SeedResources,
  row: { guardian_id: string; child_id: string; created_at: Date },
) =>
  runQuery(
    database.sql,
    db
      .insertInto('guardian')
      .values(row)
      .onConflict((conflict) => conflict.doNothing()),
  );

/** The people of a demo club know each other, and its first coach leads them. */
const joinOwnCircle = async (ctx: Ctx, organizationId: string, playerId: string): Promise<void> => {
  const begun = await runQuery(
    ctx.sql,
    db.deleteFrom('circle').where('created_by', '=', playerId).returning('id'),
  );
  const circleId = await ownCircle(ctx, organizationId);
  await addPlace(ctx, { circleId, playerId, source: 'member', coach: begun.length > 0 });
};

/** Signs up every demo person, completes their onboarding and uploads their avatar; skips the steps that are done. */
export const seedPlayers = async (
  resources: SeedResources,
  options: SeedPlayersOptions,
): Promise<DemoMember[]> => {
  const { provider, issuer, organizations, ensureAccount, now } = options;
  const emails = people.flatMap((person) => accountOf(person)?.email ?? []);
  const rows = await runQuery(
    resources.database.sql,
    db
      .selectFrom('player')
      .select(['id', 'subject', 'email', 'organization_id as organizationId', 'avatar_key as avatarKey'])
      .select('onboarding_complete as onboarded')
      .where('provider', '=', provider)
      .where((eb) => eb.or([eb('subject', 'in', people.map(subjectOf)), eb('email', 'in', emails)])),
  );
  const members = new Map<string, DemoMember>();
  const newcomers = new Set<string>();

  const seedPlayer = async (person: DemoPerson) => {
    const account = accountOf(person);
    const existing = rows.find(({ subject, email }) =>
      account ? email === account.email : subject === subjectOf(person),
    );
    const joinedAt = daysBefore(now, 40 + 60 * seededRandom(`joining of ${person.slug}`).next());
    const commands = commandsAt(resources, joinedAt);
    const actor = actorOf(existing?.id ?? newId());
    if (!existing?.onboarded) {
      newcomers.add(person.slug);
      const subject =
        existing?.subject ?? (account ? await ensureAccount(person, account) : subjectOf(person));
      const answers = answersOf(person, organizations.get(person.club), joinedAt, now);
      const names = { firstName: person.first, lastName: person.last };
      await commands.run(actor, async (ctx) => {
        await registerPlayer(ctx, {
          provider,
          issuer,
          subject,
          email: account?.email ?? null,
          emailVerified: true,
          ...names,
        });
        await completeOnboarding(ctx, answers);
        if (answers.organization_id) await joinOwnCircle(ctx, answers.organization_id, actor.id);
      });
    }
    if (!existing?.avatarKey) {
      const key = await commands.run(actor, reserveAvatar);
      await resources.storage.put(key, await toSquareWebp(renderAvatar(person), 'cover'), 'image/webp');
      await commands.run(actor, (ctx) => setAvatar(ctx, { key, accountId: actor.id }));
    }
    const organizationId = existing?.organizationId ?? organizations.get(person.club) ?? null;
    members.set(person.slug, {
      slug: person.slug,
      actor: { ...actor, role: person.role, onboarded: true, organizationId },
    });
  };
  await forEachConcurrently(people, 4, seedPlayer);
  for (const { slug, guardian } of people) {
    const [guardian_id, child_id] = [guardian, slug].map((key) => key && members.get(key)?.actor.id);
    if (guardian_id && child_id) await addGuardian(resources, { guardian_id, child_id, created_at: now });
  }
  for (const { slug, asks } of people) {
    const member = members.get(slug);
    const organizationId = asks && organizations.get(asks);
    if (!member || !organizationId || !newcomers.has(slug)) continue;
    await commandsAt(resources, daysBefore(now, 1)).run(member.actor, async (ctx) =>
      askCircle(ctx, { id: await ownCircle(ctx, organizationId) }),
    );
  }
  return people.flatMap(({ slug }) => members.get(slug) ?? []);
};
