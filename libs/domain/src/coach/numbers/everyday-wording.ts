import { monthPattern } from './period.js';

const person = String.raw`(?:(?:my|his|her|our|the) )?(?:grand(?:ma|pa|mother|father)|nana|papa|mom|dad|mother|father|husband|wife|uncle|aunt|coach|son|daughter|kid|brother|sister|friend)(?: in law)?`;
const askedHim = String.raw`(?:my|his|her|our) \w+|him|her|them|${person}`;
const changed = String.raw`(?:better|worse|improv\w*|progress\w*|chang\w*|drop\w*|dip\w*|go|gone|going|went|rise|risen|fall|fell|more|less|fewer|up|down)`;
const low =
  '(?:(?:(?:so|really|always|pretty|that|this|much|get|gets|gotten|go|gone|going|been|a lot) )*(?:low|lower|bad|worse|high|higher|down|up|drop|dropped|dropping|dip|dipped|fall|fell|falling|poor|terrible)(?: so (?:much|low|bad))?)';
const date = String.raw`(?:on )?(?:${monthPattern}|\d{1,2}\/\d)`;

/** Everyday wordings, and the words that the readers know. They are replaced in this order. */
const rewordings: readonly (readonly [RegExp, string])[] = [
  // Words before the question.
  [/^(?:quick (?:1|one|question|q)|real quick|random question|silly question|just wondering|just curious|question)(?: (?![,:])\S+){0,4} [,:] /, ''],
  [/^.{4,60} : (?=(?:goals|assists|points|penalty|pims|saves|record|wins)\b)/, ''],
  [/^is it true (?:that )?(we|i|he|she) (?:havent|hasnt|have never|has never|never) (lost to|beaten|beat|scored on|scored against|tied)\b/, 'how many times have $1 $2'],
  [new RegExp(String.raw`^(?:i|we|${person}) (?:missed|couldnt (?:make|see|be at|go to)|wasnt at|didnt (?:see|make|go to)) (?:(?:his|her|the|our|my|their) )?game ((?:on|in|vs|against) [^,]+?) ?,? (?:so )?(how did (?:he|she|they|we) (?:do|play))(?: \?)?$`), '$2 $1'],
  [new RegExp(String.raw`^(?:i|we|${person}) (?:missed|couldnt (?:make|see|be at|go to)|wasnt at|didnt (?:see|make|go to)) (?:(?:his|her|the|our|my|their) )?(?:last )?(?:game|1|one) ?,? (?:so )?(how did (?:he|she|they|we) (?:do|play))(?: \?)?$`), '$1 in the last game'],
  [/^.*\bi have (?:him|her|us|me) (?:at|down for) \d+ (goals|assists|points|wins|games|saves) ?,? (?:and )?(?:what|how many) do you have(?: \?)?$/, 'how many $1'],
  [/^(?:out )?of (?:the|his|her|my|our) (?:\d+ )?games ?,? how many (?:games )?(?=(?:did|has|have|do|does) )/, 'how many games '],
  [/\bwhen (?:we|i|they|he|she) last (?:played|faced|met|saw) (?:the )?/, 'in the last game against the '],
  [/^how much (better|worse) (is|are|am) (he|she|we|i)(?: doing| playing)? this (?:year|season)(?: per game)?(?: \?)?$/, '$2 $3 $1 than last season'],
  [/^((?:(?:so|hey|hi|hello|coach) ,? ?)*how is (?:he|she|my (?:son|daughter|kid|child|boy|girl)) doing)(?: \?)?$/, '$1 this season'],
  [/^((?:(?:so|and|hey|coach) ,? ?)*)how (?:have|has|did) (i|we|he|she) (?:been(?: (?:doing|playing))?|done|do|play(?:ed)?) (?:lately|recently|of late|these days)(?: \?)?$/, '$1how did $2 do in the last 5 games'],
  [/^((?:(?:so|and|hey|coach) ,? ?)*)how (?:have|has) (i|we|he|she) been (?:doing|playing)(?: \?)?$/, '$1how did $2 do in the last 5 games'],
  [/^((?:(?:so|and|hey|coach) ,? ?)*)how (?:have|has) (i|we|he|she) (?:done|played|been (?:doing|playing)) (?=(?:in|on|over|against|vs|this|last|since)\b)/, '$1how did $2 do '],
  [/^(how did (?:i|we|he|she) do (?:in|over) (?:my|our|his|her|the) last \d{1,2})(?: \?)?$/, '$1 games'],
  [/^(?:whats|what is) (he|she) at (?:(?:for|on) the (?:year|season)|this (?:year|season)|so far|now)(?: \?)?$/, 'how many points does $1 have this season'],
  [/^(?:(?:so|and|ok) )*how(?: is| does| do| did)? (?:that|it|this|those|they) compared? (?:to|with) /, 'compared to '],
  [/\b(best|worst) (month|opponent|game|day) and (worst|best) \2 (by|in|for) (wins|goals|assists|points|saves)\b/, '$1 $2 by $5 and $3 $2 by $5'],
  // The person who asks changes no figure, and 'what do I tell her' asks for the same figure.
  [new RegExp(String.raw`^${person} (?:(?:just|always|really) )?(?:wants?|wanted|would like|needs?|is asking|likes?) to (?:know|hear)(?: about)? `), ''],
  [new RegExp(String.raw`^${person} (?:(?:just|always) )?(?:asked|asks|is asking|keeps asking|was asking)(?: me)? (?:if (he|she|we) (?=(?:got|had|scored|won|lost|played)\b)|(?=(?:how|what|when|who|which)\b))`), 'has $1 '],
  [new RegExp(String.raw`^has  (?=how|what|when|who|which)`), ''],
  [new RegExp(String.raw`^((?:has|have|how|what|when) .{8,}?),? (?:so )?what (?:do|should|can) i (?:tell|say to|answer) (?:${askedHim})(?: \?)?$`), '$1'],
  // Words after the question.
  [/^((?:is|are|am|was|do|does|did|has|have)\b.{6,}?) or (?:what|not|no)(?: \?)?$/, '$1'],
  [/^(?:(?:so|and|but) )*how come (?=(?:i|he|she|we|they|my|his|her|our)\b)/, 'why does it happen that '],
  [/\bhot streaks?\b/, 'point streak'],
  [/\bcold (?:streaks?|spells?)\b/, 'drought'],
  [/^(?:(?:give|show|tell) me )?(?:the |all the )?scores? (?:of|for|from|in) (?:all )?(?:of )?(?:the |our |my |his |her )?games (?=(?:vs|against)\b)/, 'show all games '],
  [/\bwithout (?:sitting|going|being|getting|any time|time) (?:(?:in|to) )?(?:the )?(?:penalty |sin )?(?:box|bin)\b/, 'without a penalty'],
  [/^(?:who|which|what) (?:is )?(?:the )?(?:(?:one|1|only) )?team (?:that )?(?:we|i|they) (?:cant|never|havent|cannot|cant seem to) (?:ever )?beat(?:en)?(?: \?)?$/, 'wins by opponent'],
  [/\bin (?:those|these|all) (?:\d+ )?(wins|losses|ties)\b/, 'in $1'],
  [/\bin (?:my|his|her) (?:whole |entire )?life\b/, 'all time'],
  [/^(?:we|they) (?:never|always|usually|only) (?:win|lose) (when .*?) ?,? (?:right|huh|eh|no)(?: \?)?$/, 'what is our record $1'],
  [/^(?:on average )?how many (goals|assists|points|saves|wins) (?:a|per|each|every) month\b.*$/, '$1 by month'],
  [/^i (?:want|would like|wanna|need) to see (?=(?:every|all)\b)/, 'show '],
  [/\b(?:highest|most|biggest)[- ]scoring game (?:that )?(?:our|my|his|her|the) team(?: (?:has |have )?(?:had|played))?\b/, 'game with the most team goals'],
  [/^(he|she|i) (?:(?:has|have) )?(?:scored|had a goal) in (?:(?:the|his|her|my) last )?\d+ (?:straight|in a row|consecutive)(?: games)? ?,? (?:right|no|correct|huh|now)(?: \?)?$/, 'how many games in a row has $1 scored'],
  [/^can (i|he|she|we) (?:still )?(?:reach|hit|get to|make) (\d{1,3})( goals| assists| points)?(?: by [a-z]+)? if (?:i|he|she|we) (?:plays?|gets?|has|have) (\d{1,2}) more(?: games)?(?: \?)?$/, 'how many$3 does $1 need to reach $2 in $4 games'],
  [/\bwhen did (i|he|she) last not (?:score|get a goal)\b/, 'when was the last time $1 had no goals'],
  [/\b(best|worst) day(?= *$| \?)/, '$1 weekday'],
  [/\bwho is (?:my|our|his|her|the) (?:easiest|favou?rite) (?:team|opponent)\b/, 'what is my best opponent'],
  [/\bwho is (?:my|our|his|her|the) (?:hardest|toughest) (?:team|opponent)\b/, 'what is my worst opponent'],
  [/\b(first|last) (goal|assist|point|win|loss|tie|shutout|penalty) of the (season|year)\b/, '$1 $2 this $3'],
  [new RegExp(String.raw`^${person} (?:wants?|needs?|asked for|is asking for|would like) (?=(?:his|her|my|our) (?:\w+ )?(?:stats|numbers|totals|goals|points|assists|record)\b)`), 'show '],
  [new RegExp(String.raw`^tell ${person} (?=(?:how|what) )`), ''],
  [/^how (?:the|his|her|my|our) last (\d+)(?: games)? went$/, 'how did he do in the last $1 games'],
  [new RegExp(String.raw`\bsince (?:the|our|that|his|her|my) (?:loss|win|tie|game) (?:on|from|of) (?=${date})`), 'after '],
  [/^on (?:what|which) (?:date|day) did\b/, 'when did'],
  // Changes over time.
  [/^((?:(?:so|and|how much|how far) )*(?:did|has|have|is|are) (?:my|his|her|our) .+?) (?:drop(?:ped|ping)?|dip(?:ped|ping)?|fall(?:en|ing)?|fell|declined?|decreased?)(?= |$)(?: down| off)?/, '$1 go down'],
  [/^((?:(?:so|and) )*(?:did|have|has|am|is|are|do) (?:i|we|he|she)) (?:get|gotten|got|getting|become) (better|worse)(?= )/, '$1 do $2'],
  [new RegExp(String.raw`^(.*\b${changed}\b.*?) (?:from|between) (${monthPattern}) (?:to|and|until|till) (${monthPattern})(?: \?)?$`), '$1 in $3 than in $2'],
  [new RegExp(String.raw`^(?:(?:so|and|but|ok) )*(?:why|how come) (?:is|are|was|were|did|do|does|has|have) ((?:my|his|her|our) .+?) ${low} (?=(?:in|on|at|against|vs|when|after|during|with) )(.+?)(?: \?)?$`), '$1 $2 compared to all other games'],
  [/^((?:has|have|did|is|are) .*) since the (?:start|beginning)(?: \?)?$/, '$1 since the start of the season'],
  [/\b(?:lately|recently) (?:vs|versus|compared? (?:to|with)|against) (?:before(?: that)?|earlier|the games before)(?: \?)?$/, 'in the last 5 games vs the 5 before'],
  [/\b(?:lately|recently) (?:vs|versus|compared? (?:to|with)|against) (?:my|his|her|our|the) (?:whole )?(?:season|average|year)(?: average)?(?: \?)?$/, 'in the last 5 games compared to this season'],
  [/^how (?:has|have|did|do|does) ((?:my|his|her|our) .+?) (?:changed?|developed?|moved?|looked?|gone) (?:over|through|across|by|from|during) (?:the )?(?:months?|month to month|season|year|time)(?: \?)?$/, '$1 by month'],
  // Times without a goal.
  [/^(i|he|she) (?:havent|hasnt) (scored|had a goal|gotten a point|had a point) in how many games(?: \?)?$/, 'how many games in a row without a goal'],
  [/^how (?:long|many games) (?:have i been|has (?:he|she) been|am i|is (?:he|she)) (?:in|on) (?:a|my|his|her|this) (?:slump|drought|cold streak)(?: (?:for|now))?(?: \?)?$/, 'how many games in a row without a goal'],
  [/^how long (?:has|is|will) (?:my|his|her|this|the) (?:slump|drought|cold streak)(?: been| lasted| going(?: on)?| last)*(?: \?)?$/, 'how many games in a row without a goal'],
  [/^when did (?:my|his|her|this|the) (?:slump|drought|cold streak) (?:start|begin)(?: \?)?$/, 'when was my last goal'],
  // A feeling about the figure.
  [/^((?:how|what|when|which|who)\b.{8,}?) ?, (?:it )?(?:feels|seems|looks) like .*$/, '$1'],
  // 'He has more assists than goals, is that true'.
  [/^(?:(?:my|his|her) \w+|he|she|coach) (?:says?|said|thinks?|claims?|told me)(?: that)? (?:he|she) (?:has|had|got) (.{6,}?),? (?:is|was) (?:that|it|he|she) (?:true|right|correct)(?: \?)?$/, 'does he have $1'],
  [/^(?:(?:my|his|her) \w+|he|she|i) (?:hasnt|havent) scored\b.* (when was (?:my|his|her) last )(?:one|1|game)(?: \?)?$/, '$1goal'],
  [/^(?:do|does) (i|he|she|we) (?:(?:always|usually|normally|often|even) )*(?:play|do) (?:really |pretty )?(?:good|well|great|okay|ok|bad|badly|poorly|terrible) (?=(?:against|vs|versus|on) )/, 'how do $1 do '],
  [/\bthe day after (?:a|another|playing a) game\b/, 'in back to back games'],
  [/\b(?:did|has|have) (he|she|i) (?:ever )?scored? (?:more than once|2 times|at least 2 times) in (?:a|any|1|one|the same)(?: single)? game\b/, 'how many games did $1 have 2 or more goals'],
  [/^(?:whats|what is) the (most|least|fewest) (?:he|she|i) (?:has|have|is|am) (?:ever )?had(?: in (?:a|1|one|any) game)?(?: \?)?$/, '$1 points in a game'],
  [/\bdry (?:spells?|patch(?:es)?|stretch(?:es)?)\b/, 'drought'],
  [/\b(?:come|comes|came|coming|go|goes|went|going|walk|walks|walked|leave|leaves|left|finish|finishes|finished|end|ends|ended)(?: away| home| off| up)? (?:with (?:nothing|0 points?|no points?)|empty[- ]handed)\b/, 'have no points'],
  [/\b(?:go|goes|went|gone|going|been|be|sent) (?:to|in) the (?:penalty |sin )?(?:box|bin)\b/, 'get a penalty'],
  [/\bwithout (him|her|me) (?:scoring|getting a goal)\b/, 'when $1 doesnt score'],
  [/\bwhen (?:him|her) doesnt\b/, 'when he doesnt'],
  [/\bwhen me doesnt\b/, 'when i dont'],
  [/\bhow (?:close|tight|big|bad|lopsided) (?:are|were|have) (?:our|the|his|her|their) (wins|losses)(?: been)?(?: usually| normally| on average)?$/, 'average margin in our $1'],
  [/\b(?:giv(?:e|es|en|ing)|gave) (?:us|him|her|me) (?:the )?(?:most|biggest|more) (?:trouble|problems|fits|headaches?|difficult\w*)\b/, 'beaten us the most'],
  [/\blast (\d{1,2})(?: games)?(?: that| where| which)? (?:we|they|i|he|she) (?:have )?(won|lost|tied)\b/, 'last $1 $2'],
  [/\b(last \d{1,2}) won\b/, '$1 wins'],
  [/\b(last \d{1,2}) lost\b/, '$1 losses'],
  [/\b(last \d{1,2}) tied\b/, '$1 ties'],
  [/\bhow much of (my|his|her) (?:scoring|goals) (?=(?:come|comes|came|is|was|are|were|happen\w*)\b)/, 'what percent of $1 goals '],
  [/\bhow much of (my|his|her) (points|assists) (?=(?:come|comes|came|is|was|are|were|happen\w*)\b)/, 'what percent of $1 $2 '],
  [/^(?:(?:can|could) you )?rank (?:all )?(?:of )?(?:my|his|her|our|the) (months|opponents|teams|seasons|weekdays)\b/, 'points by $1'],
  [/\bpoints by teams\b/, 'points by opponent'],
  [/\bpoints by (month|opponent|season|weekday)s\b/, 'points by $1'],
  [/\b(?:did|has|have) (he|she|i|we) (?:scored?|gotten a goal|got a goal) (?:on|against) (?:every|each|all)(?: of)?(?: the| our)? (?:team|opponent)s?\b/, 'goals by opponent'],
  [/\b(?:which|what) (?:teams?|opponents?) (?=(?:hasnt|havent) )/, 'who '],
  [/^(?:who|which teams?) (?:hasnt|havent) (he|she|i|we) (scored|beaten|beat)\b/, 'who has $1 never $2'],
  [/\b(?:in|during|for|from) the (?:season |home )?opener\b/, 'in the first game of the season'],
  [/^(?:how many )?games left(?: \?)?$/, 'how many games are left'],
  [/^when do (we|i|they) play next\b/, 'when is our next game'],
  [/\bthe other (?:day|night)\b/, 'in the last game'],
  [new RegExp(String.raw`\b(?:my|his|her|our)(?: \w+s)? (?:birth ?day|bday)(?: weekend| party)? ,? ?(?=${date})`), ''],
  [/\bhow far off (?:(?:my|his|her|our) (?:total|numbers?) (?:from|of) last (season|year)|last (?:season|year)s (?:total|numbers?))\b/, 'how many more points to match last season'],
]; // prettier-ignore

/** Replaces everyday wordings in a question in lower case. */
export const withKnownWording = (question: string): string =>
  rewordings.reduce((text, [pattern, words]) => text.replace(pattern, words), question);
