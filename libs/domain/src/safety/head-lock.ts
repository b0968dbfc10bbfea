import type { Persona } from '../coach/persona.js';
import { saysNumbers, voiceOf } from '../coach/playbook/voice.js';
import { phrases, plain } from './plain.js';

// After a knock to the head there is nothing to train until somebody qualified is said to have cleared it.

const qualified =
  'doctors?|dr[.]?|physician|pediatrician|paediatrician|neurologist|specialist|clinic|hospital|nurse practitioner|athletic (?:therapist|trainer)|concussion (?:specialist|clinic)';
const verb = "clear(?:s|ed|ance)?|sign(?:s|ed)?|say(?:s)?|said|told|ok'?d|okayed";

const cleared = phrases(`
  (?:${qualified})(?: [a-z']+){0,4} (?:cleared|ok'?d|okayed|signed (?:me|him|her|off|the|my|it))
  (?:${qualified})(?: [a-z']+){0,3} (?:says?|said|told (?:me|him|her|us))(?: that)? (?:i|he|she|we) can(?: [a-z]+){0,2} (?:play|skate|train|practi[cs]e|go|come|get|return|start|resume|do)
  (?:${qualified})(?: [a-z']+){0,3} (?:says?|said|told (?:me|him|her|us))(?: that)? (?:i|he|she|we)(?:'m| am| was|'s| is) (?:all |now |fully )*(?:clear(?:ed)?|ok|okay|good|fine|ready|healthy|allowed)
  (?:i|he|she|we|son|daughter|kid|child|player|goalie)(?:'m|'s|'ve|m|ve| am| is| was| were| got| have| has)(?: been| finally| now| fully| officially| already| medically| just| got)* cleared(?! (?:the|out|a|my|our|his|from))
  (?:been|fully|officially|medically) cleared(?! (?:the|out)) | cleared in writing | cleared by (?:a |an |my |the |his |her |our )?(?:${qualified})
`);
/** Not, not yet, not by them, not for this, or not said at all. */
const open = phrases(`
  (?:not|never|nobody|no one|nor|without|cannot|[a-z]+n't|(?:have|has|had|was|is|are|did|do|does|wo|would|should|could)nt)(?: [a-z']+){0,3} (?:${verb})
  (?:until|till?|'til|unless|when|once|if|before|after|whether|as soon as|while|hop(?:e|es|ing)|maybe|probably|almost|nearly|basically|practically|kind of|pretend|imagine|assum(?:e|ing)|suppose|let's say)(?: [a-z']+){0,6} (?:${verb})
  (?:will|[a-z]+'ll|would|should|could|might|may|must|gonna|going to) (?:have|be|get|say)(?: [a-z']+){0,3} (?:${verb})
  (?:have|has|had|am|is|was|are|were|did) (?:i|he|she|we|they|my [a-z]+|the [a-z]+)(?: [a-z]+)? cleared
  can (?:not|only|never|hardly|maybe) | can(?: [a-z']+){1,4} (?:when|if|once|after|as soon as|unless|until|only|next|tomorrow|soon|yet|in (?:a|an|one|two|three|four|six|few|[0-9]+))
  cleared(?: [a-z']+){0,3} (?:yet|only|but not|not for|except|soon|until|unless|(?:for|to) (?:school|class|walk|walking|light|jog|jogging|non-?contact|bik)[a-z]*|to (?:go|come) back to (?:school|class|work))
  cleared (?:me |him |her |to [a-z]+ )?(?:tomorrow|next|in (?:a|an|one|two|three|four|six|few|[0-9]+)) | (?:i'm|am|he's|she's|is) cleared (?:on|by|from) [a-z]+day
  (?:mom|mum|dad|mother|father|parents?|coach|captain|friend|brother|sister|team ?mates?|team|you|i|google|chatgpt)(?: has| have| just| already)? cleared (?:me|him|her|my ?self)
  cleared (?:by )?(?:my |the |our |his |her |a )?(?:mom|mum|dad|mother|father|parents?|coach|captain|friend|brother|sister|team ?mates?|my ?self)
`);

/** Whether somebody qualified is said to have cleared the player, for all of it and by now. */
export const isCleared = (text: string): boolean => {
  const read = plain(text);
  return cleared.test(read) && !open.test(read);
};

/** What speaks of the head without anybody having knocked it; a rule answers it all the same. */
const general = phrases(`
  what(?:'s| is| are|s)?(?: (?:a|an|the|rules?|on|about|for|of|meaning|definition|protocol|return|to|play))* concussions?(?: protocol)?
  (?:avoid|prevent|protect|reduce|fewer|less)(?:ing|s)?(?: [a-z]+){0,3} (?:concussions?|head (?:injur(?:y|ies)|knocks?|contact))
`);
/** A concussion that is over. */
const healed = phrases(`
  (?:from|after|of|since|following|for|with)(?: [a-z]+){0,2} (?:concussions?|head (?:injury|knock)|hit) | concussion (?:protocol|doctor|clinic|specialist|test)s?
`);

/** A question as the rules for the head read it when they look for a knock. */
export const withoutGeneral = (read: string): string => read.replace(general, ' ');
export const withoutHealed = (read: string): string => read.replace(healed, ' ');

const talk = phrases(`
  rules? | off-?sides? | icing | penalt(?:y|ies) | ref(?:s|erees?)? | slashing | tripping | hooking | high[- ]stick(?:ing|s)? | interference | boarding | overtime | stanley cup | who (?:won|invented|is|was)
  videos? | clips? | film | watch(?:es|ing|ed)? | movies? | books? | read(?:ing)? (?:the )?play | hockey (?:sense|iq)
  sad | upset | mad | angry | bored | boring | scared | afraid | worried | nervous | anxious | frustrat(?:ed|ing) | disappointed | jealous | guilty | unfair | not fair | cr(?:y|ied|ying) | lonely | cop(?:e|ing)
  miss(?:ing|es|ed)? (?:hockey|games?|my (?:team|friends|teammates)|playing|skating|out|the (?:team|season|tryouts|tournament|playoffs)|tryouts)
  (?:tell|ask|talk to|talk with|speak to|speak with|say to|explain (?:it |this )?to) (?:my |the |a |our |his |her )?(?:team )?(?:doctors?|dr|coach(?:es)?|mom|mum|dad|parents?|trainer|teacher|team|team ?mates|nurse|friends|school)
  car ride | ride home
`);
const figures = phrases(`
  stats? | statistics | plus[ /-]minus | gaa | goals against average | save (?:percentage|%|pct) | shooting percentage | milestones? | awards?
  how many (?:goals|points|assists|saves|wins|losses|shutouts|games) (?:do|did|have|has|does)(?! (?:i|we) (?:need|have to)) | (?:my|his|her|our|the|this|last) (?:season|record) | last (?:[0-9]+ )?games?
`);
const staysOff = new RegExp(
  phrases(`
    (?:can't|cannot|can not|couldn't|not allowed to|not be able to|won't|have to miss|missing|miss|sit(?:ting)? out)(?: [a-z]+){0,2} (?:play|skate|practi[cs]e|train|skating|playing|training|practi[cs]ing|games?)(?: (?:today|tonight|tomorrow|this week))?
  `),
  'g',
);
const skill =
  'goal(?:ie|ies|tend[a-z]*)|defen[a-z]*|crease|glove|saves?|speed|agility|balance|strides?|hands|corners?|battles?|angles?|strength|conditioning|scor(?:e|ing)|finish(?:ing)?|puck control|playmaking';
const moves = phrases(`
  drills? | practi[cs](?:e|es|ed|ing) | train(?:s|ed|ing)? | work(?:ing)?[ -]?outs? | work(?:ing)? on | exercis(?:e|es|ing) | warm[a-z]*[ -]?ups? | stretch(?:es|ing)? | plans? | routines? | skat(?:e|es|ed|ing) | shoot(?:s|ing)?(?! percent) | shots? (?:on|at|harder|better) | penalty shots?
  stick ?-?handl[a-z]* | dekes? | dangl[a-z]* | pass(?:es|ing)? | lift[a-z]* | run(?:s|ning)? | sprint[a-z]* | jump[a-z]* | push-?ups? | squats? | gym | cardio | bik(?:e|ing) | check(?:s|ing)? | hit(?:s|ting)?
  improv[a-z]* | better | faster | harder | stronger | sooner | fun | home work-?out | at home | driveway | garage | basement | tips? | technique | how to | ways? to | teach | show me how | face ?-?offs? | power ?plays? | breakaways? | shoot ?outs? | fore ?check[a-z]* | back ?check[a-z]* | break ?outs?
  what (?:can|should|could|else) (?:i|we|he|she)(?: else)? (?:do|try|work) | how (?:do|can|should|could|would) (?:i|we|he|she)(?! (?:tell|say|talk|ask|explain|cope|deal|handle|calm|watch|find|see|stop (?:feeling|being|worrying|crying)))
  (?:can|could|may|should|do) (?:i|we|he|she)(?: still| just| at least| please)? (?:play|go|do|try|start|return|come back|take|use|join|have to)(?! to (?:the|a|my) (?:doctor|hospital)) | so (?:i|he|she|we) can | i can play | allowed to | is it (?:ok|okay|safe|fine) | wants? (?:me|him|her) | makes? (?:me|him|her) | anyway
  (?:i'm|he's|she's|i am|i feel|feels?) (?:fine|ok|okay|good|ready|great) | hide | hiding | lie | secret
  why did | dip(?:s|ped)? | trends? | before (?:a |the |my |our )?games? | edges? | cross ?overs? | back ?hands? | (?:slap|wrist|snap) ?shots? | rebounds? | butterfly
  (?:${skill})(?: [a-z]+){0,4} (?:videos?|clips?|film|movies?|books?) | (?:videos?|clips?|film|watch(?:ing)?|movies?|books?)(?: [a-z]+){0,6} (?:${skill})
  games?(?: [a-z']+){0,8} (?:tomorrow|tonight|today) | (?:tomorrow|tonight|today)(?:'s)?(?: [a-z']+){0,8} games?
`);
const polite = new Set(
  'thanks thank you thx ty so very much hi hello hey bye goodbye good night mack coach for the help'.split(
    ' ',
  ),
);

/** What is clearly done sitting down: rules, clips, figures, feelings, whom to tell. */
export const isSitting = (text: string, persona: Persona): boolean => {
  const read = plain(text).replace(staysOff, ' ');
  if (moves.test(read)) return false;
  // 8U has a game to play in the answer to any figure.
  if (talk.test(read) || (saysNumbers(voiceOf(persona)) && figures.test(read))) return true;
  const words = read.split(/[^a-z]+/).filter(Boolean);
  return words.length > 0 && words.every((word) => polite.has(word));
};

const another = phrases(`
  he | him | his | she | her | players? | kids? | goalies? | boys? | girls? | someone | somebody | one of [a-z]+ | team ?mates?
`);
const one = phrases(
  `he | him | his | she | her | hers | (?:that|this|the|injured|hurt) (?:player|kid|boy|girl|goalie)`,
);
const group = phrases(`
  team | teams | practices? | players | kids | lines? | group | groups | [0-9]+u | we | us | our | stations? | everyone
`);

/** A coach's practice goes on for the others when one player is out. */
export const isForTheOthers = (text: string, knock: string, { role }: Persona): boolean => {
  const read = plain(text);
  return role === 'coach' && another.test(plain(knock)) && group.test(read) && !one.test(read);
};
