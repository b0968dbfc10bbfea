import { positions } from '@rinkside/contracts/player';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { Player } from '../player/player.entity.js';
import { Team } from './team.entity.js';

/**
 * A player on a roster, or a place that nobody claimed: then only staff see its name. A player counts only while they have a
 * place in the team's circle.
 */
export const TeamMember = defineEntity({
  name: 'TeamMember',
  properties: {
    id: p.uuid().primary(),
    teamId: p.manyToOne(Team).mapToPk().fieldName('team_id').deleteRule('cascade').updateRule('no action'),
    playerId: p
      .manyToOne(Player)
      .mapToPk()
      .fieldName('player_id')
      .deleteRule('cascade')
      .updateRule('no action')
      .nullable(),
    /** The name of a place; null once a player claimed it. */
    name: p.text().nullable(),
    birthYear: p.integer().nullable(),
    /** '00' and '0' differ. */
    number: p.text().nullable(),
    position: p.enum(positions).nullable(),
    since: p.datetime(6),
    /** Left then. */
    until: p.datetime(6).nullable(),
  },
  checks: [{ name: 'team_member_named', expression: 'player_id is not null or name is not null' }],
  indexes: [
    { name: 'team_member_of_player', properties: ['playerId'], where: 'player_id is not null' },
    {
      name: 'team_member_once',
      expression:
        'create unique index team_member_once on team_member (team_id, player_id) where until is null and player_id is not null',
    },
    {
      name: 'team_member_number',
      expression:
        'create unique index team_member_number on team_member (team_id, number) where until is null and number is not null',
    },
    { name: 'team_member_of_team', properties: ['teamId'] },
    { name: 'team_member_left', properties: ['until'], where: 'until is not null' },
    { name: 'team_member_unclaimed', properties: ['since'], where: 'player_id is null' },
  ],
});
