import { defineEntity, p } from '@mikro-orm/postgresql';
import { ChildRequest } from './child-request.entity.js';
import { Player } from '../player/player.entity.js';

/** What a guardian, or the login of the child, says to a request. */
export const ChildRequestAnswer = defineEntity({
  name: 'ChildRequestAnswer',
  properties: {
    requestId: p
      .manyToOne(ChildRequest)
      .mapToPk()
      .fieldName('request_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    accountId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('account_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    agrees: p.boolean(),
    answeredAt: p.datetime(6),
  },
  indexes: [{ name: 'child_request_answer_account', properties: ['accountId'] }],
});
