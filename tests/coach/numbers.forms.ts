import type { FixtureGame } from '../evaluation/fixtures.js';
import * as stats from '../evaluation/expected-stats.js';

export const today = '2026-11-21';

type Games = readonly FixtureGame[];
type Scope = (games: Games) => Games;
/** A figure over the games of the scope; `all` has all games of the player. */
export type FigureOf = (games: Games, all: Games) => string | number;

/** A way to ask, with the games that it asks for and the figures that the answer states. */
export interface Form {
  ask: string;
  history?: string[];
  scope: Scope;
  figures: (games: Games, all: Games) => string[];
}

export const form = (ask: string, scope: Scope, ...figures: FigureOf[]): Form => ({
  ask,
  scope,
  figures: (games, all) => figures.map((figure) => String(figure(games, all))),
});
export const after = (
  history: string | string[],
  ask: string,
  scope: Scope,
  ...figures: FigureOf[]
): Form => ({
  ...form(ask, scope, ...figures),
  history: [history].flat(),
});

export const between =
  (first: string, last: string): Scope =>
  (games) =>
    games.filter(({ date }) => date >= first && date <= last);
export const now = stats.thisSeason;
export const before = stats.lastSeason;
export const all: Scope = (games) => games;
export const october = between('2026-10-01', '2026-10-31');
export const september = between('2026-09-01', '2026-09-30');
export const november = between('2026-11-01', '2026-11-30');
export const latest =
  (count: number): Scope =>
  (games) =>
    stats.latestGames(games, count);
export const oldest =
  (count: number): Scope =>
  (games) =>
    games.toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(0, count);
export const compose =
  (...scopes: Scope[]): Scope =>
  (games) =>
    scopes.reduce((rest, scope) => scope(rest), games);
export const against =
  (opponent: string): Scope =>
  (games) =>
    games.filter((game) => game.opponent === opponent);
export const weekday =
  (...days: number[]): Scope =>
  (games) =>
    games.filter(({ date }) => days.includes(new Date(`${date}T00:00:00Z`).getUTCDay()));
export const where =
  (test: (game: FixtureGame) => boolean): Scope =>
  (games) =>
    games.filter(test);
export const won = where(({ ours, theirs }) => ours > theirs);
export const lost = where(({ ours, theirs }) => ours < theirs);
export const tied = where(({ ours, theirs }) => ours === theirs);

export const count: FigureOf = (games) => games.length;
export const countOf =
  (scope: Scope): FigureOf =>
  (games) =>
    scope(games).length;
export const recordOf =
  (scope: Scope): FigureOf =>
  (games) =>
    stats.record(scope(games));
export const overall =
  (scope: Scope, figure: FigureOf): FigureOf =>
  (_, every) =>
    figure(scope(every), every);
export const perGame = stats.perGame;
export const ours: FigureOf = (games) => games.reduce((sum, game) => sum + game.ours, 0);
export const theirs: FigureOf = (games) => games.reduce((sum, game) => sum + game.theirs, 0);
export const logged: Scope = where(({ penaltyMinutes }) => typeof penaltyMinutes === 'number');
export const penalties: FigureOf = (games) =>
  games.reduce((sum, game) => sum + (game.penaltyMinutes ?? 0), 0);

const byDate = (games: Games) => games.toSorted((a, b) => (a.date < b.date ? -1 : 1));
const runsOf = (games: Games, holds: (game: FixtureGame) => boolean): number[] => {
  const runs = [0];
  for (const game of byDate(games)) {
    if (holds(game)) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(0);
  }
  return runs;
};
export const longest =
  (holds: (game: FixtureGame) => boolean): FigureOf =>
  (games) =>
    Math.max(...runsOf(games, holds));
export const current =
  (holds: (game: FixtureGame) => boolean): FigureOf =>
  (games) =>
    runsOf(games, holds).at(-1) ?? 0;
export const most =
  (valueOf: (game: FixtureGame) => number): FigureOf =>
  (games) =>
    Math.max(...games.map(valueOf));
export const pointsOf = ({ goals, assists }: FixtureGame) => goals + assists;
export const isWin = (game: FixtureGame) => game.ours > game.theirs;

/** Questions that skaters and goalies ask alike. */
export const sharedForms: Form[] = [
  form("What's my record?", now, stats.record),
  form('what is our record this season', now, stats.record),
  form('record last season', before, stats.record),
  form('What was my record last year?', before, stats.record),
  form("What's our record against the Ravens?", compose(now, against('Ravens')), stats.record),
  form('my record vs cobras', compose(now, against('Cobras')), stats.record),
  form('our record vs the Polar Bears this season', compose(now, against('Polar Bears')), stats.record),
  form('what is my record against the Ravans', compose(now, against('Ravens')), stats.record),
  form('record against the bears last season', compose(before, against('Polar Bears')), stats.record),
  form('what is my all time record vs the Storm', against('Storm'), stats.record),
  form('What is our record in October?', october, stats.record),
  form('record since October', between('2026-10-01', today), stats.record),
  form('what was our record in november', november, stats.record),
  form('our record in the last 10 games', latest(10), stats.record),
  form('What is my record in my last 5 games', latest(5), stats.record),
  form('record on Saturdays', compose(now, weekday(6)), stats.record),
  form('our record on weekends', compose(now, weekday(0, 6)), stats.record),
  form('How many wins do I have?', now, countOf(won)),
  form('how many games have we won', now, countOf(won)),
  form('How many losses do we have this season?', now, countOf(lost)),
  form('how many games did we lose in October', october, countOf(lost)),
  form('how many ties', now, countOf(tied)),
  form('how many wins last season', before, countOf(won)),
  form('how many times have we beaten the Ravens', compose(now, against('Ravens')), countOf(won)),
  form('how many times did we lose to the Cobras this season', compose(now, against('Cobras')), countOf(lost)),
  form("What's my win percentage?", now, stats.winPercentage),
  form('win % last season', before, stats.winPercentage),
  form('what percent of our games do we win', now, stats.winPercentage),
  form('winning percentage in october', october, stats.winPercentage),
  form('win rate over the last 8 games', latest(8), stats.winPercentage),
  form('How many games have I played this season?', now, count),
  form('how many games did I play last season', before, count),
  form('how many games have I played in total, all time', all, count),
  form('how many games did we play in September', september, count),
  form('how many games did I play against the Storm this season', compose(now, against('Storm')), count),
  form("What's our longest winning streak?", now, longest(isWin)),
  form('are we on a winning streak', now, current(isWin)),
  form('longest losing streak this season', now, longest(({ ours: own, theirs }) => own < theirs)),
  form('longest unbeaten streak last season', before, longest(({ ours: own, theirs }) => own >= theirs)),
  form('how many wins in a row do we have', now, current(isWin), longest(isWin)),
  form('How many goals has our team scored this season?', now, ours),
  form('how many goals did the team score in October', october, ours),
  form('how many goals does the team average', now, perGame((games) => Number(ours(games, games)))),
  form('team goals per game', now, perGame((games) => Number(ours(games, games)))),
  form('How many penalty minutes do I have?', now, penalties, countOf(logged)),
  form('pims last season', before, penalties, countOf(logged)),
  form('penalty minutes in October', october, penalties, countOf(logged)),
  form('When was our last win?', compose(won, latest(1)), (games) => stats.statLine(games[0]!)),
  form('when did we last beat the Storm', compose(against('Storm'), won, latest(1)), (games) => stats.statLine(games[0]!)),
  form('How am I doing this season?', now, stats.record),
  form('How did I do in October?', october, stats.record),
  form('how did we do in September', september, stats.record),
  form('How did I do against the Cobras this season?', compose(now, against('Cobras')), stats.record),
  form('how did I do last weekend', between('2026-11-14', '2026-11-15'), stats.record),
  form('what was our record before Christmas last season', between('2025-08-01', '2025-12-24'), stats.record),
  form('what was our record after Christmas last season', between('2025-12-26', '2026-07-31'), stats.record),
  form('record in 2025', between('2025-01-01', '2025-12-31'), stats.record),
  form('record between September and October', between('2026-09-01', '2026-10-31'), stats.record),
  after('What is my record?', 'and last year?', before, stats.record),
  after('What is my record?', 'against the Cobras?', compose(now, against('Cobras')), stats.record),
  after(['What is my record?', 'and last season?'], 'vs the Storm?', compose(before, against('Storm')), stats.record),
  after('What was our record in October?', 'and November?', november, stats.record),
  after('What is our record vs the Ravens this season?', 'how many games have we lost against them', compose(now, against('Ravens')), countOf(lost)),
  form('how many games did we win by 2 or more', compose(now, won), countOf(where(({ ours: own, theirs }) => own - theirs >= 2))),
  form('record in one-goal games', compose(now, where(({ ours: own, theirs }) => Math.abs(own - theirs) === 1)), stats.record),
  form('what was our biggest win', compose(now, won), (games) => Math.max(...games.map(({ ours: own, theirs }) => own - theirs))),
  form('how often do we win', now, stats.winPercentage),
  form('how many wins against the Ravens and Cobras this season', compose(now, against('Ravens')), countOf(won), overall(compose(now, against('Cobras')), countOf(won))),
  form('how many wins and losses do we have', now, stats.record),
  form('did we win more games than last season', now, countOf(won), overall(before, countOf(won))),
  form("What's my record? And how many games did I play last season?", now, stats.record, overall(before, count)),
]; // prettier-ignore

const point = (game: FixtureGame) => pointsOf(game) > 0;
const scored = where(({ goals }) => goals > 0);
const scoreless = where(({ goals }) => goals === 0);

export const skaterForms: Form[] = [
  form('How many goals do I have?', now, stats.goals),
  form('how many goals have I scored this season', now, stats.goals),
  form('goals this season', now, stats.goals),
  form('my goals last season', before, stats.goals),
  form('how many goals did I score last year', before, stats.goals),
  form('how many goals did I score in October', october, stats.goals),
  form('How many goals since October 1?', between('2026-10-01', today), stats.goals),
  form('goals since september', between('2026-09-01', today), stats.goals),
  form('how many goals this month', november, stats.goals),
  form('how many goals last month', october, stats.goals),
  form('how many goals in my last 5 games', latest(5), stats.goals),
  form('goals in the past 10 games', latest(10), stats.goals),
  form('how many goals did I get in my first 5 games this season', compose(now, oldest(5)), stats.goals),
  form('how many goals against the Ravens this season', compose(now, against('Ravens')), stats.goals),
  form('goals vs Polar Bears', compose(now, against('Polar Bears')), stats.goals),
  form('how many goals do I have against the Cobars', compose(now, against('Cobras')), stats.goals),
  form('how many goals all time', all, stats.goals),
  form('career goals', all, stats.goals),
  form('how many goals did I score in 2025', between('2025-01-01', '2025-12-31'), stats.goals),
  form('how many goals this year', now, stats.goals, overall(between('2026-01-01', '2026-12-31'), stats.goals)),
  form('goals before halloween', between('2026-08-01', '2026-10-30'), stats.goals),
  form('how many goals before Christmas last season', between('2025-08-01', '2025-12-24'), stats.goals),
  form('goals from September 10 to October 10', between('2026-09-10', '2026-10-10'), stats.goals),
  form('how many goals on Saturdays', compose(now, weekday(6)), stats.goals),
  form('goals on sundays last season', compose(before, weekday(0)), stats.goals),
  form('How many assists do I have?', now, stats.assists),
  form('assists last season', before, stats.assists),
  form('how many assists in November', november, stats.assists),
  form('my assists against the Storm this season', compose(now, against('Storm')), stats.assists),
  form('How many points do I have?', now, stats.points),
  form('points in my last 3 games', latest(3), stats.points),
  form('how many points did I have last season', before, stats.points),
  form('total points since October 15', between('2026-10-15', today), stats.points),
  form('how many points in the last 30 days', between('2026-10-22', today), stats.points),
  form('points in wins', compose(now, won), stats.points),
  form('how many points do I get when we lose', compose(now, lost), stats.points),
  form('how many goals do I score when we win', compose(now, won), stats.goals),
  form('how many goals and assists do I have', now, stats.goals, stats.assists),
  form('goals, assists and points this season', now, stats.goals, stats.assists, stats.points),
  form('goals per game', now, perGame(stats.goals)),
  form("What's my points per game this season?", now, perGame(stats.points)),
  form('how many points do I average', now, perGame(stats.points)),
  form('average assists a game last season', before, perGame(stats.assists)),
  form('goals per game against the Ravens this season', compose(now, against('Ravens')), perGame(stats.goals)),
  form('points per game in my last 10 games', latest(10), perGame(stats.points)),
  form('How many games with 2 or more points?', now, countOf(where((game) => pointsOf(game) >= 2))),
  form('how many multi-point games do I have', now, countOf(where((game) => pointsOf(game) >= 2))),
  form('how many games did I get at least 2 goals', now, countOf(where(({ goals }) => goals >= 2))),
  form('how many games with exactly 1 goal', now, countOf(where(({ goals }) => goals === 1))),
  form('in how many games did I score', now, countOf(scored)),
  form('how many games without a goal', now, countOf(scoreless)),
  form('how many games have I gone without a point this season', now, current((game) => !point(game))),
  form('how many hat tricks do I have', now, countOf(where(({ goals }) => goals >= 3))),
  form('how many games did I score in last season', before, countOf(scored)),
  form('games with more than 2 points last season', before, countOf(where((game) => pointsOf(game) > 2))),
  form('When I score do we win?', now, recordOf(scored)),
  form("what's our record when I score", now, recordOf(scored), recordOf(scoreless)),
  form('do we win when I get 2 or more points', now, recordOf(where((game) => pointsOf(game) >= 2))),
  form("What is our record when I don't score?", now, recordOf(scoreless)),
  after('When I score do we win?', "and when I don't?", now, recordOf(scoreless)),
  form("What's my longest point streak?", now, longest(point)),
  form('am I on a point streak', now, current(point)),
  form('longest goal streak last season', before, longest(({ goals }) => goals > 0)),
  form('how many games in a row have I scored', now, current(({ goals }) => goals > 0)),
  form('longest goal drought this season', now, longest(({ goals }) => goals === 0)),
  form('What was my best game this season?', now, most(pointsOf)),
  form('most goals in a game', now, most(({ goals }) => goals)),
  form('most points in a game last season', before, most(pointsOf)),
  form('career high in goals', all, most(({ goals }) => goals)),
  form("what's the most assists I have had in one game this season", now, most(({ assists }) => assists)),
  form('what was my worst game', now, (games) => Math.min(...games.map(pointsOf))),
  form('What share of our goals was I in on?', now, (games) => `${stats.ratio(stats.points(games), Number(ours(games, games)), 100, 0)} %`),
  form('what percent of the team goals do I have a point on last season', before, (games) => `${stats.ratio(stats.points(games), Number(ours(games, games)), 100, 0)} %`),
  form('Am I scoring more than last year?', now, stats.goals, overall(before, stats.goals)),
  form('compare my points this season and last season', now, stats.points, overall(before, stats.points)),
  form('did I score more in September or October', september, stats.goals, overall(october, stats.goals)),
  form('compare my goals in October and November', october, stats.goals, overall(november, stats.goals)),
  form('do I score more when we win or when we lose', compose(now, won), stats.goals, overall(compose(now, lost), stats.goals)),
  form('do I have more points against the Ravens or the Cobras this season', compose(now, against('Ravens')), stats.points, overall(compose(now, against('Cobras')), stats.points)),
  form('is my goal total up from last season', now, stats.goals, overall(before, stats.goals)),
  form('Is 30 points good for 12U?', now, stats.points, overall(before, stats.points)),
  after('How many goals do I have?', 'is that good for 12U?', now, stats.goals, overall(before, stats.goals)),
  after('How many goals do I have?', 'more than last year?', now, stats.goals, overall(before, stats.goals)),
  after('How many goals do I have?', 'and assists?', now, stats.assists),
  after('How many goals do I have?', 'and last season?', before, stats.goals),
  after('How many goals do I have?', 'per game?', now, perGame(stats.goals)),
  after('How many goals do I have?', 'what about points?', now, stats.points),
  after('How many goals do I have?', 'and against the Storm?', compose(now, against('Storm')), stats.goals),
  after(['How many goals do I have?', 'and assists?'], 'in October?', october, stats.assists),
  after('How many points do I have in October?', 'and in September?', september, stats.points),
  after('How many points do I have this season?', 'last 5 games?', latest(5), stats.points),
  after('How many goals do I have?', 'and when we lose?', compose(now, lost), stats.goals),
  after('What was my best game this season?', 'which one was that?', now, most(pointsOf)),
  after('How many games with 2 or more points?', 'and 3 or more?', now, countOf(where((game) => pointsOf(game) >= 3))),
  form('how many goals will I have after 60 games at this pace', now, (games) => Math.round((stats.goals(games) * 60) / games.length)),
  form('if I keep this up, how many points after 50 games', now, (games) => Math.round((stats.points(games) * 50) / games.length)),
  form('If I score 2 goals next game, how many goals will I have?', now, (games) => stats.goals(games) + 2),
  form('if I get 1 goal and 2 assists next game how many points would I have', now, (games) => stats.points(games) + 3),
  form('When did I last score?', compose(scored, latest(1)), (games) => stats.statLine(games[0]!)),
  form('when was my last assist', compose(where(({ assists }) => assists > 0), latest(1)), (games) => stats.statLine(games[0]!)),
  form('which games did I score in this month', compose(november, scored), count),
  form('How many goals do I have? How many assists do I have last season? And what is our record?', now, stats.goals, overall(before, stats.assists), stats.record),
  form('can you tell me how many goals I have', now, stats.goals),
  form('I want to know how many points I have this season', now, stats.points),
  form('hey coach how many goals have I got', now, stats.goals),
  form('ok so how many assists do I have', now, stats.assists),
  form('how many goals did I score in the first half of the season', (games) => oldest(Math.ceil(now(games).length / 2))(now(games)), stats.goals),
  form('points in the second half of last season', (games) => latest(Math.floor(before(games).length / 2))(before(games)), stats.points),
]; // prettier-ignore

export const few =
  (value: number): Scope =>
  (games) =>
    games.filter(({ against: conceded = 0 }) => conceded <= value);
export const many =
  (value: number): Scope =>
  (games) =>
    games.filter(({ against: conceded = 0 }) => conceded >= value);
const minutes: FigureOf = (games) => games.reduce((sum, game) => sum + (game.minutes ?? 60), 0);
export const percentOf = (game: FixtureGame) => Number(stats.ratio(game.saves ?? 0, game.shots ?? 0, 100, 1));
export const afterShots = (games: Games, saves: number, shots: number) =>
  `${stats.ratio(stats.saves(games) + saves, stats.shots(games) + shots, 100, 1)} %`;
const expectedShots = (games: Games) => Math.round((stats.shots(games) * 5) / games.length);
export const savesFor =
  (percent: number): FigureOf =>
  (games) => {
    const shots = expectedShots(games);
    const saves = Array.from({ length: shots + 1 }, (_, number) => number).find(
      (number) => Number.parseFloat(afterShots(games, number, shots)) >= percent,
    );
    return saves === undefined ? 'out of reach' : `${saves} saves on ${shots} shots`;
  };
const reachable: FigureOf = (games) => savesFor(91)(games, games);

export const goalieForms: Form[] = [
  form("What's my save percentage?", now, stats.savePercentage),
  form('my save % this season', now, stats.savePercentage),
  form('sv% last season', before, stats.savePercentage),
  form('save pct in october', october, stats.savePercentage),
  form('save percentage against the Ravens this season', compose(now, against('Ravens')), stats.savePercentage),
  form("What's my save percentage in my last 5 games?", latest(5), stats.savePercentage),
  form('save percentage on Saturdays', compose(now, weekday(6)), stats.savePercentage),
  form('what percent of shots do I stop', now, stats.savePercentage),
  form('save percentage in wins', compose(now, won), stats.savePercentage),
  form('save percentage since october', between('2026-10-01', today), stats.savePercentage),
  form('save percentage all time', all, stats.savePercentage),
  form("What's my GAA?", now, stats.goalsAgainstAverage),
  form('goals against average last season', before, stats.goalsAgainstAverage),
  form('gaa in september', september, stats.goalsAgainstAverage),
  form('my gaa vs the Cobras this season', compose(now, against('Cobras')), stats.goalsAgainstAverage),
  form('gaa over the last 10 games', latest(10), stats.goalsAgainstAverage),
  form('How many saves do I have?', now, stats.saves),
  form('how many saves did I make in November', november, stats.saves),
  form('how many shots have I stopped this season', now, stats.saves),
  form('saves last season', before, stats.saves),
  form('how many shots have I faced', now, stats.shots),
  form('shots against in october', october, stats.shots),
  form('shots per game', now, perGame(stats.shots)),
  form('how many shots do I face a game', now, perGame(stats.shots)),
  form('saves per game last season', before, perGame(stats.saves)),
  form('How many goals have I let in?', now, stats.goalsAgainst),
  form('how many goals did I allow in October', october, stats.goalsAgainst),
  form('goals against this season', now, stats.goalsAgainst),
  form('how many goals have I given up against the Storm this season', compose(now, against('Storm')), stats.goalsAgainst),
  form('goals against per game', now, perGame(stats.goalsAgainst)),
  form('How many shutouts do I have?', now, stats.shutouts),
  form('shutouts last season', before, stats.shutouts),
  form('did I get a shutout in October', october, stats.shutouts),
  form('how many minutes have I played', now, minutes),
  form('minutes in net last season', before, minutes),
  form('how many power play goals against', now, stats.powerPlay),
  form('how many goals did I let in on the power play', now, stats.powerPlay),
  form('short-handed goals against', now, stats.shortHanded),
  form('ppga last season', before, stats.powerPlay),
  form('In how many games did I let in 3 or more?', now, countOf(many(3))),
  form('how many games did I allow 2 or fewer goals', now, countOf(few(2))),
  form('how many games have I let in less than 2', now, countOf(few(1))),
  form('how many games with 30 or more shots', now, countOf(where(({ shots = 0 }) => shots >= 30))),
  form('how many games with at least 25 saves last season', before, countOf(where(({ saves = 0 }) => saves >= 25))),
  form('how many games with a save percentage above 90%', now, countOf(where((game) => percentOf(game) > 90))),
  form('do we win when I let in 2 or less', now, recordOf(few(2)), recordOf(many(3))),
  form("what's our record when I give up 3 or more goals", now, recordOf(many(3))),
  form('record in games where I face 30 or more shots', now, recordOf(where(({ shots = 0 }) => shots >= 30))),
  form('most saves in a game', now, most(({ saves = 0 }) => saves)),
  form('most goals against in a game last season', before, most(({ against: conceded = 0 }) => conceded)),
  form('What was my best game this season?', now, (games) => `${Math.max(...games.map(percentOf)).toFixed(1)} %`),
  form('worst game by save percentage', now, (games) => `${Math.min(...games.map(percentOf)).toFixed(1)} %`),
  form('Is my save percentage better than last season?', now, stats.savePercentage, overall(before, stats.savePercentage)),
  form('compare my save percentage in September and October', september, stats.savePercentage, overall(october, stats.savePercentage)),
  form('sv% october vs november', october, stats.savePercentage, overall(november, stats.savePercentage)),
  form('is my gaa lower than last year', now, stats.goalsAgainstAverage, overall(before, stats.goalsAgainstAverage)),
  form('Is .900 good for 14U?', now, stats.savePercentage, overall(before, stats.savePercentage)),
  after("What's my save percentage?", 'is that good for 15U?', now, stats.savePercentage, overall(before, stats.savePercentage)),
  after("What's my save percentage?", 'and last year?', before, stats.savePercentage),
  after("What's my save percentage?", 'and my gaa?', now, stats.goalsAgainstAverage),
  after("What's my save percentage?", 'vs the Cobras?', compose(now, against('Cobras')), stats.savePercentage),
  after("What's my save percentage?", 'in october?', october, stats.savePercentage),
  after('How many saves do I have?', 'per game?', now, perGame(stats.saves)),
  after('How many games did I let in 3 or more?', 'and 4 or more?', now, countOf(many(4))),
  form('What do I need to get to .910?', now, reachable),
  form('what do I need to reach 91 %', now, reachable),
  form('what do I need to get to 91.0', now, reachable),
  form('how do I get my save percentage to 91', now, reachable),
  form('What would my save percentage be if I stop 28 of 30 next game?', now, (games) => afterShots(games, 28, 30)),
  form('if I stop 25 out of 25 next game what will my sv% be', now, (games) => afterShots(games, 25, 25)),
  form('if I let in 2 on 30 shots next game whats my save percentage', now, (games) => afterShots(games, 28, 30)),
  form('when was my last shutout', compose(where(({ against: conceded }) => conceded === 0), latest(1)), (games) => stats.statLine(games[0]!)),
  form('longest shutout streak', now, longest(({ against: conceded }) => conceded === 0)),
  form("What's my save percentage and how many shutouts do I have?", now, stats.savePercentage, stats.shutouts),
]; // prettier-ignore

export const unloggedForms: string[] = [
  "What's my plus-minus?", 'what is my +/- this season', 'how many face-offs did I win', 'what is my faceoff percentage',
  'how much ice time did I get', 'how many shots on goal do I have', 'whats my shooting percentage', 'how many hits do I have',
  'how many shots did I block', 'how many power play goals do I have', 'how many game winning goals do I have',
  'what is my record at home', 'how many goals do I have on the road', 'how many takeaways do I have', 'how many shots do I take per game',
  'how many games do we have left', 'whats our record away', 'in which period do I score the most', 'how many overtime goals do I have', 'how many games went to overtime',
  'what goalie do I beat the most', 'what number am I on the team in points',
]; // prettier-ignore

/** Messages with words of the game sheet that ask for no figure. */
export const innocentQuestions: string[] = [
  'my players are scared of contact',
  'How do I score more goals?', 'what does GAA mean', 'how can I improve my save percentage', 'I scored 2 goals today!',
  'give me a drill for shooting', 'how do I get better at faceoffs', 'I want to score 20 goals this year', 'my goal is 20 points',
  'how long is a period', 'how many players are on the ice', 'how many games do NHL teams play', 'what are the points for a win',
  'how do I win more faceoffs', 'how many minutes should I practice', 'how long is a penalty', 'I keep losing the puck',
  'we lost 5-2 today', 'we lost and it was my fault', 'how do we beat a 1-2-2 forecheck', "what's the best way to stop",
  'who is the best player in the NHL', 'how do goalies get wins', "what's a hat trick", 'how many goals did Gretzky score',
  'my teammate has more goals than me', 'what do scouts look at, goals or assists', 'best time to eat before a game',
  'we play the Lynx on Saturday, any tips', 'how do I make more saves', 'I let in a softy', 'I let in 5 goals and feel awful',
  'how many games should a 10 year old play', 'is 12 points enough to make AAA', 'my son gets 5 minutes a game',
  'do I need a new stick to score goals', 'I had 3 assists and still got benched', 'how do I play against bigger players',
  'remember that my goal is 15 assists', 'log a game: we won 4-2, I had 2 goals', 'I got hit in the head last game',
  'should we pull the goalie when we are down by one goal', 'what should I do after a bad game', 'how do I stop breakaways',
  'only eight showed up tonight', 'what is a good save percentage', 'how do I deal with a losing streak',
  'why do we keep losing', 'how many goals do you think I will score', 'who has the most goals on my team',
  'do I have more points than my brother', "what's the record for most goals in a season", "what's the point",
  'how many games can I miss', 'can you save my game', 'how many goals is too many to let in', 'is it bad that I only have 2 goals',
  'which is better goals or assists', 'how many wins do we need to make the playoffs', 'we won 3-1 and I got two assists', 'can I play two games in one day', 'what time is the game on Saturday', 'how many drills should I do',
]; // prettier-ignore
