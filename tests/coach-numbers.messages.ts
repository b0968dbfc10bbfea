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

/** Number questions as players type them in a chat, for skaters and goalies. */
export const sharedMessages: Form[] = [
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
]; // prettier-ignore

export const moreSkaterMessages: Form[] = [
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
]; // prettier-ignore

export const moreGoalieMessages: Form[] = [
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
  form('have i had more than 30 shots in a game', now, countOf(where(({ shots = 0 }) => shots > 30))),
]; // prettier-ignore

/** As parents write, not in the words of the player. */
export const parentMessages: { skater: Form[]; goalie: Form[] } = {
  skater: [
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
]; // prettier-ignore

/** Half understood: a figure would answer another question. */
export const vagueMessages = [
  'how many goals do I have with my new stick', 'how many points since I switched to defense', 'goals when my dad watches', 'how many goals since I moved to wing',
  'how many points have I got since my birthday', 'how many goals when I play center', 'how many assists since the coach moved me up', 'goals since I broke my wrist',
  'how many goals on the big rink', 'how many points with jake on my line', 'goals since we got new jerseys', 'how many points in morning games',
  'how many goals since I changed my tape job', 'how many goals when it snows', 'how many games with both a goal and an assist', 'our record in the first month of the season', 'goals since school started', 'how many lucky goals do I have',
  'how many goals did Jake score', 'how many points does my brother have',
]; // prettier-ignore
