import { phrasePattern } from './normalize-text.js';
import type { InputRule } from './input-rule.js';

const bodyPart =
  'knees?|groin|shoulders?|wrists?|ankles?|back|hips?|neck|elbows?|hamstrings?|shins?|foot|feet|hands?|fingers?|thumbs?|toes?|ribs?|stomach|quads?|calf|achilles|collar ?bone|arms?|legs?|jaw|tooth|teeth|nose|eye|tailbone|abdomen|hip flexors?';

/** The owner of a body part: the asker, a child or a player. */
const owner = "my|his|her|their|[a-z]+'s|(?:son|daughter|kid|player|goalie)s";
const possessive = `(?:the|our|${owner})`;
const hurts = 'hurts?|hurting|aches?|aching|sore|swollen|swelling|throbs?|throbbing';
/** Excludes 'hurts my shot' and similar: the play and not the body. */
const notOwnPlay =
  '(?! (?:my|our|your|his|her|their|the) (?:shot|shooting|speed|accuracy|power|release|pass|chances|gap|timing|balance|position|angle|stride|game|team|stats)[a-z]*)';
/** Excludes gear that does not fit: 'my skates hurt my feet'. */
const notGear =
  "(?<!(?<!(?:under|behind|over|through|off|on|in|by|from|with) (?:(?:the|my|his|her|their|a|someone(?:'s|s)?) )?)(?:skates?|boots?|laces?|gear|pads?|gloves?|helmet|cage|straps?|insoles?|tongues?|blocker|guards?)(?: (?:really|still|always|kinda|also|just|only))? )";
const movement =
  '(?:skat|shoot|run|walk|bend|turn(?! ?over| it over| the puck)|jump|stop|mov|touch|breath|sit(?! on the bench| out)|stand|squat|stretch|stickhandl|pass|catch|hold|grip|push|pull|twist|cross|throw|lift|swing|step|put|lean|kick|sleep|wak|practi|train|kneel|drop|do(?:ing)?(?!\\w)|land|get up|go down|take a|play(?!(?:ing)? (?:bad|poor|terribl|awful|like)))[a-z]*';
/** Excludes slow feet and hands as a skill: 'can't move my feet fast enough'. */
const notSlowPlay =
  '(?!move (?:my|his|her|their) (?:feet|hands|legs) (?:(?:as |so |that )?(?:fast|quick(?:ly)?)|when i (?:stick ?-?handle|shoot)|(?:and (?:my )?(?:hands|feet|stick) )?at the same time))';
const limb =
  'legs?|arms?|hands?|feet|foot|fingers?|toes?|thumbs?|face|neck|spine|back(?! (?:foot|leg|skate|hand|edge))|body|side|head|shoulders?|knees?|ankles?|wrists?|elbows?|hips?';
const puckPlaces =
  'zones?|end|corners?|walls?|boards|net|slot|points?|wing(?:ers?)?|center|centre|d|d-?man|defen[cs]e(?:m[ae]n)?|forwards?|half ?-?wall|break ?outs?|fore ?-?check(?:ers?)?|pressure|traffic|trap|trouble|fore ?hand|back ?hand|side|lanes?|middle|blue ?line|crease|goal(?: ?line)?|team ?-?mates?|line ?-?mates?|stretch|glass|coverage|pass(?:es)?|puck';
/** Excludes passes: 'pass out of the zone' and 'pass out to the point' are not fainting. */
const notPuckPass = `(?! (?:(?:quick(?:ly|er)?|fast(?:er)?|better|harder) )?(?:(?:of|to|from(?: behind)?|through|around|behind|off|on) (?:(?:the|my|our|their|his|her|your|a|own|other|far|near|left|right|strong|weak|half|defensive|offensive|open|first|heavy) )*(?:${puckPlaces})(?!\\w)(?! of)|(?:against|under) (?:(?:the|their|a|hard|heavy) )*(?:pressure|trap|fore ?-?check(?:ers?)?|coverage)|(?:in )?front(?! of (?!the net|my net|our net))|(?:wide|high|low)(?= ?(?:$|[.,;?!]|or|to|on)(?!\\w))|or (?:skate|carry|chip|rim|shoot)))`;

/** Excludes questions about rules and fears: the contact has not happened. */
const notHypothetical =
  '(?!(?<=is (?:a |an |any )?)(?:hit|check|elbow)(?: [a-z]+)? (?:to|in) the head (?:(?:a|an|always|automatically|still|in) )*(?:[a-z]+ )?(?:penalty|illegal|legal|allowed)|(?<=(?:scared|afraid|fear) of (?:the |a )?)puck (?:hitting|hits) (?:me|him|her) in the (?:face|head)(?! (?:again|since|after|like|and)))';
const notHelmetPressure =
  '(?<!(?<!(?:off|to|on|in|from|hit|against) )my (?:[a-z]+ )?helmet (?:always |sometimes )?gives me (?:a )?)';

const childOrPlayer =
  'my (?:[a-z]+ )?(?:son|daughter|kid|child|friend|teammate|player|goalie|brother|sister)|(?:a|the|our|one) (?:[a-z]+ )?(?:kid|player|goalie|boy|girl)';
const clauseEnd = '(?= ?(?:$|[.,;!?]))';

export const bodyRules: InputRule[] = [
  {
    kind: 'head',
    patterns: [
      phrasePattern(`
      (?:hitting|banging|bumping|knocking) (?:my|his|her) head(?! ?coach) | out cold | vision went (?:dark|black|white) | (?:my|his|her) head (?:really |just )?kills | like i(?:'m| am) in a fog | pupils?(?: [a-z]+){0,3} (?:bigger|larger|different|uneven) | eyes? (?:is|are) (?:bigger|larger) | boards head[ -]?first
      (?:forget(?:s|ting)?|concentrate|focus|sleep|lights?|noise|tired|sleepy)(?: [a-z']+){0,4} since (?:i|he|she|the|my|that)(?: [a-z]+)? (?:hit|fall|fell|check|checked|collision|knock)
      cross-? ?checked(?: [a-z]+)? in the (?:head|face|neck) | (?:puck|stick|elbow)(?: (?:right|straight))? (?:in|to) (?:the|my|his|her) mouth
      concuss[a-z]* | commotion cerebrale
      (?:hit|banged?|bumped?|knock(?:ed)?|smack(?:ed)?|slam(?:med)?|bonk(?:ed)?|whack(?:ed)?|crack(?:ed)?|landed on|fell on) (?:my )?${possessive} (?:head|skull|chin|helmet)
      ${notHypothetical}(?:hit|shot|slap ?shot|slapper|clapper|wrister|puck|elbow|check|blow|knock|bump|punch|kick|ball|elbowed|slashed|punched|kneed|struck)(?: [a-z']+){0,4} (?:in|to|on|off) (?:my )?${possessive} (?:head|face(?![ -]?offs?)|temple|skull|helmet|mask|chin|jaw)
      stick(?: (?!(?:up(?! in(?!\\w))|comes?|came|reach(?:es)?|cut|goes|go|be|is|length|close|near|measures?)(?!\\w))[a-z]+){0,4} (?:in|to|on|off) (?:my )?${possessive} (?:head|face(?![ -]?offs?)|temple|skull|helmet|mask|chin|jaw)
      (?:hit|banged?|bumped?|knocked?|smacked?|slammed?|whacked?|cracked?|landed on|fell on|hurt)(?: [a-z]+)?(?: the (?:back|side|front|top) of)?(?: my| his| her| their| our)? heads?(?! ?(?:up|down|coach|man|fake|first pass))
      (?:${owner}) head(?:'s)? (?:is |was |feels? |felt |still |has been |keeps? |really |just |always )+(?:[a-z]+ ){0,2}(?:killing|pounding|spinning|hurting|aching|throbbing|heavy|funny|weird|fuzzy|foggy|sore)[a-z ]* | pressure in (?:my|his|her) head | my ears ring | nause(?:a|ous|ated)(?! before (?:(?:a|the|my|our|every|big|each) )*(?:games?|try ?outs?|shoot ?-?outs?)(?! since)) | (?:confused|dazed|disoriented|woozy|out of it) (?:after|since|from)[a-z ]* | (?:fell|fall|hit|collided|collision|crashed)(?: [a-z']+){0,8} (?:don't|can't|doesn't|didn't) remember[a-z ]* | everything (?:went|goes|is) (?:black|white|dark|blurry|fuzzy|spinning)
      (?:feel|feels|feeling|felt)(?: [a-z]+)? (?:sick|fuzzy|out of it|confused|weird|off|sleepy|slow) (?:after|since|from|when)(?: [a-z]+){0,4} (?:hit|fall|fell|check(?:ed)?|boards|collision|knock|collided|crash(?:ed)?)
      (?:lost|losing|loss of)(?: my| his| her)? memory | memory loss | no memory of [a-z ]* | ringing ears | ears? (?:keep |won't stop |still )*ringing | (?:${owner}) head (?:(?:still|really|always|just|only|also|sometimes|often|even|kind of|kinda|constantly|suddenly|now|keeps?|kept|has|been|is|was|starts?|started|does|did|doesn't stop|won't stop) )*(?:hit|hurts?|hurting|ach(?:es?|ing)|pound(?:s|ing)|throb(?:s|bing)|spinning|feels?|bounced|went into|slammed)[a-z ]*
      head (?:injury|injuries|knock|trauma|ache|aches|hurts) | ${notHelmetPressure}headaches? | (?:head|face)[ -]?first into(?! (?:battles?|plays?|everything|things|scrums?|the (?:play|season|game)))
      (?:took|take|had|got|made|with|after|from|suffered|gave (?:me|him|her)|big|bad|hard) (?:a |an |some |the |big |bad |hard )*head[ -]?(?:contact|shot)s?(?! (?:penalt|call|major|minor|rule))
      migraines? | dizz(?:y|iness) | light[ -]?headed(?:ness)? | black(?:ed|ing)? out | s(?:aw|ee|eeing) (?:stars|double|blurry) | seeing spots(?! open| to) | can't see straight
      (?:vision|sight|eyes)(?: [a-z]+){0,3} (?:blurry|blurred|double|fuzzy|foggy)
      (?:feel|feels|feeling|felt|am|i'm|is|bit|little|kind of|so) foggy | brain fog | bell rung | rang my bell
      rung my bell | (?:blurry|blurred|double|fuzzy) vision | (?:got|was|were|been|getting) knocked out
      (?:threw|throwing|throw) up after (?:a|the|that|my|his|her|getting|being) [a-z ]+
      (?:can'?t|cannot|couldn'?t|don'?t|doesn'?t) remember (?:the |that |what |anything |much )+(?:hit|happened|fall|play|game|of the game|after)
      ringing in my ears? | ears? (?:are|is) ringing
      (?:light|lights|noise) (?:hurts?|bothers?) (?:my|his|her) (?:eyes|head) | lost consciousness
      unconscious | knocked (?:silly|cold|unconscious) | whiplash | hit from behind into
    `),
    ],
  },
  {
    kind: 'emergency',
    patterns: [
      phrasePattern(`
      chest (?:pains?|(?:(?:is|has been|still|really|always|just|keeps?|starts?|started|feels?|gets?|so) )*(?:hurts?|hurting|aches?|aching|tight)) | can'?t breathe
      (?:trouble|hard|hurts|difficulty|struggling)(?: to)? breath(?:e|ing) | (?:pass|passing|passed) out${notPuckPass}
      faint(?:ed|ing)? | collapsed (?:on|at|in|during|after)[a-z ]*
      (?:heart|pulse) (?:is |was |keeps |starts )?(?:skips?|skipping|fluttering|hurts)
      (?<!(?:nervous|nerves|excited|butterflies)[a-z' ,]{0,20})(?:heart|pulse) (?:is |was |keeps |starts |started |won't stop |still |always |just |has been )*(?:racing|races)(?! (?:before (?:(?:a|the|my|our|every|big|each) )*(?:games?|match|face-? ?offs?|shoot-? ?outs?|try ?outs?|puck drop|practices?)(?!\\w)|from nerves|when (?:i'm|i am|i get) (?:so |really |too )?(?:nervous|excited|anxious)|when (?:i get|i have) the puck|when the puck drops|in (?:a )?(?:shoot ?-?outs?|(?:big|close|tight) games?)|during (?:a |the )?(?:shoot ?-?outs?|big games?|warm-? ?ups?|anthem)|on (?:a |the )?breakaways?|(?:because|and) i(?:'m| am| get) (?:so |really |too )?(?:nervous|excited)(?= ?(?:$|[.,;?!]|before|about))))
      can'?t catch (?:my|his|her) breath(?! (?:after|between|during|in|on)(?!\\w)) | (?:throat|airway) (?:is |feels? )?(?:closing|swelling|swollen) | tongue (?:is |feels? )?(?:swelling|swollen) | (?:i'm|i am|he's|she's|is) choking(?:${clauseEnd}| on (?:food|gum|something|my|his|her|a)(?!\\w))
      (?:isn'?t|not|stopped|stops|barely) breathing | (?:he|she|they|${childOrPlayer}) (?:won'?t|doesn'?t|can'?t|isn'?t|is not|not) (?:wak(?:e|ing)) up(?! (?:early|for|on time|at|in|so)(?!\\w)) | (?:he|she|they|${childOrPlayer})(?:'s| is) not moving${clauseEnd} | (?:he|she|they|${childOrPlayer}) isn'?t moving${clauseEnd} | on the ice and not moving | unresponsive | (?:he|she|they|${childOrPlayer}) can'?t (?:get|stand) up${clauseEnd}
      (?:cut|sliced|slashed)(?: [a-z]+){0,4} (?:in|on|across) (?:my|his|her|the) (?:neck|throat) | bone (?:is )?(?:sticking|poking|coming) out | (?:legs?|arm|wrist|finger|ankle|elbow|foot) (?:is |looks? |was )?(?:bent (?:the wrong|side|backward)|crooked|deformed)[a-z ]* | hit (?:(?:me|him|her) )?(?:in|on) (?:the|my|his|her) throat
      (?:cough|throw|spit|peed?|puk|vomit)(?:s|e[sd]?|ed|ing)?(?: up)? blood | blood in (?:my|his|her) (?:pee|urine|poop|spit|vomit) | (?:arms?|legs?|face|body|side) (?:went|goes|go) numb(?![a-z ]{0,25}cold) | face (?:is|feels) numb(?! from the cold)
      puck (?:hit|to|in|off) (?:me in |him in |her in |my |his |her )?(?:the )?(?:chest|throat|neck)
      (?:bleeding|blood) (?:a lot|won'?t stop|everywhere|badly) | won'?t stop bleeding
      skate (?:cut|blade cut|to) (?:my|his|her) (?:neck|throat|wrist|leg)
      (?:can'?t|cannot|can not|couldn'?t) feel ${possessive} (?:left |right |whole |lower |upper |bottom |top )?(?:${limb}|feet|hands|legs)(?! (?:in (?:my|the|these) (?:new )?(?:gloves?|skates?|boots?|cold)|on (?:my|the) stick|from the cold|(?:when|because) it(?:'s| is|s) (?:so |really |too )?(?:cold|freezing)))
      (?:can'?t|cannot|can not|couldn'?t) ${notSlowPlay}move ${possessive} (?:left |right |whole |lower |upper )?(?:${limb}|feet|hands|legs) | allergic reaction | seizure
    `),
    ],
  },
  {
    kind: 'eating',
    patterns: [
      phrasePattern(`
      anorexi[a-z]* | bulimi[a-z]* | eating disorder | starv(?:es?|ed|ing) (?:my ?|him|her)self
      (?:makes?|making|made) (?:my ?|him|her)self (?:throw up|puke|sick|vomit)
      (?:throw|throwing|threw) up (?:after (?:i eat|eating|meals|dinner|lunch)|my food) | purg(?:e|ing)
      (?:stopped|stop|quit|not) eating(?: for [a-z0-9 ]+)? | (?:haven'?t|hasn'?t) eaten in [a-z0-9 ]+ | (?:won'?t|refuses to|(?:doesn'?t|don't) want to|barely|hardly|scared to|afraid to) eats?(?: any ?more| anything| at all)?(?= ?(?:$|[.,;?!]))
      (?<!when )i don'?t eat${clauseEnd} | don'?t eat (?:lunch|breakfast|dinner|meals|food)?(?: )?any ?more | i only drink water${clauseEnd} | throw(?:s|ing)? up on purpose | hid(?:es?|ing) (?:his|her|my) food | (?:he|she|they|${childOrPlayer}) (?:skips?|is skipping) (?:meals|breakfast|lunch|dinner) | hates? eating${clauseEnd} | guilty (?:when|after|for|about) (?:i )?eat(?:ing)?
      binge(?: and purge| eating)?
    `),
    ],
  },
  {
    kind: 'injury',
    patterns: [
      phrasePattern(`
      ${possessive}(?: [a-z0-9'-]+){0,2} (?:${bodyPart}) (?:is |are |still |really |always |just |even |only |also |constantly |kind of |has been |have been |was |a bit |so |feels? |felt |keeps? |been |started |started to |starts )*(?:hurts?|hurting|hurt|sore|aches?|aching|pain|painful|swollen|swelling|popped|pops|popping|clicks|clicking|numb|stiff|throbs?|throbbing|pounds|pounding|killing (?:me|him|her)|sprained|strained|broken|fractured|dislocated|bruised|bleeding|tight(?! (?:on|to|against)))
      (?:${bodyPart.replace('|back|', '|(?:lower|upper|middle|mid) back|')})(?:'s)? (?:is |are |been |has been |have been |really |still |always |kind of |kinda |a bit |so |feels? |felt |keeps? |starts? |started )*(?:${hurts})${notOwnPlay}
      (?:hurts?|hurting|aches?|aching|painful|stings?|(?:in|have|has|feel|feels|get|gets) pain)(?: [a-z]+){0,2} (?:when(?:ever)?|if|after|while|to|every time|during) (?:i |he |she |they |i'm |he's |she's )?(?:[a-z]+ )?${movement}
      ${notGear}(?:hurt|hurts|injured|pulled|tweaked|sprained|strained|twisted|rolled|jammed|broke|fractured|dislocated|tore|torn|popped|bruised|wrecked|messed up|banged up)(?: [a-z]+)? (?:my|his|her|a|an|the)(?: [a-z]+){0,2} (?:${bodyPart}|acl|mcl|labrum|meniscus|muscle|ligament|bone)
      cut (?:my|his|her) (?:left |right |own )?(?:${bodyPart})(?! out)
      (?:pain|ache|swelling|soreness|numbness|tingling|cramps?) (?:in|around|under|behind|on|near|down) ${possessive}(?: [a-z']+){0,2} (?:${bodyPart})
      (?:${bodyPart}) (?:pain|injury|strain|sprain|surgery|tendinitis|tendonitis) | concussed
      (?:can'?t|cannot|can not|couldn'?t|hard to|hurts to|unable to) ${notSlowPlay}(?:put (?:any |much )?weight|walk|bend|move|lift|straighten|grip|turn|raise|feel|step)(?: [a-z]+){0,3} (?:on )?(?:my|his|her|the)(?: [a-z]+)? (?:${bodyPart})
      (?:sprained|broken|fractured|injured|torn|swollen|bruised|dislocated|sore|pulled|strained|hurt) (?:${bodyPart}) | (?:${bodyPart}) (?:is|are) (?:killing|bothering|acting up)[a-z ]*
      (?:sharp|stabbing|shooting|burning|constant|severe|weird) pains?(?: [a-z]+)* | (?:it's|it is|its|turned|went) (?:all )?(?:purple|black and blue|swollen|swelling|bruised)
      (?:until|for|before|make|help)(?: [a-z]+)? (?:my|his|her|the)(?: [a-z]+)? (?:${bodyPart})(?: to)? heals?
      (?:heard|felt|feel|hear)(?: [a-z]+){0,2} (?:pop|crack|snap|tear|crunch) (?:in|from) (?:my|his|her|the) [a-z]+ | something (?:popped|snapped|cracked|tore)[a-z ]* | (?:${bodyPart}) (?:is |are |keeps? )?(?:sticking out|lock(?:s|ed|ing)? up|jammed|gives? out|giving out|buckl(?:es|ed|ing))
      helmet gives (?:me|him|her) (?:a )?headaches? | cut (?:him|her)self (?:on|with) (?:a|an|the|his|her) [a-z]+ | hurt(?:s|ing)? (?:him|her)self
      limp(?:s|ing|ed) | can'?t (?:walk|stand up)(?! (?:to|through|around|into))(?!\\w) | can'?t close (?:my|his|her) (?:hand|fist) | (?:${bodyPart}) gave out | (?:heard|felt|hear|feel) (?:my|his|her) (?:${bodyPart}) (?:crack|pop|snap|tear|crunch) | think (?:i|he|she) (?:tore|broke|sprained|dislocated|fractured) (?!the|up|out)[a-z]+ | (?:i'm|he's|she's|i am|he is|she is|is) bleeding | (?:bad|deep|infected) cut (?:on|in|to) (?:my|his|her) | cut is infected | (?:${bodyPart})(?: [a-z]+){0,2} (?:tingling|tingles?|tingly)
      stitches | asthma[a-z ]* | ic(?:e|ing) (?:my|his|her)(?: [a-z]+)? (?:${bodyPart})
      (?:i|he|she|kid|son|daughter|keeps?|been) (?:threw|throws|throwing) up(?! (?:the|a|points|some)) | vomit(?:ed|ing|s)? | puk(?:ed|ing)
      torn (?:acl|mcl|labrum|meniscus|ligament) | acl | stress fracture | shin splints | osgood[ -]schlatter
      tendonitis | tendinitis
      (?:have|got|had|has|with|having|playing through|recovering from|come back from|coming back from|back from|rehab) (?:an |a |my |this |his |her )?(?:injury|injuries|broken [a-z]+|fracture|surgery|sprain|strain)
      i(?:'m| am|'ve been| was| got|'m getting) (?:injured|hurt)(?! by)
      (?:he|she|my [a-z]+) (?:is|was|got|'s) (?:injured|hurt) | hurt myself | playing hurt
      play(?:s|ed|ing)? through (?:the |this )?(?:pain|injury) | physio exercises?
      (?:groin|hamstring|quad|calf|hips?|hip flexors?|back|neck|shoulder|ab|oblique|muscle|adductor) pulls? | (?:${bodyPart}|muscle|ligament|labrum|meniscus|acl|mcl) (?:tears?|tweak|fractures?|contusion|dislocation|spasms?)(?! (?:up|off))
      (?:play|skat|practic|practis|train|finish|push|compet)(?:e|es|s|ed|ing)? (?:the game |the season |it )?through (?:my|his|her|a|an|this|the|that) (?:[a-z]+ ){0,3}(?:injur(?:y|ies)|pulls?|strains?|sprains?|tears?|fractures?|break|bruises?|swelling|stitches|concussion|soreness|cramps?)
      (?:play|skat|practic|practis|train|compet)(?:e|es|s|ed|ing)? (?:on|with|through) (?:my|his|her|a|an|this) (?:left |right )?(?:bad|hurt|sore|injured|busted|bum|messed up|banged up|tweaked|broken|swollen|sprained|strained|pulled|torn|bruised|tender) (?:left |right )?(?:${bodyPart}|muscle|ligament)
      rehab(?: exercises?| protocol| plan| program)?
      (?:take|taking|need|how (?:much|many)|some|give (?:him|her)) (?:an? |some |of )?(?:ibuprofen|advil|tylenol|aspirin|painkillers?|motrin|aleve|cortisone|toradol)
      (?:ibuprofen|advil|tylenol|aspirin|painkillers?|motrin|aleve|cortisone|toradol)
      when can i (?:play|skate|practice|train|return|come back) (?:again|after) | return to play
      is it broken
    `),
    ],
  },
];
