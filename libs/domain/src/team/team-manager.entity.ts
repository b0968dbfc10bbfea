import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Team } from './team.entity.js';

/** An adult whom the staff of a team named as a manager. */
export const TeamManager = defineEntity({
  name: 'TeamManager',
  properties: {
    teamId: p
      .manyToOne(Team)
      .mapToPk()
      .fieldName('team_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .primary(),
    namedBy: p.manyToOne(Player).mapToPk().fieldName('named_by').deleteRule('set null').nullable(),
    since: p.datetime(6),
  },
  indexes: [
    { name: 'team_manager_of_player', properties: ['playerId'] },
    { name: 'team_manager_named_by', properties: ['namedBy'], where: 'named_by is not null' },
  ],
});
