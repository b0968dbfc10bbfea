import { sentenceLines } from '../../safety/training/sentences.js';
import type { IntentExamples } from './intent-examples.js';

/** Questions on figures of the own games, by kind. They are read in `numbers`; the meaning says that figures are asked for. */
const examplesByKind = {
  totals: `
    how many goals have i put up
    my goal total
    tell me how many assists are on my sheet
    whats my point count
    number of points i got this year
    how many times have i scored so far
    how many helpers do i have at this point
    goals so far?
    points total pls
    what are my totals
    show me my numbers
    my season line
    how many goals has my kid scored
    how many assists does my daughter have
    my sons points this season
    count my goals from last season
    gimme my stats
    what did i end up with last year
  `,
  periods: `
    how many goals did i get in september
    points in the month of november
    my assists since new year
    what did i do in january
    how many goals between christmas and easter
    points in my past six games
    goals in the last eight
    what did i put up over the last two weeks
    how did october go for me
    how many points before the holidays
    first ten games of the season how many goals
    goals on friday nights
    do i score on weekdays
    how many games since the break
    what did i have in the opener
    how many points in the previous 4
  `,
  lastGame: `
    what did i get last game
    did my team win the last game
    what was the final score against them
    how did i play on saturday
    who was our last opponent
    what happened two games ago
    how many shots did i see in the last one
    stats from my last game
    how many points did i have yesterday
    what was my line on sunday
    the score of the game before that
    when was my most recent game
    how many days since we played
    how did the first game go
    did he score on the weekend
    did my goalie win yesterday
  `,
  opponents: `
    how many goals against the sharks
    what is my record versus the wolves
    how do i play against the flyers
    which team do i score on the most
    who do we beat all the time
    who do we never beat
    how often have we met the kings
    when did we last face the bears
    have i ever scored on the tigers
    how many points versus the jets this year
    what team gives me the most trouble by numbers
    our games against the hawks
    did we beat the eagles
    list the teams we have played
    my save percentage against the rangers
    how many times did we play the blues
    do i do better against good teams
    how do i do versus teams with a winning record
    which team is my favorite to score on
    do i score more against weak teams
    who do i play best against
  `,
  extremes: `
    what is my best game so far
    whats the most i have scored in one game
    my worst night this year
    career high in points
    which month was my best
    most saves i made in a game
    what was my highest save percentage
    top games this season
    my second best game
    whats my record for goals in a game
    biggest win this year
    worst loss we had
    lowest scoring game
    my most shots faced
    her best game ever
    rank my games by points
  `,
  streaks: `
    how many games in a row have i scored
    my point streak
    how long was my longest streak
    am i on a streak
    how long since my last goal
    how many games without a point
    our winning streak
    how many straight losses
    longest stretch without scoring
    when did i last get a goal
    when was my first point this season
    date of my last shutout
    how long is my goal drought
    games since my last assist
    last time i had two goals
    win streak right now
    whats our win streak
    did i get a hat trick this year
    when did i get one
    which game was my last hat trick
  `,
  counts: `
    how many games did i score two
    how many multi point nights
    in how many games did i get a point
    games with a goal and an assist
    how many times did i get nothing
    number of games with three points
    how many games did i not score
    what percent of games do i get a point in
    how often do i score
    shutouts do i have any
    how many times did i let in more than four
    how many games above 90 percent
    how many one goal games did we play
    how often did we lose by one
    in how many wins did i score
    how many hat tricks have i got
  `,
  rates: `
    what do i average per game
    points per game?
    my goals per game this season
    what is my shooting average
    average goals against
    how many shots do i face on average
    median points a game
    what share of our goals do i have
    what percentage of my points are goals
    do i have more assists than goals
    my goal to assist ratio
    what is my save percentage
    gaa this season
    save percent in wins
    goals a game in losses
    whats his save percentage
    how many saves a night
  `,
  comparisons: `
    am i better than last season by points
    compare this season with last season
    did i score more in october or in november
    how many more goals than last year
    am i ahead of my pace from last season
    last five games against the five before
    first half compared with the second half
    do i score more in wins or losses
    is my save percentage up
    are my numbers going up
    am i getting better lately by the numbers
    is my scoring dropping
    has he improved since last year
    have i slowed down
    am i hot right now
    is my ppg good
    are these numbers good
    difference between my two seasons
  `,
  targets: `
    how many more goals until i have 30
    what do i need to reach 50 points
    how far from 20 assists am i
    how many points am i on pace for
    if i keep this up how many goals will i have
    what if i get two goals next game
    what happens to my save percentage if i let in three
    how many saves do i need for 92 percent
    how many wins until we have 15
    how many more to beat my total from last year
    points needed to hit two a game
    at this rate how many goals in 60 games
    can i still get to 40 points how many a game
    what save percentage do i need in the next game
    how many shutouts to reach ten
    goals left to reach my target
    what are my chances to get to 60 points
    how many games until i catch last year
  `,
  team: `
    what is our record
    how many games have we won
    wins and losses so far
    how many losses do we have
    goals for and against
    our goal difference
    how many goals did we allow as a team
    how many goals has my team scored
    what is the most we scored in a game
    do we win more than we lose
    how many ties
    win percentage
    how many games were decided by a goal
    how do we do when i score
    record in close games
    average goals our team scores
    how many games did we play
    how often were we shut out
    did we ever come back after being down two
    did we shut anyone out
    most goals a team scored on us
  `,
  unlogged: `
    what is my plus minus this year
    my ice time
    how many hits did i throw
    how many shots on goal do i have
    my shooting percentage this season
    how many faceoffs have i won
    do i score more at home
    our road record
    how many goals in the second period
    how many power play points do i have
    how many game winners
    how many blocks do i have
    my takeaways
    how many overtime goals
    how many breakaway saves
    what is my shootout record as a goalie
    glove side goals against
    my numbers in the second game of a weekend
    my save percentage in back to back games
    points in night games
    goals when my dad is there
    stats since i got new skates
    points without my best game
    how hard is my shot in mph
    how many shifts do i play
    how many times did i hit the post
  `,
  penalties: `
    how many penalty mins have i taken
    my pims this season
    minutes in the box so far
    how often do i take a penalty
    do we win when i take a penalty
    how many penalties did i take
    penalty minutes per game
    most penalty minutes in a game
    how many games without a penalty have i had
    pims last season
    how many minutes have i played in net
    minutes played this season
    power play goals i allowed
    short handed goals against me
    how many goals did i let in on the penalty kill
    total time in net
    how many starts do i have
    games played by me
    my record when i start
    how many games did i start
    save percentage in games i started
  `,
};

export const ownNumbersIntents: readonly IntentExamples[] = Object.entries(examplesByKind).map(
  ([kind, examples]) => ({
    topic: 'ownNumbers',
    kind,
    roles: ['player', 'parent'],
    examples: sentenceLines(examples),
  }),
);
