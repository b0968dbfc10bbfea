import { accountOf, type DemoAccount } from './accounts.js';
import { seedCrests, seedOrganizations } from './seed-organizations.js';
import { seedPlayers, type SeedPlayersOptions } from './seed-players.js';
import { seedFollows, seedLikes } from './seed-follows.js';
import { people } from './people.js';
import { seedGames } from './seed-games.js';
import type { SeedResources } from './resources.js';
import { seedHighlights } from './seed-highlights.js';
import { seedComments } from './seed-comments.js';
import { seedPosts } from './seed-posts.js';
import { seedTeams } from './seed-teams.js';

export interface SeedOptions extends Pick<SeedPlayersOptions, 'provider' | 'issuer' | 'ensureAccount'> {
  /** Whether to add demo players as well as organizations. */
  demo: boolean;
  now?: Date;
}

/**
 * Seeds an installation with the regular domain commands. Existing data is kept, so a second run changes nothing and an
 * interrupted run can be resumed. @returns the demo accounts.
 */
export const seed = async (resources: SeedResources, options: SeedOptions): Promise<DemoAccount[]> => {
  const { demo, provider, issuer, ensureAccount, now = new Date() } = options;
  const organizations = await seedOrganizations(resources, now);
  if (!demo) return [];
  await seedCrests(resources, now);
  const members = await seedPlayers(resources, { provider, issuer, organizations, ensureAccount, now });
  // First, so that workers process the media while the remaining data is written.
  await seedHighlights(resources, members, now);
  const posts = await seedPosts(resources, members, now);
  await seedGames(resources, members, organizations, now);
  const friends = await seedFollows(resources, members, organizations, now);
  await seedLikes(resources, friends, now);
  await seedComments(resources, members, posts, now);
  await seedTeams(resources, members, now);
  return people.flatMap((person) => accountOf(person) ?? []);
};
