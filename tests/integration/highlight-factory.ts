import type { HighlightView } from '@rinkside/contracts/highlight';
import { actorOf } from '@rinkside/domain/actor';
import { openProductDatabase } from '@rinkside/domain/database';
import { createHighlight } from '@rinkside/domain/highlight/highlight.commands';
import { failHighlight, applyProcessedMedia } from '@rinkside/domain/highlight/highlight.processing';
import { Commands } from '@rinkside/platform/command';
import { newId } from '@rinkside/platform/id';
import { createLog } from '@rinkside/platform/log';
import { createOutboxNotifier } from '@rinkside/platform/outbox-notifier';
import { reserveObject } from '@rinkside/platform/staged-objects';
import type { TestUser } from '@rinkside/testkit/test-user';
import type { TestApp } from '@rinkside/testkit/test-app';

interface HighlightOptions {
  isPublic?: boolean;
  visibility?: HighlightView['visibility'];
  ready?: boolean;
}

/** Creates highlights through domain commands, without media files. Close it after use. */
export const createHighlightFactory = async (app: TestApp) => {
  const database = await openProductDatabase(app.env);
  const notifier = createOutboxNotifier(app.env, createLog('test', 'silent'));
  const commands = new Commands(database, notifier);
  const actor = ({ id }: Pick<TestUser, 'id'>) => actorOf(id);

  const finish = (person: Pick<TestUser, 'id'>, id: string) =>
    commands.run(actor(person), (ctx) =>
      applyProcessedMedia(ctx, {
        id,
        media_version: 1,
        media_file: 'image.webp',
        playback_file: null,
        thumbnail_file: 'thumbnail.webp',
        duration: null,
        width: 640,
        height: 360,
        reason: null,
        final: false,
      }),
    );

  return {
    finish,
    /** Creates an image highlight and returns its id. */
    async make(
      person: Pick<TestUser, 'id'>,
      { isPublic = true, visibility, ready = true }: HighlightOptions = {},
    ): Promise<string> {
      const id = newId();
      const original_key = `highlights/${id}/original`;
      await reserveObject(database.sql, original_key);
      const upload = {
        id,
        original_key,
        media_type: 'image',
        title: 'Top shelf',
        is_public: isPublic,
        visibility,
      } as const;
      await commands.run(actor(person), (ctx) => createHighlight(ctx, upload));
      if (ready) await finish(person, id);
      return id;
    },
    fail: (person: Pick<TestUser, 'id'>, id: string) =>
      commands.run(actor(person), (ctx) => failHighlight(ctx, { id, reason: 'This file cannot be played.' })),
    async close() {
      await notifier.close();
      await database.close();
    },
  };
};
export type HighlightFactory = Awaited<ReturnType<typeof createHighlightFactory>>;
