import * as z from 'zod';
import { id, version } from './id.js';
import { limits, route } from './route.js';
import { filled, unlessEmpty } from './text.js';

export const organizationView = z.object({
  id,
  name: z.string(),
  team_name: z.string().nullable(),
  image_url: z.string().nullable(),
  website: z.string().nullable(),
  version,
});
export type OrganizationView = z.infer<typeof organizationView>;

/** What other views carry of an organization. */
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
  /** Characters a search needs, and how long typing must pause before it is sent (ms). */
  searchMinimum: 2,
  searchPause: 300,
} as const;

export const organizationBody = z.strictObject({
  name: filled(organizationRules.nameRequired)
    .refine(
      unlessEmpty((value) => value.length >= 2),
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

export const organizationRoutes = {
  search: route({
    method: 'GET',
    path: '/api/organizations',
    query: z.strictObject({
      search: z.string().trim().max(100).default(''),
      limit: z.coerce.number().int().min(1).max(100).default(20),
    }),
    reply: z.array(organizationView),
    access: 'public',
    limit: limits.search,
  }),
  create: route({
    method: 'POST',
    path: '/api/organizations',
    body: organizationBody,
    reply: organizationView,
    access: 'signedIn',
    limit: { max: 10, seconds: 3600 },
    status: 201,
  }),
};
