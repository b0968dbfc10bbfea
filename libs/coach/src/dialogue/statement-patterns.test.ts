import { describe, expect, it } from 'vitest';
import {
  reportedOpponentIn,
  opponentIn,
  scoreIn,
  isUpcomingGame,
  isNote,
  isScoreReport,
  isThanks,
} from './statement-patterns.js';

describe('isScoreReport and scoreIn', () => {
  it.each([
    'we won 4-2 against the Blades',
    'We lost 5-2 yesterday',
    'tied 2 - 2 vs Otters',
    'game on 11-14-2026 we won 3-2',
    'We won 4-2, how do I log it?',
    'can you log a 4-2 win?',
  ])('detects a result: %s', (text) => expect(isScoreReport(text)).toBe(true));

  it.each([
    'How do we beat a 1-2-2 forecheck?',
    'we play a 2-1-2 and lost',
    'how do I beat a 1-1-3',
    'our game is at 7:30, hope we win',
    'won on 2026-11-14',
    'why did we lose 5-2?',
    'hey coach, how do we come back when we lost 3-0',
    'tell me how many goals we need to beat them 5-4',
    'I went 2-3 on faceoffs',
  ])('detects no result: %s', (text) => expect(isScoreReport(text)).toBe(false));

  it('reads the score in every notation', () => {
    expect(scoreIn('4-2 win at 7:30')).toEqual([4, 2]);
    expect(scoreIn('lost 5 to 2')).toEqual([5, 2]);
    expect(scoreIn('a 1-3-1 power play, we won 3:2')).toEqual([3, 2]);
    expect(scoreIn('24 saves on 27 shots')).toBeUndefined();
  });
});

describe('opponentIn and reportedOpponentIn', () => {
  it.each([
    ['my games against the Blades in November', 'Blades'],
    ['score vs Herons?', 'Herons'],
    ['how did we do against St. Louis last week', 'St. Louis'],
    ['what about the games vs. Big Red', 'Big Red'],
    ['a game against the Bears tomorrow, how do I get ready', 'Bears'],
    ['playing vs the Otters next week', 'Otters'],
    ['log a win vs Wolves Saturday', 'Wolves'],
    ['who are we against tomorrow', undefined],
    ['How do I score against a big goalie?', undefined],
    ['how do we play against faster teams', undefined],
    ['how do I battle against the boards', undefined],
    ['my goals against average', undefined],
    ['how many goals against came on the power play', undefined],
  ])('finds the opponent: %s: %s', (text, team) => expect(opponentIn(text)).toBe(team));

  it('finds the opponent of a win or a loss', () => {
    expect(reportedOpponentIn('beat the Hawks 4-2')).toBe('Hawks');
    expect(reportedOpponentIn('lost 5-2 to the Otters yesterday')).toBe('Otters');
  });
});

describe('isNote', () => {
  it.each([
    'remember that I play center',
    'Hi! note that I play center',
    'don’t forget that I shoot left',
    'can you remember my goal is 20 goals?',
  ])('detects a note: %s', (text) => expect(isNote(text)).toBe(true));

  it.each([
    'I remember that game',
    'do you remember my goals?',
    'what do you remember',
    'remember when we won',
  ])('detects no note: %s', (text) => expect(isNote(text)).toBe(false));
});

describe('isUpcomingGame', () => {
  it.each([
    'I have a game against the Bears tomorrow, how do I get ready',
    'game vs Wolves on Saturday, any tips',
    'big game this weekend, how should I prepare',
    'how do we beat the Bears tomorrow',
    'we play Bears on Friday',
    'game day tips',
  ])('detects an upcoming game: %s', (text) => expect(isUpcomingGame(text)).toBe(true));

  it.each([
    'how did I do against the Bears on Saturday',
    'what was the score vs the Bears tonight',
    'how did we do against the Blades last Saturday',
    'my games against the Blades in November',
    'when is my next game',
    'give me the plan for next week',
  ])('detects no upcoming game: %s', (text) => expect(isUpcomingGame(text)).toBe(false));
});

describe('isThanks', () => {
  it.each(['thanks for the drill', 'good point, thanks', 'thx, that is what I needed'])(
    'detects thanks: %s',
    (text) => expect(isThanks(text)).toBe(true),
  );
  it.each([
    'thanks, any drills?',
    'thanks for the plan, can you make it shorter',
    'thanks, shooting drill',
    'cool drill',
  ])('detects no thanks: %s', (text) => expect(isThanks(text)).toBe(false));
});
