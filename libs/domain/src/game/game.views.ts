import { organizationCard } from '../organization/organization.views.js';

/** What only a game has, and where it lies; its item is aliased `i`, its author's organization `o`. */
export const gamePairs = `'date', game.date, 'position', i.position,
  'our_score', game.our_score, 'their_score', game.their_score, 'goals', game.goals, 'assists', game.assists,
  'saves', game.saves, 'shots_against', game.shots_against, 'goals_against', game.goals_against,
  'minutes_played', game.minutes_played, 'powerplay_goals_against', game.powerplay_goals_against,
  'shorthanded_goals_against', game.shorthanded_goals_against, 'started_game', game.started_game,
  'organization_id', game.opponent_id, 'opponent', ${organizationCard('opponent')},
  'userOrganization', ${organizationCard('o')}`;
export const gameJoins = `left join game on game.item_id = i.id
  left join organization opponent on opponent.id = game.opponent_id`;
