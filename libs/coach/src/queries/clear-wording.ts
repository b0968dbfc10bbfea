import { monthPattern } from './period.js';

/** These change no figure: 'because she was sick', 'any idea'. */
const reasonEnd =
  /(?: ,)? (?:because [^.?!]*|cuz [^.?!]*|any ideas?|do you know|if you know|thank you|thanks|please)(?=(?: [?!.])*$)/;
/** The game that the answer shows says it: 'my worst game and who was it against'. */
const ofFoundGame =
  /(?<=\b(?:best|worst|most|fewest|highest|lowest|biggest|toughest|last|latest)\b.*) and (?:(?:who|when|what day|which team|what team) (?:was|is|were) (?:it|that|they|those)(?: against)?|against (?:who|whom)|did (?:i|we|he|she|they) (?:win|lose)(?: (?:it|that|that (?:1|one|game)))?)(?=(?: [?!.])*$)/;
/** 'We had a rough weekend, so how many losses is that' reports something before it asks. */
const toldBefore =
  /^((?:(?:so|ok|hey|hi|well) ,? ?)*(?:we|i|he|she|they|my|our|her|his|the|grandpa|grandma|coach|mom|dad)\b(?![^?.]*\b(?:how|what|whats|which|if|need)\b[^?.]*,)(?=[^?.]*\b(?:had|has|have|got|was|were|is|are|lost|won|gave|played|plays?|says?|said|asked|thinks?|keeps?|rotates?|came|went)\b)(?![^?,.]*\d)[^?.]{25,}?) ,? ?(?:so|and) (?=(?:i am curious |im curious |i wonder(?:ed)? |tell me )?(?:in )?(?:how many|how much|how often|whats|what is|what was|what are)\b)/;

/** 'What do we usually lose by lol'. */
const chatEnd = /(?: ,? ?(?:lol|lmao|lmfao|haha\w*|hehe\w*|lolol|please|though))+(?=(?: [?!.])*$)/;

/** 'How many of our wins were shutouts'. */
const ofResults =
  /\bhow many (?:out )?of (my|our|his|her|the|those) (wins|losses|ties) (?:were|was|are|came|have been|had)(?: in)? (?:(shut ?-?outs?)\b|(?=(?:by|against|in|on|with|at|from|since|after) ))/;
const goalsAgainstPerHour =
  /\bgoals?(?: against| allowed| let in)? (?:per|every|each|for every) 60(?: minutes?| min)?\b/;

const bothEnds =
  /(?<=\b(?:without|excluding|minus|not counting|except|besides|ignoring|(?:take|leave|throw) (?:out|away)|drop)\b.{0,16})\b(?:best and (?:\w+ )?worst|worst and (?:\w+ )?best)(?= games?\b)/;

/** 'Of her 14 wins, how many were against the Storm'. */
const resultsFirst =
  /^((?:(?:so|and|ok) )*)(?:out )?of (my|our|his|her|the|those) (?:\d+ )?(wins|losses|ties) ,? ?how many (?=were|are|came|have)/;
/** 'How many shots until I let one in' is a ratio. */
const untilGoal =
  /\b(?:how many (?<per>shots|saves|pucks)\b.*\b(?:till|until|before) (?:(?:i|he|she) (?:allow|let|get|gets|lets|allows)\b.*|(?:1|one|a goal|they) (?:goes in|score|scores|gets (?:by|past).*))|(?:1|a) goal (?:on |for |against )?every how many (?<every>shots|saves))(?=(?: (?:usually|normally|on average))?(?: [?!.])*$)/;
const typicalGame = /\bin an? (?:typical|average|normal|usual) (game|win|loss|tie)\b/;
const typicalResults: Record<string, string> = { win: ' in wins', loss: ' in losses', tie: ' in ties' };
const daysPlayed = new RegExp(
  String.raw`\bhow many ((?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends) (?:did|have|has) (?:i|we|he|she) (?:play|played)(?: on)?\b`,
);

/** 'Take away the Storm games and what is my average' is one question. */
const leftOutFirst =
  /^((?:(?:so|ok|and|if) )*(?:(?:you|we|i) )?(?:take|leave|drop|remove|ignore|exclude|without|skip) .+?) ?,? (?:and|then) (?=(?:what|whats|how)\b)/;

/** 'How many did I score in' asks for games. */
const gamesScoredIn = /\bhow many (did|do|have|has|does) (i|he|she) (?:score|scored|get a point) in(?=$| \?)/;
/** 'If you count last year too' asks for both seasons. */
const withLastSeason =
  /(?<!\b(?:not|dont|without|never) (?:you |i |we )?)\b(?:(?:(?:if|when) (?:you|i|we)|and) (?:count|include|add)|counting|including|adding)(?: in)? (?:the )?last (?:season|year)(?: too| also| as well)?\b/;
/** 'My dad says I got 3 goals against the Lynx is that true' asks whether it is so. */
const claim =
  /^.*\b(?:says?|said|thinks?) (?:that )?(i|we|he|she) (.+?) ?[,.]? is (?:that|it) (?:true|right)(?= ?\?|$)/;
const ownGuess =
  /^.*\b(?:i (?:think|feel like|swear|bet|guess)) (?:that )?(i|we|he|she) (.+?) ?[,.]? (?:is (?:that|it)|am i) (?:true|right|correct)(?= ?\?|$)/;
const moreThanOpponents =
  /\bhow many more goals (?:do|does|did|have|has) (?:we|(?:my(?: \w+s)?|our|his|her|the) team) (?:have |scored? |got |get )?than (?:the )?(?:other teams?|opponents?|them|they)\b/;
/** 'We played 3 games this month, how many did we win': the number is no part of the question. */
const statedGames =
  /\b(?:we|i) (?:have )?(?:played|had) \d{1,3} games\b(?: (?:right|so|and))*(?= .*\bhow many\b)/;
const monthMinus = new RegExp(
  String.raw`\b(goals|assists|points|wins|losses) (in (?:${monthPattern})) minus (?:in )?(${monthPattern})\b`,
);
const withNothing =
  /\b(?:not|didnt|did not|dont|do not) (?:get|have|score|make) (?:anything|a thing|any points?)\b/;

/** Rewords a question so that the readers find its figure, and drops what changes no figure. */
export const withClearWording = (question: string): string =>
  question
    .replace(chatEnd, '')
    .replace(reasonEnd, '')
    .replace(ofFoundGame, '')
    .replace(toldBefore, '$1 . ')
    .replace(/\b(?:is|isnt) (?:that|this|it) (?:true|right|so) ?, (?=(?:how|whats|what)\b)/, '')
    .replace(/\bon (?:the )?nights (?=(?:i|we|he|she|when|where|with)\b)/g, 'in games ')
    .replace(/\bgoal support\b/g, 'team goals per game')
    .replace(leftOutFirst, '$1 , ')
    .replace(bothEnds, 'extreme')
    .replace(/\b(longer|shorter) than (?=\d)/g, (_, side: string) =>
      side === 'longer' ? 'more than ' : 'less than ',
    )
    .replace(resultsFirst, '$1how many of $2 $3 ')
    .replace(
      untilGoal,
      (_, shots?: string, saves?: string) =>
        `what is the ratio of ${shots === 'pucks' ? 'saves' : (shots ?? saves ?? '')} per goal against`,
    )
    .replace(typicalGame, (_, noun: string) => `per game${typicalResults[noun] ?? ''}`)
    .replace(daysPlayed, 'how many games on $1')
    .replace(/^((?:(?:so|and|ok) )*)how (?:bad|good|rough|great|terrible) (?=(?:was|were) )/, '$1how ')
    .replace(
      /\bwhen (?:the|its|it is|a) (?:game|games|score)? ?(?:is|are|was|were)? ?close\b/,
      'in close games',
    )
    .replace(/\bsince (?:the|our|my|his|her) (?:\w+ )?game on (?=the |\d|[a-z]+ \d)/, 'after ')
    .replace(
      /\b(?:biggest|largest) (?:lead|score|amount)(?: (?:that )?(?:we|they))? (won|lost) by\b/,
      'biggest margin we $1 by',
    )
    .replace(ofResults, (_, owner: string, noun: string, shutouts?: string) =>
      shutouts ? `how many shutouts in ${owner} ${noun}` : `how many ${noun} `,
    )
    .replace(
      /\b(goals|assists|points|saves|shots)\b(.*?)\b(?:came|come|are|were) (?:from|against) (?=the )/,
      '$1$2 were against ',
    )
    .replace(goalsAgainstPerHour, 'goals against average')
    .replace(gamesScoredIn, 'how many games $1 $2 score in')
    .replace(withLastSeason, 'in both seasons')
    .replace(withNothing, 'have no points')
    .replace(
      /\b(more|less|fewer|better|worse|higher|lower)\b(.*?) then (?=(?:i|we|he|she|my|our|his|the|last|him|her|them|other|goals|assists|points|wins|losses|ties|penalties|\d)\b)/,
      '$1$2 than ',
    )
    .replace(moreThanOpponents, 'whats our goal difference')
    .replace(/\bin (?:the|our|my|those) \d{1,2} (wins|losses|ties)\b/g, 'in the $1')
    .replace(
      /\b(did|do|have|has) (?:the )?(\p{L}+(?: \p{L}+)?) (?:ever )?shut us out\b/gu,
      '$1 we get shut out against the $2',
    )
    .replace(/\b(?:in )?(?:all )?(?:my(?: \w+s)?|our|the) tie games\b/g, 'in ties')
    .replace(/\bwho is the team (?:that )?we (?:lost|lose) to\b/g, 'which team did we lose to')
    .replace(/\bwho is the team (?:that )?we beat\b/g, 'which team did we beat')
    .replace(
      /\b((?:which|what) teams? .*?)(?:get|got|have|had|score) (?:0|no) goals? (?=on|against|vs)/,
      '$1never score ',
    )
    .replace(/^which (?:ones|1s) did (i|he|she) score in\b/, 'which games did $1 score in')
    .replace(monthMinus, '$1 $2 vs $3 difference')
    .replace(
      /\bwith me (scoring|getting) /,
      (_, verb: string) => `when i ${verb === 'scoring' ? 'score' : 'get'} `,
    )
    .replace(/\bwith me scoring$/, 'and i scored')
    .replace(statedGames, '')
    .replace(
      /\b(my(?: \w+s)?|his|her|our) last game and the (?:one|1|game) before(?: (?:that|it))?(?: 1)?\b/,
      '$1 last 2 games',
    )
    .replace(/\baverage score (?:of|in|for) (?:our|my|his|her|the) games\b/g, 'average goals for and against')
    .replace(
      /\btotal goals (?:(?:are|get|were|was) )?(?:scored )?in (?:our|my|his|her|the) games\b/g,
      'goals for and against',
    )
    .replace(/\bwhat %/g, 'what percent')
    .replace(
      /\b(\d{1,2} (?:goals?|assists?|points?)|hat tricks?) in (?:1|the same) (?:single )?game\b/g,
      '$1',
    )
    .replace(
      /\b(?:the )?longest (?:i|he|she) (?:was|sat|spent)(?: ever)? in the (?:penalty |sin )?(?:box|bin)\b/g,
      'the most penalty minutes',
    )
    .replace(claim, 'did $1 $2')
    .replace(ownGuess, 'do $1 $2')
    .replace(
      /\bdo (i|he|she) (score (?:more )?or (?:pass|assist)|(?:pass|assist) (?:more )?or score) more\b/g,
      'do $1 have more goals or assists',
    )
    .replace(/\b(\d{1,3}(?:st|nd|rd|th)) career (goal|assist|point|win)\b/g, '$1 $2 of my career');
