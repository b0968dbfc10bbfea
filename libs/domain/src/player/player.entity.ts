import { ageLevels, levels, positions, roles } from '@rinkside/contracts/player';
import { defineEntity, p } from '@mikro-orm/postgresql';

const PlayerSchema = defineEntity({
  name: 'Player',
  tableName: 'player',
  properties: {
    id: p.uuid().primary(),
    /** The identity provider's key of the account; an email never identifies an account. */
    issuer: p.text(),
    subject: p.text(),
    email: p.text().nullable(),
    firstName: p.text().fieldName('first_name').nullable(),
    lastName: p.text().fieldName('last_name').nullable(),
    avatarKey: p.text().fieldName('avatar_key').nullable(),
    onboardingComplete: p.boolean().fieldName('onboarding_complete'),
    age: p.enum(ageLevels).nullable(),
    level: p.enum(levels).nullable(),
    position: p.enum(positions).nullable(),
    role: p.enum(roles).nullable(),
    organizationId: p.uuid().fieldName('organization_id').nullable(),
    birthdate: p.date().nullable(),
    /** The birthdate that decides what the account may do; an edit that makes a minor older waits for a moderator. */
    trustedBirthdate: p.date().fieldName('trusted_birthdate').nullable(),
    zipcode: p.text().nullable(),
    showFullNamePublicly: p.boolean().fieldName('show_full_name_publicly').nullable(),
    publicPlayerPage: p.boolean().fieldName('public_player_page').nullable(),
    guardianConfirmedAt: p.datetime(6).fieldName('guardian_confirmed_at').nullable(),
    guardianAiConfirmedAt: p.datetime(6).fieldName('guardian_ai_confirmed_at').nullable(),
    /** A coach has rights over the organization only if set. */
    coachConfirmedAt: p.datetime(6).fieldName('coach_confirmed_at').nullable(),
    suspendedAt: p.datetime(6).fieldName('suspended_at').nullable(),
    /** The owner deleted the account; a job deletes the remaining rows. */
    closedAt: p.datetime(6).fieldName('closed_at').nullable(),
    moderator: p.boolean(),
    operator: p.boolean(),
    createdAt: p.datetime(6).fieldName('created_at'),
    version: p.integer(),
  },
});

/** An account: player, parent or coach. */
export class Player extends PlayerSchema.class {}
PlayerSchema.setClass(Player);
