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

export interface SeedOptions extends Pick<People, 'issuer' | 'openAccount'> {
  /** Demo people too, not only the organization directory. */
  demo: boolean;
  /** Films a goal; absent, the demo has photos only. */
  ffmpeg?: string | undefined;
  now?: Date;
}

/**
 * Fills an installation through the commands everybody uses. What is there already is left as it is,
 * so a second run changes nothing and one that was interrupted goes on.
 * @returns the demo accounts somebody can sign in with.
 */
export const seed = async (resources: SeedResources, options: SeedOptions): Promise<DemoAccount[]> => {
  const { demo, ffmpeg, issuer, openAccount, now = new Date() } = options;
  const organizations = await fillDirectory(resources, now);
  if (!demo) return [];
  const members = await joinPeople(resources, { issuer, organizations, openAccount, now });
  // First: their media is worked on while the rest is written.
  await shareHighlights(resources, members, { ffmpeg, now });
  const posts = await writePosts(resources, members, now);
  await playGames(resources, members, organizations, now);
  const friends = await followEachOther(resources, members, organizations, now);
  await likeEachOther(resources, friends, now);
  await writeComments(resources, members, posts, now);
  return people.flatMap((person) => accountOf(person) ?? []);
};
