import type { Persona } from './persona.js';
import { usesNumbers, toneFor } from './tone.js';
import { phrasePattern, normalizeText } from './normalize-text.js';

// After a concussion report, the coach offers no training until the player reports clearance by a medical professional.

const professional =
  '(?:concussion )?(?:doctors?|dr[.]?(?: [a-z]+)?|physician|pediatrician|paediatrician|neurologist|(?<!(?:hockey|goalie|skating|skills?|shooting|stickhandling) )(?:specialist|clinic)|hospital|nurse practitioner|athletic (?:therapist|trainer))';
const player = 'i|he|she|we|(?:my |his |her )?(?:son|daughter|kid|child|player|goalie)';
const playerObject = '(?:me|him|her|us|my (?:son|daughter|kid|child|player|goalie))';
const adverbs = '(?: (?:has|have|just|finally|already|now|fully|officially|medically|all|been|got))*';
const professionalSays = `(?:${professional})${adverbs} (?:says?|said|told ${playerObject})(?: that)?`;
const gotCleared = `(?:${player})(?:'m|'s|'ve|m|ve| am| is| was| were| got| have| has)${adverbs} cleared`;
const activity =
  'play(?! (?:video|with|outside|cards|piano))|skate|train|practi[cs]e|resume|return|do (?:everything|anything|sports?|hockey)|start (?:playing|skating|training|practi[cs]ing)|(?:go|get|come) back (?:on the ice|to (?:hockey|playing|practi[cs]e|training|games?))|go (?:on the ice|play|skate)';
const mayDoActivity = `can(?: (?:now|again|finally|already|safely|fully|definitely|totally))* (?:${activity})`;

const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';

const professionalCleared = phrasePattern(`
  (?:${professional})(?: today| yesterday)?(?: who|(?: and| then)* (?:he|she|they))?${adverbs} (?:cleared|ok'?d|okayed|signed off on) ${playerObject}(?: (?:on|last) ${weekday})?
  (?:${professional})${adverbs} signed (?:${playerObject} off|(?:the|my|his|her) [a-z]+) | ${gotCleared} by (?:a |an |my |the |his |her |our )?(?:${professional})
  (?:${professional})${adverbs} gave ${playerObject} (?:the )?(?:all[ -]clear|clearance|ok|okay) | got (?:the )?(?:all[ -]clear|clearance|ok|okay) from (?:a |an |my |the |his |her |our )?(?:${professional})
`);
const professionalAllows = phrasePattern(`
  ${professionalSays} (?:${player}) ${mayDoActivity} | ${professionalSays} (?:${player})(?:'m| am| was|'s| is)${adverbs} (?:clear(?:ed)?|ok|okay|good|fine|ready|healthy)
  ${professionalSays} no concussion and (?:(?:${player}) )?${mayDoActivity} | ${professionalSays} (?:(?:${player}) (?:don't|do not|doesn't|does not) have|it(?:'s| is) not|there(?:'s| is) no) (?:a |any )?(?:concussions?|head injury) and (?:(?:${player}) )?${mayDoActivity}
`);
/** 'I am cleared' without naming a professional. Accepted only as a whole clause. */
const standaloneClearance = new RegExp(
  `^(?:(?:yes|yeah|ok|okay|hey|hi|coach|mack|and|because|since|now|that|good news) )*${gotCleared}(?: (?:now|again|today|yesterday|already|in writing|for everything|for games|for full contact|to play(?:ing)?|to return|hockey|from (?:my|his|her|the|a) concussion))*$`,
);
const layperson = phrasePattern(`
  (?:my|the|our|his|her|head|hockey) (?:coach(?:es)?|captain|trainer|teacher|team) | coach (?:says?|said|told|thinks?|clear[a-z]*)
  mom | mum | dad | mother | father | parents? | grand[a-z]+ | friends? | brother | sister | team ?mates? | google | chatgpt
`);

const clauseBoundary =
  / and | (?=(?:what|which|how|can|could|should|give|show) )|[.;!?]|,(?! (?:but|no|not|only|except|just|for) )/;
/** The clearance is partial or not yet in effect. */
const limitation = phrasePattern(`
  but | except | only | no | not | non[a-z]* | without | yet | soon | tomorrow | next | when | if | once | until | unless | as soon as | in (?:a|an|one|two|three|four|six|few|[0-9]+) | last (?:year|season|time)
  school | class | work | home | walk(?:ing)? | light(?:ly)? | easy | slow(?:ly)? | jog(?:ging)? | bik(?:e|ing) | exercises? | alone | by (?:my|him|her)self | ${weekday}
`);
const clearanceVerb = "clear(?:s|ed|ance)?|sign(?:s|ed)?|say(?:s)?|said|told|ok'?d|okayed";
/** The clearance is denied, hypothetical, in the future, or for another person. */
const unconfirmedClearance = phrasePattern(`
  (?:not|never|nobody|no one|without|cannot|[a-z]+n't|(?:have|has|had|was|is|are|did|do|does|wo|would|should|could)nt)(?: [a-z']+){0,3} (?:${clearanceVerb})
  (?:until|till?|'til|unless|when|once|if|before|whether|as soon as|while|hop(?:e|es|ing)|maybe|probably|almost|nearly|basically|kind of|pretend|imagine|assum(?:e|ing)|suppose|let's say)(?: [a-z']+){0,6} (?:${clearanceVerb})
  (?:will|[a-z]+'ll|would|should|could|might|may|must|gonna|going to) (?:have|be|get|say)(?: [a-z']+){0,3} (?:${clearanceVerb})
  (?:have|has|had|did) (?:they|my [a-z]+|the [a-z]+)(?: [a-z]+)? cleared | (?:friend|cousin|brother|sister|team ?mate|buddy)'?s (?:${professional})
  last (?:year|season|time)(?: (?!but|and)[a-z]+){0,3} cleared | (?:no|non|without|except|not for)[ -]?(?:full |any )?contact | not for (?:games|practice|hockey)
`);

/** Returns the index of a full, current medical clearance in normalized text, -1 when there is none. */
const clearanceIndex = (text: string): number => {
  if (unconfirmedClearance.test(text)) return -1;
  for (const pattern of [professionalCleared, professionalAllows]) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [remainder = ''] = text.slice(match.index + match[0].length).split(clauseBoundary);
    if (!limitation.test(remainder)) return match.index;
  }
  const clauses = text.split(clauseBoundary).map((clause) => clause.split(' but ').at(-1)?.trim() ?? '');
  const standalone = layperson.test(text)
    ? undefined
    : clauses.find((clause) => standaloneClearance.test(clause));
  return standalone === undefined ? -1 : text.indexOf(standalone);
};
/** Whether the text reports clearance by a medical professional. */
export const reportsMedicalClearance = (text: string): boolean => clearanceIndex(normalizeText(text)) >= 0;

const otherPeople =
  '(?:friends?|buddy|teammates?|team ?mate|linemates?|cousin|brother|sister|classmate|opponent|goalie|kid on (?:my|our|the) team|somebody else|someone else|another (?:kid|player|boy|girl))';
/** The report was about another person. Accepted only as a whole message. */
const withdrawal = new RegExp(
  `^(?:(?:no|sorry|oops|wait|actually|oh|hey|coach|mack|i mean|i meant|well|but|ok|okay|my bad|my mistake)[ ,.!]*)*(?:(?:it|that|this|he|she)(?:'s| is| was|s)?(?: about| not me)?[ ,]*(?:but )?|(?:i|we) (?:meant|was talking about|talked about|asked for|was asking for) |not me[ ,]*(?:but )?(?:it was )?)(?:my |a |our |the |one of my )?${otherPeople}(?:'s head)?(?:[ ,]+(?:not (?:me|mine|my head)|who (?:hit|bumped|banged) (?:his|her|their) head|(?:hit|bumped|banged) (?:his|her|their) head))*[ .!]*$|^(?:it|that) (?:was not|wasn't|wasnt) (?:me|my head|about me)[ .!]*$`,
);
/** Whether the text takes back a concussion report: 'it was my friend'. */
export const withdrawsConcussion = (text: string): boolean => withdrawal.test(normalizeText(text));

/** Whether the text is the label of the button in the card. */
export const isButtonText = (text: string): boolean =>
  /^a doctor has cleared me[ .!]*$/.test(normalizeText(text));

const symptoms = 'concussions?|headaches?|migraines?|dizz(?:y|iness)|nause(?:a|ous)|symptoms?';
const endedConcussion = new RegExp(
  phrasePattern(`
    (?:from|after|of|since|following|for|with|had)(?: [a-z]+){0,2} (?:${symptoms}|head (?:injury|knock)|hit) | concussion (?:protocol|doctor|clinic|specialist|test)s?
    (?:${symptoms}) (?:is|are|was|were|went|has|have)(?: [a-z]+)? (?:gone|over|away|healed|better|stopped) | (?:no|no more|(?:don't|do not|doesn't|does not) have|not)(?: an?| any)? (?:${symptoms}) | (?:after|since|when) (?:i|he|she) (?:hit|bumped|banged|hurt) (?:my|his|her) head
  `),
  'g',
);
const currentSymptom = phrasePattern(
  `still | again | today | tonight | hurts? | hurting | aches? | aching | (?:${symptoms}) | foggy | blurry | ringing | pounding | spinning`,
);

/**
 * Removes the concussion that the text reports as cleared. Text before the clearance stays when it has current symptoms.
 * @param text normalized text.
 */
export const stripClearedConcussion = (text: string): string => {
  const index = clearanceIndex(text);
  if (index < 0) return text;
  const before = text.slice(0, index).replace(endedConcussion, ' ');
  return (currentSymptom.test(before) ? before : '') + text.slice(index).replace(endedConcussion, ' ');
};

const headContact =
  '(?:hits?|checks?|blows?|contact|sticks?|elbows?|shots?|pucks?) (?:to|in) the (?:head|face|mask)';
/** The rest of a fear, up to what has really happened. */
const restOfFear = "(?: (?!(?:since|after|because|cause|when|and|but|i|i've|i'm|my)(?![a-z']))[a-z']+){0,8}";
/** Mentions of the head without a concussion: rules, gear, fear, nerves, general questions. */
const generalMention = new RegExp(
  phrasePattern(`
    what(?:'s| is| are|s)?(?: (?:a|an|the|rules?|on|about|for|of|meaning|definition|protocol|return|to|play|signs?|symptoms?))* concussions?(?: protocol)?
    (?:avoid|prevent|protect|reduce|fewer|less|against|spot|recogni[sz]e)(?:ing|s)?(?: [a-z]+){0,3} (?:concussions?|head (?:injur(?:y|ies)|knocks?|contact)|headaches?)
    (?:is|are|isn't|for|about|call(?:ed)?|on) (?:a |an |the |any )?${headContact}
    (?:(?:scared|afraid|frightened|terrified|fear) (?:of|to)|(?:worry|worried|nervous|anxious) about (?:getting|being|taking|the puck|concussions))${restOfFear}
    (?:scared|afraid|worried)(?: that)? (?:i'll|i will|i might|i could)(?: [a-z]+){0,2} (?:my|a) (?:head|concussion)
    (?:if|when) (?:you|i|they|someone|somebody|a (?:kid|player)) gets? (?:a concussion|hit (?:in|on) the (?:head|face|mask)) | can (?:you|i) get (?:a )?concussions?
    nause(?:a|ous|ated)(?: [a-z]+)? (?:before|from nerves|when i'm nervous)
    (?:helmet|mask|cage|goggles)(?: [a-z]+){0,2} (?:gives?|gave|giving|causes?)(?: [a-z]+){0,3} headaches?
  `),
  'g',
);

/** Removes general mentions of concussions from normalized text. */
export const stripGeneralMentions = (text: string): string => text.replace(generalMention, ' ');

const nonPhysicalTopic = phrasePattern(`
  rules? | off-?sides? | icing | penalt(?:y|ies) | ref(?:s|erees?)? | slashing | tripping | hooking | high[- ]stick(?:ing|s)? | interference | boarding | overtime | stanley cup | who (?:won|invented|is|was)
  videos? | clips? | film | watch(?:es|ing|ed)? | movies? | books? | read(?:ing)? (?:the )?play | hockey (?:sense|iq)
  sad | upset | mad | angry | bored | boring | scared | afraid | worried | nervous | anxious | frustrat(?:ed|ing) | disappointed | jealous | guilty | unfair | not fair | cr(?:y|ied|ying) | lonely | cop(?:e|ing)
  miss(?:ing|es|ed)? (?:hockey|games?|my (?:team|friends|teammates)|playing|skating|out|the (?:team|season|tryouts|tournament|playoffs)|tryouts)
  (?:tell|ask|talk to|talk with|speak to|speak with|say to|explain (?:it |this )?to) (?:my |the |a |our |his |her )?(?:team )?(?:doctors?|dr|coach(?:es)?|mom|mum|dad|parents?|trainer|teacher|team|team ?mates|nurse|friends|school)
  car ride | ride home | quit(?:s|ting)? | (?:can|could|would|will) you (?:draft|write) | e-?mails? | gear | equipment | prices? | costs? | buy(?:ing)? | snacks? | sleep(?:s|ing)?
`);
const statsTopic = phrasePattern(`
  stats? | statistics | plus[ /-]minus | gaa | goals against average | save (?:percentage|%|pct) | shooting percentage | milestones? | awards?
  how many (?:goals|points|assists|saves|wins|losses|shutouts|games) (?:do|did|have|has|does)(?! (?:i|we) (?:need|have to)) | (?:my|his|her|our|the|this|last) (?:season|record) | last (?:[0-9]+ )?games?
  how (?:am|is|are) (?:i|he|she|we|my (?:son|daughter|kid|child)) doing (?:this|so far)
`);
const sittingOut = new RegExp(
  phrasePattern(`
    (?:can't|cannot|can not|couldn't|not allowed to|not be able to|won't|have to miss|missing|miss|sit(?:ting)? out)(?: [a-z]+){0,2} (?:play|skate|practi[cs]e|train|skating|playing|training|practi[cs]ing|games?)(?: (?:today|tonight|tomorrow|this week))?
  `),
  'g',
);
const physicalActivity = phrasePattern(`
  drills? | practi[cs](?:e|es|ed|ing) | train(?:s|ed|ing)? | work(?:ing)?[ -]?outs? | work(?:ing)? on | exercis(?:e|es|ing) | warm[a-z]*[ -]?ups? | stretch(?:es|ing)? | plans? | routines? | skat(?:e|es|ed|ing) | shoot(?:s|ing)?(?! percent) | shots? (?:on|at|harder|better) | penalty shots?
  stick ?-?handl[a-z]* | dekes? | dangl[a-z]* | pass(?:es|ing)? | lift[a-z]* | run(?:s|ning)? | sprint[a-z]* | jump[a-z]* | push-?ups? | squats? | gym | cardio | bik(?:e|ing) | check(?:s|ing)? | hit(?:s|ting)?
  improv[a-z]* | better | faster | harder | stronger | sooner | fun | home work-?out | at home | driveway | garage | basement | tips? | technique | how to | ways? to | teach | show me how | face ?-?offs? | power ?plays? | breakaways? | shoot ?outs? | fore ?check[a-z]* | back ?check[a-z]* | break ?outs?
  what (?:can|should|could|else) (?:i|we|he|she)(?: else)? (?:do|try|work) | how (?:do|can|should|could|would) (?:i|we|he|she)(?! (?:tell|say|talk|ask|explain|cope|deal|handle|calm|watch|find|see|stop (?:feeling|being|worrying|crying)))
  (?:can|could|may|should|do) (?:i|we|he|she)(?: still| just| at least| please)? (?:play|go|do|try|start|return|come back|take|use|join|have to)(?! to (?:the|a|my) (?:doctor|hospital)) | so (?:i|he|she|we) can | i can play | allowed to | is it (?:ok|okay|safe|fine) | wants? (?:me|him|her) | makes? (?:me|him|her) | anyway | try (?:them|it|that)
  (?:i'm|he's|she's|i am|i feel|feels?) (?:fine|ok|okay|good|ready|great) | hide | hiding | lie | secret
  why did | dip(?:s|ped)? | trends? | before (?:a |the |my |our )?games? | edges? | cross ?overs? | back ?hands? | (?:slap|wrist|snap) ?shots? | rebounds? | butterfly
  games?(?: [a-z']+){0,8} (?:tomorrow|tonight|today) | (?:tomorrow|tonight|today)(?:'s)?(?: [a-z']+){0,8} games?
`);
const politeWords = new Set(
  'thanks thank you thx ty so very much hi hello hey bye goodbye good night mack coach for the help'.split(
    ' ',
  ),
);

/**
 * Whether a question needs no physical activity: rules, videos, stats, feelings, people to talk to. Such questions are
 * answered even while a concussion is not cleared.
 * @param isMeantSo the meaning of the question needs none either.
 */
export const isNonPhysical = (text: string, persona: Persona, isMeantSo = false): boolean => {
  const normalized = normalizeText(text).replace(sittingOut, ' ');
  if (physicalActivity.test(normalized)) return false;
  if (isMeantSo || nonPhysicalTopic.test(normalized)) return true;
  // For the youngest players the answer to a stats question is a game to play.
  if (usesNumbers(toneFor(persona)) && statsTopic.test(normalized)) return true;
  const words = normalized.split(/[^a-z]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => politeWords.has(word));
};

const otherPerson = phrasePattern(`
  he | him | his | she | her | (?:had|have) a concussion on (?:the|my|our) team | on (?:the|my|our) (?:team|bench) | players? | kids? | goalies? | boys? | girls? | someone | somebody | one of [a-z]+ | team ?mates?
`);
const singlePlayer = phrasePattern(
  `he | him | his | she | her | hers | (?:that|this|the|injured|hurt) (?:player|kid|boy|girl|goalie)`,
);
const groupWords = phrasePattern(`
  team | teams | practices? | players | kids | lines? | group | groups | [0-9]+u | we | us | our | stations? | everyone
`);

/** Whether a coach asks about the rest of the team after another person's concussion. Practice continues for them. */
export const isForOtherPlayers = (text: string, concussion: string, { role }: Persona): boolean => {
  const normalized = normalizeText(text);
  return (
    role === 'coach' &&
    otherPerson.test(normalizeText(concussion)) &&
    groupWords.test(normalized) &&
    !singlePlayer.test(normalized)
  );
};
