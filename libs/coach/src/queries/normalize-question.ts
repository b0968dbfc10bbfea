import { knowledgeEntries } from '../content/content.js';
import { hasSwappedLetters, isWithinEditDistance } from '../dialogue/pattern-matcher.js';
import { withClearWording } from './clear-wording.js';
import { withKnownWording } from './everyday-wording.js';
import { monthPattern } from './period.js';

const wordSet = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Words of questions about numbers. A misspelled word is replaced by the one that it resembles. */
const vocabulary = wordSet(`
  against allowed april many have what exactly tricks unbeaten assist assists august average averages beaten before best between career christmas compare compared
  consecutive december different during february first friday games goal goals halloween higher highest january july
  june last least longest losing lowest march minutes monday month months most november october opponent overall pace
  penalty percent percentage percentages point points power previous record saturday saturdays save saved saves score
  scored scoring season seasons second september short-handed shots shutout shutouts since sunday sundays streak streaks
  stopped team thanksgiving thursday total tuesday wednesday weekend weekends winning without worst yesterday
`);
const vocabularySet = new Set(vocabulary);

/** Correct words that resemble a word of the vocabulary. */
const otherWords = new Set(
  wordSet(`
    aghast angst assess assistant averaged beast become boast bored caught coach coached couch could death dangled draft
    easter eighth fight fights fills final finish fires fourth gains gamer gates gloves goalie goalies goats golds
    golfs grade great guard halves league leased leave left lease losing lost mach match matches menus mouth mouths must
    north other others paced peace places planes plays point pointed points poise posts pound practice print
    scare scares score scorer scores scout shape share sharp shirt shoot shoots shoes short shorts should shouts shown
    shows single slave slaves slots sauce saver snore south spare spots stopper steak stick store stored strong
    stopping stuff such sunny teach teams their thing think third those three time times totally trial under until
    watch weeks while whole winner winners worse winnings would write years best's posting poling moths worse wings
    august firsts mutes minute minor mines monthly staves stages shared scouted scoop stocks stoked boating brought lest leash
    powder shutdown saves outshoot outshot
  `),
);

let answerWords: ReadonlySet<string> | undefined;
/** Whether a word is in the coach's own texts, which have no typos. */
export const isAnswerWord = (word: string): boolean =>
  (answerWords ??= new Set(
    knowledgeEntries.flatMap(({ answers }) =>
      Object.values(answers).flatMap((answer) => answer.toLowerCase().match(/[a-z]{4,}/g) ?? []),
    ),
  )).has(word);

const maxTypos = (length: number) => (length < 5 ? 0 : length < 8 ? 1 : 2);
/** Words of which only the order of the letters is corrected. */
const swappable = wordSet(`
  change closest decided fraction happened scoresheet stretch winter
  after apples better blocked calendar combined counting danger everyone faceoff faceoffs fewer helpers improved league lifetime match median multi nothing
  number often overtime period periods penalties played playoff playoffs pointless primary rebounds secondary shifts shootout starts stats straight those through trending trick
  typical weekday weekdays whats
`);

/** 'Manny' and 'asists' have a letter too many or too few. */
const withoutDoubles = (word: string) => word.replace(/(.)\1+/g, '$1');

const correctWord = (word: string): string => {
  if (
    word.length < 4 ||
    vocabularySet.has(word) ||
    otherWords.has(word) ||
    isAnswerWord(word) ||
    !/^[a-z-]+$/.test(word)
  )
    return word;
  const swapped = [...vocabulary, ...swappable].find((term) => hasSwappedLetters(word, term));
  if (swapped) return swapped;
  const single = withoutDoubles(word);
  const doubled = vocabulary.find((term) => withoutDoubles(term) === single);
  if (doubled) return doubled;
  const candidates = vocabulary.filter(
    (term) =>
      term.startsWith(word.charAt(0)) &&
      isWithinEditDistance(word, term, maxTypos(Math.min(word.length, term.length))),
  );
  // A correct plural or past tense is no typo: 'scores' stays.
  if (candidates.length === 0 || candidates.some((term) => word === `${term}s` || word === `${term}ed`))
    return word;
  return candidates.find((term) => isWithinEditDistance(word, term, 1)) ?? candidates[0] ?? word;
};

const numerals = wordSet('zero one two three four five six seven eight nine ten eleven twelve');
const ordinals: Record<string, string> = { couple: '2', few: '3', twice: '2 times', dozen: '12' };

const chatSpellings: Record<string, string> = {
  hav: 'have', wo: 'who', whn: 'when', tims: 'times', munth: 'month', plaid: 'played', assit: 'assist', assits: 'assists', minits: 'minutes', minuts: 'minutes', munths: 'months', yesturday: 'yesterday', meny: 'many', mny: 'many', menny: 'many', wich: 'which', whitch: 'which', wen: 'when', evr: 'ever', frist: 'first', fist: 'first', gme: 'game', gmes: 'games', gaem: 'game', gaems: 'games', gmaes: 'games',
  gols: 'goals', gol: 'goal', goels: 'goals', gaols: 'goals', golas: 'goals', goles: 'goals', scor: 'score', scord: 'scored', scroe: 'score', scroed: 'scored', hwo: 'how', wni: 'win', lsot: 'lost', wensday: 'wednesday', wendsday: 'wednesday',
  penaltys: 'penalties', penelties: 'penalties', tye: 'tie', tyed: 'tied', yaer: 'year', tis: 'this', agenst: 'against', aganst: 'against', seson: 'season', hundrd: 'hundred', howmany: 'how many', wats: 'whats', whts: 'whats', bestest: 'best',
  dubs: 'wins', ws: 'wins', ls: 'losses', gs: 'goals', hatty: 'hat trick', hatties: 'hat tricks', shutties: 'shutouts', shutty: 'shutout', dime: 'assist', dimes: 'assists', geno: 'goal', genos: 'goals', snipe: 'goal', snipes: 'goals', clapper: 'slap shot', clappers: 'slap shots', shorty: 'short-handed goal', shorties: 'short-handed goals', lst: 'last', gwg: 'game winning goals', gwgs: 'game winning goals', shg: 'short-handed goals',
  n: 'and', w: 'with', pts: 'points', em: 'them', b4: 'before', evry: 'every', pt: 'point', apple: 'assist', apples: 'assists', lookin: 'looking', doin: 'doing', gettin: 'getting', scorin: 'scoring', playin: 'playing', winnin: 'winning', losin: 'losing', sogs: 'shots on goal', ppgs: 'power play goals', otgs: 'overtime goals', nah: 'no', tho: 'though', hattys: 'hat tricks', hattrick: 'hat trick', hattricks: 'hat tricks', hatrick: 'hat trick', hatricks: 'hat tricks', gf: 'goals for', diff: 'difference', wut: 'what', wbu: 'what about', yr: 'year', yrs: 'years', rn: 'right now', thru: 'through', til: 'until', alot: 'a lot', pp: 'power play', pk: 'penalty kill', mins: 'minutes', min: 'minutes', ppg: 'points per game', gpg: 'goals per game', apg: 'assists per game',
  teh: 'the', hte: 'the', u: 'you', ur: 'your', r: 'are', szn: 'season', gms: 'games', gm: 'game', pls: 'please', plz: 'please', wat: 'what',
  hw: 'how', ppl: 'people', vrs: 'vs', avg: 'average', pct: 'percent', sat: 'saturday', sun: 'sunday',
  mon: 'monday', tues: 'tuesday', wed: 'wednesday', thurs: 'thursday', fri: 'friday', sats: 'saturdays', suns: 'sundays',
  jan: 'january', feb: 'february', mar: 'march', apr: 'april', jun: 'june', jul: 'july', aug: 'august', sep: 'september',
  sept: 'september', oct: 'october', nov: 'november', dec: 'december', xmas: 'christmas', wknd: 'weekend',
  gonna: 'going to', ive: 'i have', im: 'i am', hes: 'he is', shes: 'she is', weve: 'we have', hows: 'how is', howd: 'how did', whatd: 'what did', whod: 'who did', whend: 'when did', whens: 'when is', whos: 'who is',
}; // prettier-ignore

/** The numeral of 'one-goal game'. */
const compoundNumeral = new RegExp(
  String.raw`\b(${numerals.join('|')})-(?=goal|point|assist|save|shot)`,
  'g',
);

/** 'Sun' and 'sat' are days only after a preposition or 'last'. */
const dayAbbreviation = /^(?:sat|sun|mon|wed|fri|mar|jun|dec|sep|gm|sats|suns)$/;
const beforeDay =
  /^(?:on|last|this|since|in|before|after|until|from|to|and|between|next|during|through|per|each|every)$/;

/** 'Against the Cobras the first time'. */
const namedMeeting =
  /(?<=\b(?:vs|versus|against|played|faced) .*)\b(?:the )?(first|last) time(?: (?:we|i|they) (?:played|met|faced)(?: them)?)?$/;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** A game to come names the opponent, not the period: 'we play the Lynx on Saturday. What is our record against them'. */
const upcomingGame = new RegExp(
  String.raw`^(?:(?:so|ok|hey|coach|mack) ,? ?)*(?:we|i|he|she|(?:my|our|his|her) (?:son|daughter|kid|team)) (?:have |has |got |get |gets |plays? |faces? |(?:am |are |is )?(?:playing |facing ))(?:(?:a|another|our) game (?:against|vs|with) )?(?:the )?(?<name>\p{L}[\p{L} ]*?) (?:again )?(?:on |this |next |coming )*(?:tomorrow|tonight|today|${weekday}|weekend|week)(?: night)? ?[,.]? (?=(?:how|what|whats|when|who|which|do|does|did|have|has|am|is|are|show)\b)`,
  'u',
);
const referredTeam = /\b(against|vs|versus|to|beat|beaten|on) (?:them|that team|those guys)\b/;
const withUpcomingOpponent = (question: string): string => {
  const name = upcomingGame.exec(question)?.groups?.['name'];
  return name !== undefined && referredTeam.test(question)
    ? question.replace(upcomingGame, '').replace(referredTeam, `$1 the ${name}`)
    : question;
};

/** 'Am I better than at the start of the season' compares with the first games. */
const startOfTheSeason =
  /(\b(?:better|worse|more|less|fewer|higher|lower|improv\w*|progress\w*|up|down)\b.*) (?:than|since|from)(?: (?:at|in|from))?(?: the)?(?: very)? (?:start|beginning) of (?:the|this|my|his|her|our) (?:season|year)\b/;

/** 'I get beat short side' is about a player, not a game. */
const playerBeaten =
  /\b(?:get|gets|got|getting|was) beat(?:en)? (?=(?:wide|short|low|high|clean|cleanly|five|glove|blocker|stick|inside|outside|on|off|through|upstairs|down|one|1)\b)/;

/** 'How many times did the Lynx beat us' asks for our losses. */
const beatenBy =
  /\b(did|do|does|have|has|had) (?:the )?(?!(?:any|some|no|every)(?:one|body| team)?\b|(?:who|not|i|we)\b)((?:\p{L}+ ){0,2}?\p{L}+) ((?:ever |last |all )?)(?:beat|beaten|won against|cooked|smoked|crushed|destroyed) (?:us|me|him|her|(?:my|our|his|her) team)\b/gu;
const lostTo = (_: string, verb: string, team: string, adverb: string) =>
  `${verb} we ${adverb}lost to ${team === 'they' ? 'them' : `the ${team}`}`;

/** 'Which teams have beaten us' lists our losses, unless it asks for the most. */
const beatenByWhom =
  /\b(who|(?:which|what) (?:teams?|opponents?)) (?:has |have |all )?(?:beat|beaten|beats) (?:us|(?:my|our|his|her) team)\b(?!.*\b(?:most|worst|bad|badly|often)\b)/;
/** 'Have I scored on a Monday' is about all Mondays. */
const onAnyDay = new RegExp(String.raw`\bon (?:a|an|any) (${weekday})\b(?! game)`, 'g');

/** 'Scored more than once' is a number of goals in a game. */
const scoredTimes =
  /(?<=\b(?:games?|times|nights?|ever|how often|when|if)\b.*)\bscore[ds]? ((?:at least |more than |only |exactly |just )?)(?:(\d{1,2}) times|once)\b/;

/** 'Did I ever stop 30 shots' counts saves, 'if I stop 28 of 30 shots' does not. */
const stoppedShots =
  /\b(?:stop|stopped|save|saved) ((?:at least |more than |over |less than |fewer than |under |exactly )?\d{1,3}(?: or (?:more|fewer|less)|\+)?) (?:shots|pucks)\b/g;
/** 'Without a goal or an assist' is without a point. */
const neitherGoalNorAssist =
  /\b(?:without|with no|with neither|neither|no) (?:an? |any )?(?:goals? (?:n?or) (?:an? |any |no )?assists?|assists? (?:n?or) (?:an? |any |no )?goals?)\b/g;
const plusSign = /\b(goals?|assists?|points?|saves?) ?\+ ?(?=goals?\b|assists?\b|points?\b|saves?\b)/g;
/** 'How much do we usually lose by' asks for the average margin. */
const usualMargin =
  /\b(?:how (?:much|many(?: goals)?)|what) do (?:we|they) (?:usually |normally |typically |often )*(win|lose) by(?: on average| usually| normally)?$/;
const namedMargin =
  /\b(?:(winning|losing) margins?|margins? of (?:(?:our|my|his|her|the) )?(victory|wins|defeat|losses))\b/;
const marginIn = (result: string) => `margin in our ${/win|victory/.test(result) ? 'wins' : 'losses'}`;

/** 'W L record', 'w/l', 'W-L-T'. */
const winLossRecord = /\bw ?[-/ ] ?l(?: ?[-/ ] ?t)?\b(?: records?)?/g;
/** 'Pts/gm' and 'goals/game'. */
const slashedRate = /\b(pts?|points?|goals?|assists?|saves|shots|pims?) ?\/ ?(?:gms?|games?|gp|g)\b/g;

/** 'Held off the scoresheet' is a game without a point, 'on the scoresheet' one with a point. */
const offScoresheet =
  /\b(?:(?:been|was|were|am|is|got|gets?|gotten|kept|held|shut ?-?out|miss(?:ed)?|not|stayed?) )*(?:off|off of|on|out of|miss(?:ed)?) the (?:score ?sheet|scoreboard)\b/g;
const scoresheetText = (words: string) =>
  /\b(?:off|held|kept|shut|miss\w*|not|out)\b/.test(words) ? 'without a point' : 'with a point';

/** 'My last 3 goal game' is one game. */
const lastBigGame =
  /\b(?:my(?: \w+s)?|our|his|her|the) (last|latest|first) (\d{1,2}\+?)[- ](goal|point|assist|save) (?:game|night)(?! (?:streak|stretch))\b/g;
/** 'The last game I scored in' is not a report on the last game. */
const lastGameThat =
  /^(?=(?:the|my|our|his|her) |.* (?:in|\?)$)(?:(?:the|my|our|his|her) )?(last|first) game (?:(?:that|where|in which|when) )?((?:i|we|he|she) (?:scored|won|lost|tied|(?:got|had) an? \w+))(?: in)?(?= \?$|$)/;
/** 'Points in September minus points in October'. */
const sameFigureMinus =
  /\b(goals|assists|points|saves|shots|wins|losses) (.+?) minus (?:my |his |her |our )?\1 (.+)$/;
/** 'How many games over .500' compares wins and losses. */
const gamesAboveEven =
  /\bhow (?:many games|far) (?:are we |is (?:my|our|his|her) team |is (?:he|she) |am i )?(?:above|over) \.?500(?: (?:are we|am i|is (?:he|she)))?\b/;
/** 'How many of his last 8 games had a point' counts games. */
const gamesOfRun =
  /^(?:in )?how many (?:out )?of ((?:the|my(?: \w+s)?|our|his|her|these|those) (?:last|past|first) \d{1,3})(?: games|(?= (?:did|do|have|has|does) (?:i|we|he|she))) (.+?)(?: in)?$/;
/** 'When I had played 15 games' ends a period. */
const playedGames =
  /\b(?:when|once|by the time|after) (?:i|we|he|she) (?:had |have |has )?played (?:in )?(\d{1,3}) games\b/;
/** 'When I face more than 30' is about shots. */
const facedShots =
  /\b(face[ds]?|facing) ((?:exactly |at least |more than |over |less than |fewer than |under )?\d{1,3}(?: or (?:more|fewer|less)|\+)?)(?= *$| (?:this|last|in|vs|against)\b)/g;

/** 'Did we loose' is a typo, 'loose pucks' are not. */
const looseVerb = /\b(we|i|they|he|she) loose\b/g;

const monthNames =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
const dayOfMonth = String.raw`(\d{1,2})(?:st|nd|rd|th)?`;
/** 'Between 10 and 20 October' names the month once. */
const sharedMonth = new RegExp(
  String.raw`\b(between|from) (?:the )?${dayOfMonth} (and|to|until|through|till|-) (?:the )?${dayOfMonth} (?:of )?(${monthPattern})\b`,
);
const sharedMonthFirst = new RegExp(
  String.raw`\b(between|from) (${monthPattern}) ${dayOfMonth} (and|to|until|through|till|-) (?:the )?${dayOfMonth}(?! ?(?:${monthPattern}|games))(?=$|[^\d])`,
);
const sameMonthLastYear = new RegExp(
  String.raw`\b(${monthPattern})\b(.*?) (?:the )?same month (?:in |of )?last (?:year|season)\b`,
  'g',
);
/** 'October this year or last year'. */
const monthOfBothYears = new RegExp(
  String.raw`\b(${monthNames}) (?:of )?this (?:year|season) (or|and|vs|versus|than|to) (?:the )?last (?:year|season|one|1)\b`,
);
const joinedMonths = new RegExp(String.raw`\b(${monthNames}) ?([-/+]) ?(${monthNames})\b`, 'g');

/** 'The last time we played the Lynx' is one game, unless its date is asked for. */
const lastMeeting =
  /(?<!\b(?:when|since|how long|how many (?:days|weeks|games))\b.*)\b(?:(?:in|from) )?(?:the )?last time (?:that )?(?:we|i|they|he|she) (?:played|met|faced|saw) (?:the )?(?=\p{L})/u;

/** 'The last time we won' is one game, if a figure of it is asked for. */
const lastResult =
  /\b(?:(?:in|from|during) )?(?:the |my |our |his |her )?last (?:time (?:that )?(?:we|(?:my|our|his|her) team) (won|lost|tied|beat)|(win|loss|tie))\b(?! (?:by|streak|percent\w*)\b)( (?:to|against|over|vs))?/;
const figureOfGame =
  /\b(?:how many|how much|what did|how did|did (?:i|he|she)|goals?|assists?|points?|saves?|stats|shots?)\b/;
const dateAsked = /\b(?:when|since|how long|date|days?|ago|after|before|(?:the|final) score|scores? of)\b/;
const resultNouns: Record<string, string> = {
  won: 'wins', beat: 'wins', win: 'wins', lost: 'losses', loss: 'losses', tied: 'ties', tie: 'ties',
}; // prettier-ignore

const withLastResult = (question: string): string =>
  figureOfGame.test(question) && !dateAsked.test(question)
    ? question.replace(lastResult, (_, verb?: string, noun?: string, against?: string) => {
        const isOpponentNamed = verb === 'beat' || against !== undefined;
        return `in the last 1 ${resultNouns[verb ?? noun ?? ''] ?? ''}${isOpponentNamed ? ' against' : ''}`;
      })
    : question;

/** Prepares a question for reading: lower case, no apostrophes, spelled numbers as digits, typos of known words corrected. */
export const normalizeQuestion = (text: string): string => {
  const words = text
    .normalize('NFKC')
    .slice(0, 600)
    .toLowerCase()
    .replace(/[’'`]/g, '')
    .replace(/[“”"*_]/g, ' ')
    .replace(/\bw\/o\b/g, 'without')
    .replace(joinedMonths, (_, first: string, sign: string, last: string) =>
      sign === '-' ? `from ${first} to ${last}` : `${first} and ${last}`,
    )
    .replace(/\b(pre|post)-(?=christmas|xmas|thanksgiving|halloween)/g, (_, side: string) =>
      side === 'pre' ? 'before ' : 'after ',
    )
    .replace(/short[ -]?handed|shorthand(?:ed)?\b/g, 'short-handed')
    .replace(/power[ -]?play/g, 'power play')
    .replace(winLossRecord, 'record')
    .replace(slashedRate, '$1 per game')
    .replace(/\byear[- ](?:over|on)[- ]year\b/g, 'this season compared to last season')
    .replace(compoundNumeral, (_, numeral: string) => `${numerals.indexOf(numeral)}-`)
    .replace(/(?<=\p{L})\.{2,}(?=\p{L})/gu, ', ')
    .replace(/^((?:not counting|without|excluding|except|apart from|besides)\b[^.?!]*)\.{2,} /, '$1, ')
    .replace(/([?!.,;:])[?!.,;:]*(?=\s|$)/g, ' $1 ')
    .split(/\s+/)
    .filter(Boolean);
  const corrected = words
    .map((word, index) => {
      const previous = words[index - 1] ?? '';
      const spelled = Object.hasOwn(chatSpellings, word) ? chatSpellings[word] : undefined;
      if (spelled !== undefined && (!dayAbbreviation.test(word) || beforeDay.test(previous))) return spelled;
      const numeral = numerals.indexOf(word);
      // 'Which one', 'that one', 'one of' and 'one on one' are no counts.
      if (numeral === 1 && /^(?:which|that|this|the|last|best|worst|another|no|any)$/.test(previous))
        return word;
      if (numeral !== -1 && !/^(?:of|on|timers?|hole)$/.test(words[index + 1] ?? '')) return String(numeral);
      return (Object.hasOwn(ordinals, word) ? ordinals[word] : undefined) ?? correctWord(word);
    })
    .join(' ');
  const read = withClearWording(corrected)
    .replace(gamesAboveEven, 'how many more wins than losses do we have')
    .replace(
      /\b(?:above|over|below|under|at|better than|worse than) \.?500\b|\ba \.?500 (?:team|club|hockey team)\b/g,
      'record',
    )
    .replace(
      /\b(last (?:season|year)) (?:(?:at|by|up to|through) )?(?:this|the same) (?:point|time|date|stage)(?: (?:of|in) the (?:season|year))?\b/g,
      'at the same time $1',
    )
    .replace(/\b(games (?:have|did) (?:i|he|she)) start(?:ed)?\b/g, '$1 play')
    .replace(/\blast time (?=vs|versus|against)/g, 'in the last game ')
    .replace(/^((?:(?:and|so|hey|coach) )*(?:did|do) .*) last time(?: out)?$/, '$1 in the last game')
    .replace(namedMeeting, 'in the $1 game')
    .replace(
      /\bbefore (and|or|vs|versus|than) after ([a-z]+(?: \d{1,2}(?:st|nd|rd|th)?)?)/g,
      'before $2 $1 after $2',
    )
    .replace(
      /\bbefore ([a-z]+(?: \d{1,2}(?:st|nd|rd|th)?)?) (vs|versus|compared (?:to|with)|or|and|than) after\b(?! [a-z])/g,
      'before $1 $2 after $1',
    )
    .replace(/\bwith(?= streaks?\b)/g, 'win')
    .replace(
      /\bsince ([a-z]+(?: \d{1,2}(?:st|nd|rd|th)?)?) (vs|versus|compared (?:to|with)|or|and|than) before\b(?! [a-z])/g,
      'since $1 $2 before $1',
    )
    .replace(monthOfBothYears, '$1 $2 last $1')
    .replace(sameMonthLastYear, '$1$2 last $1')
    .replace(lastMeeting, 'in the last game against ')
    .replace(startOfTheSeason, '$1 than in my first 5 games')
    .replace(
      /\bwhat (?:gets|would get|will get|takes|would it take to get) (?:me|him|her|us) (?:back |up )?(?:to|over|above)\b/,
      'what do i need to get to',
    )
    .replace(playerBeaten, 'passed ')
    .replace(/\b(\d+ )?most recent\b/, 'last $1')
    .replace(/\b(last \d+) (?:results|scores)$/, '$1 games')
    .replace(beatenBy, lostTo)
    .replace(beatenByWhom, '$1 did we lose to')
    .replace(onAnyDay, 'on $1s')
    .replace(neitherGoalNorAssist, 'without a point')
    .replace(plusSign, '$1 and ')
    .replace(stoppedShots, 'make $1 saves')
    .replace(looseVerb, '$1 lose')
    .replace(offScoresheet, scoresheetText)
    .replace(/\b(goals?|assists?|points?)[- ](?:to|per)[- ]games? ratio\b/g, '$1 per game')
    .replace(/\b(?:next|second|2nd) to last game\b/g, 'game before last')
    .replace(lastGameThat, '$1 time $2')
    .replace(lastBigGame, 'the $1 time i had $2 $3s')
    .replace(/\bgame (\d{1,2}) (to|through|thru|until) (?:game )?(\d{1,2})\b/g, 'games $1 $2 $3')
    .replace(
      /\b(goals?|assists?|points?|saves?) record (?:for|in) (?:a|1) (?:single )?game\b/g,
      'most $1 in a game',
    )
    .replace(/\bthis (season|year) minus last (?:season|year)\b/g, 'this $1 compared to last $1 difference')
    .replace(sameFigureMinus, '$1 $2 vs $3 difference')
    .replace(/\bmonth over month\b/g, 'by month')
    .replace(
      /\bcompare (my(?: \w+s)?|his|her|our) (?:last|past) 2 months\b/g,
      'compare $1 this month and last month',
    )
    .replace(/\bshut (?:a|another|the other) team out\b/g, 'shut them out')
    .replace(gamesOfRun, 'how many games $2 in $1 games')
    .replace(playedGames, 'through $1 games')
    .replace(/\b(goal|assist|point|save|win|loss|shutout) (?:number|no|#) ?#?(\d{1,3})\b/g, '$2th $1')
    .replace(
      /\b(?:stay(?:ed|ing|s)?|kept|keeps?) out of the (?:penalty |sin )?(?:box|bin)\b/g,
      'have no penalties',
    )
    .replace(
      /\bat the end of (?=january|february|march|april|may|june|july|august|september|october|november|december)/g,
      'by the end of ',
    )
    .replace(/\b(in|over|during|within) the (?:last|past) (month|week)\b(?! of\b)/g, '$1 the last 1 $2s')
    .replace(facedShots, '$1 $2 shots')
    .replace(
      /\bwhere (?:i|we|he|she|my \w+) (?:was|were)(?: at)? (last (?:season|year))$/,
      'at the same time $1',
    )
    .replace(sharedMonth, '$1 $5 $2 $3 $5 $4')
    .replace(sharedMonthFirst, '$1 $2 $3 $4 $2 $5')
    .replace(scoredTimes, (_, amount: string, times?: string) => `had ${amount}${times ?? 1} goals`)
    .replace(/\bstat lines?\b/g, 'stats')
    .replace(/\bg,? a,?(?: and| &)? (?:p|pts|points)\b/g, 'goals assists and points')
    .replace(
      /\b(?:(?:season|home) opener|opening game|game 1)(?: of the season)?\b/g,
      'first game of the season',
    )
    .replace(/\b(our|my|his|her) (last|latest) one\b/g, '$1 $2 game')
    .replace(
      /\b(this (year|season|month|week|weekend) (?:than|or|and|to|vs|versus|compared (?:to|with)) (?:the )?last)(?! (?:year|season|month|week|game|\d))\b/g,
      '$1 $2',
    )
    .replace(
      /\b(season|year)\b(.*?\b(?:to|than|with|vs|versus|and|or|from)) (?:the |my )?(?:last|previous) (?:one|1)\b/g,
      '$1$2 last season',
    )
    .replace(/\bbetween this (season|year) and last\b(?! (?:season|year))/g, 'this $1 and last $1')
    .replace(
      /\bcompare (?:my|his|her|our|these|the) (?:(?:last|past) )?(?:2|both) (?:seasons|years)\b/g,
      'compare this season and last season',
    )
    .replace(
      /\b(best|worst) and (?:my |the )?(worst|best) (games?|months?|opponents?|teams?|days?|streaks?)\b/g,
      '$1 $3 and $2 $3',
    )
    .replace(/\b(?:who|(?:which|what) teams?) (?:do )?we own\b/, 'which team do we beat the most')
    .replace(
      /\b(?:who|(?:which|what) teams?) (?:do )?i own\b/,
      'which team do i have the most points against',
    )
    .replace(/\b(?:who|(?:which|what) teams?) owns? me\b/, 'which team do i have the fewest points against')
    .replace(/\b(?:who|(?:which|what) teams?) owns? us\b/, 'which team has beaten us the most')
    .replace(/\b(?:a|per|each|every) night$/, 'per game')
    .replace(usualMargin, 'average margin in our $1')
    .replace(namedMargin, (_, before?: string, after?: string) => marginIn(before ?? after ?? ''))
    .replace(/\bgoals let in\b/g, 'goals allowed')
    .replace(/\b(?:let|lets|letting) in\b/g, 'allow')
    .replace(/\ba (?=[23] (?:of )?(?:games?|weeks?|months?))/g, '')
    .replace(/\b(last|past|first) ([23]) of games\b/g, '$1 $2 games');
  return withKnownWording(withUpcomingOpponent(withLastResult(read)));
};
