import { rawValue, unescapedString, toJson, type Variant } from '@rinkside/platform/sql-json';
import { organizationCardSql } from '../organization/organization.views.js';

const numberColumns = [
  'our_score',
  'their_score',
  'goals',
  'assists',
  'saves',
  'shots_against',
  'goals_against',
  'minutes_played',
  'powerplay_goals_against',
  'shorthanded_goals_against',
  'started_game',
];

/** Fields and source of the game-specific JSON; its item is aliased `i`, its author's organization `o`. */
export const gameVariant: Variant = {
  fields: {
    date: toJson('game.date'),
    position: unescapedString('i.position'),
    ...Object.fromEntries(numberColumns.map((name) => [name, rawValue(`game.${name}`)])),
    organization_id: unescapedString('game.opponent_id'),
    opponent: organizationCardSql('opponent'),
    userOrganization: organizationCardSql('o'),
  },
  from: 'game left join organization opponent on opponent.id = game.opponent_id where game.item_id = i.id',
};
