import type { PlaceFilter, Skill } from '@rinkside/contracts/drill';
import type { Position } from '@rinkside/contracts/player';
import type { SeasonName } from '@rinkside/domain/coach/dates';
import type { StatName } from '@rinkside/domain/coach/stats';

/** Patterns (see `pattern-matcher.ts`) by the value they stand for. Earlier values win. */
export type Lexicon<Value extends string> = Record<Value, readonly string[]>;

export type GameResult = 'win' | 'loss' | 'tie';
export type IceArea = 'full' | 'half' | 'third';

export const statPatterns: Partial<Lexicon<StatName>> = {
  penalty_minutes: ['penalty minute|time', 'pim'],
  save_percentage: ['save percent*|pct|%', 'sv%', 'svp', 'sv %', 'save%', 'saves %'],
  goals_against_average: ['gaa', 'goal against average', 'goal average'],
  goals_against: ['goal against', 'goal let', 'goal allow*|concede*'],
  shots_against: ['shot against', 'shot face*'],
  win_percentage: ['win percent*|pct|%|rate', 'win%'],
  shutouts: ['shutout*'],
  saves: ['save', 'stop shot'],
  points: ['point', 'pts'],
  assists: ['assist*', 'helper', 'apple'],
  goals: ['goal', 'score', 'scoring'],
};
export const skillPatterns: Lexicon<Skill> = {
  goalie: ['goalie', 'goaltend*', 'rebound', 'crease', 'five-hole', 'glove', 'butterfly', 'save'],
  shooting: ['shot', 'shoot*', 'shooting', 'wrister', 'snapshot', 'slapshot', 'snipe*', 'release', 'finish*', 'accura*', 'backhand', 'miss* net', 'raise|lift puck', 'top shelf', 'slapper', 'one timer', 'one-timer', 'bar down', 'top cheese'],
  'stick-handling': ['stickhandl*', 'stick handl*', 'puck handl*', 'stick-handl*', 'dangl*', 'deke*', 'hands', 'dribbl*', 'puck control|protection', 'protect* puck', 'lose|losing puck', 'hold stick', 'toe drag', 'michigan'],
  passing: ['pass*', 'saucer*', 'playmak*', 'breakout'],
  skating: ['skat*', 'speed', 'edge', 'edgework', 'crossover*', 'stride*', 'stops', 'backward*', 'faster', 'agil*', 'balance', 'to stop', 'stopping', 'hockey stop', 'stop better|faster|quicker', 'falling', 'fall over|down', 'slow', 'turn', 'turning'],
  battle: ['battl*', 'angl*', 'corner', 'poke check', 'stick lift', 'compete', 'one-on-one', '1-on-1', '1v1', 'odd man', 'odd-man', 'small area', 'defen*'],
  'off-ice': ['off-ice', 'off ice', 'dryland', 'strength', 'strong*', 'fitness', 'condition*', 'warm-up', 'warmup', 'stretch*', 'gym', 'muscle'],
}; // prettier-ignore
/** Patterns that have another meaning for a position. Checked before `skillPatterns`. */
export const skillPatternsByPosition: Record<Position, Partial<Lexicon<Skill>>> = {
  goalie: {
    goalie: ['letting goals', 'shots', 'stop|save|face|track|block shot|puck', 'shooter*', 'breakaway*', 'shootout*', 'screen*', 'to stop', 'stopping'],
  },
  skater: {
    'stick-handling': ['deke*', 'dangl*'],
    shooting: ['score|scoring|shoot*|beat|past|screen* goalie|goaltend*|rebound', 'five-hole', 'five hole', 'glove side', 'blocker side', 'glove high|low'],
  },
}; // prettier-ignore
/** Drill search terms and the patterns that request them. */
export const searchPatterns: Record<string, readonly string[]> = {
  backhand: ['backhand*'],
  saucer: ['saucer*'],
  rebound: ['rebound*'],
  crossover: ['crossover*'],
  angling: ['angling', 'angle'],
  screen: ['screen*'],
  wrist: ['wrist', 'wrister'],
  balance: ['balanc*'],
  post: ['post'],
  backward: ['backward*'],
  'toe-drag': ['toe drag', 'toe-drag*'],
};
export const seasonPatterns: Partial<Lexicon<SeasonName>> = {
  last: ['last|previous season|year'],
  all: ['career', 'all seasons', 'all-time', 'overall', 'lifetime'],
  current: ['this season|year'],
};
export const placePatterns: Lexicon<PlaceFilter> = {
  'no-ice': ['no ice|rink', 'without ice|rink', 'off-ice', 'off ice'],
  home: ['home', 'garage', 'driveway', 'basement', 'backyard', 'house', 'kitchen'],
  gym: ['gym'],
  ice: ['on ice', 'rink'],
};
export const resultPatterns: Lexicon<GameResult> = {
  loss: ['loss', 'losses', 'lost'],
  tie: ['tie', 'tied'],
  win: ['wins', 'won'],
};
export const icePatterns: Lexicon<IceArea> = {
  half: ['half ice', 'half-ice', 'half'],
  third: ['third', 'cross-ice', 'cross ice', 'station'],
  full: ['full ice', 'full-ice'],
};
