import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { createHighlight } from '@rinkside/domain/highlight/highlight.commands';
import { failHighlight, finishHighlight } from '@rinkside/domain/highlight/highlight.media';
import { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { openNudge } from '@rinkside/platform/nudge';
import { nameUpload } from '@rinkside/platform/uploads';
import type { Person } from '@rinkside/testkit/person';
import type { World } from '@rinkside/testkit/world';

/** Creates highlights through domain commands, without media files. Close it after use. */
export const openHighlights = async (app: World) => {
  const database = await openProductDatabase(app.env);
  const notifier = openNudge(app.env, createLog('test', 'silent'));
  const commands = new Commands(database, notifier);
  const actor = ({ id }: Person) => actorOf(id);

  const finish = (person: Person, id: string) =>
    commands.run(actor(person), (ctx) =>
      finishHighlight(ctx, {
        id,
        media_version: 1,
        media_file: 'image.webp',
        playback_file: null,
        thumbnail_file: 'thumbnail.webp',
        duration: null,
        width: 640,
        height: 360,
        final: false,
      }),
    );

  return {
    finish,
    /** Creates an image highlight and returns its id. */
    async make(person: Person, { isPublic = true, ready = true } = {}): Promise<string> {
      const id = newId();
      const original_key = `highlights/${id}/original`;
      await nameUpload(database.sql, original_key);
      const upload = {
        id,
        original_key,
        media_type: 'image',
        title: 'Top shelf',
        is_public: isPublic,
      } as const;
      await commands.run(actor(person), (ctx) => createHighlight(ctx, upload));
      if (ready) await finish(person, id);
      return id;
    },
    fail: (person: Person, id: string) =>
      commands.run(actor(person), (ctx) => failHighlight(ctx, { id, reason: 'This file cannot be played.' })),
    async close() {
      await notifier.close();
      await database.close();
    },
  };
};
export type Highlights = Awaited<ReturnType<typeof openHighlights>>;
