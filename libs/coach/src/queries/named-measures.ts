import type { Position } from '@rinkside/contracts/player';
import { isStatName, type StatName } from '@rinkside/domain/coach/stats';
import type { QuestionReader } from './question-reader.js';
import type { MeasureName } from './stat-query.js';

const person =
  '(?:(?:our|the|my) team|i|he|she|we|they|you|my (?:son|daughter|kid|child|boy|girl|player|goalie)|the kid)';

const goalieVerbs =
  '(?:let|lets|letting)(?: \\w+){0,2} in|let by|allow(?:ed|s|ing)?|g[ai]ve(?:n)? up|giving up|conced(?:e|ed|es|ing)|scor(?:e[ds]?|ing)(?:(?: the)? (?:most|least|fewest))? (?:on|against) (?:me|him|her|us)|(?:got|get|gotten|went|go|go(?:ne)?) (?:past|by|in on|through) (?:me|him|her|us)|(?:went|gone|got|slipped) in';

interface MeasurePattern {
  measure: MeasureName;
  pattern: RegExp;
  goalie?: boolean;
}

/** Team goals for and against. */
const goalDifference =
  /\bgoals? (?:differentials?|differences?)\b|\bgoals for (?:and|vs|versus|or) (?:goals )?against\b|\bgoals scored and (?:allowed|against)\b|\bout ?scor(?:e|ed|ing)(?: (?:(?:the |our )?(?:other )?(?:teams?|opponents?)|them|everyone))?(?: by)?\b/;

/** In the order in which they are tried. Each match is removed, so that its words count once. */
const measurePatterns: readonly MeasurePattern[] = [
  { measure: 'powerplay_goals_against', goalie: true, pattern: /\bppgas?\b|\b(?:goals? )?(?:(?:against|allowed|conceded|let in|given up|gave up) )?(?:(?:i|he|she|we) (?:let in|allow(?:ed)?|gave up|conceded?) )?(?:(?:came|come|were|are|scored) )?(?:on|during|while on) (?:the |their |a |other teams )?(?:power plays?|penalty kills?|pk|pp)\b|\bpower plays? (?:goals?(?: (?:against|allowed|conceded|let in))?)\b|\b(?:when|while) (?:we (?:are|were)|im|i am) (?:short-handed|on the penalty kill|killing (?:a )?penalt\w+)\b|\bpower plays?\b/ },
  { measure: 'shorthanded_goals_against', goalie: true, pattern: /\bshgas?\b|\bshort-handed(?: goals?(?: (?:against|allowed|conceded|let in))?)?\b/ },
  { measure: 'save_percentage', pattern: /\b(?:save|saves|sv|saving|stop|stopping)[- ]?(?:percent\w*|pct|%|perc|rate)(?:\s|$)|\bsv ?%|\bsave ?%|\bsv\b|\bsvp\b|\bs% ?|\b(?:percent\w*|share|%) of (?:the |my |his |her )?shots\b(?:.*\b(?:stop(?:ped)?|saved?|face[ds]?)\b)?|\bpercent\w* (?:do|did|does|have|has) (?:i|he|she) (?:stop|save)\w*|\b(?:stop|save|stopping|saving) (?:(?:more|less|better) than|over|under|above|below|at least|around|about) \d+(?:\.\d)? ?(?:%|percent)/ },
  { measure: 'goals_against_average', pattern: /\bgaa\b|\bgoals?[- ]against[- ]averages?\b|\bgoals? averages?\b|\baverage goals? against\b/ },
  { measure: 'win_percentage', pattern: /\bwin(?:ning|s)?[- ]?(?:percent\w*|pct|%|rate)|\bw%|\b(?:what |which )?(?:percent\w*|share|%) of (?:the |my |our |his |her |these |those )?(?:games|time)?(?: (?:do|did|have|has) (?:i|we|he|she|they))? ?(?:won|win|wins)?(?= |$)(?<=win|won|wins|games|time)/ },
  { measure: 'margin', pattern: /\bmargins?\b/ },
  { measure: 'penalty_minutes', pattern: /\b(?:penalty|penalties) (?:minutes?|mins?|time)\b|\bminutes? (?:of|in) (?:penalt\w+|(?:the )?(?:penalty box|box|sin bin))\b|\bpims?\b|\btime (?:in|have i spent in|did i spend in) the (?:penalty )?box\b|\b(?:spen[dt] |minutes .*)?in the (?:penalty |sin )?b(?:ox|in)\b|\bpenalt(?:y|ies)\b/ },
  { measure: 'goals_against', pattern: new RegExp(String.raw`\bgoals?[- ](?:against|allowed|conceded|let in|given up)\b|\b(?:how many|most|fewest|least|many) (?:goals? )?(?:have|has|had|did|do|does|that|was|were) ?(?:${person} )?(?:ever )?(?:${goalieVerbs})\b|\b(?:goals? )?(?:${person} )?(?:have |has |had |did |do |does |(?:ive|weve) )?(?:${person} )?(?:${goalieVerbs})\b(?: goals?)?|\bga\b`) },
  { measure: 'shots_against', pattern: /\bshots? (?:against|faced|seen)\b|\bshots? (?:have|has|did|do|does|had) (?:i|he|she|we|you) (?:face|see|get|have|faced|seen|gotten|had|been facing)\b(?: against)?|\b(?:face[ds]?|facing|saw|seen?) (?:\d+ )?shots?\b|\b(?:most|fewest|least)(?: (?:have|has|that|did))? (?:i|he|she) (?:(?:have|has|had|ever) )*(?:face[ds]?|saw|seen?)\b|\bshots? on (?:me|him|her|my net|my goal|net|goal)\b|\bshoots?(?: the most| more)? (?:on|at|against) (?:me|him|her|us)\b|\bsa\b/ },
  { measure: 'shutouts', pattern: /\bshut ?-?outs?\b|\bclean sheets?\b|\bgames? without (?:a )?goals? against\b|\bshut (?:them|\w+) out\b/ },
  { measure: 'shutouts', goalie: true, pattern: /\bperfect games?\b/ },
  { measure: 'saves', pattern: /\bsaves?\b|\bshots? (?:have|has|did|do|does) (?:i|he|she) (?:stop(?:ped)?|saved?|block\w*)\b|\bstop(?:ped)? shots?\b|\bshots? (?:stopped|saved)\b/ },
  { measure: 'shots_against', goalie: true, pattern: /\bshots\b/ },
  { measure: 'saves', goalie: true, pattern: /\b(?:stop(?:ped|s)?|saved)\b/ },
  { measure: 'record', pattern: /\b(?:win(?:ning)?[- ](?:loss )?|losing )?records?\b(?! book)|\bwins? and (?:loss\w*|defeats?)\b|\bw[- ]l(?:[- ]t)?\b|\bwins,? losses,? and ties\b|\bwon (?:and|or|vs) lost\b|\bwin (?:or|and) los[et]\b|\bw[io]n(?:ning)? more (?:games )?than (?:(?:i|we|he|she|they) )?(?:have |had )?los(?:e|t|ing)\b/ },
  { measure: 'team_goals_against', pattern: /\bgoals? (?:did|have|has|do|does) (?:the (?:other|opposing) teams?|the opponents?|they|opponents?|the other side) (?:score|scored|get|got|have)\b|\b(?:opponents?|the other teams?|they) (?:scored?|gets?|got)(?: goals?)?\b|\bteam goals? against\b/ },
  { measure: 'team_goals', pattern: /\bour goals?\b(?! of)|\b(?:team|teams|we|us) (?:score[ds]?|goals?|scoring)\b|\bgoals? (?:did|have|has|do|does) (?:we|the team|my team|our team|his team|her team) (?:score[ds]?|get|got|gotten|have|make|made|put (?:in|up)|scoring|averag(?:e|es|ed|ing))\b(?: goals?)?|\bgoals? for\b(?! a)|\bteams? (?:goals?|totals?)\b|\bgoals? (?:that )?we(?: have|ve)? (?:ever )?scored?\b/ },
  { measure: 'points', pattern: /\bpoints\b|(?<!\b(?:covers?|at|from|on|to|up) the )\bpoint\b|\bhigh(?:est)?[- ]scoring\b|\bpts\b/ },
  { measure: 'assists', pattern: /\bpasses\b.*\b(?:turned into|led to|ended in|became) (?:a )?goals?\b|\bassists?(?:ed)?\b|\bhelpers?\b|\bapples?\b/ },
  { measure: 'goals', pattern: /\bgoals?\b|\bscor(?:e|ed|es|ing)\b|\bginos?\b|\btuck(?:s|ed)\b/ },
  { measure: 'wins', pattern: /\bwins?\b|\bwon\b|\bvictor(?:y|ies)\b|\bwinning\b|\bbeat(?:en)?\b/ },
  { measure: 'losses', pattern: /\bloss(?:es)?\b|\blos[et]\b|\blosing\b|\bdefeats?\b/ },
  { measure: 'ties', pattern: /\bties?\b|\btied\b|\bdraws\b|\bdrawn\b/ },
  { measure: 'minutes', pattern: /\bminutes?\b(?: (?:played|in net|in goal|of (?:hockey|play|game time)))?|\btime in net\b|\bmins?\b(?: played)?/ },
  { measure: 'games', pattern: /\btimes (?:did|have|has|do|does) (?:i|we|he|she)(?: (?:play|played|face|faced))?(?= *$)|\bgames?(?: played)?\b|\bgp\b|\bmatches\b|\bappearances\b|\bstarts\b/ },
]; // prettier-ignore

export const isStat = (measure: MeasureName | undefined): measure is StatName =>
  measure !== undefined && isStatName(measure);

export const defaultMeasure = (position: Position | null): MeasureName =>
  position === 'goalie' ? 'save_percentage' : 'points';

export const resultOf: Record<string, 'win' | 'loss' | 'tie'> = { wins: 'win', losses: 'loss', ties: 'tie' };

export const resultTexts = { win: 'wins', loss: 'losses', tie: 'ties' } as const;

/** Goals are not on a goalie's sheet. A goalie who asks for them gets the goals against, too. */
export const withGoalsAgainst = (measures: MeasureName[], position: Position | null): MeasureName[] =>
  position === 'goalie' && measures.includes('goals') && !measures.includes('goals_against')
    ? [...measures, 'goals_against']
    : measures;

const againstNames: ReadonlySet<MeasureName> = new Set([
  'goals_against', 'goals_against_average', 'powerplay_goals_against', 'shorthanded_goals_against',
]); // prettier-ignore

/** @param asked the whole question: 'in our losses' may be read already. */
export const readMeasures = (
  reader: QuestionReader,
  position: Position | null,
  asked = reader.rest,
): MeasureName[] => {
  const text = reader.rest;
  const found: { measure: MeasureName; index: number }[] = [];
  const difference = reader.take(goalDifference);
  if (difference)
    found.push(
      { measure: 'team_goals', index: difference.index },
      { measure: 'team_goals_against', index: difference.index },
    );
  for (const { measure, pattern, goalie } of measurePatterns) {
    if (goalie && position !== 'goalie') continue;
    const index = reader.rest.search(pattern);
    if (index === -1) continue;
    // A skater has no goals against, the team has.
    const ofTeam =
      againstNames.has(measure) && position === 'skater' && /\b(?:we|our|us|team|goals for)\b/.test(asked);
    found.push({ measure: ofTeam ? 'team_goals_against' : measure, index });
    for (let turn = 0; turn < 3 && reader.take(pattern); turn++);
  }
  // 'Goals let in' is one figure. Games are the unit of the others.
  const others = found.filter(({ measure }) => measure !== 'games');
  const measures = (others.length > 0 ? others : found)
    .toSorted((a, b) => a.index - b.index)
    .map(({ measure }) => measure);
  const isScoredOnUs = measures.includes('team_goals_against') && /\bscor\w+ (?:on|against) us\b/.test(text);
  const isOfTeams = measures.includes('team_goals') && measures.includes('team_goals_against');
  if (isScoredOnUs || isOfTeams) return measures.filter((name) => name !== 'goals');
  // 'Goals' of 'goals I let in on the power play' is no figure of its own.
  return position === 'goalie' && measures.some((name) => againstNames.has(name))
    ? measures.filter((name) => name !== 'goals')
    : measures;
};
