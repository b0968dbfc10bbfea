import { gameCountNames } from '@rinkside/contracts/game.counts';
import { rawValue, unescapedString, toJson, type Variant } from '@rinkside/platform/sql-json';
import { organizationCardSql } from '../organization/organization.views.js';

const rawColumns = ['our_score', 'their_score', ...gameCountNames, 'started_game'];

/** Fields and source of the game-specific JSON; its item is aliased `i`, its author's organization `o`. */
export const gameVariant: Variant = {
  fields: {
    date: toJson('game.date'),
    counts_from: toJson('game.counts_from'),
    position: unescapedString('i.position'),
    ...Object.fromEntries(rawColumns.map((name) => [name, rawValue(`game.${name}`)])),
    organization_id: unescapedString('game.opponent_id'),
    opponent: organizationCardSql('opponent'),
    userOrganization: organizationCardSql('o'),
  },
  from: 'game left join organization opponent on opponent.id = game.opponent_id where game.item_id = i.id',
};
