import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { commitObject, reserveObject } from '@rinkside/platform/staged-objects';
import { runQuery } from '@rinkside/platform/query-builder';
import type { Actor } from '../actor.js';
import { createHighlight } from '../highlight/highlight.commands.js';
import { applyProcessedMedia } from '../highlight/highlight.processing.js';
import { uploadHighlight } from '../highlight/highlight.upload.js';
import { highlightFolder } from '../highlight/highlight.views.js';
import { contentTypeOf } from '../highlight/media-content-type.js';
import { mediaVersionFolder } from '../highlight/processing-lease.js';
import { db } from '../query-builder.js';
import { renderPhotoJpeg, type Scene } from './images/photos.js';
import { commandsAt, daysBefore, type DemoMember, type SeedResources } from './resources.js';

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

/** Stores a rendered photo, which the workers process. */
const addPhoto = async (
  { database, storage }: SeedResources,
  commands: Commands,
  author: Actor,
  { scene, ...fields }: HighlightFields & { scene: Scene },
) => {
  const id = newId();
  const original_key = `${highlightFolder(id)}original`;
  await reserveObject(database.sql, original_key);
  const photo = await renderPhotoJpeg(scene);
  await storage.put(original_key, photo, 'image/jpeg');
  await commands.run(author, (ctx) =>
    uploadHighlight(ctx, {
      ...fields,
      id,
      media_type: 'image',
      is_photo: true,
      upload_bytes: photo.length,
      original_key,
    }),
  );
};

/** The files that media processing made of the demo video. */
const videoFolder = join(import.meta.dirname, '../../demo-video');
const processedVideo = {
  media_version: 1,
  media_file: 'media.mp4',
  playback_file: 'master.m3u8',
  thumbnail_file: 'poster.jpg',
  duration: 4,
  width: 854,
  height: 480,
  reason: null,
  final: true,
};

/** Stores the processed demo video, so that it plays without ffmpeg. */
const addVideo = async (
  { database, storage }: SeedResources,
  commands: Commands,
  author: Actor,
  fields: HighlightFields,
) => {
  const id = newId();
  const prefix = mediaVersionFolder(id, processedVideo.media_version);
  await reserveObject(database.sql, prefix);
  for (const file of await readdir(videoFolder))
    await storage.put(prefix + file, await readFile(join(videoFolder, file)), contentTypeOf(file));
  await commands.run(author, async (ctx) => {
    await createHighlight(ctx, { ...fields, id, media_type: 'video', original_key: null });
    await commitObject(ctx.sql, prefix);
    await applyProcessedMedia(ctx, { id, ...processedVideo });
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
    const commands = commandsAt(resources, daysBefore(now, days));
    if (scene === 'goal') await addVideo(resources, commands, author, fields);
    else await addPhoto(resources, commands, author, { ...fields, scene });
  }
};
