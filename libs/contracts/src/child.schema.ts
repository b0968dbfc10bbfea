import * as z from './zod.schema.js';
import { childRules } from './child.js';
import { example } from './example.js';
import { ageOn, todayUtc } from './player.js';
import {
  ageLevel,
  birthdate,
  firstName,
  lastName,
  level,
  organizationId,
  playerRow,
  position,
  zipcode,
} from './player.schema.js';
import { looksLikeStaff, nameRules } from './name.js';
import { idParams, version } from './id.schema.js';
import { deletionReply, proofBody } from './proof.schema.js';
import { guardianRights } from './guardian.js';
import { maxUnread } from './notification.js';

/** A guardian who adds a child confirms what onboarding asks a guardian for. */
const childBody = z
  .strictObject({
    first_name: firstName,
    last_name: lastName,
    birthdate,
    position,
    age: ageLevel,
    organization_id: organizationId,
    level: level.optional(),
    zipcode: zipcode.optional(),
  })
  .superRefine((body, check) => {
    if (ageOn(body.birthdate, todayUtc()) > childRules.maxAge)
      check.addIssue({ code: 'custom', path: ['birthdate'], message: childRules.tooOld });
    if (looksLikeStaff(`${body.first_name} ${body.last_name}`))
      check.addIssue({ code: 'custom', path: ['last_name'], message: nameRules.staff });
  });
export type ChildBody = z.output<typeof childBody>;

/** A child profile, as its guardian sees it. */
const childView = playerRow
  .pick({
    id: true,
    first_name: true,
    last_name: true,
    avatar: true,
    age: true,
    level: true,
    position: true,
    organization: true,
  })
  .extend({
    /** Unread notifications, counted up to a limit. */
    unread: z.int().min(0).max(maxUnread),
    /** The player signs in with a login of their own. */
    has_login: z.boolean().meta(example(false)),
    /** What you can do as the child's guardian. */
    rights: z.enum(guardianRights),
    /** The guardians of the child, you included. */
    guardians: z.int().positive().meta(example(1)),
    version,
  });
export type ChildView = z.infer<typeof childView>;

export const childSchemas = {
  list: {
    summary: 'The child profiles of your account, in the order they were added.',
    reply: z.array(childView),
  },
  add: { summary: 'Adds a child profile to your account.', body: childBody, reply: childView },
  remove: {
    summary: 'Permanently deletes the profile of your child with its content and media.',
    params: idParams,
    body: proofBody,
    reply: deletionReply,
  },
};
