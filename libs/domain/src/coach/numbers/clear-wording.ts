/** These change no figure: 'because she was sick', 'any idea'. */
const reasonEnd =
  /(?: ,)? (?:because [^.?!]*|cuz [^.?!]*|any ideas?|do you know|if you know|thank you|thanks|please)(?=(?: [?!.])*$)/;
/** The game that the answer shows says it: 'my worst game and who was it against'. */
const ofFoundGame =
  /(?<=\b(?:best|worst|most|fewest|highest|lowest|biggest|toughest|last|latest)\b.*) and (?:(?:who|when|what day|which team|what team) (?:was|is|were) (?:it|that|they|those)(?: against)?|against (?:who|whom)|did (?:i|we|he|she|they) (?:win|lose)(?: (?:it|that|that (?:1|one|game)))?)(?=(?: [?!.])*$)/;
/** 'We had a rough weekend, so how many losses is that' tells something before it asks. */
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
    .replace(goalsAgainstPerHour, 'goals against average');
