import { teamArrivals } from '@rinkside/contracts/team';
import { defineEntity, p } from '@mikro-orm/postgresql';
import { CircleLink } from '../circle/circle-link.entity.js';
import { Player } from '../player/player.entity.js';
import { Team } from './team.entity.js';

/** With its whole type, that of `TeamRequest` would be longer than TypeScript declares. */
const link: { '~entity': { id: string } } = CircleLink;

/** A player who came by a link or a code waits for a team. The answer and the withdrawal delete the row. */
export const TeamRequest = defineEntity({
  name: 'TeamRequest',
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
    arrival: p.enum(teamArrivals),
    linkId: p.manyToOne(link).mapToPk().fieldName('link_id').deleteRule('set null').nullable(),
    /** The number that the player typed. */
    number: p.text().nullable(),
    /** False: waits for a place in the circle, not for one on the roster. */
    plays: p.boolean().default(true),
    /** The account that asked: the player's, or a guardian's. */
    askedBy: p.manyToOne(Player).mapToPk().fieldName('asked_by').deleteRule('set null').nullable(),
    askedAt: p.datetime(6),
  },
  indexes: [
    { name: 'team_request_of_player', properties: ['playerId'] },
    { name: 'team_request_link', properties: ['linkId'], where: 'link_id is not null' },
    { name: 'team_request_asked_by', properties: ['askedBy'], where: 'asked_by is not null' },
    { name: 'team_request_age', properties: ['askedAt'] },
  ],
});
