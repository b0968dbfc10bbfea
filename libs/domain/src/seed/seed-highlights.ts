import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newId } from '@rinkside/platform/id';
import { commitObject, reserveObject } from '@rinkside/platform/staged-objects';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Actor } from '../actor.js';
import { recomputeAwards } from '../award/award.commands.js';
import { createHighlight } from '../highlight/highlight.commands.js';
import { applyProcessedMedia } from '../highlight/highlight.processing.js';
import { contentTypeOf } from '../highlight/media-content-type.js';
import { mediaVersionFolder } from '../highlight/processing-lease.js';
import { writePhotoFiles } from '../image/photo-renditions.js';
import { db } from '../query-builder.js';
import { photoOf, type Scene } from './images/photos.js';
import { commandsAt, daysBefore, type DemoMember, type SeedResources } from './resources.js';
import { notify, notifyOfAwards } from './seed-notifications.js';

const mediaVersion = 1;

interface HighlightFields {
  title: string;
  description?: string;
  alt_text: string;
}

interface PlannedHighlight extends HighlightFields {
  slug: string;
  /** Scene of a rendered photo, or the video of a goal. */
  scene: Scene | 'goal';
  /** Age in days. */
  days: number;
}

/** Film and photos of the demo accounts and of the child of the demo parent. */
const highlights: PlannedHighlight[] = [
  {
    slug: 'wren-halloran',
    scene: 'goal',
    title: 'Bar down',
    description: 'Practiced this one in the garage all summer.',
    alt_text:
      'A skater in navy comes in alone, lifts the puck over the goalie’s glove, and the red lamp goes on.',
    days: 0.023,
  },
  {
    slug: 'mateo-lindahl',
    scene: 'save',
    title: 'Glove side, all day',
    alt_text: 'A goalie in navy and gold catches a puck high on the glove side.',
    days: 0.2,
  },
  {
    slug: 'arjun-raman',
    scene: 'backyard',
    title: 'The backyard rink is open',
    description: 'Hot chocolate on the porch. Bring your own net if you have one.',
    alt_text:
      'A small rink behind a house at dusk, under a string of lights; somebody skates toward the net.',
    days: 1.1,
  },
  {
    slug: 'dana-whitlock',
    scene: 'team',
    title: 'Otters, all of us',
    alt_text: 'Nine people in navy and gold in two rows before the boards.',
    days: 2.3,
  },
  {
    slug: 'keisha-monroe',
    scene: 'dawn',
    title: 'First on the ice',
    description: '5:50 in the morning and the sheet is all ours.',
    alt_text: 'Fresh ice in an empty arena, five pucks near the circle, an open net.',
    days: 3.4,
  },
];

/** The files that media processing made of the demo video. */
const videoFolder = join(import.meta.dirname, '../../demo-video');
const processedVideo = {
  media_file: 'media.mp4',
  playback_file: 'master.m3u8',
  thumbnail_file: 'poster.jpg',
  duration: 4,
  width: 854,
  height: 480,
};

/** Stores the demo video. */
const storeVideo = async ({ storage }: SeedResources, folder: string) => {
  for (const file of await readdir(videoFolder))
    await storage.put(folder + file, await readFile(join(videoFolder, file)), contentTypeOf(file));
  return processedVideo;
};

/** Renders and stores a photo. */
const storePhoto = async ({ storage }: SeedResources, folder: string, scene: Scene) => {
  const size = await writePhotoFiles(photoOf(scene), async (file, rendition) => {
    const { data, info } = await rendition.toBuffer({ resolveWithObject: true });
    await storage.put(folder + file, data, contentTypeOf(file));
    return info;
  });
  return {
    ...size,
    media_file: 'image.jpg',
    playback_file: null,
    thumbnail_file: 'small.jpg',
    duration: null,
  };
};

/** Stores processed media, so that the highlight is ready at `publishedAt` and its video plays without ffmpeg. */
const addHighlight = async (
  resources: SeedResources,
  author: Actor,
  { scene, publishedAt, ...fields }: HighlightFields & { scene: Scene | 'goal'; publishedAt: Date },
  now: Date,
) => {
  const id = newId();
  const folder = mediaVersionFolder(id, mediaVersion);
  await reserveObject(resources.database.sql, folder);
  const isVideo = scene === 'goal';
  const media = isVideo ? await storeVideo(resources, folder) : await storePhoto(resources, folder, scene);
  await commandsAt(resources, publishedAt).run(author, async (ctx) => {
    const media_type = isVideo ? 'video' : 'image';
    await createHighlight(ctx, { ...fields, id, media_type, original_key: null });
    await commitObject(ctx.sql, folder);
    await applyProcessedMedia(ctx, { ...media, id, media_version: mediaVersion, reason: null, final: true });
    await ctx.em.flush();
    await recomputeAwards(ctx);
    await notifyOfAwards(ctx, now);
    await notify(ctx, [{ kind: 'highlight_ready', player_id: author.id, item_id: id }], now);
  });
};

/** Adds the missing highlights of the members, newest first. */
export const seedHighlights = async (
  resources: SeedResources,
  members: DemoMember[],
  now: Date,
): Promise<void> => {
  const rows = await runQuery(
    resources.database.sql,
    db
      .selectFrom('item as i')
      .innerJoin('highlight as h', 'h.item_id', 'i.id')
      .select(['i.author_id', 'h.title'])
      .where(
        'i.author_id',
        'in',
        members.map(({ actor }) => actor.id),
      ),
  );
  const existing = new Set(rows.map(({ author_id, title }) => `${author_id} ${title}`));
  for (const { slug, scene, days, ...fields } of highlights) {
    const author = members.find((member) => member.slug === slug)?.actor;
    if (!author || existing.has(`${author.id} ${fields.title}`)) continue;
    await addHighlight(resources, author, { ...fields, scene, publishedAt: daysBefore(now, days) }, now);
  }
};
