import { newId } from '@rinkside/platform/id';
import { reserveObject } from '@rinkside/platform/staged-objects';
import { runQuery } from '@rinkside/platform/query-builder';
import { uploadHighlight } from '../highlight/highlight.upload.js';
import { highlightFolder } from '../highlight/highlight.views.js';
import { db } from '../query-builder.js';
import { renderGoalVideo } from './images/goal-video.js';
import { renderPhotoJpeg, type Scene } from './images/photos.js';
import { commandsAt, daysBefore, type DemoMember, type SeedResources } from './resources.js';

interface PlannedHighlight {
  slug: string;
  /** Scene of a rendered photo, or the video of a goal. */
  scene: Scene | 'goal';
  title: string;
  description?: string;
  alt_text: string;
  /** Age in days. */
  days: number;
}

const highlights: PlannedHighlight[] = [
  {
    slug: 'hana-erickson',
    scene: 'goal',
    title: 'Bar down in overtime',
    description: 'Practiced this one in the garage all summer.',
    alt_text:
      'A skater in navy comes in alone, lifts the puck over the goalie’s glove, and the red lamp goes on.',
    days: 0.023,
  },
  {
    slug: 'rosalie-thibault',
    scene: 'save',
    title: 'Glove side, all day',
    alt_text: 'A goalie in green catches a puck high on the glove side.',
    days: 0.2,
  },
  {
    slug: 'clara-vandermeer',
    scene: 'backyard',
    title: 'The backyard rink is open',
    description: 'Hot chocolate on the porch. Bring your own net if you have one.',
    alt_text:
      'A small rink behind a house at dusk, under a string of lights; somebody skates toward the net.',
    days: 1.1,
  },
  {
    slug: 'jonah-adeyemi',
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

/** If ffmpeg cannot render the video, the demo has one highlight less instead of failing. */
const renderMedia = (
  { scene }: PlannedHighlight,
  ffmpeg: string | undefined,
): Promise<Buffer | undefined> => {
  if (scene !== 'goal') return renderPhotoJpeg(scene);
  return ffmpeg ? renderGoalVideo(ffmpeg).catch(() => undefined) : Promise.resolve(undefined);
};

/** Adds the missing highlights of the members, newest first. */
export const seedHighlights = async (
  resources: SeedResources,
  members: DemoMember[],
  { ffmpeg, now }: { ffmpeg: string | undefined; now: Date },
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
  for (const planned of highlights) {
    const { slug, scene, days, ...fields } = planned;
    const author = members.find((member) => member.slug === slug)?.actor;
    if (!author || existing.has(`${author.id} ${fields.title}`)) continue;
    const bytes = await renderMedia(planned, ffmpeg);
    if (!bytes) continue;
    const id = newId();
    const original_key = `${highlightFolder(id)}original`;
    await reserveObject(resources.database.sql, original_key);
    const [media_type, type] =
      scene === 'goal' ? ['video' as const, 'video/mp4'] : ['image' as const, 'image/jpeg'];
    await resources.storage.put(original_key, bytes, type);
    await commandsAt(resources, daysBefore(now, days)).run(author, (ctx) =>
      uploadHighlight(ctx, { ...fields, id, media_type, original_key }),
    );
  }
};
