import type { Position } from '@rinkside/contracts/player';
import { statOf, type StatName } from '../tools/stats.js';
import { teamInText, teamsNamed } from './opponents.js';
import { currentSeason, monthBefore, QuestionReader, readPeriods, type Period } from './period.js';
import type { Condition, MeasureName, StatQuery, UnloggedName } from './stat-query.js';

/** What reading a question needs to know. */
export interface ReaderContext {
  today: string;
  position: Position | null;
  /** Names of the teams that the player has met, when they are known. */
  teams?: readonly string[];
  /** The query before, for follow-ups. */
  previous?: StatQuery | undefined;
  /** The coach's last answer, for 'them' and 'that one'. */
  lastReply?: string;
  /** The message has a question mark. */
  isAsked?: boolean;
  /** A parent may call the player by name. */
  isParent?: boolean;
}

/** A query and how sure it is that the question asks for it, 0 to 1. */
export interface ReadQuery {
  query: StatQuery;
  confidence: number;
}

const unloggedPatterns: readonly [UnloggedName, RegExp][] = [
  ['plus-minus', /\bplus ?[-/ ]? ?minus\b|\+ ?\/ ?-|(?:^|\s)\+-(?=\s|$)/],
  ['face-offs', /\bface ?-?offs?\b(?! rules?)|\bdraws? (?:won|win|taken)\b|\b(?:won|win) (?:the )?draws?\b/],
  ['shooting percentage', /\b(?:shooting|shot) (?:percent\w*|pct|%|accuracy)|\bsh ?%/],
  ['ice time', /\bice ?-?time\b|\btime on (?:the )?ice\b|\btoi\b|\bminutes (?:a|per) game (?:do|did) i (?:skate|play)\b|\bshifts?\b(?= (?:did|do|have|per|a) )/],
  ['blocked shots', /\bblock(?:ed|s)? shots?\b|\bshots? (?:did|have|do) (?:i|he|she|we) block\w*|\bshot blocks?\b|\bshots blocked\b|\bblocks\b/],
  ['hits', /\bhits\b|\bbody ?checks\b/],
  ['game-winning goals', /\bgame ?-?winn(?:ing|er)s?(?: goals?)?\b|\bgwgs?\b/],
  ['power-play goals', /\bpower plays? (?:goals?|points?|assists?)\b|\bppg\b(?= goals)|\bpower play\b|\b(?:goals?|points?|assists?|scored?) .*\bpower play\b/],
  ['short-handed goals', /\bshort-handed\b/],
  ['home and away', /\b(?:at home|home games?|home ice|away games?|on the road|road games?|home record|away record|road record|home and away|home or away|away from home|home rink|(?:record|goals?|points?|assists?|wins?|games?|play|played|playing|when|or|and|vs) away)\b/],
  ['periods of a game', /\b(?:1st|first|2nd|second|3rd|third|which|what|each|every) periods?\b/],
  ['takeaways and giveaways', /\btake ?-?aways?\b|\bgive ?-?aways?\b|\bturn ?-?overs?\b/],
  ['skating speed', /\b(?:top |skating |my )speed\b|\bhow fast (?:am|do|did|is|does) (?:i|he|she)\b|\bmiles did (?:i|he|she)\b/],
  ['line mates', /\bline ?-?mates?\b|\bwhich line\b|\bwhat line\b/],
  ['overtime', /\bovertimes?\b|\b(?:in|to|into|during) ot\b|\bshoot ?-?out (?:goals?|record|wins?|losses|saves?|percentage)\b/],
  ['empty-net goals', /\bempty ?-?net(?:ters?| goals?)?\b/],
  ['kinds of shots', /\bwrist ?-?(?:shots?|ers?)\b|\bslap ?-?shots?\b|\bbackhands?\b|\bhigh ?-?danger\b|\bquality shots?\b|\bglove(?: side)? (?:saves?|goals?)\b|\b(?:glove|blocker) side\b/],
  ['breakaways', /\bbreak ?-?aways?\b/],
  ['games to come', /\b(?:games?|many) .*\b(?:left|remaining|to go)\b|\b(?:next|upcoming) games? (?:are|is)\b/],
  ['practices', /\bpractices? (?:did|have) (?:i|he|she|we)\b|\bhow many practices\b/],
]; // prettier-ignore

const person =
  '(?:(?:our|the|my) team|i|he|she|we|they|you|my (?:son|daughter|kid|child|boy|girl|player|goalie)|the kid)';
const goalieVerbs =
  '(?:let|lets|letting)(?: \\w+){0,2} in|let by|allow(?:ed|s|ing)?|g[ai]ve(?:n)? up|giving up|conced(?:e|ed|es|ing)|scored (?:on|against) (?:me|him|her|us)|(?:got|get|gotten|went|go|go(?:ne)?) (?:past|by|in on|through) (?:me|him|her|us)';

interface MeasurePattern {
  measure: MeasureName;
  pattern: RegExp;
  goalie?: boolean;
}
/** In the order in which they are tried. Each match is removed, so that its words count once. */
const measurePatterns: readonly MeasurePattern[] = [
  { measure: 'powerplay_goals_against', goalie: true, pattern: /\bppgas?\b|\b(?:goals? )?(?:(?:against|allowed|conceded|let in|given up|gave up) )?(?:(?:i|he|she|we) (?:let in|allow(?:ed)?|gave up|conceded?) )?(?:(?:came|come|were|are|scored) )?(?:on|during|while on) (?:the |their |a |other teams )?(?:power plays?|penalty kills?|pk|pp)\b|\bpower plays? (?:goals?(?: (?:against|allowed|conceded|let in))?)\b|\b(?:when|while) (?:we (?:are|were)|im|i am) (?:short-handed|on the penalty kill|killing (?:a )?penalt\w+)\b|\bpower plays?\b/ },
  { measure: 'shorthanded_goals_against', goalie: true, pattern: /\bshgas?\b|\bshort-handed(?: goals?(?: (?:against|allowed|conceded|let in))?)?\b/ },
  { measure: 'save_percentage', pattern: /\b(?:save|saves|sv|saving|stop|stopping)[- ]?(?:percent\w*|pct|%|perc|rate)(?:\s|$)|\bsv ?%|\bsave ?%|\bsv\b|\bsvp\b|\bs% ?|\b(?:percent\w*|share|%) of (?:the |my |his |her )?shots\b(?:.*\b(?:stop(?:ped)?|saved?|face[ds]?)\b)?|\bpercent\w* (?:do|did|does|have|has) (?:i|he|she) (?:stop|save)\w*/ },
  { measure: 'goals_against_average', pattern: /\bgaa\b|\bgoals?[- ]against[- ]averages?\b|\bgoals? averages?\b|\baverage goals? against\b/ },
  { measure: 'win_percentage', pattern: /\bwin(?:ning|s)?[- ]?(?:percent\w*|pct|%|rate)|\bw%|\b(?:what |which )?(?:percent\w*|share|%) of (?:the |my |our |his |her |these |those )?(?:games|time)?(?: (?:do|did|have|has) (?:i|we|he|she|they))? ?(?:won|win|wins)?(?= |$)(?<=win|won|wins|games|time)/ },
  { measure: 'penalty_minutes', pattern: /\b(?:penalty|penalties) (?:minutes?|mins?|time)\b|\bminutes? (?:of|in) (?:penalt\w+|(?:the )?(?:penalty box|box|sin bin))\b|\bpims?\b|\btime (?:in|have i spent in|did i spend in) the (?:penalty )?box\b|\b(?:spen[dt] |minutes .*)?in the (?:penalty |sin )?b(?:ox|in)\b|\bpenalt(?:y|ies)\b/ },
  { measure: 'goals_against', pattern: new RegExp(String.raw`\bgoals?[- ](?:against|allowed|conceded|let in|given up)\b|\b(?:how many|most|fewest|least|many) (?:goals? )?(?:have|has|had|did|do|does|that|was|were) ?(?:${person} )?(?:ever )?(?:${goalieVerbs})\b|\b(?:goals? )?(?:${person} )?(?:have |has |had |did |do |does |(?:ive|weve) )?(?:${person} )?(?:${goalieVerbs})\b(?: goals?)?|\bga\b`) },
  { measure: 'shots_against', pattern: /\bshots? (?:against|faced|seen)\b|\bshots? (?:have|has|did|do|does|had) (?:i|he|she|we|you) (?:face|see|get|have|faced|seen|gotten|had|been facing)\b(?: against)?|\b(?:face[ds]?|facing|saw|seen?) (?:\d+ )?shots?\b|\bshots? on (?:me|him|her|my net|my goal|net|goal)\b|\bsa\b/ },
  { measure: 'shutouts', pattern: /\bshut ?-?outs?\b|\bclean sheets?\b|\bgames? without (?:a )?goals? against\b|\bshut (?:them|\w+) out\b/ },
  { measure: 'saves', pattern: /\bsaves?\b|\bshots? (?:have|has|did|do|does) (?:i|he|she) (?:stop(?:ped)?|saved?|block\w*)\b|\bstop(?:ped)? shots?\b|\bshots? (?:stopped|saved)\b/ },
  { measure: 'shots_against', goalie: true, pattern: /\bshots\b/ },
  { measure: 'saves', goalie: true, pattern: /\b(?:stop(?:ped|s)?|saved)\b/ },
  { measure: 'record', pattern: /\b(?:win[- ]loss )?records?\b(?! book)|\bwins? and (?:loss\w*|defeats?)\b|\bw-l(?:-t)?\b|\bwins,? losses,? and ties\b|\bwon (?:and|or|vs) lost\b|\bwin (?:or|and) los[et]\b/ },
  { measure: 'team_goals_against', pattern: /\bgoals? (?:did|have|has|do|does) (?:the (?:other|opposing) teams?|the opponents?|they|opponents?|the other side) (?:score|scored|get|got|have)\b|\b(?:opponents?|the other teams?|they) (?:scored?|gets?|got)(?: goals?)?\b|\bteam goals? against\b/ },
  { measure: 'team_goals', pattern: /\b(?:team|teams|we|us) (?:score[ds]?|goals?|scoring)\b|\bgoals? (?:did|have|has|do|does) (?:we|the team|my team|our team|his team|her team) (?:score[ds]?|get|got|gotten|have|make|made|put in|scoring)\b(?: goals?)?|\bgoals? for\b(?! a)|\bteams? goals?\b|\bgoals? (?:that )?we(?: have|ve)? (?:ever )?scored?\b/ },
  { measure: 'points', pattern: /\bpoints?\b|\bhigh(?:est)?[- ]scoring\b|\bpts\b/ },
  { measure: 'assists', pattern: /\bassists?(?:ed)?\b|\bhelpers?\b|\bapples?\b/ },
  { measure: 'goals', pattern: /\bgoals?\b|\bscor(?:e|ed|es|ing)\b|\bginos?\b|\btuck(?:s|ed)\b/ },
  { measure: 'wins', pattern: /\bwins?\b|\bwon\b|\bvictor(?:y|ies)\b|\bwinning\b|\bbeat(?:en)?\b/ },
  { measure: 'losses', pattern: /\bloss(?:es)?\b|\blos[et]\b|\blosing\b|\bdefeats?\b/ },
  { measure: 'ties', pattern: /\bties?\b|\btied\b|\bdraws\b|\bdrawn\b/ },
  { measure: 'minutes', pattern: /\bminutes?\b(?: (?:played|in net|in goal|of (?:hockey|play|game time)))?|\btime in net\b|\bmins?\b(?: played)?/ },
  { measure: 'games', pattern: /\btimes (?:did|have|has|do|does) (?:i|we|he|she)(?: (?:play|played|face|faced))?(?= *$)|\bgames?(?: played)?\b|\bgp\b|\bmatches\b|\bappearances\b|\bstarts\b/ },
]; // prettier-ignore

const conditionMeasures: readonly [RegExp, MeasureName][] = [
  [/^(?:goals? (?:against|allowed)|ga)/, 'goals_against'],
  [/^shots?/, 'shots_against'],
  [/^saves?/, 'saves'],
  [/^(?:points?|pts)/, 'points'],
  [/^(?:assists?|helpers?|apples?)/, 'assists'],
  [/^(?:penalty minutes?|pims?|penalty mins)/, 'penalty_minutes'],
  [/^(?:goals?|tallies)/, 'goals'],
];
const nouns =
  'goals? against|goals? allowed|penalty minutes?|penalty mins?|pims?|goals?|assists?|helpers?|apples?|points?|pts|saves?|shots? against|shots?';
const measureOfNoun = (noun: string, isConceded: boolean): MeasureName | undefined => {
  const measure = conditionMeasures.find(([pattern]) => pattern.test(noun))?.[1];
  return measure === 'goals' && isConceded ? 'goals_against' : measure;
};

const lead = String.raw`(?:(?:in which|where|when|whenever|if|that|which|with|had|have|having|got|get|getting|scored|score|made|make|faced|face) )*`;
const whoLead = String.raw`(?:(?:i|he|she|we|ive) )?(?:(?:had|have|has|got|get|gets|scored|score|scores|made|make|faced|face|faces|put up|record|recorded|see|saw|stopped|saved) )?`;
const concededLead = String.raw`(?:(?:i|he|she|we|ive) )?(?:(?:have|has|had|did|do) )?(?:let in|lets in|allow(?:ed|s)?|g[ai]ve up|given up|conced(?:e|ed|es))`;

const comparisonOf = (words: string, value: number): Pick<Condition, 'comparison' | 'value'> => {
  if (/more than|over|above/.test(words)) return { comparison: 'at least', value: value + 1 };
  if (/or (?:more|better|higher)|at least|\+|plus/.test(words)) return { comparison: 'at least', value };
  if (/fewer than|less than|under|below/.test(words)) return { comparison: 'at most', value: value - 1 };
  if (/or (?:fewer|less)|at most|no more than|maximum/.test(words)) return { comparison: 'at most', value };
  return { comparison: 'exactly', value };
};

/** After the number or its noun: '2 or more goals', '2 goals or more'. */
const later = ' or more| or better| or higher| or fewer| or less';
const amount = String.raw`(?<before>at least |more than |over |above |fewer than |less than |under |below |at most |no more than |exactly |only |just )?(?<value>\d{1,3})(?<after>${later}|\+| plus)?`;

/** Reads 'with 2 or more points', 'when I let in 3+', 'without a goal', 'hat tricks'. */
const readCondition = (reader: QuestionReader, position: Position | null): Condition | undefined => {
  const isGoalie = position === 'goalie';
  const conceded = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in|that|which|where|when|whenever|if) )*${concededLead} ${amount}(?: goals?(?: against)?)?(?<later>${later})?(?! ?%)(?![\d.])`,
    ),
  );
  if (conceded?.groups)
    return {
      measure: 'goals_against',
      ...comparisonOf(
        `${conceded.groups.before ?? ''}${conceded.groups.after ?? ''}${conceded.groups.later ?? ''}`,
        Number(conceded.groups.value),
      ),
    };
  const byMargin = reader.take(
    new RegExp(
      String.raw`\b(?<=\b(?:won|win|wins|lost|lose|losses|games?|decided)\b.*)by ${amount}(?: goals?)?(?<later>${later})?(?! ?%)`,
    ),
  );
  if (byMargin?.groups)
    return {
      measure: 'margin',
      ...comparisonOf(
        `${byMargin.groups.before ?? ''}${byMargin.groups.after ?? ''}${byMargin.groups.later ?? ''}`,
        Number(byMargin.groups.value),
      ),
    };
  const isResultAsked = /\b(?:record|win|won|wins|lose|lost|losses)\b/.test(reader.rest);
  if (
    reader.take(
      isResultAsked
        ? /\b(?:in )?(?:1[- ]goal|close|tight) games?\b/
        : /\bin (?:1[- ]goal|close|tight) games?\b/,
    )
  )
    return { measure: 'margin', comparison: 'at most', value: 1 };
  if (reader.take(/\bhat ?-?tricks?\b/)) return { measure: 'goals', comparison: 'at least', value: 3 };
  if (reader.take(/\bmulti ?-?points?(?: games?)?\b/))
    return { measure: 'points', comparison: 'at least', value: 2 };
  if (reader.take(/\bmulti ?-?goals?(?: games?)?\b/))
    return { measure: 'goals', comparison: 'at least', value: 2 };
  const adjective = reader.take(
    /\b(\d{1,2})(\+)?[- ](goal|point|assist|save|shot)s? (?:games?|nights?|efforts?|performances?)\b/,
  );
  if (adjective) {
    const measure = measureOfNoun(adjective[3] ?? '', false);
    if (measure)
      return { measure, comparison: adjective[2] ? 'at least' : 'exactly', value: Number(adjective[1]) };
  }
  const percent = reader.take(
    /\b(?:with |where |when |that |i |he |she |had |have )*(?:(?:a |my )?(?:save percent\w*|sv ?%|save ?%)(?: was| is| of)? )?(above|over|better than|at least|below|under|worse than) (?:a )?(\.\d{2,3}|\d{2}\.\d|\d{2}(?= ?%| percent| save percent)|(?<=save percent.*)\d{2}) ?(?:%|percent)?(?: save percent\w*)?(?=\s|$)/,
  );
  if (percent && isGoalie) {
    const raw = Number(percent[2]);
    const value = raw < 1 ? raw * 100 : raw;
    const isUp = /above|over|better|least/.test(percent[1] ?? '');
    const step = /least/.test(percent[1] ?? '') ? 0 : 0.1;
    return {
      measure: 'save_percentage',
      comparison: isUp ? 'at least' : 'at most',
      value: Number((isUp ? value + step : value - 0.1).toFixed(1)),
    };
  }
  const counted = reader.take(
    new RegExp(
      String.raw`\b${lead}${whoLead}${amount}[ -](?<noun>${nouns})\b(?<later>${later})?(?! (?:in|over|during|this|a|per)\b.*\b(?:need|reach)\b)`,
    ),
  );
  if (counted?.groups) {
    const { before = '', after = '', later: afterNoun = '', value = '', noun = '' } = counted.groups;
    const isConceded = isGoalie && noun.startsWith('goal');
    const measure = measureOfNoun(noun, isConceded);
    const compared = comparisonOf(before + after + afterNoun, Number(value));
    // 'When I get 1 point' means at least one.
    const isAtLeastOne =
      compared.comparison === 'exactly' && compared.value === 1 && !/exactly|only|just/.test(before);
    if (measure) return { measure, ...(isAtLeastOne ? { comparison: 'at least', value: 1 } : compared) };
  }
  const without = reader.take(
    new RegExp(
      String.raw`\b(?:(?:in which|where|when|whenever|if|that|which|with|and|games) )*(?:(?:i|he|she|we) )?(?:(?:without|with no|had no|have no|got no|get no|scored no|dont get|dont have|didnt get|didnt have|doesnt get|havent had|with 0|had 0|no) )(?:a |an |any |scoring |getting |recording )*(goals? against|goals?|points?|assists?|penalt(?:y|ies)(?: minutes)?|pims)\b|\b(?:(?:in which|where|when|whenever|if|that|which|games) )*(?:(?:i|he|she) )?(?:without scoring|scoreless|goalless|goal-less|pointless|didnt score|dont score|doesnt score|did not score|do not score|does not score|not scoring|was held off|(?:did|do|does|have|has) (?:i|he|she) (?:not|never) scored?|(?:didnt|dont|doesnt|havent|hasnt) (?:i|he|she) scored?)\b(?: (?:a |any )?(?:goals?|points?))?`,
    ),
  );
  if (without) {
    const noun = without[1] ?? (/pointless|points?$/.test(without[0]) ? 'points' : 'goals');
    const measure = /^penalt|^pim/.test(noun) ? 'penalty_minutes' : measureOfNoun(noun, isGoalie);
    if (measure) return { measure, comparison: 'exactly', value: 0 };
  }
  const withSome = reader.take(
    new RegExp(
      String.raw`\b(?:in which|where|when|whenever|if|that|which|games) (?:i|he|she) (?:have |get |got |had |gets |has )?(?:a |an |any )?(scored?|scores|goals?|points?|assists?|penalt(?:y|ies)|shutouts?)\b(?! (?:in|over))|\bwith (?:a |an |at least a )(goal|point|assist|penalty|shutout)\b|\b(?:games?|nights?) (?:did|have|do|does|has) (?:i|he|she) (score|scored)(?: in| a goal(?: in)?)?\b|\bgames? (?:did|have|do|does|has) (?:i|he|she) (?:get|got|have|had|record)(?: on the board with)? (?:a |an )(goal|point|assist|penalty|shutout)\b|\bhow often (?:did|have|do|does|has) (?:i|he|she) (score|scored)\b`,
    ),
  );
  if (withSome) {
    const noun = (withSome[1] ?? withSome[2] ?? withSome[3] ?? withSome[4] ?? withSome[5] ?? '').replace(
      /^scor\w+$/,
      'goals',
    );
    if (/shutout/.test(noun)) return { measure: 'shutouts', comparison: 'at least', value: 1 };
    const measure = noun.startsWith('penalt') ? 'penalty_minutes' : measureOfNoun(noun, false);
    if (measure) return { measure, comparison: 'at least', value: 1 };
  }
  return undefined;
};

const names = String.raw`(?<name>\p{L}[\p{L}\p{N}&.-]*(?: \p{L}[\p{L}\p{N}&.-]*){0,3}?)`;
const afterName = String.raw`(?= (?:[?!.,;:]|with|and|but|or|i|we|he|she|my|our|last|on|in|at|this|for|so|how|what|when|if|than|compared?|vs|versus|any|is|are|was|were|went|after|before|since|lately|overall|then|too|please|coach|lol|though|total|ever|season|all|from|per|over|did|do|does|have|has|games?|as)(?: |$)|$)`;
const opponentPattern = new RegExp(
  String.raw`\b(?:vs ?\.?|versus|against|facing|faced|beat|beaten|beating|lost to|lose to|losing to|tied|play(?:ed)? the|to the|over the|for the|and the|or the|than the|about the) (?:the |team |those |these )?${names}${afterName}`,
  'u',
);
const reference =
  /\b(?:vs ?\.?|versus|against|to|beat|beaten|facing|faced) (?:them|that team|this team|the same team|those guys|these guys|that opponent)\b/;
const noTeam =
  /^(?:an?|any|some|better|good|bad|tough|strong|weak|teams?|goalies?|other|others|opponents?|average|the|my|our|his|her|me|him|us|them|it|everyone|last|this|that|these|those|season|year|month|week|game|games|power|box|line|half|first|second|next|number|whole|best|worst|most|least|fewest|rest|ones?|weekend|minutes?|shots?|goals?|assists?|points?|saves?|way|net|team|other team|came|come|comes|were|was|is|are|did|do|have|has|that|lol|lmao|haha|please|thanks|coach|though|bro|dude|man|in|on|and|per|each|every|all|average|past|same|start|end|break|holidays?|playoffs?|regular|tournament)\b/;

/** The opponent of 'against them' when no team was named. */
export const unknownTeam = 'them';

const readOpponents = (reader: QuestionReader, context: ReaderContext): string[] => {
  const found: string[] = [];
  if (reference.test(reader.rest)) {
    const named = context.previous?.opponent ?? teamInText(context.lastReply ?? '', context.teams ?? []);
    reader.take(reference);
    // With the teams known, an unknown 'them' asks back.
    if (named ?? context.teams) found.push(named ?? unknownTeam);
  }
  for (let turn = 0; turn < 3; turn++) {
    const before = reader.rest;
    const match = reader.take(opponentPattern);
    const name = match?.groups?.name?.replace(/^(?:the|team) /, '').replace(/[.\s]+$/, '');
    if (!match || !name || noTeam.test(name)) {
      reader.rest = before;
      break;
    }
    // The verb of 'beat the Lynx' still says how the game ended.
    if (/^(?:beat|beaten|beating)/.test(match[0])) reader.rest += ' beat';
    if (/^(?:lost|lose|losing) to/.test(match[0])) reader.rest += ' lost';
    if (match[0].startsWith('tied')) reader.rest += ' tied';
    found.push(...name.split(/ (?:and|or) (?:the )?/));
  }
  // 'Against the Lynx and Comets'.
  if (found.length === 1 && context.teams && /\b(?:and|or|than|compared?|vs|versus|to)\b/.test(reader.rest)) {
    const [first = ''] = found;
    const others = context.teams.filter((team) => !teamsNamed(first, [team]).includes(team));
    const named = teamInText(reader.rest, others);
    if (named) found.push(named);
  }
  if (found.length === 0 && context.teams) {
    const named = teamInText(reader.rest, context.teams);
    if (named) found.push(named);
  }
  return found;
};

const number = String.raw`(\d{1,4}(?:\.\d{1,3})?|\.\d{1,3})`;

/** Reads 'if I stop 28 of 30', 'if I score 2 goals'. */
const readNextGame = (text: string): StatQuery['next'] | undefined => {
  if (!/\b(?:if|after|with|when|say|suppose)\b/.test(text)) return undefined;
  const games = /\b(?:next|another|more) (\d{1,2}) games?\b|\b(\d{1,2}) more games?\b/.exec(text);
  const times = games ? Number(games[1] ?? games[2]) : 1;
  const allowed =
    /\b(?:let in|allow|give up|concede|let) (\d{1,2})(?: goals?)? (?:on|of|out of|from) (\d{1,3})\b/.exec(
      text,
    );
  if (allowed && Number(allowed[1]) <= Number(allowed[2]))
    return { saves: Number(allowed[2]) - Number(allowed[1]), shots: Number(allowed[2]), games: times };
  const stopped =
    /\b(\d{1,3}) (?:saves )?(?:of|out of|on|from) (\d{1,3})\b(?: shots)?/.exec(text) ??
    /\b(\d{1,3})\/(\d{1,3})\b/.exec(text);
  if (stopped && Number(stopped[1]) <= Number(stopped[2]))
    return { saves: Number(stopped[1]), shots: Number(stopped[2]), games: times };
  const all = /\b(?:stop|save) all (\d{1,3})\b/.exec(text);
  if (all) return { saves: Number(all[1]), shots: Number(all[1]), games: times };
  const goals = /\b(\d{1,2}) goals?\b|\bscore (\d{1,2})\b/.exec(text);
  const assists = /\b(\d{1,2}) assists?\b/.exec(text);
  if (goals ?? assists)
    return { goals: Number(goals?.[1] ?? goals?.[2] ?? 0), assists: Number(assists?.[1] ?? 0), games: times };
  return undefined;
};

/** Reads the target of 'to get to .910', 'reach 91 %', 'how many more to 20 goals'. */
const readTarget = (reader: QuestionReader): number | undefined => {
  const match =
    reader.take(
      new RegExp(
        String.raw`\b(?:reach|to get to|get to|getting to|be at|get back to|get up to|hit|have|until|till|from|away from|short of|shy of|finish with|end (?:up )?with|finish at|to|at|above|over|under|below|for|make it|break) (?:a |an |at least |my |the |above |over |under |below )*${number} ?(?:%|percent)?(?![\d]|\s*(?:more )?games?\b| of \d| out of| on \d| minutes| weeks| days)`,
      ),
    ) ??
    reader.take(new RegExp(String.raw`(?:^|\s)${number} ?(?:%|percent)`)) ??
    reader.take(new RegExp(String.raw`\b${number} (?=goals|assists|points|saves|shutouts|wins|pts)`)) ??
    reader.take(/(?:^|\s)(\.\d{3})\b/) ??
    reader.take(/\b(?:a|an) ((?:8|9)\d(?:\.\d)?|\d\.\d{1,2})\b/);
  return match?.[1] === undefined ? undefined : Number(match[1]);
};

/** 910, .910, 0.91 and 91 are the same save percentage. */
const shownTarget = (measure: MeasureName | undefined, target: number) =>
  measure === 'save_percentage' || measure === 'win_percentage'
    ? target <= 1
      ? Number((target * 100).toFixed(1))
      : target > 100
        ? target / 10
        : target
    : target;

const isStat = (measure: MeasureName | undefined): measure is StatName => {
  try {
    return measure !== undefined && statOf(measure as StatName) !== undefined;
  } catch {
    return false;
  }
};

const filler = new Set(
  `a about all also am an and any are as at be been being but by can coach could count did do does doing done each else even ever exactly far for from
  get gets give go going good got had has have having he her hers hey hi him his how i if in is it its just kind know like lol look looking made make many me mean
  much my number numbers of off ok okay on one ones or other our ours out overall over own please plz put really say see she show so some stat stats still tell than that the
  their them then there these they thing this those though time to told too total totals up us was we were what whats when where which while who why with would yes you your
  son daughter kid child boy girl player season current now currently personal check curious wondering wonder ended end finished again combined together altogether since today
  exact real actual right btw um uh oh yo mack thanks thank ? ! . , ; : - & sons daughters kids childs players played play playing plays team teams compared compare
  game games most average list year logged log recorded record many were only hockey up's mine sheet season's bro dude man myself himself herself`.split(
    /\s+/,
  ),
);
/** Words that no part of the query explains. */
const unexplained = (text: string) =>
  text.split(/\s+/).filter((word) => word && !filler.has(word) && !/^\d/.test(word));

/** Questions about hockey in general, other players or the future. */
const generalForm =
  /\b(?:whats? (?:is )?the point|do you think|will (?:i|he|she|we) (?:score|get|win|make)\b(?!.*\b(?:if|pace|rate|after)\b)|(?:than|as) (?:my|his|her|our) (?:brother|sister|friend|teammate|dad|mom|buddy)s?|who (?:has|leads|is|scored|got)|the record for|too (?:many|few|much)|can (?:i|we|he|she)|can you (?:save|log|add|help|make)|playoffs|to the head|is it (?:bad|ok|okay|normal|good|fine)|which is (?:better|more)|average (?:number|amount|player|goalie|kid)|in the nhl)\b/;

/** A message that begins with its subject states something, unless it has a question form. */
const statementStart =
  /^(?:(?:and|so|but|ok|okay|yeah|yes|today|yesterday|tonight|coach|hey|hi|lol|man|bro|dude|well|also|then|because|cuz|last night|last game|this weekend) )*(?:i|we|he|she|they|you|it|theres?|im|ill|id|my (?:son|daughter|kid|child|teammate|friend|brother|sister|coach|dad|mom|team|line|goalie)|our (?:team|coach|goalie)|the (?:coach|other|refs?|goalie|team)s?|everyone|some|let|got|lost|won|scored|stopped|log|add|remember) /;
const ownSubject =
  /\b(?:i|ive|im|id|my|me|we|weve|our|us|he|she|his|her|him|son|daughter|kid|child|boy|girl|player|hes|shes|team)\b/;
const namedChild =
  /\b(?:does|did|has|is|was|are) \p{L}+ (?:have|has|had|score|scored|get|got|do|doing|make|made|play|played|let|allow|face|been|win|won|averaging)\b/u;

const questionForm =
  /\b(?:how many|how much|how often|how long|how are my|how is my|whats|what (?:is|are|was|were|did|do|percent\w*|share)|which|when (?:did|was|were|is)|show|list|give me|tell me|do (?:i|we|you know)|did (?:i|we|he|she|my)|does (?:he|she|my|our)|have (?:i|we)|has (?:he|she|my)|am i|is (?:he|she|my)|was (?:i|he|she|that|this|my)|were (?:we|my)|how did|how have|how has|how do (?:i|we) do|how does|how am i|record|stats|total|average|per game|streak|pace|compare|can you|who did (?:i|we|he|she))\b/;
const adviceForm =
  /\b(?:how (?:do|can|could|should|would|to|does) (?:i|we|he|she|you|my \w+|a \w+)?\s*(?:get|be|become|stop|save|score|make|improve|increase|raise|lower|boost|avoid|win|beat|cut|reduce|help|play|keep|train|teach|shoot|pass|react|deal|handle|prepare|start|not|tell|ask|say|talk|explain)|how to|help (?:me|him|her|us)|tips?|drills?|practice|improve|get better|work on|what (?:does|do) .* mean|meaning|explain|whats? (?:a|an) |what (?:is|are) (?:a|an|the (?:meaning|difference)) |what (?:is|are) (?:gaa|sv ?%|save percentage|goals against average|pim|points|assists|saves|shutouts)(?:$| mean)|calculat\w+|should|how (?:long|much|many \w+) (?:is|are|makes?) (?:a|an|the|in an?|on)|(?:points?|penalty) for an?|enough (?:to|for) (?:make|play|aaa|aa)|why (?:do|did|am|is|does|dont|cant)|i want|my goal is|remember|rules?|allowed to|teach|advice|feel|scared|nervous|sad|hurts?|coach says|coach said)\b/;

interface Draft {
  measures: MeasureName[];
  periods: Period[];
  others: Period[];
  opponents: string[];
  condition: Condition | undefined;
}

const defaultMeasure = (position: Position | null): MeasureName =>
  position === 'goalie' ? 'save_percentage' : 'points';

const resultOf: Record<string, 'win' | 'loss' | 'tie'> = { wins: 'win', losses: 'loss', ties: 'tie' };

/** Goals are not on a goalie's sheet. A goalie who asks for them gets the goals against, too. */
const withGoalsAgainst = (measures: MeasureName[], position: Position | null): MeasureName[] =>
  position === 'goalie' && measures.includes('goals') && !measures.includes('goals_against')
    ? [...measures, 'goals_against']
    : measures;

const readMeasures = (reader: QuestionReader, position: Position | null): MeasureName[] => {
  const found: { measure: MeasureName; index: number }[] = [];
  for (const { measure, pattern, goalie } of measurePatterns) {
    if (goalie && position !== 'goalie') continue;
    const index = reader.rest.search(pattern);
    if (index === -1) continue;
    // A skater has no goals against, the team has.
    const ofTeam =
      measure === 'goals_against' && position === 'skater' && /\b(?:we|our|us|team)\b/.test(reader.rest);
    found.push({ measure: ofTeam ? 'team_goals_against' : measure, index });
    for (let turn = 0; turn < 3 && reader.take(pattern); turn++);
  }
  // 'Goals let in' is one figure. Games are the unit of the others.
  const others = found.filter(({ measure }) => measure !== 'games');
  return (others.length > 0 ? others : found)
    .toSorted((a, b) => a.index - b.index)
    .map(({ measure }) => measure);
};

const streakWords =
  /\b(?:streaks?|in a row|consecutive(?:ly)?|straight|back[- ]to[- ]back|droughts?|slumps?|unbeaten|undefeated|winless)\b|\blongest\b.*\b(?:without|gone|went|not)\b/;

const readStreak = (
  text: string,
  { measures, condition }: Pick<Draft, 'measures' | 'condition'>,
  position: Position | null,
): Pick<StatQuery, 'streak' | 'measures'> => {
  if (/unbeaten|undefeated|without (?:a )?(?:loss|losing)/.test(text))
    return { streak: 'unbeaten', measures: [] };
  if (/winless|without (?:a )?win/.test(text)) return { streak: 'winless', measures: [] };
  if (/losing|loss|lost/.test(text)) return { streak: 'losses', measures: [] };
  if (/\bwin(?:ning|s)?\b|\bwon\b/.test(text)) return { streak: 'wins', measures: [] };
  const measure = condition?.measure ?? measures.find((name) => name !== 'games' && name !== 'record');
  const isWithout =
    (condition?.comparison === 'exactly' && condition.value === 0) ||
    /drought|slump|without|scoreless|goalless|pointless/.test(text);
  if (measure) return { streak: isWithout ? 'without' : 'with', measures: [measure] };
  if (isWithout) return { streak: 'without', measures: ['goals'] };
  return position === 'goalie' ? { streak: 'wins', measures: [] } : { streak: 'with', measures: ['points'] };
};

const unitIn = (text: string): StatQuery['unit'] | undefined => {
  if (/\bmonths?\b/.test(text)) return 'month';
  if (
    /\b(?:opponents?|which teams?|what teams?|who (?:do|did|have) (?:i|we|he|she)|against which|against who|team (?:do|did|have) (?:i|we))\b/.test(
      text,
    )
  )
    return 'opponent';
  if (/\b(?:week ?days?|days? of the week|which days?|what days?)\b/.test(text)) return 'weekday';
  if (/\b(?:which|what|best|worst) seasons?\b/.test(text)) return 'season';
  if (/\b(?:games?|night|outing|performance|match|start)\b/.test(text)) return 'game';
  return undefined;
};

/** A parent's words for the child, as pronouns. */
const withPronouns = (question: string) =>
  question
    .replace(/\bmy (?:son|daughter|kid|child|boy|girl|player|goalie)s\b/g, 'his')
    .replace(/\bmy (?:son|daughter|kid|child|boy|girl|player|goalie)\b/g, 'he');

/** Words before a correction: 'no, I meant assists', 'not goals, assists'. */
const correctionStart =
  /^(?:(?:no|nope|nah|sorry|oops|wait|actually|i mean|i meant|i was asking (?:about|for)|not (?:the )?\w+ but|not \w+)(?: ?,)? )+(?=\S)/;

/** Reads one question without the conversation, or as a change of the query before. */
export const readQuery = (question: string, context: ReaderContext): ReadQuery | undefined => {
  const { today, position, previous } = context;
  const own = context.isParent ? withPronouns(question) : question;
  // 'My last 3 wins'
  const lastResults = /\b(?:last|past|first) \d{1,2} (wins|losses|ties)\b/.exec(own)?.[1];
  const full = own
    .replace(/\b((?:last|past|first) \d{1,2}) (?:wins|losses|ties)\b/, '$1 games')
    .replace(correctionStart, '')
    .replace(/\b(who did (?:i|he|she) .*) against$/, '$1')
    .replace(
      /^.*\b(?:i (?:want|would like|need|wanna) (?:to )?know|i (?:was )?wonder(?:ing)?|wondering)(?: if)?\b\s*/,
      'tell me ',
    );
  const isGoalie = position === 'goalie';
  if (full.length === 0 || full.split(' ').length > 45) return undefined;
  // 'My goal' is an aim.
  if (
    /\bmy goals? (?:this season |this year |for .*)?(?:is|are)\b|\b(?:whats|what (?:is|are|was|were)) (?:my |his |her )goals?$/.test(
      full,
    )
  )
    return undefined;
  const isAdvice = adviceForm.test(full) || generalForm.test(full);
  const isQuestion = questionForm.test(full);
  const isStatement =
    statementStart.test(`${full} `) &&
    context.isAsked !== true &&
    !/\b(?:how many|how much|how often|whats|what (?:is|are|was|were)|which|when (?:did|was)|tell me|show)\b/.test(
      full,
    );

  const unlogged = unloggedPatterns.find(
    ([name, pattern]) =>
      pattern.test(full) && !(isGoalie && (name === 'power-play goals' || name === 'short-handed goals')),
  )?.[0];
  const isSkaterShots =
    !isGoalie &&
    /\bshots?\b/.test(full) &&
    /\b(?:how many|whats my|what are my|my shots|shots (?:on (?:goal|net)|do i|did i|have i|per game|a game))\b/.test(
      full,
    ) &&
    !/\bshots? against\b/.test(full);
  const isNamedFigure =
    full.split(' ').length <= 4 &&
    /\b(?:goals?|assists?|points?|percent\w*|minus|ice time|toi|hits|record)\b|\+/.test(full);
  const isUnloggedAsked =
    isNamedFigure ||
    /\b(?:which|how many|how much|how often|whats|what (?:is|are|was|were)|my|his|her|our|do (?:i|you)|did (?:i|we|he|she)|show|tell me|record|better|more)\b/.test(
      full,
    );
  const isMeaning = /^(?:what is|whats|what are|what does|define)\b/.test(full) && !ownSubject.test(full);
  if ((unlogged ?? isSkaterShots) && isUnloggedAsked && !isAdvice && !isMeaning)
    return {
      query: {
        aggregate: 'unlogged',
        measures: [],
        period: currentSeason(today),
        unlogged: unlogged ?? 'shots on goal',
      },
      confidence:
        /\b(?:how many|how much|(?:do|did|have|does|has) (?:i|we|he|she)|whats my|what (?:is|was|are) (?:my|his|her)|my|our|his|her)\b/.test(
          full,
        )
          ? 0.85
          : isNamedFigure
            ? 0.75
            : 0.6,
    };

  const reader = new QuestionReader(full);
  const isNeed =
    /\b(?:need|needs|away from|short of|shy of|reach|take to|takes to|get to|get back to|how many more|how much more|have to|hit|required|how far|would it take|be at|until|till)\b/.test(
      full,
    );
  const isNextGame =
    (/\bif (?:i|he|she) (?:stop|save|let in|allow|give up|make|score|get|have|stops|saves|lets in|allows|scores|gets)\b.*\b\d/.test(
      full,
    ) &&
      /\b(?:whats|what is|what will|what would|how many|how much|where|whats)\b/.test(full)) ||
    (/\b(?:if|after|what would|what will|where would)\b/.test(full) &&
      /\b(?:next|tomorrow|would|will|be|become|happens|get me)\b/.test(full));
  const next = isNextGame && !/\bneed|how many more\b/.test(full) ? readNextGame(full) : undefined;
  // The topic of targets answers 'what if I score 3 goals'.
  if (next && next.shots === undefined && /^(?:\w+ )?what if\b/.test(full)) return undefined;
  if (next) {
    const measures = readMeasures(
      new QuestionReader(
        full
          .replace(
            /\b(?:let in|allow|give up|concede|stop|score|save)s? (?:all )?\d+(?: goals?)?(?: (?:of|out of|on|from) \d+)?(?: shots)?/g,
            ' ',
          )
          .replace(/\b\d+ (?:goals?|assists?|saves?|shots?|(?:of|out of|on) \d+)\b/g, ' ')
          .replace(/\bstop\b|\bscore\b|\bsave\b(?! ?p)/g, ' '),
      ),
      position,
    );
    const measure = measures.find((name) => name !== 'games');
    const fallback: MeasureName =
      next.shots !== undefined
        ? 'save_percentage'
        : next.assists && next.goals
          ? 'points'
          : next.assists
            ? 'assists'
            : 'goals';
    return {
      query: { aggregate: 'next game', measures: [measure ?? fallback], period: currentSeason(today), next },
      confidence: 0.95,
    };
  }

  const isUntil = /\bhow (?:long|many (?:more )?games)\b.*\b(?:until|till|to (?:reach|get to|hit))\b/.test(
    full,
  );
  const isPace =
    isUntil ||
    (/\b(?:on pace|pace|project\w*|at (?:this|that|the same|my) rate|at (?:this|that) pace|will (?:i|he|she) .*\b(?:at|by) the end of|if i keep|keep this up|keep it up|keep going like)\b/.test(
      full,
    ) &&
      !isNeed);
  const paceTarget = isPace
    ? reader.take(
        /\b(?:on pace for|pace for|on pace to (?:get|score|have|make|reach|hit)|reach|hit|get to|until|till|have) (?:(?:i|he|she) )?(?:(?:reach|hit|get to|have|get) )?(?:a )?(\d{1,3})(?! ?games| more games)\b/,
      )
    : undefined;
  const paceGames = isPace
    ? reader.take(
        /\b(?:(?:in|over|after|for|through|at) )?(?:the |a |my )?(?:next |another )?(\d{1,3})(?: more)?[- ]games?\b(?: season)?|\b(\d{1,3}) games\b/,
      )
    : undefined;
  const isTotalPace = paceGames !== undefined && !/next|another|more/.test(paceGames[0]);

  const nextGames =
    isNeed && !isUntil
      ? reader.take(
          /\b(?:(?:in|over|for|during|within) )?(?:the |my |our )?(?:next|coming|upcoming|following|remaining|last|final)? ?(\d{1,2}) (?:more |next |remaining )?games?\b|\b(?:in |by |after )?(?:the |my )?next game\b/,
        )
      : undefined;
  if (isNeed && /\bhat ?-?tricks?\b/.test(full)) return undefined;
  const target = isNeed && !isUntil ? readTarget(reader) : undefined;
  const streakText = streakWords.test(full);

  const { periods, others } = readPeriods(reader, today);
  const opponents = readOpponents(reader, context);
  const statedCondition = target === undefined ? readCondition(reader, position) : undefined;
  // 'Have I ever scored 3 goals' includes more than 3.
  const condition =
    statedCondition?.comparison === 'exactly' && statedCondition.value > 0 && /\bever\b/.test(full)
      ? { ...statedCondition, comparison: 'at least' as const }
      : statedCondition;
  const measures = readMeasures(reader, position);
  const rest = reader.rest;

  const isCareer = /\b(?:career (?:high|best)|personal best|all time (?:high|best)|record high|ever)\b/.test(
    full,
  );
  const namedPeriod: Period =
    periods[0] ?? (isCareer ? { ...allOf() } : { ...currentSeason(today), assumed: true });
  const takenResult = lastResults && resultOf[lastResults];
  const period: Period =
    takenResult && namedPeriod.take
      ? {
          ...namedPeriod,
          text: namedPeriod.text.replace(/games/, lastResults),
          take: { ...namedPeriod.take, result: takenResult },
        }
      : namedPeriod;
  const base = {
    period,
    ...(opponents[0] && { opponent: opponents[0] }),
    ...(others.length > 0 && { otherPeriods: others }),
  };
  const statMeasures = measures.filter((name) => name !== 'games' && name !== 'record');
  const withoutNoise = unexplained(
    rest.replace(
      /\b(?:best|worst|highest|lowest|fewest|biggest|least|top|better|more|less|fewer|per|compare[d]?|up|down|streaks?|row|consecutive|unbeaten|undefeated|winless|scoreless|goalless|pointless|droughts?|slumps?|vs|versus|straight|longest|current|share|percent\w*|last|often|long|times?|pace|rate|keep|month|months|opponent|opponents|day|week|happened|split|difference|improvement|since|weeks?|first|lose|loses|winning|losing|high|career|summary|breakdown|need|needs|reach|hit|more|goalie)\b/g,
      ' ',
    ),
  );

  const isJudged =
    /\b(?:is|are|was|am i)\b.*\b(?:good|bad|ok|okay|decent|normal|average (?:for|at)|enough|a lot|high|low)\b/.test(
      full,
    ) &&
    /\b(?:my|his|her|that|this|it|\d+u|age|u\d+|\.\d{3}|\d+(?:\.\d+)? ?(?:%|goals?|points?|assists?|saves?|percent|gaa|wins?))/.test(
      full,
    ) &&
    !isAdvice &&
    !/\bwhats? (?:is )?a good\b|\bgame\b(?! for)|\bhow good\b/.test(full);
  const draft: Draft = { measures, periods, others, opponents, condition };
  const named = statMeasures.length > 0 || measures.length > 0;
  const hasSlot = named || condition !== undefined || periods.length > 0 || opponents.length > 0;

  const clarity =
    withoutNoise.length === 0
      ? 0.95
      : withoutNoise.length === 1
        ? 0.85
        : withoutNoise.length === 2
          ? 0.7
          : withoutNoise.length === 3
            ? 0.55
            : 0.4;
  const isOfOthers =
    withoutNoise.length > 0 &&
    !ownSubject.test(full) &&
    opponents.length === 0 &&
    !(context.isParent && namedChild.test(full));
  const penalty = (isAdvice || isStatement ? 0.5 : 0) + (isOfOthers ? 0.3 : 0);
  const sure = (isSure = true) => Math.max(0, (isSure && isQuestion ? clarity : clarity - 0.15) - penalty);
  const read = (query: StatQuery, confidence: number): ReadQuery => ({ query, confidence });
  const asksScore =
    /\b(?:whats|what (?:was|were|is)) (?:the|our|my|his|her) (?:final )?scores?\b|\bwho did (?:i|we|he|she) (?:last )?(?:play|face)\b(?!.*\bmost\b)/.test(
      full,
    );
  if (
    asksScore &&
    !isAdvice &&
    (period.take || opponents.length > 0 || periods.length > 0 || /\blast\b/.test(full))
  )
    return read(
      {
        aggregate: 'list',
        measures: [],
        ...base,
        ...(periods.length === 0 &&
          opponents.length === 0 && {
            period: { ...allOf(), text: 'last game', take: { side: 'last', games: 1 } },
          }),
      },
      0.9,
    );

  const judgedMeasure =
    statMeasures[0] ??
    (condition && condition.value > 0 ? condition.measure : undefined) ??
    (/\.\d{3}|\b[89]\d(?:\.\d)? ?%/.test(full) && isGoalie ? 'save_percentage' : undefined);
  if (isJudged && judgedMeasure)
    return read({ aggregate: 'own past', measures: [judgedMeasure], ...base, judged: true }, 0.85);
  if (isNeed && !isUntil && target !== undefined) {
    const isPercentage =
      isGoalie && (target < 1 || new RegExp(String.raw`\b${target} ?(?:%|percent)`).test(full));
    const guessed: MeasureName | undefined =
      (isPercentage && statMeasures[0] === 'saves' ? 'save_percentage' : statMeasures[0]) ??
      (previous?.measures[0] && !/%|percent|\.\d/.test(full) ? previous.measures[0] : undefined) ??
      (isGoalie ? (target < 10 && target > 1 ? 'goals_against_average' : 'save_percentage') : 'points');
    if (isStat(guessed))
      return read(
        {
          aggregate: 'need',
          measures: [guessed],
          period: currentSeason(today),
          target: shownTarget(guessed, target),
          games: nextGames ? Math.max(1, Number(nextGames[1] ?? 1)) : 5,
        },
        Math.max(0.85, clarity),
      );
  }
  if (isPace && (named || previous))
    return read(
      {
        aggregate: 'pace',
        measures:
          statMeasures.length > 0
            ? statMeasures.slice(0, 2)
            : (previous?.measures ?? [defaultMeasure(position)]),
        period: periods[0] ?? currentSeason(today),
        ...(paceGames && { games: Math.min(100, Math.max(1, Number(paceGames[1] ?? paceGames[2]))) }),
        ...(isTotalPace && { unit: 'season' as const }),
        ...(paceTarget && { target: Number(paceTarget[1]) }),
      },
      Math.max(0.6, sure(false)),
    );
  if (streakText && !isAdvice && (hasSlot || /streak|in a row|longest|drought/.test(full)))
    return read(
      { aggregate: 'streak', ...base, ...readStreak(full, draft, position) },
      sure() + (clarity >= 0.55 && !isStatement ? 0.05 : 0),
    );
  const withoutCondition =
    condition &&
    condition.value === 0 &&
    condition.comparison === 'exactly' &&
    /\bsince\b|how long|\bgone\b/.test(full);
  if (withoutCondition)
    return read({ aggregate: 'streak', ...base, streak: 'without', measures: [condition.measure] }, sure());
  if (
    /\bhow (?:many games|long)(?: has it been| is it)? since\b|\bgames since\b/.test(full) &&
    (named || condition)
  ) {
    const measure = condition?.measure ?? statMeasures[0];
    if (measure) return read({ aggregate: 'latest', ...base, ...latestOf(measure, condition) }, sure());
  }
  if (
    /\b(?:when did|when was|when were|when is the last time|whens|last time|most recent|latest|when have|who did (?:i|he|she) (?:score|get|have) (?:my|his|her) (?:last|first|1st|latest))\b/.test(
      full,
    ) &&
    (named || condition) &&
    !/\bwhen (?:was|is) (?:the )?next\b/.test(full)
  ) {
    const isFirst = /\b(?:first|1st)\b/.test(full);
    const measure = condition?.measure ?? statMeasures[0];
    if (measure)
      return read(
        {
          aggregate: isFirst ? 'first' : 'latest',
          ...base,
          period: periods.length > 0 && !period.take ? period : allOf(),
          ...latestOf(measure, condition),
        },
        sure(),
      );
  }
  if (
    /\b(?:share|percent\w*|%|part|how many|how much|fraction) of (?:the |my |our |his |her )?(?:teams? ?|our ?)goals\b|\bin on\b|\bpart of (?:the |our )?(?:teams? )?goals\b|\bof (?:our|the teams?|my teams?) (?:goals|scoring|offense)\b/.test(
      full,
    ) &&
    !isGoalie
  )
    return read({ aggregate: 'share', measures: ['points'], ...base }, Math.max(0.85, sure()));

  const isExtreme =
    /\b(?:best|worst|highest|lowest|(?<!at )most|fewest|(?<!at )least|biggest|toughest|top|career high|season high|strongest|weakest|busiest|favou?rite|record high|personal best|high score)\b/.exec(
      full,
    )?.[0];
  if (isExtreme && !isAdvice && (unitIn(full) !== undefined || statMeasures.length > 0)) {
    const [named1] = statMeasures;
    // The goals on a goalie's sheet are those against.
    const measure = named1 === 'goals' && isGoalie ? 'goals_against' : named1;
    const asksUnit = unitIn(full);
    const unit = asksUnit ?? 'game';
    const isRecentMost = /\bmost recent\b/.test(full);
    if (!isRecentMost && (asksUnit || /high|personal best|ever|single/.test(full) || measure)) {
      const isLow = /worst|lowest|fewest|least|toughest|weakest/.test(isExtreme);
      const isCountWord = /most|fewest|least|highest|lowest|biggest|busiest/.test(isExtreme);
      // The most goals against are the worst game: 'most' speaks of the figure itself.
      const isBadMeasure = measure === 'losses' || (isStat(measure) && statOf(measure).better === 'less');
      const aggregate = isCountWord ? (isLow === isBadMeasure ? 'best' : 'worst') : isLow ? 'worst' : 'best';
      const result = measure && resultOf[measure];
      if (result && unit === 'game')
        return read({ aggregate: 'best', unit, measures: ['margin'], ...base, result }, sure());
      const chosen: MeasureName =
        measure ??
        (unit === 'opponent' && /\b(?:beat|beaten|record|win|won)\b/.test(full)
          ? 'wins'
          : defaultMeasure(position));
      return read(
        { aggregate, unit, measures: [chosen], ...base, ...(condition && { condition }) },
        asksUnit || measure ? sure() : sure(false),
      );
    }
  }

  const asksSeason = /\bhow (?:is|was|are|did) (?:my|his|her|our|the|this) season\b/.test(full);
  const isCompare =
    /\b(?:than(?! \d)|compared?|versus last|vs last|difference|up or down|better or worse|more or less|improved? (?:on|over|from|since))\b/.test(
      full,
    ) ||
    /^(?:did|was|were|am|is|are|do|does|have|has) .*\b(?:more|better|less|fewer|worse|higher|lower)\b/.test(
      full,
    ) ||
    /\b(?:up|down|ahead|behind|different|improved|better|worse|higher|lower|more|less|fewer) (?:from|of|on|over|since|compared)\b/.test(
      full,
    ) ||
    (periods.length > 1 && /\b(?:and|or|vs|versus|to)\b/.test(full)) ||
    opponents.length > 1;
  const resultSplit =
    /\b(?:when|if|in|games?) (?:we|i|my team|the team|our team)? ?(?:wins?|won|lose|loss(?:es)?|lost)\b.*\b(?:than|or|vs|versus)\b.*\b(?:lose|lost|loss(?:es)?|wins?|won)\b/.test(
      full,
    );
  if (
    (isCompare || resultSplit) &&
    !isAdvice &&
    !/\b(?:other (?:kids|players|goalies)|my (?:teammates|friends|brother|sister)|others|everyone|than (?:me|him|her|them)|than \p{L}+ (?:on|in) my team)\b/u.test(
      full,
    )
  ) {
    const compared = statMeasures.filter((name) => !resultSplit || !resultOf[name]);
    const chosen: MeasureName[] =
      compared.length > 0
        ? compared.slice(0, 3)
        : measures.includes('record') || asksSeason
          ? ['record']
          : previous && previous.measures.length > 0
            ? previous.measures
            : [defaultMeasure(position)];
    const scope = { ...base };
    if (resultSplit)
      return read(
        {
          aggregate: 'compare',
          measures: chosen,
          ...scope,
          result: 'win',
          against: { period, ...(opponents[0] && { opponent: opponents[0] }), result: 'loss' },
        },
        sure(),
      );
    if (opponents.length > 1)
      return read(
        { aggregate: 'compare', measures: chosen, ...scope, against: { period, opponent: opponents[1] } },
        sure(),
      );
    if (periods.length > 1 && periods[1])
      return read(
        { aggregate: 'compare', measures: chosen, ...scope, against: { period: periods[1] } },
        sure(),
      );
    if (periods.length === 1 && (named || asksSeason || previous)) {
      const first = previous && !named ? previous.period : currentSeason(today);
      const now = first.text === period.text ? currentSeason(today) : first;
      if (now.text !== period.text)
        return read(
          {
            aggregate: 'compare',
            measures: chosen,
            period: now,
            ...(previous?.opponent && !named && { opponent: previous.opponent }),
            against: { period },
          },
          sure(),
        );
    }
  }

  const isListAsked =
    !/\bpercent\w*|%/.test(full) &&
    /\b(?:which|what|list|show)\b.*\b(?:games?|ones?)\b|\bwhich (?:one|ones)\b/.test(full) &&
    !/\bhow many\b/.test(full);
  const isCountAsked =
    /\b(?:how many (?:\w+ ){0,2}(?:games|times|matches|nights)|in how many|number of games|how often|how many times|what percent\w* of (?:my |the |our )?games)\b/.test(
      full,
    ) ||
    (condition !== undefined && statMeasures.length === 0 && /\bhow many\b/.test(full));
  if (condition && !isAdvice) {
    const asksRecord =
      measures.includes('record') ||
      statMeasures.some(
        (name) => name === 'wins' || name === 'losses' || name === 'ties' || name === 'win_percentage',
      ) ||
      /\bhow (?:do|did|have) we (?:do|done)\b|\bhow are we\b|\bdo we (?:usually )?(?:win|lose)\b/.test(full);
    const resultAsked = condition.measure === 'margin' ? resultOf[statMeasures[0] ?? ''] : undefined;
    if (resultAsked)
      return read(
        { aggregate: 'count', measures: ['margin'], condition, ...base, result: resultAsked },
        sure(),
      );
    if (asksRecord) return read({ aggregate: 'split', measures: ['record'], condition, ...base }, sure());
    if (isListAsked)
      return read({ aggregate: 'list', measures: [condition.measure], condition, ...base }, sure());
    if (isCountAsked || /\bdo i have\b|\bany\b|\bmulti\b|\bhat\b/.test(full) || statMeasures.length === 0)
      return read(
        { aggregate: 'count', measures: [condition.measure], condition, ...base },
        isQuestion || /^(?:my |our |his |her )?games? (?:with|where|when|without)\b/.test(full)
          ? sure()
          : Math.max(0, sure() - 0.15),
      );
    return read({ aggregate: 'value', measures: statMeasures.slice(0, 4), condition, ...base }, sure());
  }
  const results = statMeasures.filter((name) => resultOf[name]);
  const figures = statMeasures.filter((name) => !resultOf[name]);
  // 'How many goals when we win'.
  if (
    results.length === 1 &&
    figures.length > 0 &&
    /\b(?:when|if|in) (?:we|i|my team|the team|our)? ?(?:win|won|wins|lose|lost|losses|tie|tied)|\bgames (?:we|i) (?:win|won|lost|lose|tied)\b/.test(
      full,
    )
  )
    return read(
      {
        aggregate: 'value',
        measures: figures.slice(0, 4),
        ...base,
        result: resultOf[results[0] ?? ''] ?? 'win',
      },
      sure(),
    );
  if (isListAsked && !isAdvice && results.length === 1 && figures.length === 0)
    return read(
      { aggregate: 'list', measures: [], ...base, result: resultOf[results[0] ?? ''] ?? 'win' },
      sure(),
    );

  const isPerGame =
    /\b(?:per|a|each|every) (?:game|match|night|start)\b|\bper60\b|\baverages?\b|\baveraging\b|\bppg\b|\bgpg\b|\bon average\b/.test(
      full,
    );
  const asksSummary =
    /\b(?:how (?:am i|is (?:he|she|my \w+|our \w+)|are (?:we|you)|did (?:i|we|he|she|my \w+)|have (?:i|we)|has (?:he|she|my \w+)|was) ?(?:been )?(?:do(?:ing|ne)?|play(?:ing|ed)?|go(?:ing|ne)?|perform\w*|look(?:ing)?)?|stats?|statistics|numbers|figures|totals|summary|breakdown|season line|stat line)\b/.test(
      full,
    );
  if (named && measures[0] !== undefined) {
    if (isPerGame && statMeasures.length > 0)
      return read(
        { aggregate: 'per game', measures: withGoalsAgainst(statMeasures.slice(0, 3), position), ...base },
        sure(),
      );
    if (
      asksSummary &&
      previous &&
      /\bhow (?:did|do|have|has|was|were|am|is|are)\b/.test(full) &&
      statMeasures.length === 0
    )
      return read({ aggregate: 'summary', measures: [], ...base }, sure());
    const onlyGames = measures[0] === 'games' && measures.length === 1;
    if (onlyGames && !/\bhow many\b|\bgp\b|\bgames played\b|\bnumber of\b/.test(full)) {
      if (asksSummary && hasSlot && (periods.length > 0 || opponents.length > 0))
        return read({ aggregate: 'summary', measures: [], ...base }, sure() - 0.1);
      return previous ? readFollowUp(full, draft, rest, context) : undefined;
    }
    const isResults = measures.every((name) => resultOf[name] !== undefined);
    if (isResults && period.take?.games === 1)
      return read({ aggregate: 'summary', measures: [], ...base }, sure(false));
    if (isResults && /\bhow often\b/.test(full))
      return read({ aggregate: 'value', measures: ['win_percentage'], ...base }, sure());
    const isOnlyScore =
      statMeasures.length === 1 &&
      statMeasures[0] === 'goals' &&
      /\b(?:the|final) score\b|\bscore of\b/.test(full);
    if (isOnlyScore) return undefined;
    const followUp = previous && !isQuestion ? readFollowUp(full, draft, rest, context) : undefined;
    return (
      followUp ??
      read(
        {
          aggregate: 'value',
          measures: withGoalsAgainst(
            measures.filter((name) => name !== 'games' || onlyGames),
            position,
          ).slice(0, 4),
          ...base,
        },
        sure(
          /\b(?:how many|how much|whats|what (?:is|are|was|were)|record|show|tell|give|do i have|total)\b/.test(
            full,
          ),
        ),
      )
    );
  }
  const asksHow = /\bhow (?:did|do|have|has|was|were|am|is|are)\b/.test(full);
  const followUp =
    previous && !(asksSummary && asksHow) ? readFollowUp(full, draft, rest, context) : undefined;
  if (followUp) return followUp;
  // The topic of recent games answers 'my last 5 games'.
  if (period.take && period.starts === allOf().starts && opponents.length === 0) return undefined;
  if (/\b(?:my|his|her|our) average\b/.test(full) && !isAdvice)
    return read(
      { aggregate: 'per game', measures: [isGoalie ? 'goals_against_average' : 'points'], ...base },
      sure(),
    );
  if (
    asksSummary &&
    !isAdvice &&
    /\b(?:my|his|her|our|season) (?:stats|statistics|numbers|totals|figures)\b/.test(full)
  )
    return read({ aggregate: 'summary', measures: [], ...base }, sure(false) + 0.1);
  if (asksSummary && !isAdvice && (periods.length > 0 || opponents.length > 0))
    return read({ aggregate: 'summary', measures: [], ...base }, sure());
  return undefined;
};

const allOf = (): Period => ({
  text: 'all seasons',
  starts: '0000-01-01',
  ends: '9999-12-31',
  assumed: true,
});

const latestOf = (
  measure: MeasureName,
  condition: Condition | undefined,
): Pick<StatQuery, 'measures' | 'condition' | 'result'> => {
  const result = resultOf[measure];
  if (result) return { measures: [], result };
  return { measures: [measure], condition: condition ?? { measure, comparison: 'at least', value: 1 } };
};

const negated = (condition: Condition): Condition =>
  condition.comparison === 'at least'
    ? { ...condition, comparison: 'at most', value: condition.value - 1 }
    : condition.comparison === 'at most'
      ? { ...condition, comparison: 'at least', value: condition.value + 1 }
      : { ...condition, comparison: 'at least', value: condition.value + 1 };

const maxFollowUpWords = 10;

/** Reads a message that changes a part of the query before: 'and last year?', 'per game?', 'which one was that?'. */
const readFollowUp = (
  full: string,
  { measures, periods, others, opponents, condition }: Draft,
  rest: string,
  { previous, teams, lastReply }: ReaderContext,
): ReadQuery | undefined => {
  if (!previous || full.split(' ').length > maxFollowUpWords + 4) return undefined;
  const earlierMonth = /\b(?:the )?month before\b/.test(full) ? monthBefore(previous.period) : undefined;
  if (earlierMonth) return { query: { ...previous, period: earlierMonth }, confidence: 0.9 };
  const starts =
    /^(?:ok(?:ay)? |so |cool |nice |wow |thanks |lol |hm+ |oh )*(?:and|what about|how about|what abt|or|but|same|only|just|then|also|now|what if|ok and)\b/.test(
      full,
    );
  const left = unexplained(
    rest.replace(
      /\b(?:same|just|instead|per|only|best|worst|abt|only|then|now|yeah|cool|nice|wow|hm+|alone|average|more|better|less|worse|good|bad)\b/g,
      ' ',
    ),
  );
  const figures = measures.filter((name) => name !== 'games');
  const changed =
    previous.condition &&
    new RegExp(`^(?:and |or |what about |how about |with )*${amount}(?: \\w+)?$`).exec(full);
  if (previous.condition && changed?.groups && !condition && figures.length === 0 && periods.length === 0)
    return {
      query: {
        ...previous,
        condition: {
          ...previous.condition,
          ...comparisonOf(
            `${changed.groups.before ?? ''}${changed.groups.after ?? ''}`,
            Number(changed.groups.value),
          ),
        },
      },
      confidence: 0.85,
    };
  if (
    /\b(?:which|what) (?:one|ones|game|games|month|team|day)?\s*(?:was|were|is|are)? ?(?:that|it|those|they|this)\b|^(?:which|what) (?:one|ones|game|games)(?: \?)?$|\bwhen was (?:that|it)\b|\bwho was (?:that|it) against\b|\bwhich games\b/.test(
      full,
    )
  ) {
    const aggregate =
      previous.aggregate === 'value' || previous.aggregate === 'per game'
        ? 'list'
        : previous.aggregate === 'count'
          ? 'list'
          : previous.aggregate;
    const measure = previous.measures[0];
    return {
      query: {
        ...previous,
        aggregate,
        ...(aggregate === 'list' &&
          !previous.condition &&
          measure &&
          !resultOf[measure] && { condition: { measure, comparison: 'at least' as const, value: 1 } }),
        ...(measure && resultOf[measure] && { result: resultOf[measure] }),
      },
      confidence: 0.85,
    };
  }
  if (
    previous.condition &&
    /\b(?:when|if|where) (?:i|he|she|we) (?:dont|do not|doesnt|didnt|did not)\b|\bwhen not\b|\band (?:otherwise|without)\b/.test(
      full,
    ) &&
    !condition
  )
    return { query: { ...previous, condition: negated(previous.condition) }, confidence: 0.9 };
  const result =
    /^(?:and |or |but |what about |how about |only |just )*(?:when|if|in|only) ?(?:we|i|games we|our)? ?(win|won|wins|lose|lost|losses|tie|tied|ties)$/.exec(
      full,
    )?.[1];
  if (result && previous.measures.some((name) => !resultOf[name]) && previous.aggregate !== 'streak')
    return {
      query: {
        ...previous,
        result: result.startsWith('w') ? 'win' : result.startsWith('l') ? 'loss' : 'tie',
      },
      confidence: 0.9,
    };
  if (previous.result && /\bwhen (?:we|i) (?:lose|lost|dont win|didnt win)\b/.test(full))
    return { query: { ...previous, result: 'loss' }, confidence: 0.9 };
  if (previous.result && /\bwhen (?:we|i) (?:win|won)\b/.test(full))
    return { query: { ...previous, result: 'win' }, confidence: 0.9 };
  if (condition && figures.length === 0 && previous.condition)
    return {
      query: {
        ...previous,
        condition,
        measures: previous.aggregate === 'split' ? previous.measures : [condition.measure],
      },
      confidence: 0.85,
    };
  if (
    /\b(?:per|a|each|every) game\b|\bon average\b|\baverage\b/.test(full) &&
    left.length === 0 &&
    !/\b(?:best|worst)\b/.test(full)
  ) {
    const { unit: _, streak: __, ...kept } = previous;
    return {
      query: {
        ...kept,
        aggregate: 'per game',
        ...(figures.length > 0 && { measures: figures.slice(0, 4) }),
        ...(periods[0] && { period: periods[0] }),
      },
      confidence: 0.9,
    };
  }
  if (
    /\bis (?:that|it|this) (?:any )?(?:good|bad|ok|okay|normal|decent|better|a lot|high|low|enough)\b|\b(?:good|bad|better|worse|normal)\b.*\bfor (?:my age|a? ?\d+u|\d+ year|my level|this level)\b/.test(
      full,
    )
  )
    return {
      query: { ...previous, aggregate: 'own past', measures: previous.measures.slice(0, 1), judged: true },
      confidence: 0.9,
    };
  if (
    /\b(?:my |the )?(?:worst|best)\b/.test(full) &&
    (previous.aggregate === 'best' || previous.aggregate === 'worst') &&
    left.length === 0
  )
    return { query: { ...previous, aggregate: /worst/.test(full) ? 'worst' : 'best' }, confidence: 0.85 };
  if (
    /\b(?:more|better|less|fewer|worse|up|down)\b/.test(full) &&
    periods.length === 1 &&
    periods[0] &&
    figures.length === 0 &&
    left.length === 0
  )
    return {
      query: {
        aggregate: 'compare',
        measures: previous.measures.length > 0 ? previous.measures : ['points'],
        period: previous.period,
        ...(previous.opponent && { opponent: previous.opponent }),
        against: { period: periods[0] },
      },
      confidence: 0.85,
    };
  const named =
    opponents[0] ??
    (left.length > 0 && left.length <= 3 && (starts || teams)
      ? (teamInText(left.join(' '), teams ?? []) ??
        (starts && !teams && periods.length === 0 && figures.length === 0 ? left.join(' ') : undefined))
      : undefined);
  const explained = named && !opponents[0] ? [] : left;
  if (explained.length > (starts ? 1 : 0)) return undefined;
  if (figures.length === 0 && periods.length === 0 && !named && !condition) return undefined;
  // The scope changes, the question stays.
  const { otherPeriods: _, against, ...kept } = previous;
  const isCompared = previous.aggregate === 'compare';
  const next: StatQuery = {
    ...kept,
    ...(isCompared && against && { aggregate: 'compare' as const, against }),
    ...(figures.length > 0 && retargeted(previous, figures)),
    ...(periods[0] && { period: periods[0] }),
    ...(periods[0] && others.length > 0 && { otherPeriods: others }),
    ...(named && { opponent: named }),
    ...(condition && { condition, aggregate: 'count' as const, measures: [condition.measure] }),
  };
  const isRecord = measures.includes('record') && figures.length === measures.length;
  return {
    query: isRecord ? { ...next, measures: ['record'] } : next,
    confidence:
      opponents[0] || figures.length > 0 || periods.length > 0
        ? starts || explained.length === 0
          ? 0.9
          : 0.7
        : lastReply !== undefined
          ? 0.6
          : 0.5,
  };
};

/** The query before with other figures. */
const retargeted = (previous: StatQuery, figures: readonly MeasureName[]): Partial<StatQuery> => {
  const [measure] = figures;
  if (!measure) return {};
  if (
    previous.aggregate === 'summary' ||
    previous.aggregate === 'unlogged' ||
    previous.aggregate === 'own past' ||
    previous.aggregate === 'next game' ||
    previous.aggregate === 'need'
  )
    return { aggregate: 'value', measures: figures.slice(0, 4) };
  if (
    (previous.aggregate === 'count' || previous.aggregate === 'list' || previous.aggregate === 'latest') &&
    previous.condition
  )
    return resultOf[measure]
      ? { result: resultOf[measure], measures: [], condition: undefined }
      : { measures: [measure], condition: { ...previous.condition, measure } };
  if (previous.aggregate === 'streak')
    return resultOf[measure]
      ? { streak: measure === 'losses' ? 'losses' : 'wins', measures: [] }
      : { measures: [measure], streak: previous.streak === 'without' ? 'without' : 'with' };
  return { measures: figures.slice(0, 4) };
};
