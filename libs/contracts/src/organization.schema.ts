import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, idParams, success, targetId, version } from './id.schema.js';
import { mixesAlphabets, nameRules, organizationLooksLikeStaff } from './name.js';
import { searchQuery } from './paging.schema.js';
import { limitedGrowth, line, requiredText, skipEmpty } from './text.schema.js';
import { characterCount, cleanLine } from './text.js';
import { organizationRules } from './organization.js';

const nameExample = example('Duluth Blades');
const teamNameExample = example('Blades 14U AA');
const websiteExample = example('https://blades.example.com');
const imageExample = example(
  '/media/organizations/0199a3f2-7c1d-7b52-9c6e-2f4d8a1b3c5e/0199a3f3-0d2e-7f61-8a7b-4c5d6e7f8091.webp',
);

export const organizationView = z.object({
  id,
  name: z.string().meta(nameExample),
  team_name: z.string().nullable().meta(teamNameExample),
  image_url: z.string().nullable().meta(imageExample),
  website: z.string().nullable().meta(websiteExample),
  version,
});
export type OrganizationView = z.infer<typeof organizationView>;

/** An organization in a list to choose from. */
export const organizationResult = organizationView.extend({
  /** Set while an organization that a person added is new and has few members: it may be a lookalike. */
  newcomer: z
    .object({ members: z.int().nonnegative().meta(example(2)) })
    .nullable()
    .meta(example(null)),
});
export type OrganizationResult = z.infer<typeof organizationResult>;

/** Fields of an organization that other views embed. */
export const organizationCard = organizationView.pick({
  id: true,
  name: true,
  team_name: true,
  image_url: true,
});
export type OrganizationCard = z.infer<typeof organizationCard>;

const hasLetterOrDigit = (value: string) => /[\p{L}\p{N}]/u.test(value);

export const organizationBody = z.strictObject({
  name: requiredText(organizationRules.nameRequired)
    .refine(
      skipEmpty((value) => characterCount(value) >= 2),
      organizationRules.nameLength,
    )
    .max(80, { error: organizationRules.nameLength, abort: true })
    .refine((value) => !organizationLooksLikeStaff(value), nameRules.staff)
    .refine((value) => !mixesAlphabets(value), nameRules.alphabets)
    .refine(skipEmpty(hasLetterOrDigit), organizationRules.nameRequired)
    .meta(nameExample),
  team_name: line()
    .max(80, { error: organizationRules.teamLength, abort: true })
    .refine((value) => !organizationLooksLikeStaff(value), nameRules.staff)
    .refine((value) => !mixesAlphabets(value), nameRules.alphabets)
    .nullish()
    .meta(teamNameExample),
  website: z
    .url({ protocol: /^https?$/, error: organizationRules.website })
    .check(limitedGrowth)
    .max(300, { error: organizationRules.website, abort: true })
    .refine((value) => cleanLine(value) === value, organizationRules.website)
    .nullish()
    .meta(websiteExample),
});
export type OrganizationBody = z.infer<typeof organizationBody>;

const newOrganizationBody = organizationBody.extend({
  /** The person has seen the organizations with a name like this one, and means another. */
  confirmed: z.boolean().optional().meta(example(true)),
});
export type NewOrganizationBody = z.infer<typeof newOrganizationBody>;

/** Fields a coach may change; omitted ones keep their value. */
const organizationChange = organizationBody.partial();
export type OrganizationChange = z.infer<typeof organizationChange>;

const hiddenBody = z.strictObject({
  target_type: z.enum(['post', 'highlight', 'game']),
  target_id: targetId,
});
export type HiddenBody = z.infer<typeof hiddenBody>;

/** An organization's page for signed-in viewers. */
export const organizationDetails = organizationView.extend({
  following: z.boolean().meta(example(true)),
  /** Deleted organizations are shown to moderators only. */
  deleted: z.boolean().meta(example(false)),
  can: z.object({
    edit: z.boolean(),
    /** Proposes edits: a first coach, until a coach leads the own circle. */
    propose: z.boolean().meta(example(false)),
    hide: z.boolean(),
    team: z.boolean(),
  }),
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

/** `proposed`: nothing has changed, because the edit waits as a proposal. */
const changedOrganization = organizationView.extend({ proposed: z.literal(true).optional() });
export type ChangedOrganization = z.infer<typeof changedOrganization>;

export const organizationSchemas = {
  search: {
    summary: 'Organizations by name or team, tolerating typos.',
    query: searchQuery('blades'),
    reply: z.array(organizationResult),
  },
  create: {
    summary:
      'Adds an organization to the directory. If others have a name like it, answers 409 with these as `candidates`, until the request says `confirmed`.',
    body: newOrganizationBody,
    reply: organizationView,
  },
  one: { summary: 'One organization.', params: idParams, reply: organizationDetails },
  edit: {
    summary: 'Updates the given fields of your organization. Coaches only; first coaches propose.',
    params: idParams,
    body: organizationChange,
    reply: changedOrganization,
  },
  image: {
    summary: 'Uploads the picture of your organization. Coaches only; first coaches propose.',
    params: idParams,
    reply: changedOrganization,
  },
  hide: {
    summary: 'Hides an item from the organization’s feed. Coaches only.',
    params: idParams,
    body: hiddenBody,
    reply: success,
  },
  show: {
    summary: 'Restores a hidden item. Coaches only.',
    params: idParams,
    body: hiddenBody,
    reply: success,
  },
};
