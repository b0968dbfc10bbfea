import { notificationRoutes } from '@rinkside/contracts/notification';
import { readNotifications } from '@rinkside/domain/notification/notification.commands';
import { notificationsOf } from '@rinkside/domain/notification/notification.views';
import { Controller } from '@nestjs/common';
import { Resources } from '../resources.js';
import type { Call } from './call.js';
import { Command, Endpoint } from './endpoint.js';
import { Json } from './json.js';

@Controller()
export class NotificationController {
  constructor(private readonly app: Resources) {}

  @Endpoint(notificationRoutes.list)
  async list({ actor, query }: Call<typeof notificationRoutes.list>) {
    const { sql } = this.app.database;
    const { items, nextCursor, unread } = await notificationsOf(sql, actor.id, query);
    return new Json(JSON.stringify({ items, hasMore: nextCursor !== null, nextCursor, unread }), nextCursor);
  }

  @Command(notificationRoutes.read)
  read({ actor, body, once }: Call<typeof notificationRoutes.read>) {
    return this.app.commands.run(actor, (ctx) => readNotifications(ctx, body), once);
  }
}
