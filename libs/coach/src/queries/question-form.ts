import { isWithinEditDistance } from '../dialogue/pattern-matcher.js';

const filler = new Set(
  `a about all also am an and any are as at be been being but by can coach could count did do does doing done each else even ever exactly far for from
  get gets give go going good got had has have having he her hers hey hi him his how i if in is it its just kind know like lol look looking made make many me mean
  much my number numbers of off ok okay on one ones or other our ours out overall over own please plz put really say see she show so some stat stats still tell than that the
  their them then there these they thing this those though time to told too total totals up us was we were what whats when where which while who why with would yes you your
  son daughter kid child boy girl player season current now currently personal check curious wondering wonder ended end finished again combined together altogether since today
  exact real actual right btw um uh oh yo mack thanks thank ? ! . , ; : - & sons daughters kids childs players played play playing plays team teams compared compare
  game games dressed most average list year logged log recorded record many were only hockey up's mine sheet season's bro dude man myself himself herself median ratio wise both any actually`.split(
    /\s+/,
  ),
);

/** Words that no part of the query explains. */
export const unexplained = (text: string) =>
  text.split(/\s+/).filter((word) => word && !filler.has(word) && !/^\d/.test(word));

/** Words that change no figure: chat, verbs of counting, and words of the figures themselves. */
const harmlessWords = new Set(
  `umm hmm ice typically normally generally usual normal honest quick q question questions literally honestly basically legit tbh ngl fr cap omg lmao haha hahaha hello help forgot forget remind guess think believe feel want wanted
  wanna trying try find dad mom parents friend grandma grandpa asked asking asks says said proud lot lots alot tons bunch score scored scores scoring goal goals point points pts assist
  assists save saves saved stop stopped stops shot shots shutout shutouts win wins won winning beats havent hasnt didnt dont doesnt always blowouts everybody everyone lost lose loses losing loss losses tie ties tied beat beaten record penalty penalties pims
  minute minutes mins season seasons yet already still lately recently next tomorrow tonight yesterday will would keep end ends finish finished start started starts starter starting happen
  happens happened projected project projection pace scoresheet stat app page profile good bad great better worse best worst age ages level bantam bantams peewee peewees mite mites squirt
  squirts midget midgets involved part parts contribute contributed contributing rack racked notch notched bag bagged pot potted pile piled tally collect collected pick picked earn earned
  register registered produce produced face faced faces facing see seen saw puck pucks net goalie skater crease pipes gimme lemme break breakdown recap rundown full held hold kept keeps went gone
  come comes came coming spend spent spending sat sit sitting serve served take takes took taken taking committed box bin date dates time times whenever ago day days week weeks month months
  averaged averaging improve improved improving difference between against vs and or plus until till before after reach need needs left more less least most fewer many % + & = / score's game's hes shes whatever
  getting stopping giving allowing making letting blocking giving looking sup mate buddy pal sir asap info possibly maybe perhaps roughly approximately around approx presently entire whole lifetime alltime rq seem
  seems feels gotten once quick real super totally heyy hiya ayo boys girls thru within into onto during anyways anyway fraction proportion portion bury buried netted tallied result results sum trending producing never weekday weekdays match matching fine doesnt nights night pass exceed overtake equal surpass catch put puts putting scoreboard leaderboard compare comparing correct guys kinda sorta pretty well even count counts counted counting sum add adds added tell told answer`.split(
    /\s+/,
  ),
);
const minTypoLetters = 3;
/** A typo rarely changes the first letter: 'Jake' is not 'make'. */
const isTypoOf = (word: string, known: string): boolean =>
  known.length >= minTypoLetters &&
  word.charAt(0) === known.charAt(0) &&
  isWithinEditDistance(word, known, 1);
/** The first word that may change the figure. A typo of a small word does not. */
export const strangeWordIn = (words: readonly string[]): string | undefined =>
  words
    .flatMap((word) => word.split(/[^\p{L}\p{N}]+/u))
    .find(
      (word) =>
        /^\p{L}{3,}$/u.test(word) &&
        !harmlessWords.has(word) &&
        ![...filler].some((known) => isTypoOf(word, known)),
    );

/** Questions about hockey in general, other players or the future. */
export const generalForm =
  /\b(?:who (?:can|could|gets to) (?:see|view|read)|(?:can|do) (?:people|others|other \w+|anyone|everyone|strangers) (?:see|view|read)|whats? (?:is )?the point|do you think|will (?:i|he|she|we) (?:score|get|win|make)\b(?!.*\b(?:if|pace|rate|after)\b)|(?:than|as) (?:my|his|her|our) (?:brother|sister|friend|teammate|dad|mom|buddy)s?|who (?:has(?! (?:i|he|she|we|my)\b)|leads|is|scored|got)|the record for|too (?:many|few|much)|can (?:i|we|he|she)|can you (?:save|log|add|help|make|score|shoot|win|kick|lose)|playoffs|to the head|is it (?:bad|ok|okay|normal|good|fine)|which is (?:better|more)|average (?:number|amount|player|goalie|kid)|how (?:many|much) .*\bcan (?:you|there|a|one|someone|they)\b|(?:does|do|did) (?:an?|most|the average|the typical|your average) (?:\w+ )?(?:goalie|player|kid|skater|forward|defenseman|team)s?\b|in the nhl)\b/;

/** A message that begins with its subject states something, unless it has a question form. */
export const statementStart =
  /^(?:(?:and|so|but|ok|okay|yeah|yes|today|yesterday|tonight|coach|hey|hi|lol|man|bro|dude|well|also|then|because|cuz|last night|last game|this weekend) )*(?:i|we|he|she|they|you|it|theres?|im|ill|id|my (?:son|daughter|kid|child|teammate|friend|brother|sister|coach|dad|mom|team|line|goalie)|our (?:team|coach|goalie)|the (?:coach|other|refs?|goalie|team)s?|everyone|some|let|got|lost|won|scored|stopped|log|add|remember) /;

export const ownSubject =
  /\b(?:i|ive|im|id|my|me|we|weve|our|us|he|she|his|her|him|son|daughter|kid|child|boy|girl|player|hes|shes|team)\b/;

export const namedChild =
  /\b(?:does|did|has|is|was|are) (?!it|this|that|there|the|a|an|any|everyone|most|someone|anyone|they|you\b)(\p{L}+) (?:have|has|had|score|scored|get|got|do|doing|make|made|play|played|let|allow|face|been|win|won|averaging)\b/u;

export const questionForm =
  /\b(?:how many|number of|how much|how often|how long|how are my|how is my|whats|what (?:is|are|was|were|did|do|percent\w*|share)|which|when (?:did|was|were|is)|show|list|give me|tell me|do (?:i|we|you know)|did (?:i|we|he|she|my)|does (?:he|she|my|our)|have (?:i|we)|has (?:he|she|my)|am i|is (?:he|she|my)|was (?:i|he|she|that|this|my)|were (?:we|my)|how did|how have|how has|how do (?:i|we) do|how does|how am i|record|stats|total|average|per game|streak|pace|compare|can you|who did (?:i|we|he|she))\b/;

export const adviceForm =
  /\b(?:how (?:do|can|could|should|would) (?:i|we|you) (?!do\b|rank|compare|stack|perform|look\b|fare\b|usually|normally|match)\w+|(?:what|how) (?:do|should|can|could|would) (?:i|we|you) (?:say|do|tell|eat|wear|bring|write)|how (?:do|can|could|should|would|to|does) (?:i|we|he|she|you|my \w+|a \w+)?\s*(?:get|be|become|stop|save|score|make|improve|increase|raise|lower|boost|avoid|win|beat|cut|reduce|help|play|keep|train|teach|shoot|pass|react|deal|handle|prepare|start|not|tell|ask|say|talk|explain)|how to|help (?:me|him|her|us)|tips?|drills?|practice|improve|get better|work on|what (?:does|do) .* mean|meaning|explain|whats? (?:a|an) |what (?:is|are) (?:a|an|the (?:meaning|difference)) |what (?:is|are) (?:gaa|sv ?%|save percentage|goals against average|pim|points|assists|saves|shutouts)(?:$| mean)|calculat\w+|should|how (?:long|much|many \w+) (?:is|are|makes?) (?:a|an|the|in an?|on)|(?:points?|penalty) for an? (?!\d)|enough (?:to|for) (?:make|play|aaa|aa)|why (?:do|did|am|is|does|dont|cant)|i want|my goal is|remember|rules?|allowed to|teach|advice|feel|scared|nervous|sad|hurts?|coach says|coach said)\b/;

/** 'Noors best game': apostrophes are removed. */
const possessiveName =
  /\b(whats|what (?:is|was|are|were)|and|about|is|are|was|show me|tell me) (?!(?:this|his|hers|yours|ours|last|goals|assists|points|saves|shots|games|wins|teams)\b)\p{L}{2,}s (?=(?:best|worst|longest|highest|record|stats|goals|assists|points|save|saves|shutouts|gaa|average|team)\b)/gu;

export const perGameWords =
  /\b(?:per|a|each|every) (?:game|match|night|start)\b|\bper60\b|\baverages?\b|\baveraging\b|\bppg\b|\bgpg\b|\bon average\b|\busually (?:get|have|face|score|make|let|allow|take)\b|\bhow many\b.*\b(?:usually|normally|typically|generally)\b|\b(?:usual|normal) (?:number|amount) of\b/;

export const recentWords = /\b(?:lately|recently|of late|these days)\b/;

/** 'Have they scored 5 goals' is about the team of the child. */
const ownTeam =
  /\b(did|do|have|has) they ((?:ever )?(?:scored?|gotten|got|get|won|win|lost|lose|tied|tie|played|play|give up|given up|gave up|allow(?:ed)?))\b(?!.*\b(?:on|against) (?:him|her|us|my)\b)/g;
const teamResults =
  /\b((?:how|who) (?:did|do|have|are)|are|were) they (do|done|doing|play|played|playing|face|faced|beat|beaten|lose|lost|win|won|better|worse|winning|losing)\b/g;
/** A parent's words for the child, as pronouns. */
export const withPronouns = (question: string) =>
  question
    .replace(ownTeam, '$1 we $2')
    .replace(teamResults, '$1 we $2')
    .replace(
      /\b(whats|what is|what was|hows|how is) their (?=record|win|goal diff)(?!.*\b(?:us|him|her)\b)/,
      '$1 our ',
    )
    .replace(/\bmy (?:son|daughter|kid|child|boy|girl|player|goalie)s\b/g, 'his')
    .replace(/\bmy (?:son|daughter|kid|child|boy|girl|player|goalie)\b/g, 'he')
    .replace(possessiveName, '$1 his ');

/** Words before a correction: 'no, I meant assists', 'not goals, assists'. */
export const correctionStart =
  /^(?:(?:no|nope|nah|sorry|oops|wait|actually|i mean|(?:i|he|she) meant|i said|i was asking (?:about|for)|not (?:the )?\w+ but|not (?!counting\b|including\b)\w+)(?: ?,)? )+(?=\S)/;
