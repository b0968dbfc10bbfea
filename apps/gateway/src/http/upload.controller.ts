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
  constructor(private readonly gateway: Resources) {}

  /** Named, stored while it comes, then pointed at: what is refused or sent twice leaves nothing behind. */
  @Endpoint(highlightRoutes.create)
  async create({ actor, once, streamed }: Call<typeof highlightRoutes.create>) {
    const { commands, database, env, storage } = this.gateway;
    if (!streamed) throw new Error('a route with media reads its request itself');
    refuseTooLarge(streamed.length, env);
    const id = newId();
    const original_key = `${highlightFolder(id)}original`;
    await nameUpload(database.sql, original_key);
    try {
      const { taken, body } = await streamed.read((chunks) =>
        storeUpload(this.gateway, original_key, chunks, streamed.length),
      );
      const upload = { ...body, id, media_type: taken.mediaType, original_key };
      return await commands.run(
        actor,
        (ctx) => uploadHighlight(ctx, upload, env.MEDIA_PER_PERSON),
        once && { ...once, body: { ...body, media: taken.hash } },
      );
    } finally {
      // What a command points at is no upload any more, and stays.
      await dropUpload(database, storage, original_key);
    }
  }

  @Command(highlightRoutes.retry)
  retry({ actor, params, once }: Call<typeof highlightRoutes.retry>) {
    return this.gateway.commands.run(actor, (ctx) => retryHighlight(ctx, params), once);
  }
}
