import { expect, it } from 'vitest';
import { club, game } from '../../../state/entities/entities.fixture';
import { plausibilityWarningsOf } from './plausibility';
import { emptyDraft, type GameDraft } from './game-draft';
import { deriveMissingCount } from './goalie-shots';

const today = '2026-11-21';
const skater = (changes: Partial<GameDraft>) =>
  plausibilityWarningsOf({ ...emptyDraft(today), ...changes }, 'skater', [], today);
const goalie = (changes: Partial<GameDraft>) =>
  plausibilityWarningsOf({ ...emptyDraft(today), ...changes }, 'goalie', [], today);

it('returns no warnings for incomplete or consistent counts', () => {
  expect(skater({})).toEqual([]);
  expect(skater({ our_score: '3', goals: '2', assists: '1' })).toEqual([]);
  expect(goalie({ shots_against: '24', saves: '22', goals_against: '2', their_score: '2' })).toEqual([]);
});

it("warns when a skater's points exceed the team's goals", () => {
  expect(skater({ our_score: '2', goals: '2', assists: '1' })).toEqual([
    'You had a part in 3 goals, but your team scored 2.',
  ]);
});

it('warns when a skater has more goals than shots', () => {
  expect(skater({ our_score: '3', goals: '2', assists: '0', shots: '2' })).toEqual([]);
  expect(skater({ our_score: '3', goals: '2', assists: '0', shots: '1' })).toEqual([
    'You scored 2 goals with 1 shot.',
  ]);
});

it('explains inconsistent goalie counts', () => {
  expect(goalie({ shots_against: '27', saves: '24', goals_against: '2' })).toEqual([
    '24 saves and 2 goals against make 26 shots, not 27.',
  ]);
  expect(goalie({ shots_against: '20', saves: '25' })).toEqual(['You made 25 saves, but faced 20 shots.']);
  expect(goalie({ shots_against: '1', goals_against: '2' })).toEqual([
    'You let in 2 goals, but faced 1 shot.',
  ]);
  expect(goalie({ goals_against: '3', their_score: '2' })).toEqual([
    'You let in 3 goals, but they scored 2.',
  ]);
  expect(goalie({ goals_against: '2', their_score: '3' })[0]).toMatch(
    /the other 1 goal went into an empty net/u,
  );
  expect(
    goalie({ goals_against: '1', powerplay_goals_against: '1', shorthanded_goals_against: '1' }),
  ).toEqual(['Power play and shorthanded goals add up to more than the 1 goal against.']);
});

it('takes the goal of a lost shootout for no goal against', () => {
  const lost = { ...emptyDraft(today), goals_against: '2', their_score: '3', our_score: '2' };
  expect(plausibilityWarningsOf(lost, 'goalie', [], today, { lostShootout: true })).toEqual([]);
});

it('warns about unusual counts, future dates and duplicate games', () => {
  expect(skater({ our_score: '31' })).toEqual(['31 is a lot. Is it right?']);
  expect(skater({ date: '2026-11-22' })).toEqual(['Nov 22, 2026 is still to come.']);
  const opponent = club('Blades');
  const logged = game({ opponent, date: today });
  expect(plausibilityWarningsOf({ ...emptyDraft(today), opponent }, null, [logged], today)).toEqual([
    'You already logged a game vs Blades on Nov 21, 2026.',
  ]);
});

it.each([
  [['24', '22', ''], null, { name: 'goals_against', value: '2' }],
  [['', '22', '2'], null, { name: 'shots_against', value: '24' }],
  [['24', '', '2'], null, { name: 'saves', value: '22' }],
  [['24', '20', '2'], 'goals_against', { name: 'goals_against', value: '4' }],
  [['24', '26', ''], null, null],
  [['24', '', ''], null, null],
  [['24', '22', '1'], null, null],
] as const)(
  'derives from %j, with %s derived before, %j',
  ([shots_against, saves, goals_against], derived, third) => {
    expect(deriveMissingCount({ shots_against, saves, goals_against }, derived)).toEqual(third);
  },
);

it('leaves a field empty that was just cleared', () => {
  const cleared = { shots_against: '24', saves: '', goals_against: '2' };
  expect(deriveMissingCount(cleared, null, 'saves')).toBeNull();
  expect(deriveMissingCount(cleared, null, 'goals_against')).toEqual({ name: 'saves', value: '22' });
});
