import * as stats from '../evaluation/expected-stats.js';
import type { FixtureGame } from '../evaluation/fixtures.js';
import {
  after, afterShots, against, all, before, between, compose, count, countOf, current, few, form, isWin, latest, logged, longest,
  lost, many, most, november, now, october, oldest, ours, overall, penalties, percentOf, perGame, pointsOf, recordOf,
  september, theirs, tied, today, weekday, where, won, type FigureOf, type Form,
} from './numbers.forms.js'; // prettier-ignore

/** Questions on the own games by kind, as they are typed on a phone. No reader is written from this file. */
export interface NumberKind {
  kind: string;
  asker: 'skater' | 'child' | 'goalie' | 'parent' | 'goalieParent';
  forms: readonly Form[];
  /** Instead of figures: what each answer says. */
  says?: RegExp;
}
const kind = (name: string, asker: NumberKind['asker'], ...forms: Form[]): NumberKind => ({
  kind: name,
  asker,
  forms,
});
const sayings = (name: string, asker: NumberKind['asker'], says: RegExp, ...asks: string[]): NumberKind =>
  ({ kind: name, asker, says, forms: asks.map((ask) => form(ask, all)) }); // prettier-ignore

const since = (date: string) => between(date, today);
const scored = where(({ goals }) => goals > 0);
const assisted = where(({ assists }) => assists > 0);
const pointed = where((game) => pointsOf(game) > 0);
const blank = where((game) => pointsOf(game) === 0);
const share =
  (part: FigureOf, whole: FigureOf): FigureOf =>
  (games) =>
    `${stats.ratio(Number(part(games, games)), Number(whole(games, games)), 100, 0)} %|${stats.ratio(Number(part(games, games)), Number(whole(games, games)), 100, 1)} %`;
const shareOf = (scope: (games: stats.Games) => stats.Games): FigureOf => share(countOf(scope), count);
const missing =
  (target: number, figure: FigureOf): FigureOf =>
  (games, every) =>
    Math.max(0, target - Number(figure(games, every)));
const difference =
  (figure: FigureOf): FigureOf =>
  (_, every) =>
    Math.abs(Number(figure(now(every), every)) - Number(figure(before(every), every)));
const median =
  (valueOf: (game: FixtureGame) => number): FigureOf =>
  (games) => {
    const values = games.map(valueOf).toSorted((a, b) => a - b);
    const middle = values.length / 2;
    return values.length % 2
      ? String(values[Math.floor(middle)])
      : String(((values[middle - 1] ?? 0) + (values[middle] ?? 0)) / 2);
  };
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const longMonths = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; // prettier-ignore
const dateOf = ({ date }: FixtureGame): string => {
  const [, month, day] = date.split('-').map(Number);
  return `${months[month! - 1]} ${day}|${longMonths[month! - 1]} ${day}|${day} ${longMonths[month! - 1]}|${date}`;
};
/** The date of the only game of the scope. */
const dateIn: FigureOf = (games) => dateOf(games[0]!);
const line: FigureOf = (games) => stats.statLine(games[0]!);
const scoreIn: FigureOf = (games) =>
  `${games[0]!.ours}-${games[0]!.theirs}|${games[0]!.ours}–${games[0]!.theirs}`;
const opponentIn: FigureOf = (games) => games[0]!.opponent;
const least =
  (valueOf: (game: FixtureGame) => number): FigureOf =>
  (games) =>
    Math.min(...games.map(valueOf));
const groupsBy = (key: (game: FixtureGame) => string) => (games: stats.Games) => [...Map.groupBy(games, key)];
const byMonth = groupsBy(({ date }) => date.slice(0, 7));
const byOpponent = groupsBy(({ opponent }) => opponent);
/** The highest or lowest total of a group, and the names of the groups that have it. */
const extremeGroup =
  (groups: ReturnType<typeof groupsBy>, figure: FigureOf, pick: (...values: number[]) => number): FigureOf[] => {
    const valuesOf = (games: stats.Games) =>
      groups(games).map(([name, members]) => [name, Number.parseFloat(String(figure(members, members)))] as const);
    const best = (games: stats.Games) => pick(...valuesOf(games).map(([, value]) => value));
    const nameOf = (key: string) => (/^\d/.test(key) ? longMonths[Number(key.slice(5)) - 1]! : key);
    return [(games) => valuesOf(games).filter(([, value]) => value === best(games)).map(([name]) => nameOf(name)).join('|')];
  }; // prettier-ignore
const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / 86_400_000;
const sortedDates = (games: stats.Games) => games.map(({ date }) => date).toSorted();
const nth =
  (index: number) =>
  (games: stats.Games): stats.Games =>
    stats.latestGames(games, index + 1).slice(index);
const shotsOn: FigureOf = stats.shots;
const ratioOf = (part: FigureOf, whole: FigureOf, decimals: number): FigureOf => (games, every) =>
  stats.ratio(Number(part(games, every)), Number(whole(games, every)), 1, decimals); // prettier-ignore
/** The saves that the next game needs, with as many shots as on average. */
const savesNext =
  (percent: number): FigureOf =>
  (games) => {
    const shots = Math.round(stats.shots(games) / games.length);
    const reaching = Array.from({ length: shots + 1 }, (_, saves) => saves).find(
      (saves) => Number.parseFloat(afterShots(games, saves, shots)) >= percent,
    );
    return reaching
      ? `${reaching} saves on ${shots} shots|${reaching} save on ${shots} shots`
      : 'reached already|out of reach';
  };
const minutesIn: FigureOf = (games) => games.reduce((sum, game) => sum + (game.minutes ?? 60), 0);
const teamDifference: FigureOf = (games) =>
  Math.abs(Number(ours(games, games)) - Number(theirs(games, games)));

export const numberKinds: readonly NumberKind[] = [
  kind('short total', 'skater',
    form('goals?', now, stats.goals), form('my apples so far', now, stats.assists), form('pts', now, stats.points),
    form('how many gino’s i got', now, stats.goals), form('total pts this szn', now, stats.points), form('what am i at for goals', now, stats.goals)),
  kind('full sentence total', 'child',
    form('can you count all the goals i got', now, stats.goals), form('coach how many times did i put it in the net this year', now, stats.goals),
    form('how many passes did i make that turned into goals', now, stats.assists), form('how much points do i got', now, stats.points),
    form('tell me my goals plz', now, stats.goals), form('did i score any goals yet', now, stats.goals)),
  kind('last season', 'skater',
    form('wat did i finish with last yr in points', before, stats.points), form('goals 2025-26', before, stats.goals),
    form('how many did i score the season before this one', before, stats.goals), form('last szn apples', before, stats.assists),
    form('how many games was last season', before, count)),
  kind('month', 'skater',
    form('oct goals', october, stats.goals), form('how was november for me points wise', november, stats.points),
    form('sept assists', september, stats.assists), form('how many did i get in the month of october, goals', october, stats.goals),
    form('points so far this month', november, stats.points), form('how many goals did i have last november', between('2025-11-01', '2025-11-30'), stats.goals)),
  kind('since', 'skater',
    form('goals since halloween', since('2026-11-01'), stats.goals), form('points since nov 1', since('2026-11-01'), stats.points),
    form('how many assists have i had since the start of october', since('2026-10-01'), stats.assists),
    form('how many times have i scored since sept 20', since('2026-09-20'), stats.goals),
    form('pts since we last lost', (games) => games.filter(({ date }) => date > (stats.latestGames(lost(games), 1)[0]?.date ?? '')), stats.points)),
  kind('before', 'skater',
    form('how many goals did i have by the end of september', between('2026-08-01', '2026-09-30'), stats.goals),
    form('points up to oct 15', between('2026-08-01', '2026-10-15'), stats.points), form('how many goals before november this year', between('2026-08-01', '2026-10-31'), stats.goals),
    form('what was our record before thanksgiving last season', between('2025-08-01', '2025-11-26'), stats.record)),
  kind('between dates', 'skater',
    form('goals from sep 15 till oct 20', between('2026-09-15', '2026-10-20'), stats.goals), form('points between oct 5 and nov 5', between('2026-10-05', '2026-11-05'), stats.points),
    form('assists sept thru oct', between('2026-09-01', '2026-10-31'), stats.assists), form('how many games from 10/1 to 10/20', between('2026-10-01', '2026-10-20'), count)),
  kind('last games', 'skater',
    form('last 6 games pts', latest(6), stats.points), form('how many goals in my past four games', latest(4), stats.goals),
    form('my last three games how many points', latest(3), stats.points), form('goals over the last ten', latest(10), stats.goals),
    form('did i get any assists the last two games', latest(2), stats.assists), form('what did i do in the previous 5', latest(5), stats.goals, stats.assists)),
  kind('first games', 'skater',
    form('how many pts did i have in the first 10 games', compose(now, oldest(10)), stats.points), form('how did my first game of the season go', compose(now, oldest(1)), line),
    form('who did we play in our first game', compose(now, oldest(1)), opponentIn), form('score of the season opener', compose(now, oldest(1)), scoreIn),
    form('did i score in game one', compose(now, oldest(1)), stats.goals)),
  kind('last game', 'skater',
    form('how many pts did i have yesterday or whenever my last game was', latest(1), stats.points), form('what was the score of our last game', latest(1), scoreIn),
    form('did we win our last one', latest(1), scoreIn), form('who was my last game against', latest(1), opponentIn),
    form('how did i do in my latest game', latest(1), line), form('last game stats', latest(1), line)),
  kind('game before', 'skater',
    form('what about the game before the last one', nth(1), line), form('how did i do two games ago', nth(1), line),
    form('score of the second last game', nth(1), scoreIn), form('3 games ago how many goals', nth(2), stats.goals)),
  kind('opponent', 'skater',
    form('how do i do vs the ravens goals wise', compose(now, against('Ravens')), stats.goals), form('points against storm', compose(now, against('Storm')), stats.points),
    form('ever scored on the cobras? how many', against('Cobras'), stats.goals), form('polar bears games this year record', compose(now, against('Polar Bears')), stats.record),
    form('how many times we play the bears this season', compose(now, against('Polar Bears')), count), form('whats my ppg against the ravens', compose(now, against('Ravens')), perGame(stats.points))),
  kind('opponent last meeting', 'skater',
    form('how did the last game against the cobras go', compose(against('Cobras'), latest(1)), scoreIn), form('what was the score last time we played storm', compose(against('Storm'), latest(1)), scoreIn),
    form('when did we last play the ravens', compose(against('Ravens'), latest(1)), dateIn), form('when did we last lose to the polar bears', compose(against('Polar Bears'), lost, latest(1)), dateIn)),
  kind('which opponent', 'skater',
    form('who do i score the most against', now, ...extremeGroup(byOpponent, stats.goals, Math.max)), form('which team have i got the most points on', now, ...extremeGroup(byOpponent, stats.points, Math.max)),
    form('what team do we lose to the most', now, ...extremeGroup(byOpponent, countOf(lost), Math.max)), form('which team did we beat the most', now, ...extremeGroup(byOpponent, countOf(won), Math.max)),
    form('what team do i have the least goals against', now, ...extremeGroup(byOpponent, stats.goals, Math.min))),
  kind('which month', 'skater',
    form('which month was my best for goals', now, ...extremeGroup(byMonth, stats.goals, Math.max)), form('what month did i get the most points this season', now, ...extremeGroup(byMonth, stats.points, Math.max)),
    form('my best month last season points', before, ...extremeGroup(byMonth, stats.points, Math.max)), form('in what month did we win the most', now, ...extremeGroup(byMonth, countOf(won), Math.max))),
  kind('weekday', 'skater',
    form('goals on saturday games', compose(now, weekday(6)), stats.goals), form('do i score on sundays? how many', compose(now, weekday(0)), stats.goals),
    form('weekend points', compose(now, weekday(0, 6)), stats.points), form('whats our record on sundays', compose(now, weekday(0)), stats.record),
    form('how many games on weekdays', compose(now, weekday(1, 2, 3, 4, 5)), count)),
  kind('recent days', 'skater',
    form('points the past 2 weeks', since('2026-11-07'), stats.points), form('goals last week', between('2026-11-09', '2026-11-15'), stats.goals),
    form('how many games in the last 30 days', since('2026-10-22'), count), form('how many points in the last three weeks', since('2026-10-31'), stats.points)),
  sayings('home and away', 'skater', /not log|n't log|only log|do(?:es)? not (?:say|have)|no field/i,
    'do i score more at home or away', 'home record', 'how many goals on the road', 'are we better at our own rink', 'points in away games', 'whats my ppg at home'),
  kind('when winning', 'skater',
    form('how many goals in games we won', compose(now, won), stats.goals), form('points when we lose', compose(now, lost), stats.points),
    form('how many assists have i got in losses', compose(now, lost), stats.assists), form('what do i average in wins', compose(now, won), perGame(stats.points)),
    form('did i get points in our ties', compose(now, tied), stats.points)),
  kind('record when', 'skater',
    form('whats our record when i get an assist', now, recordOf(assisted)), form('do we win when i dont get a point', now, recordOf(blank)),
    form('record in games where i had two goals or more', now, recordOf(where(({ goals }) => goals >= 2))), form('how many games did we lose even tho i scored', now, countOf(compose(scored, lost))),
    form('how many wins in games i scored', now, countOf(compose(scored, won)))),
  kind('current streak', 'skater',
    form('how long is my point streak rn', now, current((game) => pointsOf(game) > 0)), form('how many in a row have i scored in', now, current(({ goals }) => goals > 0)),
    form('whats our win streak at', now, current(isWin)), form('how many straight games with an assist', now, current(({ assists }) => assists > 0)),
    form('games since my last goal', now, current(({ goals }) => goals === 0))),
  kind('longest streak', 'skater',
    form('most games in a row with a goal', now, longest(({ goals }) => goals > 0)), form('longest ive gone without a point', now, longest((game) => pointsOf(game) === 0)),
    form('best win streak we had last year', before, longest(isWin)), form('longest assist streak', now, longest(({ assists }) => assists > 0)),
    form('our longest skid', now, longest(({ ours: own, theirs: other }) => own < other))),
  kind('best game', 'skater',
    form('my best game ever', all, most(pointsOf)), form('what game did i have the most points', now, most(pointsOf)),
    form('most goals ive ever had in one game', all, most(({ goals }) => goals)), form('single game high for assists', now, most(({ assists }) => assists)),
    form('best game in october', october, most(pointsOf)), form('highest scoring game i had against the ravens this year', compose(now, against('Ravens')), most(pointsOf))),
  kind('worst game', 'skater',
    form('worst game this szn', now, least(pointsOf)), form('what was our worst loss', now, (games) => Math.max(...games.map(({ ours: own, theirs: other }) => other - own))),
    form('lowest points game in november', november, least(pointsOf)), form('our biggest blowout loss score', now, (games) => { const worst = Math.max(...games.map(({ ours: own, theirs: other }) => other - own)); return games.filter(({ ours: own, theirs: other }) => other - own === worst).map(({ ours: own, theirs: other }) => `${own}-${other}|${own}–${other}`).join('|'); })),
  kind('games with at least', 'skater',
    form('how many 2 goal games', now, (games) => [2, 3, 4].map((top) => games.filter(({ goals }) => goals >= 2 && goals <= top).length).join('|')), form('games w 3+ pts', now, countOf(where((game) => pointsOf(game) >= 3))),
    form('how many multi goal games last year', before, countOf(where(({ goals }) => goals >= 2))), form('number of games i got at least a point', now, countOf(pointed)),
    form('how many games did i have more than one assist', now, countOf(where(({ assists }) => assists > 1)))),
  kind('both conditions', 'skater',
    form('how many games did i get a goal and an assist', now, countOf(where(({ goals, assists }) => goals > 0 && assists > 0))),
    form('games where i had an assist but no goal', now, countOf(where(({ goals, assists }) => goals === 0 && assists > 0))),
    form('how many games we won and i scored', now, countOf(compose(won, scored))), form('games i scored 2 and we still lost', now, countOf(compose(lost, where(({ goals }) => goals >= 2))))),
  kind('games without', 'skater',
    form('how many games did i get nothing', now, countOf(blank)), form('pointless games this season', now, countOf(blank)),
    form('games i didnt score in', now, countOf(where(({ goals }) => goals === 0))), form('how many times was i held off the scoresheet', now, countOf(blank))),
  kind('hat tricks', 'skater',
    form('any hattys this year', now, countOf(where(({ goals }) => goals >= 3))), form('how many hatties ever', all, countOf(where(({ goals }) => goals >= 3))),
    form('when was my last hat trick', compose(where(({ goals }) => goals >= 3), latest(1)), dateIn), form('hat tricks last season count', before, countOf(where(({ goals }) => goals >= 3)))),
  kind('per game', 'skater',
    form('ppg', now, perGame(stats.points)), form('gpg this season', now, perGame(stats.goals)), form('avg points', now, perGame(stats.points)),
    form('how many goals do i average per game last season', before, perGame(stats.goals)), form('assists per game in october', october, perGame(stats.assists)),
    form('on average how many goals do we score a game', now, perGame((games) => Number(ours(games, games)))), form('average goals we give up', now, perGame((games) => Number(theirs(games, games))))),
  kind('median', 'skater',
    form('whats my median points per game', now, median(pointsOf)), form('median goals', now, median(({ goals }) => goals)), form('whats the typical number of points i get in a game', now, (games) => `${perGame(stats.points)(games)}|${String(median(pointsOf)(games, games))}`)),
  kind('target total', 'skater',
    form('how many more goals to 50', now, missing(50, stats.goals)), form('how far am i from 75 points', now, missing(75, stats.points)),
    form('need how many assists to hit 40', now, missing(40, stats.assists)), form('how many goals till i beat last years total', now, (_, every) => Math.max(0, stats.goals(before(every)) - stats.goals(now(every)) + 1)),
    form('my goal is 60 goals how many left', now, missing(60, stats.goals)), form('how many more wins til 20', now, missing(20, countOf(won)))),
  kind('target pace', 'skater',
    form('i want 80 points in 45 games whats my ppg need to be the rest of the way', now, (games) => stats.ratio(80 - stats.points(games), 45 - games.length, 1, 2)),
    form('if i play 40 games and keep going like this how many goals', now, (games) => Math.round((stats.goals(games) * 40) / games.length)),
    form('on pace for how many points in 50 games', now, (games) => Math.round((stats.points(games) * 50) / games.length)),
    form('what if i get 3 pts next game whats my ppg', now, (games) => stats.ratio(stats.points(games) + 3, games.length + 1, 1, 2)),
    form('how many points would i have if i get a hat trick next game', now, (games) => stats.points(games) + 3)),
  kind('share of team', 'skater',
    form('what % of our goals are mine', now, share(stats.goals, ours)), form('how much of the teams scoring do i do', now, (games) => `${String(share(stats.goals, ours)(games, games))}|${String(share(stats.points, ours)(games, games))}`),
    form('percent of team goals i was part of in october', october, share(stats.points, ours))),
  kind('share of games', 'skater',
    form('what percent of games do i score in', now, shareOf(scored)), form('how often do i get a point', now, (games) => `${String(countOf(pointed)(games, games))}|${String(shareOf(pointed)(games, games))}`),
    form('in what % of games did i have an assist', now, shareOf(assisted)), form('what percentage of our games did we lose', now, shareOf(lost)), form('percentage of my points that are goals', now, share(stats.goals, stats.points))),
  kind('ranking of games', 'skater',
    form('whats my second best game', now, (games) => games.map(pointsOf).toSorted((a, b) => b - a)[1] ?? 0), form('top 3 games this season', now, most(pointsOf)),
    form('where does my last game rank', now, (games) => { const value = pointsOf(stats.latestGames(games, 1)[0]!); return games.filter((game) => pointsOf(game) > value).length + 1; }),
    form('list my 3 best games by goals', now, most(({ goals }) => goals))),
  kind('goals or assists', 'skater',
    form('do i have more goals or assists', now, stats.goals, stats.assists), form('am i more of a scorer or passer by the numbers', now, stats.goals, stats.assists),
    form('goals vs assists last season', before, stats.goals, stats.assists), form('whats my goal to assist ratio', now, stats.goals, stats.assists)),
  kind('versus last season', 'skater',
    form('am i ahead of last year in points', now, stats.points, overall(before, stats.points)), form('did i have more assists last year', now, stats.assists, overall(before, stats.assists)),
    form('this season vs last, ppg', now, perGame(stats.points), overall(before, perGame(stats.points))), form('better or worse than last year goals per game', now, perGame(stats.goals), overall(before, perGame(stats.goals))),
    form('did we have a better record last year', now, stats.record, overall(before, stats.record))),
  kind('difference', 'skater',
    form('how many more goals did i have last year than this year', now, difference(stats.goals)), form('difference in points between this year and last', now, difference(stats.points)),
    form('how many fewer wins do we have than last year', now, difference(countOf(won)))),
  kind('month comparison', 'skater',
    form('sept or oct, when did i get more points', september, stats.points, overall(october, stats.points)), form('october vs november assists', october, stats.assists, overall(november, stats.assists)),
    form('did i score less in november than october', november, stats.goals, overall(october, stats.goals)), form('ppg in september compared to october', september, perGame(stats.points), overall(october, perGame(stats.points)))),
  kind('recent comparison', 'skater',
    form('last 5 vs the 5 before that points', latest(5), stats.points, overall((games) => stats.gamesBefore(games, 5, 5), stats.points)),
    form('first 10 games compared to last 10 goals', (games) => stats.latestGames(now(games), 10), stats.goals, overall(compose(now, oldest(10)), stats.goals)),
    form('am i scoring more lately than at the start of the season, first 5 vs last 5', (games) => stats.latestGames(now(games), 5), stats.goals, overall(compose(now, oldest(5)), stats.goals))),
  sayings('trend', 'skater', /\d/,
    'am i improving', 'am i in a slump', 'am i getting hot', 'are my points going up or down', 'is my scoring trending up', 'have i cooled off', 'am i getting better or worse the last few games'),
  kind('good', 'skater',
    after('ppg', 'is that good', now, perGame(stats.points)), after('how many goals do i have', 'is that alot', now, stats.goals),
    after('how many goals do i have', 'good or bad for my age', now, stats.goals), form('is my ppg any good', now, perGame(stats.points)), form('are my stats good', now, stats.points)),
  sayings('not logged', 'skater', /not log|n't log|only log|not record|no field|cannot (?:see|know)|do(?:es)? not (?:have|include)/i,
    'shots on net this year', 'shooting %', 'my plus minus', 'how many pp goals', 'toi per game', 'how many hits i got', 'faceoff win rate', 'how many blocked shots', 'how many shifts do i get',
    'primary assists', 'how many goals in the third', 'game winners this season', 'short handed goals i scored', 'how many empty netters', 'how many ot goals', 'takeaways and giveaways', 'how fast is my shot', 'how many posts did i hit'),
  sayings('not mine', 'skater', /only|not|cannot|can't|your own/i,
    'who leads my team in points', 'how many goals does my buddy jake have', 'where do i rank on my team', 'am i top 5 in the league', 'what place are we in', 'how many pts does our first line have', 'when is our next game', 'who do we play next'),
  kind('team record', 'skater',
    form('are we good? record', now, stats.record), form('w l t', now, stats.record), form('how many dubs so far', now, countOf(won)), form('how many Ls', now, countOf(lost)),
    form('do we have more wins than losses', now, countOf(won), countOf(lost)), form('our record in october', october, stats.record), form('record last 7', latest(7), stats.record)),
  kind('team goals', 'skater',
    form('how many have we scored as a team', now, ours), form('goals we let in this year as a team', now, theirs), form('team gf and ga', now, ours, theirs),
    form('whats our goal differential', now, teamDifference), form('most goals we scored in a game', now, most(({ ours: own }) => own)), form('how many did we score on the storm this season', compose(now, against('Storm')), ours)),
  kind('close games', 'skater',
    form('how many one goal games', now, countOf(where(({ ours: own, theirs: other }) => Math.abs(own - other) === 1))), form('how many games did we lose by one', now, countOf(where(({ ours: own, theirs: other }) => other - own === 1))),
    form('how many did we win by 3 or more', now, countOf(where(({ ours: own, theirs: other }) => own - other >= 3))), form('whats our average margin when we win', compose(now, won), (games) => stats.ratio(Number(ours(games, games)) - Number(theirs(games, games)), games.length, 1, 2))),
  kind('exact score', 'skater',
    form('how many times did we get shut out', now, countOf(where(({ ours: own }) => own === 0))), form('how many times did we score 5 or more', now, countOf(where(({ ours: own }) => own >= 5))),
    form('games where the other team had zero', now, countOf(where(({ theirs: other }) => other === 0))), form('how many times we won 3-2', now, countOf(where(({ ours: own, theirs: other }) => own === 3 && other === 2)))),
  kind('career', 'skater',
    form('total goals both seasons', all, stats.goals), form('career pts', all, stats.points), form('how many games have i logged ever', all, count),
    form('all time ppg', all, perGame(stats.points)), form('lifetime record', all, stats.record), form('add up my assists from this year and last', all, stats.assists)),
  kind('calendar year', 'skater',
    form('goals in 2026', between('2026-01-01', '2026-12-31'), stats.goals), form('how many pts in calendar 2025', between('2025-01-01', '2025-12-31'), stats.points), form('games since new years', since('2026-01-01'), count)),
  kind('several figures', 'skater',
    form('my g a and pts', now, stats.goals, stats.assists, stats.points), form('goals assists points last 5', latest(5), stats.goals, stats.assists, stats.points),
    form('give me my full stat line for october', october, stats.goals, stats.assists), form('goals, ppg and our record', now, stats.goals, perGame(stats.points), stats.record), form('gp g a p', now, count, stats.goals, stats.assists, stats.points)),
  kind('two questions', 'skater',
    form('how many goals do i have? and how many last year?', now, stats.goals, overall(before, stats.goals)), form('whats our record and when did we last win', now, stats.record, overall(compose(won, latest(1)), dateIn)),
    form('ppg this year? also my longest point streak', now, perGame(stats.points), longest((game) => pointsOf(game) > 0)), form('how many assists in oct and how many in nov', october, stats.assists, overall(november, stats.assists))),
  kind('follow up period', 'skater',
    after('how many pts do i have', 'ok and oct', october, stats.points), after('goals this season', 'last yr?', before, stats.goals), after('how many assists', 'just the last 3 games', latest(3), stats.assists),
    after('ppg', 'what about since halloween', since('2026-11-01'), perGame(stats.points)), after('whats our record', 'all time', all, stats.record), after('goals in october', 'nov?', november, stats.goals)),
  kind('follow up figure', 'skater',
    after('how many goals in october', 'assists?', october, stats.assists), after('points last season', 'n goals', before, stats.goals), after('how many goals vs the ravens this season', 'and our record against them', compose(now, against('Ravens')), stats.record),
    after('goals', 'per gm', now, perGame(stats.goals)), after('how many points do i have', 'how many of those were goals', now, stats.goals)),
  kind('follow up opponent', 'skater',
    after('how many goals do i have', 'how many on the cobras', compose(now, against('Cobras')), stats.goals), after('points vs ravens this season', 'n storm', compose(now, against('Storm')), stats.points),
    after('whats our record against storm this season', 'and vs bears', compose(now, against('Polar Bears')), stats.record)),
  kind('follow up condition', 'skater',
    after('ppg', 'only in wins', compose(now, won), perGame(stats.points)), after('goals this season', 'and in losses', compose(now, lost), stats.goals), after('how many games with 2 points', 'what about 3', now, countOf(where((game) => pointsOf(game) >= 3))),
    after('my best game', 'when was that', now, (games) => games.filter((game) => pointsOf(game) === most(pointsOf)(games, games)).map(dateOf).join('|')), after('my best game', 'and second best', now, (games) => games.map(pointsOf).toSorted((a, b) => b - a)[1] ?? 0)),
  kind('last or first date', 'skater',
    form('when did i last score', compose(scored, latest(1)), dateIn), form('date of my last assist', compose(assisted, latest(1)), dateIn), form('when was my first goal this season', compose(now, scored, oldest(1)), dateIn),
    form('when did we last win', compose(won, latest(1)), dateIn), form('what day was my last 3 point game', compose(where((game) => pointsOf(game) >= 3), latest(1)), dateIn), form('first game of the season when was it', compose(now, oldest(1)), dateIn), form('who did i score my first goal against this year', compose(now, scored, oldest(1)), opponentIn)),
  kind('gap', 'skater',
    form('how many days since my last game', all, (games) => daysBetween(sortedDates(games).at(-1)!, today)), form('longest break between games this season', now, (games) => { const dates = sortedDates(games); return Math.max(...dates.slice(1).map((date, at) => daysBetween(dates[at]!, date))); }),
    form('when was my last game', latest(1), dateIn), form('how long has it been since we won', compose(won, latest(1)), (games) => `${daysBetween(games[0]!.date, today)}|${dateOf(games[0]!)}`)),
  kind('list', 'skater',
    form('which games did i score in november', compose(november, scored), count), form('show me all my games against the storm this season', compose(now, against('Storm')), count), form('what games did we lose in october', compose(october, lost), count), form('which teams have i played this season', now, () => 'Cobras', () => 'Storm')),
  kind('penalties', 'skater',
    form('pim', now, penalties), form('how many mins in the box this yr', now, penalties), form('pims in oct', october, penalties), form('penalty mins per game', compose(now, logged), perGame((games) => Number(penalties(games, games)))), form('how many games without a penalty', compose(now, logged), countOf(where(({ penaltyMinutes }) => penaltyMinutes === 0))),
    form('most pims in one game', now, most(({ penaltyMinutes }) => penaltyMinutes ?? 0))),
  kind('child words', 'child',
    form('how many goalz do i hav', now, stats.goals), form('did i get more goals then last year', now, stats.goals, overall(before, stats.goals)), form('how many games did we win so far coach', now, countOf(won)), form('did we win more then we lost', now, countOf(won), countOf(lost)),
    form('wat was my bestest game', now, most(pointsOf)), form('how many helpers did i get', now, stats.assists), form('how many more goals till i get 30', now, missing(30, stats.goals)), form('how meny times did we play the ravins this year', compose(now, against('Ravens')), count)),
  kind('save percentage', 'goalie',
    form('sv%?', now, stats.savePercentage), form('save pct rn', now, stats.savePercentage), form('whats my sp this season', now, stats.savePercentage), form('save percentage last 3', latest(3), stats.savePercentage), form('sv pct in november', november, stats.savePercentage),
    form('what % am i stopping', now, stats.savePercentage), form('save percentage vs bears this year', compose(now, against('Polar Bears')), stats.savePercentage), form('sv% when we lose', compose(now, lost), stats.savePercentage)),
  kind('goals against', 'goalie',
    form('gaa', now, stats.goalsAgainstAverage), form('goals against avg in oct', october, stats.goalsAgainstAverage), form('how many ga this yr', now, stats.goalsAgainst), form('how many have gone in on me this season', now, stats.goalsAgainst), form('how many do i let in a game', now, perGame(stats.goalsAgainst)),
    form('gaa in wins', compose(now, won), stats.goalsAgainstAverage), form('how many goals did the ravens score on me this year', compose(now, against('Ravens')), stats.goalsAgainst)),
  kind('shots', 'goalie',
    form('shots faced this year', now, shotsOn), form('avg shots i see a game', now, perGame(stats.shots)), form('most shots ive faced', now, most(({ shots = 0 }) => shots)), form('how many saves in my last game', latest(1), stats.saves), form('total saves both seasons', all, stats.saves), form('whats the least shots i faced in a game', now, least(({ shots = 0 }) => shots))),
  kind('shutouts', 'goalie',
    form('any shutouts', now, stats.shutouts), form('so this year', now, stats.shutouts), form('last shutout when', compose(where(({ against: conceded }) => conceded === 0), latest(1)), dateIn), form('who did i shut out last', compose(where(({ against: conceded }) => conceded === 0), latest(1)), opponentIn), form('career shutouts', all, stats.shutouts), form('how many more shutouts to reach 10', now, missing(10, stats.shutouts))),
  kind('goalie conditions', 'goalie',
    form('games i let in 1 or less', now, countOf(few(1))), form('how many games over 90', now, countOf(where((game) => percentOf(game) > 90))), form('games with less than 2 ga last year', before, countOf(few(1))), form('record when i see over 30 shots', now, recordOf(where(({ shots = 0 }) => shots > 30))), form('do we win when i let in 3+', now, recordOf(many(3))),
    form('how many games did i make 30 or more saves', now, countOf(where(({ saves = 0 }) => saves >= 30))), form('games where i was under .900', now, countOf(where((game) => percentOf(game) < 90)))),
  kind('goalie record', 'goalie',
    form('my w-l', now, stats.record), form('goalie record vs ravens this season', compose(now, against('Ravens')), stats.record), form('how many wins do i have in net', now, countOf(won)), form('win percentage as a starter', now, stats.winPercentage), form('how many starts', now, count)),
  kind('goalie comparison', 'goalie',
    form('sv% sept vs nov', september, stats.savePercentage, overall(november, stats.savePercentage)), form('is my sv% up from last year', now, stats.savePercentage, overall(before, stats.savePercentage)), form('better gaa in oct or nov', october, stats.goalsAgainstAverage, overall(november, stats.goalsAgainstAverage)),
    form('save pct last 5 compared to season', latest(5), stats.savePercentage, overall(now, stats.savePercentage)), form('do i stop more on the ravens or storm this season, sv%', compose(now, against('Ravens')), stats.savePercentage, overall(compose(now, against('Storm')), stats.savePercentage)), form('is my save percentage better in wins or losses', compose(now, won), stats.savePercentage, overall(compose(now, lost), stats.savePercentage))),
  kind('goalie best', 'goalie',
    form('best sv% game', now, (games) => `${Math.max(...games.map(percentOf)).toFixed(1)} %`), form('worst game by goals against', now, most(({ against: conceded = 0 }) => conceded)), form('most saves ever in a game', all, most(({ saves = 0 }) => saves)), form('which month was my best save percentage', now, ...extremeGroup(byMonth, stats.savePercentage, Math.max)), form('which team do i have the worst save percentage against', now, ...extremeGroup(byOpponent, stats.savePercentage, Math.min))),
  kind('goalie what if', 'goalie',
    form('what if i stop 30 of 31 next game', now, (games) => afterShots(games, 30, 31)), form('if i get a shutout on 25 shots whats my sv% then', now, (games) => afterShots(games, 25, 25)), form('how do i get to .920 next game', now, (games) => savesNext(92)(games, games)), form('what do i need next game for a 91 sv%', now, (games) => savesNext(91)(games, games)), form('if i let in 4 on 24 what happens to my save pct', now, (games) => afterShots(games, 20, 24))),
  kind('special teams against', 'goalie',
    form('ppga', now, stats.powerPlay), form('how many pp goals have i given up', now, stats.powerPlay), form('shorties against', now, stats.shortHanded), form('power play goals against in october', october, stats.powerPlay)),
  kind('minutes', 'goalie',
    form('mins in net this year', now, minutesIn), form('minutes played last season', before, minutesIn), form('how many minutes did i play in november', november, minutesIn), form('average minutes a game', now, (games) => `${stats.ratio(Number(minutesIn(games, games)), games.length, 1, 2)}|${stats.ratio(Number(minutesIn(games, games)), games.length, 1, 1)}`)),
  sayings('goalie not logged', 'goalie', /not log|n't log|only log|not record|no field|do(?:es)? not (?:have|include)/i,
    'high danger save %', 'how many goals went five hole', 'glove side save percentage', 'shootout saves', 'quality starts', 'breakaway save %', 'rebounds given up', 'save % in the 3rd period', 'even strength sv%'),
  kind('goalie follow ups', 'goalie',
    after('sv%', 'last yr', before, stats.savePercentage), after('gaa', 'oct?', october, stats.goalsAgainstAverage), after('how many saves', 'a game', now, perGame(stats.saves)), after('shutouts', 'when was the last one', compose(where(({ against: conceded }) => conceded === 0), latest(1)), dateIn), after('save pct', 'against the ravens this yr', compose(now, against('Ravens')), stats.savePercentage),
    after('whats my save percentage', 'and gaa and shutouts', now, stats.goalsAgainstAverage, stats.shutouts), after('whats my save percentage', 'in losses', compose(now, lost), stats.savePercentage)),
  kind('goalie ratio', 'goalie',
    form('how many shots per goal do i face', now, ratioOf(stats.shots, stats.goalsAgainst, 1)), form('what percent of my games are shutouts', now, share(stats.shutouts, count)), form('median saves', now, median(({ saves = 0 }) => saves)), form('how many saves per goal against', now, ratioOf(stats.saves, stats.goalsAgainst, 1))),
  kind('goalie streaks', 'goalie',
    form('how many straight wins with me in net', now, current(isWin)), form('longest run of games over .900', now, longest((game) => percentOf(game) > 90)), form('how many games in a row under 3 against', now, current(({ against: conceded = 0 }) => conceded < 3))),
  kind('parent of a skater', 'parent',
    form('how many goals has my daughter got this season', now, stats.goals), form('whats his points per game', now, perGame(stats.points)), form('did she score last game?', latest(1), stats.goals), form('how is my kid doing compared to last year points', now, stats.points, overall(before, stats.points)), form('how many games has he missed the scoresheet', now, countOf(blank)),
    form('my sons best game?', now, most(pointsOf)), form('their record this year', now, stats.record), form('how many pims does my kid have', now, penalties), form('when did my son last score', compose(scored, latest(1)), dateIn), form('how many goals has he scored against the storm this year', compose(now, against('Storm')), stats.goals)),
  kind('parent of a goalie', 'goalieParent',
    form('whats my sons save percentage', now, stats.savePercentage), form('how many shutouts does she have', now, stats.shutouts), form('my daughters gaa last season', before, stats.goalsAgainstAverage), form('how many shots does my goalie face on average', now, perGame(stats.shots)), form('has he improved since last year, save %', now, stats.savePercentage, overall(before, stats.savePercentage)),
    form('how many goals did my kid let in last game', latest(1), stats.goalsAgainst), form('when was her last shutout', compose(where(({ against: conceded }) => conceded === 0), latest(1)), dateIn)),
  sayings('parent not logged', 'parent', /not log|n't log|only log|not record|no field|do(?:es)? not (?:have|include)/i,
    'how much ice time does my son get', 'whats her plus minus', 'how many shots does he take', 'how many shifts does my daughter get per game', 'home vs away splits for my son'),
  kind('messy', 'skater',
    form('yo mack wats my pts at rn no cap', now, stats.points), form('HOW MANY GOALS DO I HAVE', now, stats.goals), form('goals...assists...points??', now, stats.goals, stats.assists, stats.points), form('umm so like how many did we win in october again', october, countOf(won)), form('quick q how many points vs cobras this szn', compose(now, against('Cobras')), stats.points), form('hwo many asists do i ahve', now, stats.assists)),
]; // prettier-ignore
