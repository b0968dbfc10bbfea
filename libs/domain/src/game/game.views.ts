import { plain, word, written, type Kind } from '@rinkside/platform/json-text';
import { organizationCard } from '../organization/organization.views.js';

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
export const gameKind: Kind = {
  fields: {
    date: written('game.date'),
    position: word('i.position'),
    ...Object.fromEntries(numberColumns.map((name) => [name, plain(`game.${name}`)])),
    organization_id: word('game.opponent_id'),
    opponent: organizationCard('opponent'),
    userOrganization: organizationCard('o'),
  },
  from: 'game left join organization opponent on opponent.id = game.opponent_id where game.item_id = i.id',
};
