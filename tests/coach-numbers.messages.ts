import * as stats from './evaluation/expected-stats.js';
import {
  after, afterShots, against, all, before, between, compose, count, countOf, current, few, form, isWin, latest, longest, lost,
  many, most, november, now, october, oldest, ours, overall, penalties, percentOf, perGame, pointsOf, recordOf, savesFor,
  september, theirs, today, weekday, where, won, type FigureOf, type Form,
} from './coach-numbers.forms.js'; // prettier-ignore

const since = (date: string) => between(date, today);
const line: FigureOf = (games) => stats.statLine(games[0]!);
const scoring = where(({ goals }) => goals > 0);
const scoreless = where(({ goals }) => goals === 0);
const lostGames = where(({ ours: own, theirs: conceded }) => own < conceded);
const isShutout = where(({ against: conceded }) => conceded === 0);
const teamScored = (least: number) => where(({ ours: own }) => own >= least);
const least =
  (valueOf: (game: stats.Games[number]) => number): FigureOf =>
  (games) =>
    Math.min(...games.map(valueOf));
/** The month with the highest total. */
const bestMonth =
  (figure: FigureOf): FigureOf =>
  (games) => {
    const months = [...Map.groupBy(games, ({ date }) => date.slice(0, 7)).values()];
    return Math.max(...months.map((members) => Number(figure(members, members))));
  };
const bestOpponent =
  (figure: FigureOf): FigureOf =>
  (games) => {
    const teams = [...Map.groupBy(games, ({ opponent }) => opponent).values()];
    return Math.max(...teams.map((members) => Number(figure(members, members))));
  };

/** The games with the most points in order; equal ones from the newest. */
const bestLines = (top: number): FigureOf[] =>
  Array.from({ length: top }, (_, at) => (games) => {
    const inOrder = games.toSorted((a, b) => pointsOf(b) - pointsOf(a) || (a.date < b.date ? 1 : -1));
    return stats.statLine(inOrder[at]!);
  });

const inOrder = (games: stats.Games) => games.toSorted((one, other) => (one.date < other.date ? -1 : 1));
/** The number of the game in which a total reaches an amount. */
const gameOf =
  (amount: number, valueOf: (game: stats.Games[number]) => number): FigureOf =>
  (games) => {
    let sum = 0;
    return inOrder(games).findIndex((game) => (sum += valueOf(game)) >= amount) + 1;
  };
const meanMargin: FigureOf = (games) =>
  (games.reduce((sum, game) => sum + Math.abs(game.ours - game.theirs), 0) / games.length).toFixed(2);
const whole = recordOf((games) => games);
const perTen =
  (figure: FigureOf): FigureOf =>
  (games) =>
    ((Number(figure(games, games)) * 10) / games.length).toFixed(1);
const shareIn =
  (scope: (games: stats.Games) => stats.Games, figure: FigureOf): FigureOf =>
  (games) =>
    `${stats.ratio(Number(figure(scope(games), games)), Number(figure(games, games)), 100, 0)} %`;
/** The games on the day after another. */
const nextDay = (games: stats.Games) =>
  games.filter(({ date }) => games.some((other) => Date.parse(date) - Date.parse(other.date) === 86_400_000));
const byOpponent = (figure: FigureOf): FigureOf[] =>
  ['Ravens', 'Cobras', 'Polar Bears', 'Storm'].map((team) => (games) => figure(against(team)(games), games));
/** The weekday with the highest total. */
const bestDay =
  (figure: FigureOf): FigureOf =>
  (games) =>
    Math.max(...[0, 1, 2, 3, 4, 5, 6].map((day) => Number(figure(weekday(day)(games), games))));

/** The games without some of them. */
const without =
  (left: (games: stats.Games) => stats.Games) =>
  (games: stats.Games): stats.Games => {
    const out = new Set(left(games));
    return games.filter((game) => !out.has(game));
  };
/** The games after one that fits. */
const following =
  (fits: (game: stats.Games[number]) => boolean) =>
  (games: stats.Games): stats.Games => {
    const ordered = inOrder(games);
    return ordered.filter((_, at) => ordered[at - 1] !== undefined && fits(ordered[at - 1]!));
  };
const tiedGames = where(({ ours: own, theirs: conceded }) => own === conceded);
const withoutStorm = compose(now, without(against('Storm')));

/** Questions that leave out some games. */
const exclusionForms: readonly Form[] = [
  form('whats our record if u take out the storm games', withoutStorm, whole),
  form('record against everyone but the storm', withoutStorm, whole),
  form('how many wins if you dont count the storm', withoutStorm, countOf(won)),
  form('take away the storm games and how many games did we win', withoutStorm, countOf(won)),
  form('record against teams not named storm', withoutStorm, whole),
  form('our record in the last 10 not counting ties', compose(latest(10), without(tiedGames)), whole),
  form('win percentage without ties', compose(now, without(tiedGames)), stats.winPercentage),
  form('apart from October, how many wins', compose(now, without(october)), countOf(won)),
  form('how many wins without the last 2 games', compose(now, without(latest(2))), countOf(won)),
  after('how many games did we win', 'and without the storm', withoutStorm, countOf(won)),
]; // prettier-ignore

/** Parts of a season, totals and margins. */
const seasonPartForms: readonly Form[] = [
  form('games 10 to 15', (games) => inOrder(now(games)).slice(9, 15), whole),
  form('our record in games 10-15', (games) => inOrder(now(games)).slice(9, 15), whole),
  form('our record through 10 games', compose(now, oldest(10)), whole),
  form('our record the last 3 saturdays', compose(between('2026-10-31', '2026-11-20'), weekday(6)), whole),
  form('when was our 5th win', now, gameOf(5, (game) => (isWin(game) ? 1 : 0))),
  form('average margin of our wins', compose(now, won), meanMargin),
  form('what do we usually lose by', compose(now, lostGames), meanMargin),
  form('which month was our second best for wins', now, (games) => {
    const months = [...Map.groupBy(games, ({ date }) => date.slice(0, 7)).values()];
    return months.map((members) => won(members).length).toSorted((a, b) => b - a)[1] ?? 0;
  }),
  form('how do i do on sundays', compose(now, weekday(0)), whole),
  form('how do we do against the storm', compose(now, against('Storm')), whole),
  form('are we better than .500', now, whole),
  form('record in sept and oct and nov', now, ...[september, october, november].map((month) => overall(month, whole))),
  form('first win this season', compose(now, won, oldest(1)), line),
  form('last win against the storm', compose(won, against('Storm'), latest(1)), line),
  after('last 3 games', 'and the 3 before that', (games) => latest(6)(games).toSorted((a, b) => (a.date < b.date ? -1 : 1)).slice(0, 3), whole),
  after(['last 3 games', 'and the 3 before that'], 'so am I getting worse', latest(3), whole),
  after('how many games did we win', 'by how much on average', compose(now, won), meanMargin),
  after('last game', 'did we win', latest(1), line),
  after('record vs cobras', 'list those games', compose(now, against('Cobras')), count),
]; // prettier-ignore

/** Number questions as players type them in a chat, for skaters and goalies. */
export const sharedMessages: Form[] = [
  ...seasonPartForms,
  ...exclusionForms,
  form('how many games did i play in october and how many did we win', october, count, countOf(won)),
  form('record in october and how many ties', october, stats.record),
  after('whats our record', 'and last year', before, stats.record),
  form('win streak?', now, longest(isWin)),
  form('do we have a winning record', now, stats.record),
  form('are we above .500', now, stats.record),
  form('are we over 500 this season', now, stats.record),
  form('wut r we this szn like wins n losses', now, countOf(won), countOf(lost)),
  form('whats our recrod', now, stats.record),
  form('how mnay games have we won so far', now, countOf(won)),
  form('how many W’s last yr', before, countOf(won)),
  form('record last 7', latest(7), stats.record),
  form('whats our record been lately, like the last 6 games', latest(6), stats.record),
  form('how did october go', october, stats.record),
  form('how was september for us', september, stats.record),
  form('november so far?', november, stats.record),
  form('how many wins since oct 15', since('2026-10-15'), countOf(won)),
  form('how many losses since the start of november', since('2026-11-01'), countOf(lost)),
  form('how many games have i played since september 20th', since('2026-09-20'), count),
  form('record from september thru october', between('2026-09-01', '2026-10-31'), stats.record),
  form('who have we beaten this season', compose(now, won), count),
  form('who did we lose to in october', compose(october, lost), count),
  form('which games did we lose this month', compose(november, lost), count),
  form('which teams have we tied', compose(now, where(({ ours: own, theirs: other }) => own === other)), count),
  form('what was the score last time we played the Ravens', compose(against('Ravens'), latest(1)), line),
  form('what happened last time vs the Cobras', compose(against('Cobras'), latest(1)), line),
  form('how many times have we played the Storm ever', against('Storm'), count),
  form('have we beaten the polar bears this season', compose(now, against('Polar Bears')), countOf(won)),
  form('did we ever lose to the Storm', against('Storm'), countOf(lost)),
  form('do we usually beat the Ravens', against('Ravens'), stats.record),
  form('how many times did we get shut out', now, countOf(where(({ ours: own }) => own === 0))),
  form('how many games did we score 4 or more', now, countOf(teamScored(4))),
  form('in how many games did our team score at least 3 goals', now, countOf(teamScored(3))),
  form("what's our record when we score 3 or more", now, recordOf(teamScored(3))),
  form("what's our goal differential", now, ours, theirs),
  form('how many goals for and against this season', now, ours, theirs),
  form('how many goals do we score a game as a team', now, perGame((games) => Number(ours(games, games)))),
  form('how many goals does the other team score per game', now, perGame((games) => Number(theirs(games, games)))),
  form('which month did we win the most', now, bestMonth(countOf(won))),
  form('what team have we played the most this season', now, bestOpponent(count)),
  form('who do we beat the most', now, bestOpponent(countOf(won))),
  form('win pct last 10', latest(10), stats.winPercentage),
  form('what percentage of games did we win last year', before, stats.winPercentage),
  form('how many penalties did I take in october', october, penalties),
  form('my pims this yr', now, penalties),
  form('did I spend more time in the box this year than last', now, penalties, overall(before, penalties)),
  form('longest stretch without a win', now, longest((game) => !isWin(game))),
  form('how many games in a row have we lost', now, current((game) => game.ours < game.theirs)),
  form('whats the most games we won in a row last season', before, longest(isWin)),
  form('biggest blowout win this season', compose(now, won), most((game) => game.ours - game.theirs)),
  form('how many games were decided by one goal', now, countOf(where((game) => Math.abs(game.ours - game.theirs) === 1))),
  form('how many games have I played and whats our record', now, count, stats.record),
  form('whats our record and how many pims do i have', now, stats.record, penalties),
  form('record in october? and november?', october, stats.record, overall(november, stats.record)),
  form('wins in october and november', october, countOf(won), overall(november, countOf(won))),
  after("What's my record?", 'what about in october', october, stats.record),
  after("What's my record?", 'n november?', november, stats.record),
  after("What's my record?", 'no i meant last season', before, stats.record),
  after("What's my record?", 'ok but just against the cobras', compose(now, against('Cobras')), stats.record),
  after("What's my record?", 'how many of those wins were in october', october, countOf(won)),
  after('How many wins do we have?', 'and losses', now, countOf(lost)),
  after('How many wins do we have?', 'how many of those were against the Ravens', compose(now, against('Ravens')), countOf(won)),
  after('How many wins do we have?', 'out of how many games', now, count),
  after('How many wins do we have?', 'whats that as a percentage', now, stats.winPercentage),
  after('What was our record in October?', 'and the month before?', september, stats.record),
  after('What was our record in October?', 'better or worse than september', october, stats.record, overall(september, stats.record)),
  after(['What is my record?', 'and in October?'], 'and last season?', before, stats.record),
  after('How many penalty minutes do I have?', 'last season?', before, penalties),
]; // prettier-ignore

export const skaterMessages: Form[] = [
  form('points after 10 games', compose(now, oldest(10)), stats.points),
  form('how many points did I have after 10 games', compose(now, oldest(10)), stats.points),
  form('when did I score my 10th goal', now, gameOf(10, ({ goals }) => goals)),
  form('how many games did it take me to get 20 goals', now, gameOf(20, ({ goals }) => goals)),
  form('when did I hit 20 points', now, gameOf(20, pointsOf)),
  form('when did I score the most goals', now, most(({ goals }) => goals)),
  form('goals against in our losses', compose(now, lostGames), theirs),
  form('how many points do I need for a point a game', now, perGame(stats.points)),
  form('am I at a point a game', now, perGame(stats.points)),
  after(['goals this season', 'assists'], 'and combined', now, stats.points),
  form('how many points since the end of october', since('2026-11-01'), stats.points),
  after('goals vs storm', 'in wins only', compose(now, against('Storm'), won), stats.goals),
  after('how many points do I have', 'and now', now, stats.points),
  form('did i have more assists than goals last month', october, stats.assists, stats.goals),
  form('how many goals in games where i took a penalty', compose(now, where(({ penaltyMinutes }) => (penaltyMinutes ?? 0) > 0)), stats.goals),
  form('how often do i take a penalty', now, countOf(where(({ penaltyMinutes }) => (penaltyMinutes ?? 0) > 0))),
  form('how many times did i get a hatrick', now, countOf(where(({ goals }) => goals >= 3))),
  form('points in my last 3 losses', (games) => latest(3)(lost(games)), (games) => stats.points(games)),
  after('how many goals in october', 'and assists per game', october, perGame(stats.assists)),
  form('how many gs do i have', now, stats.goals),
  form('goals so far', now, stats.goals),
  form('how mnay gaols do i ahve', now, stats.goals),
  form('asists in octobr', october, stats.assists),
  form('gaols agianst the ravens this season', compose(now, against('Ravens')), stats.goals),
  form('how many ponits last seson', before, stats.points),
  form('gimme my stats for october', october, stats.goals, stats.assists),
  form('stat line for november', november, stats.goals, stats.assists),
  form('my stats since halloween', since('2026-11-01'), stats.goals, stats.assists),
  form('whats my G A and P', now, stats.goals, stats.assists, stats.points),
  form('goals by halloween', between('2026-08-01', '2026-10-30'), stats.goals),
  form('how many goals did i have by christmas last year', between('2025-08-01', '2025-12-24'), stats.goals),
  form('points through october', between('2026-08-01', '2026-10-31'), stats.points),
  form('points from oct 10 till now', since('2026-10-10'), stats.points),
  form('goals from september to now', since('2026-09-01'), stats.goals),
  form('assists the past 3 weeks', since('2026-10-31'), stats.assists),
  form('how many goals did I get my last 4 games combined', latest(4), stats.goals),
  form('total goals last 8', latest(8), stats.goals),
  form('how many points did I put up in november', november, stats.points),
  form('how many apples vs the cobras this season', compose(now, against('Cobras')), stats.assists),
  form('how many times did I score against the Storm this season', compose(now, against('Storm')), stats.goals),
  form('goals in losses', compose(now, lost), stats.goals),
  form('points when we win last season', compose(before, won), stats.points),
  form('how many goals have I got in games we won', compose(now, won), stats.goals),
  form('do i have more goals or assists', now, stats.goals, stats.assists),
  form('have I got more goals than assists this season', now, stats.goals, stats.assists),
  form('points per game in october', october, perGame(stats.points)),
  form('whats my ppg', now, perGame(stats.points)),
  form('what am i averaging per game', now, perGame(stats.points)),
  form('my average goals per game last season', before, perGame(stats.goals)),
  form('how many points a game do I get against the Ravens this season', compose(now, against('Ravens')), perGame(stats.points)),
  form('what percentage of games do i score in', now, countOf(scoring)),
  form('how often do I get a point', now, countOf(where((game) => pointsOf(game) >= 1))),
  form('how many games did I not score', now, countOf(scoreless)),
  form('how many games have I been held pointless', now, countOf(where((game) => pointsOf(game) === 0))),
  form('how many 2 goal games do i have', now, countOf(where(({ goals }) => goals === 2))),
  form('how many hatties do I have', now, countOf(where(({ goals }) => goals >= 3))),
  form('games with 3+ points last season', before, countOf(where((game) => pointsOf(game) >= 3))),
  form('how many games since my last goal', now, (games) => games.toSorted((a, b) => (a.date < b.date ? 1 : -1)).findIndex(({ goals }) => goals > 0)),
  form('how long has it been since i scored', now, (games) => games.toSorted((a, b) => (a.date < b.date ? 1 : -1)).findIndex(({ goals }) => goals > 0)),
  form('how long is my point streak rn', now, current((game) => pointsOf(game) > 0)),
  form('whats the longest i went without scoring', now, longest(({ goals }) => goals === 0)),
  form('longest stretch with a point last season', before, longest((game) => pointsOf(game) > 0)),
  form('who did I score my last goal against', compose(scoring, latest(1)), line),
  form('whats my best month for goals', now, bestMonth((games) => stats.goals(games))),
  form('which month did I get the most points', now, bestMonth((games) => stats.points(games))),
  form('what team do i score the most on', now, bestOpponent((games) => stats.goals(games))),
  form('who do I have the most points against this season', now, bestOpponent((games) => stats.points(games))),
  form('highest scoring game this season', now, most(pointsOf)),
  form('most goals ive ever scored in one game', all, most(({ goals }) => goals)),
  form('most points in a single game in october', october, most(pointsOf)),
  form('am i scoring more this month than last month', november, stats.goals, overall(october, stats.goals)),
  form('more points in oct or nov?', october, stats.points, overall(november, stats.points)),
  form('goals sept vs oct', september, stats.goals, overall(october, stats.goals)),
  form('how do my points compare to last season', now, stats.points, overall(before, stats.points)),
  form('am i ahead of last years goals', now, stats.goals, overall(before, stats.goals)),
  form('did I have more assists last season', now, stats.assists, overall(before, stats.assists)),
  form('goals first 5 games vs last 5 games', compose(now, oldest(5)), stats.goals, overall(latest(5), stats.goals)),
  form('is 1.2 points per game good for 12U', now, perGame(stats.points), overall(before, perGame(stats.points))),
  form('is 10 goals alot for my age', now, stats.goals, overall(before, stats.goals)),
  form('are my goals good for peewee', now, stats.goals, overall(before, stats.goals)),
  form('what percent of our goals am I involved in', now, (games) => `${stats.ratio(stats.points(games), Number(ours(games, games)), 100, 0)} %`),
  form('how many goals do I need to get to 60', now, (games) => 60 - stats.goals(games)),
  form('how many more points till 100', now, stats.points),
  form('at this rate how many goals in 40 games', now, (games) => Math.round((stats.goals(games) * 40) / games.length)),
  form('whats my projected points for a 60 game season', now, (games) => Math.round((stats.points(games) * 60) / games.length)),
  form('how many goals, and how many pims', now, stats.goals, penalties),
  form('how many goals do i have and whats my longest point streak', now, stats.goals, longest((game) => pointsOf(game) > 0)),
  form('goals and assists in october and november', october, stats.goals, stats.assists, overall(november, stats.goals), overall(november, stats.assists)),
  form('how many goals in october? assists too', october, stats.goals, stats.assists),
  form('how many points do I have and how many did I have last season', now, stats.points, overall(before, stats.points)),
  form('im just wondering how many goals i have against the storm this season', compose(now, against('Storm')), stats.goals),
  form('my dad asked how many points i have', now, stats.points),
  form('coach can u tell me my total assists pls', now, stats.assists),
  form('goals on fridays and saturdays', compose(now, weekday(5)), stats.goals, overall(compose(now, weekday(6)), stats.goals)),
  form('points on weekends vs weekdays', compose(now, weekday(0, 6)), stats.points, overall(compose(now, weekday(1, 2, 3, 4, 5)), stats.points)),
  form('how many points in close games', compose(now, where((game) => Math.abs(game.ours - game.theirs) <= 1)), stats.points),
  after('How many goals do I have?', 'n assists', now, stats.assists),
  after('How many goals do I have?', 'wbu assists', now, stats.assists),
  after('How many goals do I have?', 'and in Octobr?', october, stats.goals),
  after('How many goals do I have?', 'how many of those were in october', october, stats.goals),
  after('How many goals do I have?', 'how many were against the Cobras', compose(now, against('Cobras')), stats.goals),
  after('How many goals do I have?', 'in how many games', now, count),
  after('How many goals do I have?', 'and the season before', before, stats.goals),
  after('How many goals do I have?', 'all time?', all, stats.goals),
  after('How many goals do I have?', 'no, i mean in october', october, stats.goals),
  after('How many goals do I have?', 'no I meant points', now, stats.points),
  after('How many goals do I have?', 'i said assists', now, stats.assists),
  after('How many goals do I have?', 'is that more than i had last season', now, stats.goals, overall(before, stats.goals)),
  after('How many goals do I have in October?', 'september?', september, stats.goals),
  after('How many goals do I have in October?', 'what about the month after', november, stats.goals),
  after('How many goals do I have in October?', 'whats that per game', october, perGame(stats.goals)),
  after('How many points do I have against the Ravens this season?', 'what about the Storm', compose(now, against('Storm')), stats.points),
  after('How many points do I have against the Ravens this season?', 'and how many of those are goals', compose(now, against('Ravens')), stats.goals),
  after('What was my best game this season?', 'and my worst', now, least(pointsOf)),
  after('What was my best game this season?', 'last season?', before, most(pointsOf)),
  after("What's my longest point streak?", 'am i on one now', now, current((game) => pointsOf(game) > 0)),
]; // prettier-ignore

const savesOf = ({ saves = 0 }: stats.Games[number]) => saves;
export const goalieMessages: Form[] = [
  form('gaa without the last 2 games', compose(now, without(latest(2))), stats.goalsAgainstAverage),
  form('sv% in october except for the ravens games', compose(october, without(against('Ravens'))), stats.savePercentage),
  form('excluding shutouts, how many do i let in per game', compose(now, without(isShutout)), perGame(stats.goalsAgainst)),
  form('how many games did i play the full 65', now, countOf(where(({ minutes }) => minutes === 65))),
  form('how many games under 50 minutes', now, countOf(where(({ minutes }) => minutes != null && minutes < 50))),
  form('sv% in games i played less than 60 minutes', compose(now, where(({ minutes }) => minutes != null && minutes < 60)), stats.savePercentage),
  form('how many saves did i make in my shutouts', compose(now, isShutout), stats.saves),
  form('save percentage in the game after a shutout', compose(following(({ against: conceded }) => conceded === 0), now), stats.savePercentage),
  form('record after giving up 3 or more', compose(following(({ against: conceded = 0 }) => conceded >= 3), now), whole),
  form('how many shots did i face in games we lost by 2', compose(now, where(({ ours: own, theirs: conceded }) => own + 2 === conceded)), stats.shots),
  form('my sv% in wins vs losses', compose(now, won), stats.savePercentage, overall(compose(now, lost), stats.savePercentage)),
  after('gaa', 'lol and in losses', compose(now, lost), stats.goalsAgainstAverage),
  after('my save % in october', 'and shots per game', october, perGame(stats.shots)),
  form('sv precentage', now, stats.savePercentage),
  form('my save% in octobr', october, stats.savePercentage),
  form('save perc last 3', latest(3), stats.savePercentage),
  form('whats my % this season', now, stats.savePercentage),
  form('am I stopping more than 90 percent', now, stats.savePercentage),
  form('save percentage in games we lost', compose(now, lost), stats.savePercentage),
  form('save percentage when I face 30 or more shots', compose(now, where(({ shots = 0 }) => shots >= 30)), stats.savePercentage),
  form('my numbers vs the storm this season', compose(now, against('Storm')), stats.savePercentage),
  form('how many have i let in this season', now, stats.goalsAgainst),
  form('how many did i let in last game', latest(1), stats.goalsAgainst),
  form('how many goals ive let in the last 5', latest(5), stats.goalsAgainst),
  form('goals against since oct 1', since('2026-10-01'), stats.goalsAgainst),
  form('how many goals do i give up on average', now, perGame(stats.goalsAgainst)),
  form('average shots a game', now, perGame(stats.shots)),
  form('how many shots am i facing per game in november', november, perGame(stats.shots)),
  form('how many 30 save games do i have', now, countOf(where(({ saves = 0 }) => saves === 30))),
  form('most saves ever in a game', all, most(savesOf)),
  form('fewest goals against in a game this season', now, least(({ against: conceded = 0 }) => conceded)),
  form('how many shutties', now, stats.shutouts),
  form('shutouts in october and november', october, stats.shutouts, overall(november, stats.shutouts)),
  form('do I have any shutouts this year', now, stats.shutouts),
  form('how many games since my last shutout', compose(isShutout, latest(1)), line),
  form('how many games did I let in exactly 2', now, countOf(where(({ against: conceded }) => conceded === 2))),
  form('how often do i let in more than 2', now, countOf(many(3))),
  form('how many games under 2 goals against', now, countOf(few(1))),
  form('record when I let in 1 or less', now, recordOf(few(1))),
  form('do we win when i get a shutout', now, recordOf(isShutout)),
  form('was my save % better in oct or nov', october, stats.savePercentage, overall(november, stats.savePercentage)),
  form('is my sv% up or down from last season', now, stats.savePercentage, overall(before, stats.savePercentage)),
  form('did my gaa go down since last year', now, stats.goalsAgainstAverage, overall(before, stats.goalsAgainstAverage)),
  form('is .880 good for 12U', now, stats.savePercentage, overall(before, stats.savePercentage)),
  form('is a 3.2 gaa good for my age', now, stats.goalsAgainstAverage, overall(before, stats.goalsAgainstAverage)),
  form('is my save percentage any good for bantam', now, stats.savePercentage, overall(before, stats.savePercentage)),
  form('what do i gotta do to get to .905', now, (games) => savesFor(90.5)(games, games)),
  form('how do i get my sv% up to 91%', now, (games) => savesFor(91)(games, games)),
  form('how far am I from .910', now, (games) => savesFor(91)(games, games)),
  form('what if i stop 29 of 30 tomorrow whats my save %', now, (games) => afterShots(games, 29, 30)),
  form('if I get a shutout on 24 shots next game whats my save percentage', now, (games) => afterShots(games, 24, 24)),
  form('say i let in 4 on 22 shots whats my save percentage after that', now, (games) => afterShots(games, 18, 22)),
  form('best month for save percentage', now, (games) => {
    const months = [...Map.groupBy(games, ({ date }) => date.slice(0, 7)).values()];
    return `${Math.max(...months.map((members) => Number.parseFloat(stats.savePercentage(members)))).toFixed(1)} %`;
  }),
  form('my best save percentage in a game ever', all, (games) => `${Math.max(...games.map(percentOf)).toFixed(1)} %`),
  form('saves in october? shots too', october, stats.saves, stats.shots),
  form('how many shots did i face and how many did i save', now, stats.shots, stats.saves),
  form('gaa and sv% last season pls', before, stats.goalsAgainstAverage, stats.savePercentage),
  form('how many minutes have i played in net this month', november, stats.minutes),
  form('did i let in more on the power play this year or last', now, stats.powerPlay, overall(before, stats.powerPlay)),
  after("What's my save percentage?", 'n gaa', now, stats.goalsAgainstAverage),
  after("What's my save percentage?", 'and in October?', october, stats.savePercentage),
  after("What's my save percentage?", 'over how many shots', now, stats.shots),
  after("What's my save percentage?", 'on how many shots', now, stats.shots),
  after("What's my save percentage?", 'no, I meant shots', now, stats.shots),
  after("What's my save percentage?", 'and my best game', now, (games) => `${Math.max(...games.map(percentOf)).toFixed(1)} %`),
  after("What's my save percentage?", 'how many goals is that', now, stats.goalsAgainst),
  after("What's my save percentage?", 'is that better than last season', now, stats.savePercentage, overall(before, stats.savePercentage)),
  after('How many goals did I let in?', 'per game', now, perGame(stats.goalsAgainst)),
  after('How many shutouts do I have?', 'when was the last one', compose(isShutout, latest(1)), line),
  after('How many shutouts do I have?', 'who were they against', compose(now, isShutout), count),
]; // prettier-ignore

/** The games of both months together, differences, breakdowns and further periods. */
const difference =
  (first: FigureOf, second: FigureOf): FigureOf =>
  (games, every) =>
    Math.abs(Number(first(games, every)) - Number(second(games, every)));
const byMonth = (figure: FigureOf): FigureOf[] =>
  [september, october, november].map((month) => overall(month, figure));
const fall = between('2026-09-01', '2026-11-30');

export const moreSharedMessages: Form[] = [
  form('did we win last time', latest(1), line),
  form('when did i last get shut out', compose(where((game) => game.ours === 0), latest(1)), line),
  form('how many more wins than losses do we have', now, difference(countOf(won), countOf(lost))),
  form('how many games did we win in september and october combined', between('2026-09-01', '2026-10-31'), countOf(won)),
  form('our record by month', now, overall(september, stats.record), overall(october, stats.record), overall(november, stats.record)),
  form('show me our record against each team this season', now, ...['Ravens', 'Cobras', 'Storm'].map((team) => overall(compose(now, against(team)), stats.record))),
  form('record this fall', fall, stats.record),
  form('how did we do last winter', between('2025-12-01', '2026-02-28'), stats.record),
  form('how did we start the season, like first 5 games', compose(now, oldest(5)), stats.record),
  form('how many different teams have we played', now, (games) => new Set(games.map(({ opponent }) => opponent)).size),
  form('wins since last friday', since('2026-11-20'), countOf(won)),
  form('record the last 2 weeks', since('2026-11-07'), stats.record),
  form('record between halloween and today', since('2026-10-31'), stats.record),
  form('how many games in 2026', between('2026-01-01', '2026-12-31'), count),
  form('total number of games i have logged ever', all, count),
  form('how many more games did we win than last season', now, difference(countOf(won), overall(before, countOf(won)))),

  form("how'd we do in october", october, stats.record),
  form('did we win more than we lost', now, stats.record),
  form('are we a .500 team', now, stats.record),
  form('my last 3 games vs cobras', compose(against('Cobras'), latest(1)), line),
  form('what did i do against cobras the last time', compose(against('Cobras'), latest(1)), line),
  form('how many days since our last loss', compose(lostGames, latest(1)), line),
  form('how many games have i played total', all, count),
  form('how many games did we win the weekend before last', between('2026-11-07', '2026-11-08'), stats.wins),
  form('our record 3 weeks ago', between('2026-10-26', '2026-11-01'), stats.record),
  form('how many wins 2 months ago', september, stats.wins),
  form('record since last month', since('2026-10-01'), stats.record),
  form('record until last month', between('2026-08-01', '2026-09-30'), stats.record),
  form('how many wins before this month', between('2026-08-01', '2026-10-31'), stats.wins),
  form('our record from october on', since('2026-10-01'), stats.record),
  form('how many games did we win since like october', since('2026-10-01'), stats.wins),
  form('record in the last week of october', between('2026-10-25', '2026-10-31'), stats.record),
  form('record on the last weekend of september', between('2026-09-26', '2026-09-27'), stats.record),
  form('how many wins in the first week of november', between('2026-11-01', '2026-11-07'), stats.wins),
  form('our record oct-nov', since('2026-10-01'), stats.record),
  form('our record pre-christmas last year', between('2025-08-01', '2025-12-24'), stats.record),
  form('whats our 2025 record', between('2025-01-01', '2025-12-31'), stats.record),
  form('score of our 5th game', compose(now, oldest(5), latest(1)), line),
  form('how many times have the bears beaten us this season', compose(now, against('Polar Bears')), countOf(lost)),
  form('when did the ravens last beat us', compose(against('Ravens'), lost, latest(1)), line),
  form('we got the ravens saturday, whats our record against them this season', compose(now, against('Ravens')), stats.record),
  form('when did we last beat the cobras', compose(against('Cobras'), won, latest(1)), line, (games, every) => every.filter(({ date }) => date > games[0]!.date).length || 'newest'),
  form('how many games did we win since canadian thanksgiving', since('2026-10-13'), countOf(won)),
  form('record since labor day', since('2026-09-07'), stats.record),
  form('how many wins since thanksgiving', since('2026-10-13'), countOf(won), overall(since('2025-11-28'), countOf(won))),
  form('who beat us the most', now, (games) =>
    Math.max(...[...Map.groupBy(lostGames(games), ({ opponent }) => opponent).values()].map((members) => members.length)),
  ),
  form('which team beat us the worst', compose(now, lostGames), (games) => Math.max(...games.map((game) => game.theirs - game.ours))),
  form('longest w streak', now, longest(isWin)),
  form('list our losses', now, countOf(lost)),
  form('wo did we loose to', now, countOf(lost)),
  after('how many wins in october', 'who against', compose(october, won), count),
  after(['how many wins in october', 'how many games was that'], 'so per game?', october, (games) => (countOf(won)(games, games) as number / games.length).toFixed(2)),
  form('how many games this month vs last month', november, count, overall(october, count)),
  form('which teams have beaten us', now, countOf(lost)),
  form('how did we do the week of october 5', between('2026-10-05', '2026-10-11'), stats.record),
  after('how many games did i play last year', 'how many did we win', before, countOf(won)),
  form('how many wins in the last 2 weeks of october', between('2026-10-18', '2026-10-31'), countOf(won)),
  form('how many games in the first two weeks of october', between('2026-10-01', '2026-10-14'), count),
  form('how many wins and how many losses do we have vs the storm', compose(now, against('Storm')), countOf(won), countOf(lost)),
  form('what are my stats for the month', november, stats.record),
  form('what was the best month for the team', now, bestMonth(countOf(won))),
]; // prettier-ignore

/** The scoresheet, rates of several games, opponents without a figure, and dates. */
const rewordedSkaterForms: readonly Form[] = [
  form('how many times was i held off the scoresheet', now, countOf(where((game) => pointsOf(game) === 0))),
  form('how many games was i on the scoresheet in october', october, countOf(where((game) => pointsOf(game) > 0))),
  form('how many games did i miss the scoresheet', now, countOf(where((game) => pointsOf(game) === 0))),
  form('how many games have i gone pointless this season', now, countOf(where((game) => pointsOf(game) === 0))),
  form('points per 10 games this season', now, stats.points, perTen(stats.points)),
  form('how many assists do i get every 10 games', now, perTen(stats.assists)),
  form('which team have i never scored against', all, ...byOpponent(stats.goals)),
  form('who have we never beaten', all, ...byOpponent(countOf(won))),
  form('what day was my best game', now, most(pointsOf)),
  form('who did i play when i had my best game', now, most(pointsOf)),
  form('what date did i get my 20th point', now, gameOf(20, pointsOf)),
  form('how many games ago was my last goal', compose(scoring, latest(1)), line),
  form('how long ago was my last assist', compose(where(({ assists }) => assists > 0), latest(1)), line),
  form('how many times did i score and we still lost', compose(now, lost), countOf(scoring)),
  form('on what weekday do i score the most', now, bestDay(stats.goals)),
  form('goals minus assists this season', now, difference(stats.goals, stats.assists)),
  form('how much did we outscore teams by this season', now, ours, theirs, difference(ours, theirs)),
  form('what fraction of our goals was i in on', now, (games) => `${stats.ratio(stats.points(games), stats.teamGoals(games), 100, 0)} %`),
  form('did i score more goals this year', now, stats.goals, overall(before, stats.goals)),
  form('year over year change in points', now, stats.points, overall(before, stats.points)),
  form('is my goal total higher than my assist total in november', november, stats.goals, stats.assists),
  form('am i ahead of where i was last year', now, stats.points, overall(compose(before, between('2025-08-01', '2025-11-21')), stats.points)),
  form('how many points do i need to match last season', now, stats.points, overall(before, stats.points)),
  form('longest stretch without a multi point game', now, longest((game) => pointsOf(game) < 2)),
  form('W L record since oct 15', since('2026-10-15'), whole),
  form('pts/gm in october', october, perGame(stats.points)),
  form('games in november', november, count),
  form('how many genos in october', october, stats.goals),
  form('what percentage of my goals came in wins', now, shareIn(won, stats.goals)),
  form('what percent of my points came against the cobras', now, shareIn(against('Cobras'), stats.points)),
  form('what share of my assists were in october', now, shareIn(october, stats.assists)),
  form('what percent of our wins were against the storm', now, shareIn(against('Storm'), countOf(won))),
  form('how many games per goal', now, (games) => (games.length / stats.goals(games)).toFixed(2)),
  form('what is my goals to games ratio', now, perGame(stats.goals)),
  form('in how many of my last 10 games did i score', latest(10), countOf(scoring)),
  form('how many of my last 8 games had a point', latest(8), countOf(where((game) => pointsOf(game) > 0))),
  form('did i score in our last win', compose(won, latest(1)), stats.goals),
  form('what was my point total at the end of october', between('2026-08-01', '2026-10-31'), stats.points),
  form('how many points did i have when we had played 15 games', compose(now, oldest(15)), stats.points),
  form('who was my 20th goal against', now, gameOf(20, ({ goals }) => goals)),
  form('in which game did i score goal number 20', now, gameOf(20, ({ goals }) => goals)),
  form('how many games did i stay out of the box', now, countOf(where(({ penaltyMinutes }) => penaltyMinutes === 0))),
  form('what pct of games did i have a multi point game', now, countOf(where((game) => pointsOf(game) > 1))),
  form('how many shutout losses do we have', compose(now, where((game) => game.ours === 0)), recordOf((games) => games)),
  form('goals for per game vs goals against per game', now, perGame(stats.teamGoals), perGame(stats.teamGoalsAgainst)),
  form("how'd i do in the second week of november", between('2026-11-08', '2026-11-14'), stats.goals, stats.assists),
  form('how many assists in the last month', since('2026-10-21'), stats.assists),
  form('when was my last 3 goal game', compose(where(({ goals }) => goals === 3), latest(1)), line),
  form('when did i last have 3 points', compose(where((game) => pointsOf(game) >= 3), latest(1)), line),
  form('when was the last time i had 3 points', compose(where((game) => pointsOf(game) === 3), latest(1)), line),
  form('goals this year minus last year', now, stats.goals, overall(before, stats.goals)),
  form('whats my points record for a single game', now, most(pointsOf)),
  form('how many points from game 5 to game 15', (games) => inOrder(now(games)).slice(4, 15), stats.points),
  form('what percentage of games have i recorded a point', now, countOf(where((game) => pointsOf(game) > 0))),
  form('how many goals did i bury in october', october, stats.goals),
  form('how many goals per game do i score', now, perGame(stats.goals)),
  form('how many goals a game do i score in losses', compose(now, lost), perGame(stats.goals)),
  form("what's the biggest margin we've won by", compose(now, won), most((game) => game.ours - game.theirs)),
  form('whats the biggest margin we lost by', compose(now, lost), most((game) => game.theirs - game.ours)),
  form('is my goal scoring up this month', november, stats.goals, overall(now, stats.goals)),
  form('my goals month over month', now, ...[september, october, november].map((month) => overall(month, stats.goals))),
  form('compare my last two months', november, stats.points, overall(october, stats.points)),
  form('points in september minus points in october', september, stats.points, overall(october, stats.points)),
  form('am i averaging more than a point a game', now, perGame(stats.points)),
  form('how many times have we shut a team out', now, countOf(where((game) => game.theirs === 0))),
  form('how many games over .500 are we', now, difference(countOf(won), countOf(lost))),
  form('goals in wins minus goals in losses', now, overall(compose(now, won), stats.goals), overall(compose(now, lost), stats.goals)),
  form('difference between my points in wins and losses', now, overall(compose(now, won), stats.points), overall(compose(now, lost), stats.points)),
  form('sum of my points in september and october', between('2026-09-01', '2026-10-31'), stats.points),
  form('my stats vs last year', now, stats.points, overall(before, stats.points)),
  form('next to last game how many points', compose(latest(2), oldest(1)), stats.points),
  form('when did we last score 5 goals', compose(where((game) => game.ours === 5), latest(1)), line),
  form('first time i had 2 assists in a game this season', compose(now, where(({ assists }) => assists === 2), oldest(1)), line),
  form('last game i scored in', compose(scoring, latest(1)), line),
  form('third game of the season result', compose(now, oldest(3), latest(1)), stats.goals),
  form('how many points do i get when the team loses', compose(now, lost), stats.points),
]; // prettier-ignore

const rewordedGoalieForms: readonly Form[] = [
  form('longest streak without letting in more than 2', now, longest((game) => (game.against ?? 0) <= 2)),
  form('save percentage when facing under 30 shots', compose(now, where(({ shots }) => (shots ?? 0) < 30)), stats.savePercentage),
  form('games under .900', now, countOf(where((game) => (game.saves ?? 0) / (game.shots ?? 1) < 0.9))),
  form('how many goals have i given up on average in november', november, perGame(stats.goalsAgainst)),
  form('goals against per 10 games', now, stats.goalsAgainst, perTen(stats.goalsAgainst)),
  form('shutty count last year', before, stats.shutouts),
  form('goals against first 5 games vs last 5 games', now, overall(compose(now, oldest(5)), stats.goalsAgainst), overall(latest(5), stats.goalsAgainst)),
  form('how many goals against short handed', now, stats.shortHanded),
  form('how is my save percentage trending', latest(5), stats.savePercentage),
  form('how many 1 goal against games do i have', now, countOf(where(({ against: conceded }) => conceded === 1))),
  form('sv% when i face more than 30', compose(now, where(({ shots }) => (shots ?? 0) > 30)), stats.savePercentage),
  form('my best save pct game this month', november, (games) => `${Math.max(...games.map(percentOf)).toFixed(1)} %`),
  form('sv% on back to back days', (games) => nextDay(now(games)), stats.savePercentage),
  form('if i get a shutout with 25 saves next game whats my gaa', now, stats.goalsAgainstAverage),
]; // prettier-ignore

export const moreSkaterMessages: Form[] = [
  form('did my points go up in november', november, stats.points, overall(october, stats.points)),
  form('am i scoring more than last month', november, stats.goals, overall(october, stats.goals)),
  form('have i improved since october', between('2026-10-01', today), stats.points, overall(between('2026-08-01', '2026-09-30'), stats.points)),
  form('are my assists trending up', latest(5), stats.assists),
  form('am i doing better than at the start of the season', latest(5), stats.points, overall(compose(now, oldest(5)), stats.points)),
  ...rewordedSkaterForms,
  form('how long since i scored against the ravens', compose(against('Ravens'), scoring, latest(1)), line),
  form('my top 5 games', now, ...bestLines(5)),
  form('what are my 3 best games last season', before, ...bestLines(3)),
  form('how many more goals do I have than last season', now, difference(stats.goals, overall(before, stats.goals))),
  form('how many more goals than assists do i have', now, difference(stats.goals, stats.assists)),
  form('whats the difference between my goals and assists', now, difference(stats.goals, stats.assists)),
  form('how many more points did I get in october than september', october, difference(stats.points, overall(september, stats.points))),
  form('goals in september and october combined', between('2026-09-01', '2026-10-31'), stats.goals),
  form('total points for october and november together', between('2026-10-01', '2026-11-30'), stats.points),
  form('how many goals do I have against the ravens and cobras combined this season', now, (games) => stats.goals(compose(against('Ravens'))(games)) + stats.goals(compose(against('Cobras'))(games))),
  form('goals by month', now, ...byMonth(stats.goals)),
  form('break down my points by month', now, ...byMonth(stats.points)),
  form('how many points each month', now, ...byMonth(stats.points)),
  form('my goals against every team this season', now, ...['Ravens', 'Cobras', 'Storm'].map((team) => overall(compose(now, against(team)), stats.goals))),
  form('goals month by month', now, ...byMonth(stats.goals)),
  form('points this fall', fall, stats.points),
  form('how many goals last winter', between('2025-12-01', '2026-02-28'), stats.goals),
  form('what are my top 3 games', now, most(pointsOf)),
  form('how many of my goals came in wins', compose(now, won), stats.goals),
  form('how many of my points are goals', now, stats.goals),
  form('how many goals have I scored in the 2nd half of this season', (games) => latest(Math.floor(now(games).length / 2))(now(games)), stats.goals),
  form('points in the last 2 months', since('2026-09-21'), stats.points),
  form('whats my point total', now, stats.points),
  form('points pace for 50 games', now, (games) => Math.round((stats.points(games) * 50) / games.length)),
  form('when did i get my first goal this season', compose(now, scoring, oldest(1)), line),
  form('did I score in my last game', latest(1), stats.goals),
  form('have i scored against the Storm this season', compose(now, against('Storm')), stats.goals),
  form('do i score more on saturdays or sundays', compose(now, weekday(6)), stats.goals, overall(compose(now, weekday(0)), stats.goals)),
  form('how many points do i get per game in wins', compose(now, won), perGame(stats.points)),
  after('How many points do I have this season?', 'by month', now, ...byMonth(stats.points)),

  form('how many goals in november plus october', between('2026-10-01', '2026-11-30'), stats.goals),
  form('do i score more in wins', compose(now, won), stats.goals),
  form('am i scoring less lately', latest(5), stats.goals),
  form('average goals against per game for our team', now, perGame((games) => games.reduce((sum, game) => sum + game.theirs, 0))),
  form('how many shutouts did our team get', now, countOf(where((game) => game.theirs === 0))),
  form('did i get a point in every game this month', november, countOf(where((game) => pointsOf(game) > 0))),
  form('what month was my slowest', november, stats.points),
  form('how many points do i have compared to last season at this point', now, stats.points, overall(between('2025-08-01', today.replace('2026', '2025')), stats.points)),
  after(['how many points in october', 'and november'], 'which was better', october, stats.points, overall(november, stats.points)),
  form('points since the summer', since('2026-06-01'), stats.points),
  form('how many goals on the 14th', between('2026-11-14', '2026-11-14'), stats.goals),
  form('how many points did i get in my 10th game', compose(now, oldest(10), latest(1)), stats.points),
  form('what did i do in the third game of the season', compose(now, oldest(3), latest(1)), line),
  form('goals this october vs last october', october, stats.goals, overall(between('2025-10-01', '2025-10-31'), stats.goals)),
  form('goals sept/oct', september, stats.goals, overall(october, stats.goals)),
  form('how many points did i have at christmas last year', between('2025-08-01', '2025-12-24'), stats.points),
  form('how many games did i score more than once', now, countOf(where(({ goals }) => goals > 1))),
  form('have i ever scored three times in a game', all, countOf(where(({ goals }) => goals >= 3))),
  form('how many goals have i scored lately', latest(5), stats.goals),
  form('last time we played the storm how many goals did i have', compose(against('Storm'), latest(1)), stats.goals),
  form('we play the cobras tomorrow. how many goals do i have against them this season', compose(now, against('Cobras')), stats.goals),
  form('how many points did i get the last time we won', compose(won, latest(1)), stats.points),
  form('what is the most goals a team scored on us', now, most(({ theirs: conceded }) => conceded)),
  form('what did I do on nov 1st', between('2026-11-01', '2026-11-01'), stats.goals, stats.assists),
  form('in games where we allowed 2 or less whats our record', now, recordOf(where(({ theirs: conceded }) => conceded <= 2))),
  form('most goals we gave up in a game', now, most(({ theirs: conceded }) => conceded)),
  form('did i have more goals or assists in october', october, stats.goals, stats.assists),
  form('how many goals have the bears scored on us this season', compose(now, against('Polar Bears')), theirs),
  form('goal diff', now, ours, theirs),
  form('how many points in october compared to the same month last year', october, stats.points, overall(between('2025-10-01', '2025-10-31'), stats.points)),
  form('goals before and after halloween', since('2026-11-01'), stats.goals, overall(between('2026-08-01', '2026-10-30'), stats.goals)),
  form('was october my best month', now, bestMonth(stats.points)),
  form('whats my high for assists in a game', now, most(({ assists }) => assists)),
  after('my best game', 'did we win', now, most(pointsOf)),
  after('my best game', 'what was the score', now, most(pointsOf)),
  after(['points this season', 'in wins'], 'and losses', compose(now, lost), stats.points),
  after('how many goals do i need to reach 50', 'and to beat last year', now, stats.goals, overall(before, stats.goals)),
  form('I have 12 goals, how many more until 40', now, (games) => Math.max(0, 40 - stats.goals(games))),
  form('games with at least 1 goal and 1 assist', now, countOf(where(({ goals, assists }) => goals > 0 && assists > 0))),
  form('games with 2+ goals and 1 assist', now, countOf(where(({ goals, assists }) => goals > 1 && assists > 0))),
  form('how many times were we held to one goal or less', now, countOf(where((game) => game.ours <= 1))),
  form('between 10 and 20 october how many points', between('2026-10-10', '2026-10-20'), stats.points),
  form('from october 10 to the 20th how many goals', between('2026-10-10', '2026-10-20'), stats.goals),
  form('how manny asists do i hav', now, stats.assists),
  form('how meny gols did i scor in octber', october, stats.goals),
  form('how many games did we loose', now, countOf(lost)),
  form('what was my best game in october and how many points in it', october, most(pointsOf)),
  after('goals in my last 3 games', 'and the 3 before', (games) => latest(3)(games.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(3)), stats.goals),
  after('goals last month', 'before that', september, stats.goals),
  after(['best month', 'the worst'], 'how many games was that', november, count),
  after('points in october', 'how many games was that', october, count),
  after('record against the cobras', 'ravens?', compose(now, against('Ravens')), stats.record),
  after('goals this season', 'last one?', before, stats.goals),
  after('goals in my last 5', 'last one?', latest(1), stats.goals),
  after('goals this month vs last month', 'difference?', november, stats.goals, (_, every) => Math.abs(stats.goals(november(every)) - stats.goals(october(every)))),
  after('how many wins in october', 'when were they', compose(october, won), count),
  form('how many goals away from 40 am i', now, (games) => Math.max(0, 40 - stats.goals(games))),
  form('points per game before october 10th vs after', since('2026-10-11'), perGame(stats.points), overall(between('2026-08-01', '2026-10-09'), perGame(stats.points))),
  form('did i do better than last time', latest(1), stats.points),
  form('how many 3 pt games do i have', now, countOf(where((game) => pointsOf(game) === 3))),
  after('how many 3 point games', 'when', now, countOf(where((game) => pointsOf(game) === 3))),
  form('have i scored on a monday', compose(now, weekday(1)), stats.goals),
  after('how many games without a point', 'in a row', now, longest((game) => pointsOf(game) === 0)),
  form('games without a goal or assist', now, countOf(where((game) => pointsOf(game) === 0))),
  form('how many games with neither a goal nor an assist', now, countOf(where((game) => pointsOf(game) === 0))),
  form('our record when i score 2 or more', now, recordOf(where(({ goals }) => goals > 1))),
  form('do i have 30 goals yet', now, stats.goals),
  form('goals + assists this month', november, stats.goals, stats.assists),
  form('how long have we gone without losing', now, longest((game) => game.ours >= game.theirs)),
  after(['goals last season', 'this season'], 'so up or down', now, stats.goals, overall(before, stats.goals)),
  after('record', 'when i score', now, recordOf(scoring)),
]; // prettier-ignore

export const moreGoalieMessages: Form[] = [
  ...rewordedGoalieForms,
  form('save percentage by month', now, ...byMonth(stats.savePercentage)),
  form('my save percentage against each team this season', now, ...['Ravens', 'Cobras', 'Storm'].map((team) => overall(compose(now, against(team)), stats.savePercentage))),
  form('saves in september and october combined', between('2026-09-01', '2026-10-31'), stats.saves),
  form('save percentage for october and november together', between('2026-10-01', '2026-11-30'), stats.savePercentage),
  form('how many more saves do i have than last season', now, difference(stats.saves, overall(before, stats.saves))),
  form('how many shots do i face when we lose per game', compose(now, lost), perGame(stats.shots)),
  form('did i get a shutout last game', latest(1), stats.shutouts),
  form('how many goals have i let in this fall', fall, stats.goalsAgainst),
  form('goals against each month', now, ...byMonth(stats.goalsAgainst)),
  form('how many more shutouts than last year', now, difference(stats.shutouts, overall(before, stats.shutouts))),
  after('What do I need to get to .910?', 'and against the Storm?', compose(now, against('Storm')), stats.savePercentage),
  form('have i had more than 30 shots in a game', now, countOf(where(({ shots = 0 }) => shots > 30))),

  form('how many goals did i let in on the powerplay', now, stats.powerPlay),
  form("what's my save percentage when i face over 35 shots", compose(now, where(({ shots = 0 }) => shots > 35)), stats.savePercentage),
  form('which team scores on me the most', now, bestOpponent(stats.goalsAgainst)),
  form('is my save percentage up or down', latest(5), stats.savePercentage),
  form('did my save percentage improve in november', november, stats.savePercentage, overall(october, stats.savePercentage)),
  form('is my gaa getting better', latest(5), stats.goalsAgainstAverage),
  form('busiest game', now, most(({ shots = 0 }) => shots)),
  form('how many games did i start in september', september, count),
  form('is my save percentage above 90', now, stats.savePercentage),
  form('how many shutouts did i have going into november', between('2026-08-01', '2026-10-31'), stats.shutouts),
  form('how many one goal losses do we have', now, countOf(where((game) => game.theirs - game.ours === 1))),
  form('what was the score of my last shutout', compose(isShutout, latest(1)), line),
  after('how many saves last game', 'on how many shots', latest(1), stats.shots),
  form('did i ever stop 30 shots', all, countOf(where(({ saves = 0 }) => saves >= 30))),
  form('games with save percentage under 950', now, countOf(where((game) => percentOf(game) < 95))),
  after('best save percentage in a game', 'how many shots was that', now, (games) => games.toSorted((a, b) => percentOf(b) - percentOf(a) || (a.date < b.date ? 1 : -1)).slice(0, 1).map(stats.statLine).join()),
  after('how many saves last game', 'was that a win', latest(1), line),
  after('when was my last shutout', 'did we still win', compose(isShutout, latest(1)), line),
  form('which team scores the least on me', now, (games) => Math.min(...[...Map.groupBy(games, ({ opponent }) => opponent).values()].map((members) => stats.goalsAgainst(members)))),
]; // prettier-ignore

/** As parents write, not in the words of the player. */
export const parentMessages: { skater: Form[]; goalie: Form[] } = {
  skater: [
    form('whats their record in the last 10 games', latest(10), whole),
    form('How has my son been doing since October?', since('2026-10-01'), stats.goals, stats.assists),
    form("What are my son's stats this season?", now, stats.goals, stats.assists),
    form('How many goals does he have against the Ravens this season?', compose(now, against('Ravens')), stats.goals),
    form('Could you tell me his assists for last season?', before, stats.assists),
    form('how many penalty mins has he got', now, penalties),
    form('Has he scored more than last season?', now, stats.goals, overall(before, stats.goals)),
    form("What was Noor's best game?", now, most(pointsOf)),
    form('When was the last time he scored?', compose(scoring, latest(1)), line),
    form('How many points is he averaging?', now, perGame(stats.points)),
    form('how did his team do in october', october, stats.record),
    after('How many goals does he have?', 'and Noor’s assists?', now, stats.assists),
    after('How many goals does he have?', 'In October?', october, stats.goals),
  ],
  goalie: [
    form('What percentage of shots is he stopping?', now, stats.savePercentage),
    form("what's his save percentage been since October", since('2026-10-01'), stats.savePercentage),
    form('how many goals does he let in per game', now, perGame(stats.goalsAgainst)),
    form('Is a .900 save percentage good at 12U?', now, stats.savePercentage, overall(before, stats.savePercentage)),
    form('how many saves did he make last weekend', between('2026-11-14', '2026-11-15'), stats.saves),
    form('Which month was his best by save percentage?', now, (games) => {
      const months = [...Map.groupBy(games, ({ date }) => date.slice(0, 7)).values()];
      return `${Math.max(...months.map((members) => Number.parseFloat(stats.savePercentage(members)))).toFixed(1)} %`;
    }),
    after("What's his save percentage?", 'What about last year?', before, stats.savePercentage),
  ],
}; // prettier-ignore

/** What no game sheet has. */
export const unloggedMessages = [
  'how many goals did i score at home', 'am I better at home or away', 'goals on the road', 'whats my plus minus this month', '+/- in october',
  'how many shots do i take a game', 'whats my shooting % against the ravens', 'how many faceoffs have i won', 'faceoff percentage in october',
  'how much ice time do i get per game', 'whats my avg ice time', 'how many hits do i have', 'how many blocks did I have in october',
  'how many power play goals do I have', 'how many pp points', 'short handed goals this season', 'gwgs?', 'how many game winners do I have',
  'how many first period goals do I have', 'do i score more in the third period', 'how many goals in the 2nd', 'overtime goals', 'how many goals in ot',
  'how many empty netters do i have', 'how many of my goals were backhand', 'breakaway goals', 'how many giveaways last game', 'how many shifts did i play',
  'who assists me the most', 'how many primary assists do i have', 'what line did I play on', 'how many practices did I go to', 'how many goals in shootouts',
  'how many games left this season', 'how many goals in playoff games', 'whats our record in tournaments', 'goals in league games', 'how many penalties did i draw',
  'how many rebounds did I give up', 'whats our place in the standings', 'how many goals at even strength', 'whats our record when we score first',
  'goals at home vs on the road', 'points home and away', 'how many points do we have', 'how many penalty minutes does our team have', 'how many points do they have',
  'do i have the most goals on my team', 'how many goals in the last minute', 'goals per period', 'my best period for goals',
  'how many goals when we are losing', 'how many draws did i win', 'how much did i play last game', 'how many penalty shots have i taken',
  'how many otl do we have', 'are we in first place', 'did we outshoot them last game',
  'clapper goals?', 'how many snipes from the slot', 'shots per goal',
  'which goalie has the best save percentage', 'which player has the most goals', 'how many 2 minute penalties do i have', 'how many majors did i get',
]; // prettier-ignore

/** What no game sheet of a goalie has. */
export const unloggedGoalieMessages = [
  'my save percentage on the power play', 'gaa on the penalty kill', 'how many shots do i face short-handed', 'how many penalty shots have i stopped',
  'how many shots did we take last game', 'saves per period', 'save percentage in the last 5 minutes', 'how many points does our team have',
]; // prettier-ignore

/** Half understood: a figure would answer another question. */
export const vagueMessages = [
  'how many goals do I have with my new stick', 'how many points since I switched to defense', 'goals when my dad watches', 'how many goals since I moved to wing',
  'how many points have I got since my birthday', 'how many assists since the coach moved me up', 'goals since I broke my wrist',
  'how many goals on the big rink', 'how many points with jake on my line', 'goals since we got new jerseys', 'how many points in morning games',
  'how many goals since I changed my tape job', 'how many goals when it snows', 'our record in the first month of the season', 'goals since school started', 'how many lucky goals do I have',
  'how many goals did Jake score', 'how many points does my brother have', 
  'how many points in my best 10 games',
  'whats the most goals ive scored in one week', 'how many different teams have i scored on',
  'do i score more in the first game of a weekend', 'what are my chances to get 60 points', 'how many games till i catch up to last years goals',
  'how many goals did i score against left handed goalies', 'how many games did the backup play',
  'how many goals since last season', 'how many points a year ago', 'how many goals did i score in 10u', 'how many points did i have as a squirt', 'how many goals over christmas break last season',
  'how many games did we not lose',
  'how many goals did i have that month', 'how many goals does my other son have',
  'how many points ahead of jake am i', 'how many 3 game point streaks have i had', 'did i beat my record', 'how many games did we lose by a lot', 'our worst month record wise',
  'did i score more than the cobras ever', 'did i score in games with 3 points more than last year',
  'my average age', 'how many points if i scored in every game', 'what would my goals be if i got one every game', 'goals when dad was not there', 'how many points when i was at the other rink',
  'how did i play on my birthday', 'how many multi point games vs single point games',
  'how many goals a month', 'goals that dad saw',
  'how many games between my hat tricks',
  'what is my point total without assists', 'points in my last game vs each team', 'did we win the game after we lost to the ravens',
  'which months did i score more than 9 goals', 'how many times have we won 3 in a row', 'my best game vs each team', 'how many points in games we tied or lost', 'whats my best stretch of 5 games', 'which game had the most total goals', 'total goals by both teams in our games', 'how many goals since the cobras game on oct 27', 'are most of my points goals or assists',
]; // prettier-ignore

export const vagueGoalieMessages = [
  'longest shutout streak in minutes', 'how many shots till 1000 saves', 'how many shots do i need to stop in a row to get to .920', 'whats my sv% over my best 5 games',
]; // prettier-ignore
