import { notificationRoutes } from '@rinkside/contracts/notification';
import { markNotificationsRead } from '@rinkside/domain/notification/notification.commands';
import { notificationsOf } from '@rinkside/domain/notification/notification.views';
import { Controller } from '@nestjs/common';
import { AppContext } from '../app-context.js';
import type { ContractRequest } from './contract/contract-request.js';
import { Endpoint } from './contract/endpoint.js';
import { RawJson } from './contract/raw-json.js';

@Controller()
export class NotificationController {
  constructor(private readonly app: AppContext) {}

  @Endpoint(notificationRoutes.list)
  async list({ actor, query }: ContractRequest<typeof notificationRoutes.list>) {
    const { sql } = this.app.database;
    const { items, nextCursor, unread } = await notificationsOf(sql, actor.id, query);
    return new RawJson(
      JSON.stringify({ items, hasMore: nextCursor !== null, nextCursor, unread }),
      nextCursor,
    );
  }

  @Endpoint(notificationRoutes.read)
  read({ actor, body, idempotency }: ContractRequest<typeof notificationRoutes.read>) {
    return this.app.commands.run(actor, (ctx) => markNotificationsRead(ctx, body), idempotency);
  }
}
