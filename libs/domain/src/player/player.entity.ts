import { commenterGroups, positions, roles, type ageLevels, type Level } from '@rinkside/contracts/player';
import { defineEntity, p, type InferEntity } from '@mikro-orm/postgresql';
import { Organization } from '../organization/organization.entity.js';

/** An account: player, parent or coach. */
export const Player = defineEntity({
  name: 'Player',
  properties: {
    id: p.uuid().primary(),
    /** The provider's issuer URL when the row was created. */
    issuer: p.text(),
    /** The identity provider's key of the account; an email never identifies an account. */
    subject: p.text(),
    email: p.text().nullable(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    avatarKey: p.text().nullable(),
    onboardingComplete: p.boolean().default(false),
    age: p.text().$type<(typeof ageLevels)[number]>().nullable(),
    level: p.text().$type<Level>().nullable(),
    position: p.enum(positions).nullable(),
    role: p.enum(roles).nullable(),
    organizationId: p
      .manyToOne(Organization)
      .mapToPk()
      .fieldName('organization_id')
      .deleteRule('no action')
      .nullable(),
    /** The organization the player was confirmed to belong to; it counts while it equals `organizationId`. */
    confirmedOrganizationId: p
      .manyToOne(Organization)
      .mapToPk()
      .fieldName('confirmed_organization_id')
      .deleteRule('no action')
      .nullable(),
    /** When the player chose their organization; null for an old choice. */
    organizationJoinedAt: p.datetime(6).nullable(),
    /** The last two changes of the organization. */
    organizationChangedAt: p.datetime(6).nullable(),
    previousOrganizationChangeAt: p.datetime(6).nullable(),
    birthdate: p.date().nullable(),
    /** The birthdate that decides what the account may do; an edit that makes a minor older waits for a moderator. */
    trustedBirthdate: p.date().nullable(),
    zipcode: p.text().nullable(),
    showFullNamePublicly: p.boolean().nullable(),
    publicPlayerPage: p.boolean().nullable(),
    whoCanComment: p.enum(commenterGroups).nullable(),
    /** Others ask before they follow the player. */
    approveFollowers: p.boolean().default(false),
    guardianConfirmedAt: p.datetime(6).nullable(),
    guardianAiConfirmedAt: p.datetime(6).nullable(),
    guardianFullNameConfirmedAt: p.datetime(6).nullable(),
    /** A coach has rights over the organization only if set. */
    coachConfirmedAt: p.datetime(6).nullable(),
    /** When and for which organization the account last became a first coach, and corrected the choice. */
    coachClaimedAt: p.datetime(6).nullable(),
    coachClaimedOrganizationId: p.uuid().nullable(),
    coachClaimCorrectedAt: p.datetime(6).nullable(),
    /** A moderator ended the coach rights; only a moderator gives them again. */
    coachRevokedAt: p.datetime(6).nullable(),
    suspendedAt: p.datetime(6).nullable(),
    createdAt: p.datetime(6),
    version: p.integer().default(1),
    search: p
      .text()
      .generated(`(lower(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored`)
      .nullable()
      .lazy(),
    moderator: p.boolean().default(false),
    /** The owner deleted the account; a job deletes the remaining rows. */
    closedAt: p.datetime(6).nullable(),
    /** Sessions that began before this time are revoked, except the kept one. */
    sessionsEndedAt: p.datetime(6).nullable(),
    keptSession: p.text().nullable(),
    operator: p.boolean().default(false),
    /** The identity provider had verified the email when it was stored. */
    emailVerified: p.boolean().default(false),
    /**
     * Id of the identity provider; accounts are keyed by it and the subject. Null for a closed account, and for a row of
     * the version before until its owner's next request.
     */
    provider: p.text().nullable(),
    /**
     * Set when a child profile gets a login, and moved to an earlier date only: guardians have at most the rights that this
     * age leaves them.
     */
    rightsBirthdate: p.date().nullable(),
  },
  uniques: [{ properties: ['issuer', 'subject'] }, { properties: ['provider', 'subject'] }],
  indexes: [
    {
      name: 'player_search_key',
      expression: 'create index player_search_key on player using gin (search_key(search) gin_trgm_ops)',
    },
    { name: 'player_organization', properties: ['organizationId', 'id'] },
    { name: 'player_birthdate_waits', properties: ['id'], where: 'birthdate <> trusted_birthdate' },
    { name: 'player_coach', properties: ['organizationId'], where: `role = 'coach'` },
    {
      name: 'player_roster',
      expression: `create index player_roster on player (organization_id, (role is distinct from 'coach' or coach_confirmed_at is null), search, id)
        where onboarding_complete and suspended_at is null`,
    },
  ],
});
export type Player = InferEntity<typeof Player>;
