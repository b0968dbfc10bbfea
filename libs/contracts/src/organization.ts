import * as z from 'zod';
import { id, idParams, success, targetId, version } from './id.js';
import { imageRules } from './image.js';
import { rateLimits, route } from './route.js';
import { requiredText, skipEmpty } from './text.js';

export const organizationView = z.object({
  id,
  name: z.string(),
  team_name: z.string().nullable(),
  image_url: z.string().nullable(),
  website: z.string().nullable(),
  version,
});
export type OrganizationView = z.infer<typeof organizationView>;

/** Fields of an organization that other views embed. */
export const organizationCard = organizationView.pick({
  id: true,
  name: true,
  team_name: true,
  image_url: true,
});
export type OrganizationCard = z.infer<typeof organizationCard>;

export const organizationRules = {
  nameRequired: 'Organization name is required',
  nameLength: 'Organization name must be 2 to 80 characters',
  teamLength: 'Team name must be at most 80 characters',
  website: 'Please enter a web address that starts with http:// or https://',
  imageType: imageRules.type,
  imageSize: imageRules.size,
  imageMissing: 'Please select a picture',
  maxImageBytes: imageRules.maxBytes,
  notCoach: 'Only coaches of this organization can do that.',
  coachUnknown: 'Nobody by that id waits to be confirmed.',
  /** Minimum characters of a search, and the debounce of typing in ms. */
  minSearchLength: 2,
  searchDebounceMs: 300,
} as const;

export const organizationBody = z.strictObject({
  name: requiredText(organizationRules.nameRequired)
    .refine(
      skipEmpty((value) => value.length >= 2),
      organizationRules.nameLength,
    )
    .max(80, organizationRules.nameLength),
  team_name: z.string().trim().max(80, organizationRules.teamLength).nullish(),
  website: z
    .url({ protocol: /^https?$/, error: organizationRules.website })
    .max(300, organizationRules.website)
    .nullish(),
});
export type OrganizationBody = z.infer<typeof organizationBody>;

/** Fields a coach may change; omitted ones keep their value. */
export const organizationChange = organizationBody.partial();
export type OrganizationChange = z.infer<typeof organizationChange>;

const hiddenBody = z.strictObject({
  target_type: z.enum(['post', 'highlight', 'game']),
  target_id: targetId,
});
export type HiddenBody = z.infer<typeof hiddenBody>;

/** An organization's page for signed-in viewers. */
export const organizationDetails = organizationView.extend({
  following: z.boolean(),
  can: z.object({ edit: z.boolean(), hide: z.boolean(), team: z.boolean() }),
});
export type OrganizationDetails = z.infer<typeof organizationDetails>;

export const organizationRoutes = {
  search: route({
    method: 'GET',
    path: '/api/organizations',
    summary: 'Organizations by name or team, forgiving typos.',
    query: z.strictObject({
      search: z.string().trim().max(100).default(''),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.array(organizationView),
    access: 'public',
    limit: rateLimits.search,
  }),
  create: route({
    method: 'POST',
    path: '/api/organizations',
    summary: 'Adds an organization to the directory.',
    body: organizationBody,
    reply: organizationView,
    access: 'signedIn',
    limit: { max: 10, seconds: 3600 },
    status: 201,
  }),
  one: route({
    method: 'GET',
    path: '/api/organizations/:id',
    summary: 'One organization.',
    params: idParams,
    reply: organizationDetails,
    access: 'onboarded',
    limit: rateLimits.read,
  }),
  edit: route({
    method: 'PUT',
    path: '/api/organizations/:id',
    summary: 'Changes the given fields of your organization, for its coaches.',
    params: idParams,
    body: organizationChange,
    reply: organizationView,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
  image: route({
    method: 'PATCH',
    path: '/api/organizations/:id/image',
    summary: 'Puts up your organization’s picture, for its coaches.',
    params: idParams,
    file: 'image',
    reply: organizationView,
    access: 'onboarded',
    limit: rateLimits.upload,
  }),
  hide: route({
    method: 'POST',
    path: '/api/organizations/:id/hidden',
    summary: 'Hides an item from the organization’s feed, for its coaches.',
    params: idParams,
    body: hiddenBody,
    reply: success,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
  show: route({
    method: 'DELETE',
    path: '/api/organizations/:id/hidden',
    summary: 'Shows a hidden item again, for its coaches.',
    params: idParams,
    body: hiddenBody,
    reply: success,
    access: 'onboarded',
    limit: rateLimits.write,
  }),
};
