import { accountOf, type DemoAccount } from './accounts.js';
import { fillDirectory } from './fill-directory.js';
import { joinPeople, type People } from './join-people.js';
import { followEachOther, likeEachOther } from './make-friends.js';
import { people } from './people.js';
import { playGames } from './play-games.js';
import type { SeedResources } from './resources.js';
import { shareHighlights } from './share-highlights.js';
import { writeComments } from './write-comments.js';
import { writePosts } from './write-posts.js';

export interface SeedOptions extends Pick<People, 'issuer' | 'ensureAccount'> {
  /** Whether to add demo players as well as organizations. */
  demo: boolean;
  /** Path of ffmpeg, which renders the demo video; without it the demo has photos only. */
  ffmpeg?: string | undefined;
  now?: Date;
}

/**
 * Seeds an installation with the regular domain commands. Existing data is kept, so a second run changes nothing and an
 * interrupted run can be resumed. @returns the demo accounts.
 */
export const seed = async (resources: SeedResources, options: SeedOptions): Promise<DemoAccount[]> => {
  const { demo, ffmpeg, issuer, ensureAccount, now = new Date() } = options;
  const organizations = await fillDirectory(resources, now);
  if (!demo) return [];
  const members = await joinPeople(resources, { issuer, organizations, ensureAccount, now });
  // First, so that workers process the media while the remaining data is written.
  await shareHighlights(resources, members, { ffmpeg, now });
  const posts = await writePosts(resources, members, now);
  await playGames(resources, members, organizations, now);
  const friends = await followEachOther(resources, members, organizations, now);
  await likeEachOther(resources, friends, now);
  await writeComments(resources, members, posts, now);
  return people.flatMap((person) => accountOf(person) ?? []);
};
