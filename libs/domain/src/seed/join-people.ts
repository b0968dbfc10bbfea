import { ageOn, onboardingBody, todayUtc } from '@rinkside/contracts/player';
import { newId } from '@rinkside/platform/id';
import { statement } from '@rinkside/platform/sql';
import { drawPicture } from '../picture.js';
import { completeOnboarding, nameAvatar, registerPlayer, setAvatar } from '../player/player.commands.js';
import { actorOf } from '../actor.js';
import { accountOf, type DemoAccount } from './accounts.js';
import { diceOf } from './dice.js';
import { birthdateOf, people, type DemoPerson } from './people.js';
import { portraitOf } from './portrait.js';
import { commandsAt, daysBefore, each, type Member, type SeedResources } from './resources.js';

interface Known {
  id: string;
  subject: string;
  email: string | null;
  organizationId: string | null;
  onboarded: boolean;
  pictured: boolean;
}

const known = statement<Known>(
  'seed.people',
  `select id, subject, email, organization_id as "organizationId", onboarding_complete as onboarded,
     avatar_key is not null as pictured
   from player where issuer = $1 and (subject = any($2::text[]) or email = any($3::text[]))`,
);

export interface People {
  issuer: string;
  /** Ids of the directory's organizations, by name. */
  organizations: Map<string, string>;
  /** Makes or finds the account at the identity provider. @returns its subject. */
  openAccount: (person: DemoPerson, account: DemoAccount) => Promise<string>;
  now: Date;
}

const subjectOf = ({ slug }: DemoPerson) => `demo|${slug}`;

const answersOf = (person: DemoPerson, organization_id: string | undefined, joined: Date, now: Date) => {
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
    guardian_confirmed: ageOn(birthdate, todayUtc(joined)) < 13,
  });
};

/** Has every demo person sign up, answer the onboarding and put up a picture, as far as they have not yet. */
export const joinPeople = async (resources: SeedResources, options: People): Promise<Member[]> => {
  const { issuer, organizations, openAccount, now } = options;
  const emails = people.flatMap((person) => accountOf(person)?.email ?? []);
  const rows = await resources.database.sql.rows(known, [issuer, people.map(subjectOf), emails]);
  const members = new Map<string, Member>();

  const join = async (person: DemoPerson) => {
    const account = accountOf(person);
    const there = rows.find(({ subject, email }) =>
      account ? email === account.email : subject === subjectOf(person),
    );
    const joined = daysBefore(now, 40 + 60 * diceOf(`joining of ${person.slug}`).roll());
    const commands = commandsAt(resources, joined);
    const actor = actorOf(there?.id ?? newId());
    if (!there?.onboarded) {
      const subject = there?.subject ?? (account ? await openAccount(person, account) : subjectOf(person));
      const answers = answersOf(person, organizations.get(person.club), joined, now);
      const names = { firstName: person.first, lastName: person.last };
      await commands.run(actor, async (ctx) => {
        await registerPlayer(ctx, { issuer, subject, email: account?.email ?? null, ...names });
        await completeOnboarding(ctx, answers);
      });
    }
    if (!there?.pictured) {
      const key = await commands.run(actor, nameAvatar);
      await resources.storage.put(key, await drawPicture(await portraitOf(person), 'cover'), 'image/webp');
      await commands.run(actor, (ctx) => setAvatar(ctx, key));
    }
    const organizationId = there?.organizationId ?? organizations.get(person.club) ?? null;
    members.set(person.slug, {
      slug: person.slug,
      actor: { ...actor, role: person.role, onboarded: true, organizationId },
    });
  };
  await each(people, 4, join);
  return people.flatMap(({ slug }) => members.get(slug) ?? []);
};
