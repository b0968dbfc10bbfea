import { closableSettings } from '@rinkside/contracts/guardian';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';

/** A setting of a child that a guardian closed. Another guardian confirms to open it. */
export const GuardianClosure = defineEntity({
  name: 'GuardianClosure',
  properties: {
    childId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('child_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    setting: p.enum(closableSettings).primary(),
    closedBy: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('closed_by')
      .deleteRule('cascade')
      .updateRule('no action'),
    closedAt: p.datetime(6),
  },
  indexes: [{ name: 'guardian_closure_by', properties: ['closedBy'] }],
});
