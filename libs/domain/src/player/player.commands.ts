import { childRules, type ChildBody, type ChildView } from '@rinkside/contracts/child';
import {
  playerRules,
  ageOn,
  todayUtc,
  type OnboardingBody,
  type ProfileBody,
  type ProfileView,
} from '@rinkside/contracts/player';
import { looksLikeStaff, nameFromProvider, nameRules } from '@rinkside/contracts/name';
import { newId, randomToken } from '@rinkside/platform/id';
import { embeddedProviderId } from '@rinkside/platform/identity-provider';
import { AppError, validationError } from '@rinkside/platform/errors';
import { runQuery } from '@rinkside/platform/query-builder';
import { commitObject, reserveObject } from '@rinkside/platform/staged-objects';
import type { Ctx } from '../actor.js';
import { db } from '../query-builder.js';
import { admitByLinks } from '../circle/link-admission.js';
import { announceNewcomer } from '../team/team-requests.rows.js';
import { emitUnusedPhotos } from '../block/block.photos.js';
import { organizationExists } from '../organization/organization.policy.js';
import { avatarFolder } from './avatar.js';
import { readChildren } from '../family/child.views.js';
import { childIdsOf } from '../family/guardian.rows.js';
import { hasContactData } from '@rinkside/safety/contact-data/contact-data';
import { fallBackAfterBirthdate } from './birthdate-fallback.js';
import { updateCoachRights } from './coach-rights.js';
import { changeCommenters } from './commenters.js';
import { changeOrganization } from './membership-changes.js';
import {
  canHaveChildren,
  childIdentity,
  isChildProfile,
  rightsBirthdateOf,
} from '../family/guardian.policy.js';
import { guardiansOf } from '../family/guardian.rows.js';
import {
  assertOverseerFields,
  changedFields,
  emitSettingsChange,
  recordClosures,
  settingsOf,
} from '../family/guardian-settings.js';
import { lockOwnPlayer } from './player.repository.js';
import { Player } from './player.entity.js';
import { emitRosterChanges } from './player.events.js';
import { isMinor } from './minor.js';
import { needsGuardian, trustedBirthdateAfterEdit } from './player.policy.js';
import { readProfile } from './player.views.js';
import { assertNotDeleted } from '../account/tombstone.js';

/** Verified claims of the identity provider. */
export interface Identity {
  /** Id of the identity provider. */
  provider: string;
  issuer: string;
  subject: string;
  email: string | null;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
}

/** Gives the provider id to a row that the version before inserted, which knows only issuer URLs. */
const adoptPlayer = (ctx: Ctx, { provider, issuer, subject }: Identity) =>
  runQuery(
    ctx.sql,
    db
      .updateTable('player')
      .set({ provider })
      .where('subject', '=', subject)
      // Subjects of the embedded provider are random, so they identify the account at any earlier address.
      .where((eb) => (provider === embeddedProviderId ? eb.lit(true) : eb('issuer', '=', issuer)))
      .where('provider', 'is', null)
      .where('closed_at', 'is', null),
  );

/**
 * Creates the account's row at the owner's first request; a repeated call only updates the email.
 * @throws unauthenticated if the account was deleted.
 */
export const registerPlayer = async (ctx: Ctx, identity: Identity): Promise<{ id: string }> => {
  const { provider, issuer, subject, email, emailVerified, firstName, lastName } = identity;
  await adoptPlayer(ctx, identity);
  const row = {
    id: ctx.actor.id,
    provider,
    issuer,
    subject,
    email,
    email_verified: emailVerified,
    first_name: nameFromProvider(firstName),
    last_name: nameFromProvider(lastName),
  };
  const [player] = await runQuery(
    ctx.sql,
    db
      .insertInto('player')
      .values({ ...row, created_at: ctx.now })
      .onConflict((conflict) =>
        conflict.columns(['provider', 'subject']).doUpdateSet((eb) => ({
          email: eb.fn.coalesce('excluded.email', 'player.email'),
          email_verified: eb
            .case()
            .when('excluded.email', 'is', null)
            .then(eb.ref('player.email_verified'))
            .else(eb.ref('excluded.email_verified'))
            .end(),
        })),
      )
      .returning('id'),
  );
  // Check after the insert: a concurrent deletion of the row is committed, and visible, only then.
  await assertNotDeleted(ctx.sql, identity);
  if (player && emailVerified) await admitByLinks(ctx, player.id);
  return { id: player?.id ?? ctx.actor.id };
};

/** Guardians keep at most the rights that the earliest trusted birthdate since the hand-over leaves them. */
const keepRightsBirthdate = async (ctx: Ctx, player: Player, previous: string | null) => {
  if (isChildProfile(player)) return;
  // Handed over by the version before, which stored no date.
  if (!player.rightsBirthdate && (await guardiansOf(ctx, player.id)).length === 0) return;
  player.rightsBirthdate = rightsBirthdateOf({
    rightsBirthdate: previous,
    trustedBirthdate: player.trustedBirthdate ?? null,
  });
};

const applyBirthdate = async (ctx: Ctx, player: Player, body: ProfileBody) => {
  if (body.birthdate === undefined) return;
  const previous = rightsBirthdateOf(player);
  const today = todayUtc(ctx.now);
  if (ageOn(body.birthdate, today) < 13) {
    if (!body.guardian_confirmed && !player.guardianConfirmedAt)
      throw validationError('guardian_confirmed', playerRules.guardian);
    player.guardianConfirmedAt ??= ctx.now;
  }
  player.trustedBirthdate = trustedBirthdateAfterEdit(player.trustedBirthdate ?? null, body.birthdate, today);
  player.birthdate = body.birthdate;
  await keepRightsBirthdate(ctx, player, previous);
};

/** A guardian confirms each time a player under 13 turns the full name on. */
const applyFullName = (ctx: Ctx, player: Player, body: ProfileBody) => {
  const shown = body.show_full_name_publicly;
  if (shown === undefined) return;
  if (!shown) player.guardianFullNameConfirmedAt = null;
  else if (needsGuardian(player, todayUtc(ctx.now)) && !player.guardianFullNameConfirmedAt) {
    if (!body.guardian_confirmed) throw validationError('guardian_confirmed', playerRules.guardianFullName);
    player.guardianFullNameConfirmedAt = ctx.now;
  }
  player.showFullNamePublicly = shown;
};

const applyOrganization = async (ctx: Ctx, player: Player, id: string | undefined) => {
  if (id === undefined || id === player.organizationId) return;
  if (!(await organizationExists(ctx.sql, id)))
    throw validationError('organization_id', playerRules.organization);
  changeOrganization(ctx, player, id);
};

/** Everyone reads names, also those of the identity provider. @throws invalid naming the field. */
const assertNamesWithoutContactData = (player: Player, { first_name, last_name }: ProfileBody) => {
  const first = first_name ?? player.firstName ?? '';
  const last = last_name ?? player.lastName ?? '';
  if (player.onboardingComplete && first === player.firstName && last === player.lastName) return;
  if (hasContactData(first)) throw validationError('first_name', playerRules.contactData);
  if (hasContactData(last) || hasContactData(`${first} ${last}`))
    throw validationError('last_name', playerRules.contactData);
};

/** A child profile stays a player under 18. @throws invalid naming the field. */
const assertChildFields = (ctx: Ctx, { role, birthdate }: ProfileBody) => {
  if (role && role !== 'player') throw validationError('role', childRules.playersOnly);
  if (birthdate && ageOn(birthdate, todayUtc(ctx.now)) > childRules.maxAge)
    throw validationError('birthdate', childRules.tooOld);
};

const applyProfile = async (ctx: Ctx, player: Player, body: ProfileBody, onboardingComplete: boolean) => {
  const before = {
    role: player.role,
    organizationId: player.organizationId,
    onboardingComplete: player.onboardingComplete,
    trustedBirthdate: player.trustedBirthdate,
  };
  if (isChildProfile(player)) assertChildFields(ctx, body);
  assertNamesWithoutContactData(player, body);
  player.onboardingComplete = onboardingComplete;
  player.firstName = body.first_name ?? player.firstName;
  player.lastName = body.last_name ?? player.lastName;
  if (
    (body.first_name !== undefined || body.last_name !== undefined) &&
    looksLikeStaff(`${player.firstName ?? ''} ${player.lastName ?? ''}`)
  )
    throw validationError(body.last_name === undefined ? 'first_name' : 'last_name', nameRules.staff);
  player.age = body.age ?? player.age;
  player.level = body.level ?? player.level;
  player.zipcode = body.zipcode ?? player.zipcode;
  player.role = body.role ?? player.role;
  if (body.position !== undefined) player.position = body.position;
  if (player.role === 'coach') player.position = null;
  else if (player.onboardingComplete && !player.position)
    throw validationError('position', playerRules.position);
  await applyBirthdate(ctx, player, body);
  fallBackAfterBirthdate(player, before, todayUtc(ctx.now));
  if (onboardingComplete && !before.onboardingComplete && needsGuardian(player, todayUtc(ctx.now)))
    player.approveFollowers = true;
  player.publicPlayerPage = body.public_player_page ?? player.publicPlayerPage;
  player.approveFollowers = body.approve_followers ?? player.approveFollowers;
  if (body.guardian_ai_confirmed !== undefined)
    player.guardianAiConfirmedAt = body.guardian_ai_confirmed
      ? (player.guardianAiConfirmedAt ?? ctx.now)
      : null;
  applyFullName(ctx, player, body);
  changeCommenters(
    player,
    { group: body.who_can_comment, guardianConfirmed: body.guardian_confirmed === true },
    todayUtc(ctx.now),
  );
  await applyOrganization(ctx, player, body.organization_id);
  await updateCoachRights(ctx, player, before);
  player.version++;
  const { organizationId } = player;
  emitRosterChanges(ctx, player, before, { onboardingComplete, organizationId, minor: isMinor(player) });
  ctx.emit('profile.changed', { user_id: player.id, version: player.version });
};

/**
 * Changes the given fields of the actor's profile with the rules of onboarding.
 * @param accountId the account that changes it: the actor's, or that of a guardian
 * @throws invalid naming the field, forbidden for what an overseer may not change, conflict before a guardian opens what
 * another one closed.
 */
export const updateProfile = async (
  ctx: Ctx,
  { body, accountId }: { body: ProfileBody; accountId: string },
): Promise<ProfileView> => {
  const player = await lockOwnPlayer(ctx);
  assertOverseerFields(ctx, player, body);
  const before = settingsOf(player);
  await applyProfile(ctx, player, body, player.onboardingComplete);
  await recordClosures(ctx, player, { before, accountId, reopen: body.reopen === true });
  emitSettingsChange(ctx, { childId: player.id, accountId, fields: changedFields(player, before) });
  await ctx.em.flush();
  return readProfile(ctx.em, ctx.sql, ctx.actor);
};

/** Stores all onboarding answers and completes the profile. @throws invalid naming the field. */
export const completeOnboarding = async (ctx: Ctx, body: OnboardingBody): Promise<ProfileView> => {
  const player = await lockOwnPlayer(ctx);
  const isNew = !player.onboardingComplete;
  await applyProfile(ctx, player, body, true);
  await ctx.em.flush();
  await admitByLinks(ctx, player.id);
  if (isNew) await announceNewcomer(ctx);
  return readProfile(ctx.em, ctx.sql, ctx.actor);
};

/**
 * Adds a child profile whose guardian is the actor.
 * @throws forbidden unless the actor is an adult, conflict for one child too many, invalid naming the field.
 */
export const addChild = async (ctx: Ctx, body: ChildBody): Promise<ChildView> => {
  // The lock serializes additions, so the maximum holds.
  const guardian = await lockOwnPlayer(ctx);
  if (!canHaveChildren(guardian, todayUtc(ctx.now))) throw new AppError('forbidden', childRules.adultsOnly);
  const siblings = await childIdsOf(ctx.sql, guardian.id);
  if (siblings.length >= childRules.max) throw new AppError('conflict', childRules.tooMany);
  const id = newId();
  await runQuery(ctx.sql, db.insertInto('player').values({ id, ...childIdentity(id), created_at: ctx.now }));
  await runQuery(
    ctx.sql,
    db.insertInto('guardian').values({ guardian_id: guardian.id, child_id: id, created_at: ctx.now }),
  );
  ctx.emit('guardian.added', { guardian_id: guardian.id, child_id: id });
  const child = await ctx.em.findOneOrFail(Player, id);
  await applyProfile(ctx, child, { ...body, role: 'player', guardian_confirmed: true }, true);
  await ctx.em.flush();
  const view = (await readChildren(ctx.sql, guardian.id)).find((added) => added.id === id);
  if (!view) throw new Error(`the child ${id} was not stored`);
  return view;
};

/** Reserves an unguessable storage key for a new avatar. @returns the key. */
export const reserveAvatar = async (ctx: Ctx): Promise<string> => {
  const key = `${avatarFolder(ctx.actor.id)}${randomToken()}.webp`;
  await reserveObject(ctx.sql, key);
  return key;
};

/** Sets the profile's avatar to a reserved and stored image. The old one is deleted after the commit. */
export const setAvatar = async (
  ctx: Ctx,
  { key, accountId }: { key: string; accountId: string },
): Promise<ProfileView> => {
  const player = await lockOwnPlayer(ctx);
  await commitObject(ctx.sql, key);
  const replaced = { avatar_key: player.avatarKey ?? null };
  player.avatarKey = key;
  player.version++;
  emitSettingsChange(ctx, { childId: player.id, accountId, fields: ['avatar'] });
  ctx.emit('profile.changed', { user_id: player.id, version: player.version });
  await ctx.em.flush();
  await emitUnusedPhotos(ctx, [replaced]);
  return readProfile(ctx.em, ctx.sql, ctx.actor);
};
