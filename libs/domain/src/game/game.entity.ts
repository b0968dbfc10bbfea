import { defineEntity, p } from '@mikro-orm/postgresql';

const GameSchema = defineEntity({
  name: 'Game',
  tableName: 'game',
  properties: {
    itemId: p.uuid().fieldName('item_id').primary(),
    /** The author, repeated here so that computing seasons needs no join with items. */
    playerId: p.uuid().fieldName('player_id'),
    date: p.date(),
    opponentId: p.uuid().fieldName('opponent_id'),
    ourScore: p.integer().fieldName('our_score'),
    theirScore: p.integer().fieldName('their_score'),
    goals: p.integer().nullable(),
    assists: p.integer().nullable(),
    saves: p.integer().nullable(),
    shotsAgainst: p.integer().fieldName('shots_against').nullable(),
    goalsAgainst: p.integer().fieldName('goals_against').nullable(),
    minutesPlayed: p.integer().fieldName('minutes_played').nullable(),
    powerplayGoalsAgainst: p.integer().fieldName('powerplay_goals_against').nullable(),
    shorthandedGoalsAgainst: p.integer().fieldName('shorthanded_goals_against').nullable(),
    startedGame: p.boolean().fieldName('started_game').nullable(),
  },
});

/** A game with its author's own statistics; the author's position is in its item. */
export class Game extends GameSchema.class {}
GameSchema.setClass(Game);
