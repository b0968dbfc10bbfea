import { highlightRoutes } from '@rinkside/contracts/highlight';
import { retryHighlight, uploadHighlight } from '@rinkside/domain/highlight/highlight.upload';
import { highlightFolder } from '@rinkside/domain/highlight/highlight.views';
import { newId } from '@rinkside/platform/id';
import { dropUpload, nameUpload } from '@rinkside/platform/uploads';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { refuseTooLarge, storeUpload } from './store-upload.js';

@Controller()
export class UploadController {
  constructor(private readonly app: Resources) {}

  /** Reserves the key, streams the file into storage, then creates the row. A failed or repeated upload leaves none. */
  @Endpoint(highlightRoutes.create)
  async create({ actor, once, streamed }: Call<typeof highlightRoutes.create>) {
    const { commands, database, env, storage } = this.app;
    if (!streamed) throw new Error('route has no streamed file part');
    refuseTooLarge(streamed.length, env);
    const id = newId();
    const original_key = `${highlightFolder(id)}original`;
    await nameUpload(database.sql, original_key);
    try {
      const { result: stored, body } = await streamed.read((chunks) =>
        storeUpload(this.app, original_key, chunks, streamed.length),
      );
      const upload = { ...body, id, media_type: stored.mediaType, original_key };
      return await commands.run(
        actor,
        (ctx) => uploadHighlight(ctx, upload, env.MEDIA_PER_PERSON),
        once && { ...once, body: { ...body, media: stored.hash } },
      );
    } finally {
      // Does nothing once the command has committed the object.
      await dropUpload(database, storage, original_key);
    }
  }

  @Command(highlightRoutes.retry)
  retry({ actor, params, once }: Call<typeof highlightRoutes.retry>) {
    return this.app.commands.run(actor, (ctx) => retryHighlight(ctx, params), once);
  }
}
