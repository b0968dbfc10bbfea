import { imageRules } from './image.js';
import { isolate } from './text.js';
import { rateLimits, type Routes } from './route.js';
import type { organizationSchemas } from './organization.schema.js';

export type * from './organization.schema.js';

export const organizationRules = {
  nameRequired: 'Organization name is required',
  nameLength: 'Organization name must be 2 to 80 characters',
  teamLength: 'Team name must be at most 80 characters',
  website: 'Please enter a web address that starts with http:// or https://',
  imageType: imageRules.type,
  imageSize: imageRules.size,
  imageMissing: 'Please select a picture',
  maxImageBytes: imageRules.maxBytes,
  /** An organization with a name like the new one, and how many there are. */
  alike: (name: string, count: number) =>
    count === 1
      ? `Do you mean ${isolate(name)}? An organization has a name like this.`
      : `Do you mean ${isolate(name)} or one of ${count - 1} others? They have a name like this.`,
  /** An organization is new for this long, and small below this number of members. */
  newcomer: { days: 90, members: 10 },
  notCoach: 'Only coaches of this organization can do that.',
  confirmsSelf: 'Another coach or a moderator has to confirm you.',
  coachAge: 'Coach rights need an account of 18 or older.',
  coachRevoked: 'A moderator ended these rights. Only a moderator can restore them.',
  coachUnknown: 'No person with this id is waiting for confirmation.',
  /** Minimum characters of a search, and the debounce of typing in ms. */
  minSearchLength: 2,
  searchDebounceMs: 300,
} as const;

export const organizationRoutes: Routes<typeof organizationSchemas> = {
  search: { method: 'GET', path: '/api/organizations', access: 'public', limit: rateLimits.search },
  create: {
    method: 'POST',
    path: '/api/organizations',
    access: 'signedIn',
    limit: { max: 10, seconds: 3600 },
    status: 201,
  },
  one: { method: 'GET', path: '/api/organizations/:id', access: 'onboarded', limit: rateLimits.read },
  edit: { method: 'PUT', path: '/api/organizations/:id', access: 'onboarded', limit: rateLimits.write },
  image: {
    method: 'PATCH',
    path: '/api/organizations/:id/image',
    file: 'image',
    access: 'onboarded',
    limit: rateLimits.upload,
  },
  hide: {
    method: 'POST',
    path: '/api/organizations/:id/hidden',
    access: 'onboarded',
    limit: rateLimits.write,
  },
  show: {
    method: 'DELETE',
    path: '/api/organizations/:id/hidden',
    access: 'onboarded',
    limit: rateLimits.write,
  },
};
