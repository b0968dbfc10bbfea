import * as stats from '../evaluation/expected-stats.js';
import type { FixtureGame } from '../evaluation/fixtures.js';
import {
  after, against, all, before, between, compose, count, countOf, current, form, isWin, latest, longest, lost, most, november,
  now, october, oldest, ours, overall, penalties, percentOf, perGame, pointsOf, recordOf, september, theirs, tied, today, weekday,
  where, won, type Form,
} from './numbers.forms.js'; // prettier-ignore
import type { NumberKind } from './development.numbers.js';

const kind = (name: string, asker: NumberKind['asker'], ...forms: Form[]): NumberKind => ({ kind: name, asker, forms }); // prettier-ignore
/** `says`: what each answer says. */
const sayings = (name: string, asker: NumberKind['asker'], says: RegExp, ...asks: string[]): NumberKind =>
  ({ kind: name, asker, says, forms: asks.map((ask) => form(ask, all)) }); // prettier-ignore

const since = (date: string) => between(date, today);
const scored = where(({ goals }) => goals > 0);
const assisted = where(({ assists }) => assists > 0);
const pointed = where((game) => pointsOf(game) > 0);
const goalsFrom = (least: number) => where(({ goals }) => goals >= least);
const pointsFrom = (least: number) => where((game) => pointsOf(game) >= least);
const concededTo = (highest: number) => where(({ against: conceded = 0 }) => conceded <= highest);
const savesFrom = (least: number) => where(({ saves = 0 }) => saves >= least);
const percentFrom = (least: number) => where((game) => percentOf(game) >= least);
const margin = ({ ours: own, theirs: other }: FixtureGame) => own - other;
const byMargin = (goals: number) => where((game) => Math.abs(margin(game)) === goals);
/** The games that follow a game of the scope. */
const following =
  (scope: (games: stats.Games) => stats.Games) =>
  (games: stats.Games): stats.Games => {
    const ordered = games.toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const found = new Set(scope(ordered));
    return ordered.filter((_, at) => at > 0 && found.has(ordered[at - 1]!));
  };
const notLogged =
  /not log|n't log|only log|only know what is on|do(?:es)? not (?:say|have)|no field|not on (?:the|any)/i;

/** Questions with several conditions. No reader is written for one of them only. */
export const compositionKinds: readonly NumberKind[] = [
  kind('period and opponent', 'skater',
    form('goals vs storm in october', compose(october, against('Storm')), stats.goals),
    form('how many points did i put up against the ravens last season', compose(before, against('Ravens')), stats.points),
    form('assists against cobras since october', compose(since('2026-10-01'), against('Cobras')), stats.assists),
    form('whats our record vs the polar bears since halloween', compose(since('2026-11-01'), against('Polar Bears')), stats.record),
    form('how many did i score on weekends against the storm this year', compose(now, weekday(0, 6), against('Storm')), stats.goals),
    form('our record against the cobras on saturdays', compose(now, against('Cobras'), weekday(6)), stats.record),
    form('points in my last 3 games against the ravens', compose(against('Ravens'), latest(3)), stats.points)),
  kind('result and figure', 'skater',
    form('how many goals have i scored in losses in october', compose(october, lost), stats.goals),
    form('points per game when we win', compose(now, won), perGame(stats.points)),
    form('my assists in games we tied last season', compose(before, tied), stats.assists),
    form('goals in wins against the ravens', compose(now, won, against('Ravens')), stats.goals),
    form('how many penalty minutes do i have in wins', compose(now, won), penalties),
    form('how many wins did we have in november where i scored', november, countOf(compose(won, scored))),
    form('how many losses with me getting at least a point', now, countOf(compose(lost, pointed)))),
  kind('two own figures', 'skater',
    form('how many games have i had both a goal and an assist', now, countOf(compose(scored, assisted))),
    form('games with 2 goals or more and an assist', now, countOf(compose(goalsFrom(2), assisted))),
    form('in how many games did i score but not get an assist', now, countOf(where(({ goals, assists }) => goals > 0 && assists === 0))),
    form('number of games with no goals but at least one assist', now, countOf(where(({ goals, assists }) => goals === 0 && assists > 0))),
    form('how many games with a goal or an assist', now, countOf(pointed)),
    form('whats our record when i get a goal and an assist', now, recordOf(compose(scored, assisted))),
    form('last year how many games did i have a goal and an assist', before, countOf(compose(scored, assisted)))),
  kind('figure in games with', 'skater',
    form('how many assists do i have in games where i scored', compose(now, scored), stats.assists),
    form('how many goals in games where i had at least one assist', compose(now, assisted), stats.goals),
    form('points in games we won by 1', compose(now, won, byMargin(1)), stats.points),
    form('how many one goal games did we win', now, countOf(compose(won, byMargin(1)))),
    form('how many times did we lose by 2', now, countOf(compose(lost, byMargin(2))))),
  kind('after a result', 'skater',
    form('how many points do i have in games right after a loss', compose(following(lost), now), stats.points),
    form('whats our record after a loss', compose(following(lost), now), stats.record),
    form('goals in the game after we win', compose(following(won), now), stats.goals),
    form('how do we do the game after losing', compose(following(lost), now), stats.record)),
  kind('comparison of seasons', 'skater',
    form('am i better than last year', now, perGame(stats.points), overall(before, perGame(stats.points))),
    form('am i having a better season than last season', now, perGame(stats.points), overall(before, perGame(stats.points))),
    form('this year vs last year goals', now, stats.goals, overall(before, stats.goals)),
    form('how does this season compare to last one in points', now, stats.points, overall(before, stats.points)),
    form('more assists than last year or less', now, stats.assists, overall(before, stats.assists)),
    form('is our record better than last year', now, stats.record, overall(before, stats.record)),
    form('did i score more last season', now, stats.goals, overall(before, stats.goals)),
    form('compare my two seasons', now, perGame(stats.points), overall(before, perGame(stats.points)))),
  kind('comparison of periods', 'skater',
    form('goals in september compared with october', september, stats.goals, overall(october, stats.goals)),
    form('was i better in oct or nov', october, perGame(stats.points), overall(november, perGame(stats.points))),
    form('points first 10 games vs last 10 games this season', compose(now, oldest(10)), stats.points, overall(latest(10), stats.points)),
    form('did i get more points vs the ravens or the cobras this season', compose(now, against('Ravens')), stats.points, overall(compose(now, against('Cobras')), stats.points)),
    form('first half or second half, when did i score more', now, (games) => stats.goals(oldest(13)(games)), (games) => stats.goals(latest(12)(games))),
    form('do i have more goals or assists in october', october, stats.goals, stats.assists)),
  kind('beat last year', 'skater',
    form('how many more points to beat last year', now, (_, every) => Math.max(0, stats.points(before(every)) - stats.points(now(every)) + 1)),
    form('how many goals do i need to pass last season', now, (_, every) => Math.max(0, stats.goals(before(every)) - stats.goals(now(every)) + 1)),
    form('how far off last years assists am i', now, (_, every) => Math.abs(stats.assists(before(every)) - stats.assists(now(every)))),
    form('what do i need to match last years goals', now, (_, every) => Math.max(0, stats.goals(before(every)) - stats.goals(now(every)))))  ,
  kind('streaks with conditions', 'skater',
    form('longest streak with 2 or more points', now, longest((game) => pointsOf(game) >= 2)),
    form('how many games in a row have i had an assist', now, current(({ assists }) => assists > 0)),
    form('longest goal streak last season', before, longest(({ goals }) => goals > 0)),
    form('most wins in a row this season', now, longest(isWin)),
    form('longest point streak ever', all, longest((game) => pointsOf(game) > 0)),
    form('longest stretch without a goal last year', before, longest(({ goals }) => goals === 0))),
  kind('best and worst with conditions', 'skater',
    form('most points in a loss', compose(now, lost), most(pointsOf)),
    form('my best game against the storm', compose(now, against('Storm')), most(pointsOf)),
    form('most goals in one game last season', before, most(({ goals }) => goals)),
    form('best game in november points wise', november, most(pointsOf)),
    form('biggest win this season', now, (games) => Math.max(...games.map(margin))),
    form('most goals we scored in a game', now, most(({ ours: own }) => own))),
  kind('counts with amounts', 'skater',
    form('how many games with exactly 1 point', now, countOf(where((game) => pointsOf(game) === 1))),
    form('3 or more points how many times', now, countOf(pointsFrom(3))),
    form('games with 2+ goals vs the ravens ever', against('Ravens'), countOf(goalsFrom(2))),
    form('how often did i have more than one point in october', october, countOf(pointsFrom(2))),
    form('times ive scored twice', now, (games) => [games.filter(({ goals }) => goals === 2).length, games.filter(({ goals }) => goals >= 2).length].join('|')),
    form('games where we scored 5 or more', now, countOf(where(({ ours: own }) => own >= 5))),
    form('how many games did we hold them to one goal or less', now, countOf(where(({ theirs: other }) => other <= 1)))),
  kind('shares', 'skater',
    form('in what percent of games did i score', now, (games) => `${stats.ratio(scored(games).length, games.length, 100, 0)} %`),
    form('what percent of my points are goals', now, (games) => [0, 1].map((decimals) => `${stats.ratio(stats.goals(games), stats.points(games), 100, decimals)} %`).join('|')),
    form('what part of our goals did i get a point on', now, (games) => `${stats.ratio(stats.points(games), stats.teamGoals(games), 100, 0)} %`),
    form('percentage of games we won in october', october, stats.winPercentage)),
  kind('career', 'skater',
    form('goals both seasons combined', all, stats.goals), form('total points ever', all, stats.points),
    form('how many games have i logged in total', all, count), form('all time assists vs the storm', against('Storm'), stats.assists)),
  kind('team figures', 'skater',
    form('how many goals do we allow per game', now, perGame(stats.teamGoalsAgainst)), form('goals for and against in october', october, ours, theirs),
    form('how many goals did we score against the cobras this season', compose(now, against('Cobras')), ours)),
  sayings('not logged conditions', 'skater', notLogged,
    'goals in road games against the storm', 'points in home games in october', 'whats our record away from home vs the ravens', 'how many goals in overtime this season',
    'how many goals on the power play in november', 'points in playoff games last season', 'shots on net per game this year', 'how many faceoffs did i win against the cobras',
    'how many goals did i score in the first period', 'plus minus in wins', 'how many hits in my last 5 games', 'goals when i play center', 'points with jake on my line',
    'goals with the new stick', 'how many points when my grandma watches', 'assists in morning games', 'record when the ref is bad'),
  kind('goalie composed', 'goalie',
    form('save percentage in losses last season', compose(before, lost), stats.savePercentage),
    form('sv% vs the storm since october', compose(since('2026-10-01'), against('Storm')), stats.savePercentage),
    form('gaa in wins', compose(now, won), stats.goalsAgainstAverage),
    form('how many games did i allow 2 or less and still lose', now, countOf(compose(lost, concededTo(2)))),
    form('how many games with 25 or more saves did we win', now, countOf(compose(won, savesFrom(25)))),
    form('record when i have over 30 shots', now, recordOf(where(({ shots = 0 }) => shots > 30))),
    form('whats my save percentage on saturdays', compose(now, weekday(6)), stats.savePercentage),
    form('games with a save percentage of at least 90', now, countOf(percentFrom(90))),
    form('shutouts against the ravens ever', against('Ravens'), stats.shutouts),
    form('how many goals against in games we won', compose(now, won), stats.goalsAgainst),
    form('saves per game in november', november, perGame(stats.saves)),
    form('save % after a loss', compose(following(lost), now), stats.savePercentage)),
  kind('goalie comparison of seasons', 'goalie',
    form('am i better than last year', now, stats.savePercentage, overall(before, stats.savePercentage)),
    form('is my gaa lower than last season', now, stats.goalsAgainstAverage, overall(before, stats.goalsAgainstAverage)),
    form('more shutouts this year or last', now, stats.shutouts, overall(before, stats.shutouts)),
    form('sv% this month vs last month', november, stats.savePercentage, overall(october, stats.savePercentage))),
  kind('goalie best and streaks', 'goalie',
    form('longest shutout streak', now, longest(({ against: conceded }) => conceded === 0)), form('most saves in a win', compose(now, won), most(({ saves = 0 }) => saves)),
    form('most shots ive faced in a game', now, most(({ shots = 0 }) => shots)), form('best save percentage against the cobras', compose(now, against('Cobras')), (games) => `${Math.max(...games.map(percentOf)).toFixed(1)} %|${stats.savePercentage(games)}`),
    form('longest run of games with 2 goals or fewer', now, longest(({ against: conceded = 0 }) => conceded <= 2))),
  kind('parent composed', 'parent',
    form('how many goals does he have against the storm in october', compose(october, against('Storm')), stats.goals), form('is she better than last year', now, perGame(stats.points), overall(before, perGame(stats.points))),
    form('how many games did my son get a goal and an assist', now, countOf(compose(scored, assisted))), form('his points in games they lost', compose(now, lost), stats.points),
    form('how many assists has my daughter had since halloween', since('2026-11-01'), stats.assists)),
  kind('child composed', 'child',
    form('did i score more than last year', now, stats.goals, overall(before, stats.goals)), form('how many goals did i get when we won', compose(now, won), stats.goals),
    form('how many times did we beat the ravens', now, countOf(compose(against('Ravens'), won))), form('who did i score the most on', now, (games) => { const groups = [...Map.groupBy(games, ({ opponent }) => opponent)]; const top = Math.max(...groups.map(([, members]) => stats.goals(members))); return groups.filter(([, members]) => stats.goals(members) === top).map(([name]) => name).join('|'); })),
  kind('follow ups with conditions', 'skater',
    after('how many goals do i have against the storm', 'and in wins', compose(now, against('Storm'), won), stats.goals),
    after('points in october', 'vs the ravens', compose(october, against('Ravens')), stats.points),
    after('how many games did i score in', 'and how many of those did we win', now, countOf(compose(scored, won))),
    after('goals in losses', 'and last season', compose(before, lost), stats.goals)),
]; // prettier-ignore
