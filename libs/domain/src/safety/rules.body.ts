import { phrases } from './plain.js';
import type { QuestionRule } from './question.rule.js';

const part =
  'knees?|groin|shoulders?|wrists?|ankles?|back|hips?|neck|elbows?|hamstrings?|shins?|foot|feet|hands?|fingers?|thumbs?|toes?|ribs?|stomach|quads?|calf|achilles|collar ?bone|arms?|legs?|jaw|tooth|teeth|nose|eye|tailbone|abdomen|hip flexors?';

/** Whose body: one's own, a child's, a player's. */
const owner = "my|his|her|their|[a-z]+'s|(?:son|daughter|kid|player|goalie)s";
const whose = `(?:the|our|${owner})`;
const hurts = 'hurts?|hurting|aches?|aching|sore|swollen|swelling|throbs?|throbbing';
/** What hurts somebody's play, not them. */
const play =
  '(?! (?:my|our|your|his|her|their|the) (?:shot|shooting|speed|accuracy|power|release|pass|chances|gap|timing|balance|position|angle|stride|game|team|stats)[a-z]*)';
const doing =
  '(?:skat|shoot|run|walk|bend|turn(?! ?over| it over| the puck)|jump|stop|mov|touch|breath|sit(?! on the bench| out)|stand|squat|stretch|stickhandl|pass|catch|hold|grip|push|pull|twist|cross|throw|lift|swing|step|put|lean|kick|sleep|wak|practi|train|kneel|drop|do(?:ing)?(?!\\w)|land|get up|go down|take a|play(?!(?:ing)? (?:bad|poor|terribl|awful|like)))[a-z]*';
const slowly =
  '(?! (?:fast|quick|well|smooth|as|like|enough|in time|lateral|side|from|better|right|properly|when i (?:have|get|carry|handle|shoot|stick|try)|while|with the|at the same|and (?:my )?(?:shoot|handle|stick|[a-z]+ (?:at the same|together|fast))|to the|into|across|around|past))';

export const body: QuestionRule[] = [
  {
    kind: 'head',
    says: [
      phrases(`
      concuss[a-z]* | commotion cerebrale
      (?:hit|banged?|bumped?|knock(?:ed)?|smack(?:ed)?|slam(?:med)?|bonk(?:ed)?|whack(?:ed)?|crack(?:ed)?|landed on|fell on) (?:my )?${whose} (?:head|skull|chin|helmet)
      (?:hit|shot|slap ?shot|slapper|clapper|wrister|puck|elbow|check|blow|knock|bump|punch|kick|ball|elbowed|slashed|punched|kneed|struck)(?: [a-z']+){0,4} (?:in|to|on|off) (?:my )?${whose} (?:head|face(?![ -]?offs?)|temple|skull|helmet|mask|chin|jaw)
      stick(?: (?!(?:up|comes?|came|reach(?:es)?|cut|goes|go|be|is|length|close|near|measures?)(?!\\w))[a-z]+){0,4} (?:in|to|on|off) (?:my )?${whose} (?:head|face(?![ -]?offs?)|temple|skull|helmet|mask|chin|jaw)
      (?:hit|banged?|bumped?|knocked?|smacked?|slammed?|whacked?|cracked?|landed on|fell on|hurt)(?: [a-z]+)?(?: the (?:back|side|front|top) of)?(?: my| his| her| their| our)? heads?(?! ?(?:up|down|coach|man|fake|first pass))
      (?:${owner}) head(?:'s)? (?:is |was |feels? |felt |still |has been |keeps? )+(?:[a-z]+ ){0,2}(?:killing|pounding|spinning|hurting|aching|throbbing|heavy|funny|weird|fuzzy|foggy|sore)[a-z ]* | pressure in (?:my|his|her) head | my ears ring | nause(?:a|ous|ated) | (?:confused|dazed|disoriented|woozy|out of it) (?:after|since|from)[a-z ]* | (?:fell|fall|hit|collided|collision|crashed)(?: [a-z']+){0,8} (?:don't|can't|doesn't|didn't) remember[a-z ]* | everything (?:went|goes|is) (?:black|white|dark|blurry|fuzzy|spinning)
      (?:feel|feels|feeling|felt)(?: [a-z]+)? (?:sick|fuzzy|out of it|confused|weird|off|sleepy|slow) (?:after|since|from|when)(?: [a-z]+){0,4} (?:hit|fall|fell|check(?:ed)?|boards|collision|knock|collided|crash(?:ed)?)
      (?:lost|losing|loss of)(?: my| his| her)? memory | memory loss | no memory of [a-z ]* | ringing ears | ears? (?:keep |won't stop |still )*ringing | (?:${owner}) head (?:hit|hurts?|is hurting|hurting|aches?|is pounding|pounds|is spinning|feels?|bounced|went into|slammed)[a-z ]*
      head (?:injury|injuries|knock|trauma|ache|aches|hurts) | headaches? | (?:head|face)[ -]?first into(?! (?:battles?|plays?|everything|things|scrums?|the (?:play|season|game)))
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
    says: [
      phrases(`
      chest (?:pain|pains|hurts|is tight) | can'?t breathe
      (?:trouble|hard|hurts|difficulty|struggling)(?: to)? breath(?:e|ing) | passed out(?! (?:of (?:the|my|our|their|his|your)|to (?:the|my|our|his) (?:point|wing|winger|d|center|slot)|from behind|wide|quickly)\\b)
      (?<!(?:should|do|can|could) (?:i|we|you) )(?:passing|pass) out(?! (?:of|to|from|front|in front(?! of)|wide|high|low|through|around|behind|quick(?:ly|er)?|under|better|more|faster|harder|against|into|off|on (?:the|a|my) (?:breakout|forehand|backhand|left|right|wing|point))\\b)
      faint(?:ed|ing)? | collapsed (?:on|at|in|during|after)[a-z ]*
      (?:heart|pulse) (?:is |was |keeps |starts )?(?:skips?|skipping|fluttering|hurts)
      (?<!(?:nervous|nerves|anxious|scared|excited|butterflies)[a-z' ,]{0,40})(?:heart|pulse) (?:is |was |keeps |starts |won't stop )*racing(?! (?:before|because|from nerves|when (?:i'm|i am|i get|the puck|they|he|she|we|i step|i have)|thinking|in (?:a )?(?:shoot|big|close|tight)|during (?:shoot|big|warm|the)|on (?:a )?breakaways?|and i(?:'m| am| get) (?:so |really |too )?(?:nervous|excited|scared|anxious)))
      puck (?:hit|to|in|off) (?:me in |him in |her in |my |his |her )?(?:the )?(?:chest|throat|neck)
      (?:bleeding|blood) (?:a lot|won'?t stop|everywhere|badly) | won'?t stop bleeding
      skate (?:cut|blade cut|to) (?:my|his|her) (?:neck|throat|wrist|leg)
      (?:can'?t|cannot|can not|couldn'?t) feel ${whose} (?:left |right |whole |lower |upper )?(?:legs?|arms?|hands?|feet|foot|fingers?|toes?|face|neck|body|side)(?! (?:in (?:my|the|these) |on (?:my|the) stick|from the cold|when it|because it))
      (?:can'?t|cannot|can not|couldn'?t) move ${whose} (?:left |right |whole |lower |upper )?(?:legs?|arms?|hands?|feet|foot|fingers?|toes?|face|neck|body|side|head)${slowly} | allergic reaction | seizure
    `),
    ],
  },
  {
    kind: 'eating',
    says: [
      phrases(`
      anorexi[a-z]* | bulimi[a-z]* | eating disorder | starv(?:e|ing) my ?self
      (?:make|making|made) my ?self (?:throw up|puke|sick|vomit)
      (?:throw|throwing|threw) up (?:after (?:i eat|eating|meals|dinner|lunch)|my food) | purg(?:e|ing)
      (?:stopped|stop|quit|not) eating(?: for [a-z0-9 ]+)? | haven'?t eaten in [a-z0-9 ]+
      binge(?: and purge| eating)?
    `),
    ],
  },
  {
    kind: 'injury',
    says: [
      phrases(`
      ${whose}(?: [a-z0-9'-]+){0,2} (?:${part}) (?:is |are |still |really |always |kind of |has been |have been |was |a bit |so |feels? |felt |keeps? |been |started |started to |starts )*(?:hurts?|hurting|hurt|sore|aches?|aching|pain|painful|swollen|swelling|popped|pops|popping|clicks|clicking|numb|stiff|throbs?|throbbing|sprained|strained|broken|fractured|dislocated|bruised|bleeding|tight(?! (?:on|to|against)))
      (?:${part.replace('|back|', '|(?:lower|upper|middle|mid) back|')})(?:'s)? (?:is |are |been |has been |have been |really |still |always |kind of |kinda |a bit |so |feels? |felt |keeps? |starts? |started )*(?:${hurts})${play}
      (?:hurts?|hurting|aches?|aching|painful|stings?|(?:in|have|has|feel|feels|get|gets) pain)(?: [a-z]+){0,2} (?:when(?:ever)?|if|after|while|to|every time|during) (?:i |he |she |they |i'm |he's |she's )?(?:[a-z]+ )?${doing}
      (?:hurt|hurts|injured|pulled|tweaked|sprained|strained|twisted|rolled|jammed|broke|fractured|dislocated|tore|torn|popped|bruised|wrecked|messed up|banged up)(?: [a-z]+)? (?:my|his|her|a|an|the)(?: [a-z]+){0,2} (?:${part}|acl|mcl|labrum|meniscus|muscle|ligament|bone)
      cut (?:my|his|her) (?:left |right |own )?(?:${part})(?! out)
      (?:pain|ache|swelling|soreness|numbness|tingling|cramps?) (?:in|around|under|behind|on|near|down) ${whose}(?: [a-z']+){0,2} (?:${part})
      (?:${part}) (?:pain|injury|strain|sprain|surgery|tendinitis|tendonitis) | concussed
      (?:can't|cannot|couldn't|hard to|hurts to|unable to) (?:put (?:any )?weight|walk|bend|move|lift|straighten|grip|turn|raise|feel|step)(?: [a-z]+){0,3} (?:on )?(?:my|his|her|the)(?: [a-z]+)? (?:${part})${slowly}
      (?:sprained|broken|fractured|injured|torn|swollen|bruised|dislocated|sore|pulled|strained|hurt) (?:${part}) | (?:${part}) (?:is|are) (?:killing|bothering|acting up)[a-z ]*
      (?:sharp|stabbing|shooting|burning|constant|severe|weird) pains?(?: [a-z]+)* | (?:it's|it is|its|turned|went) (?:all )?(?:purple|black and blue|swollen|swelling|bruised)
      (?:until|for|before|make|help)(?: [a-z]+)? (?:my|his|her|the)(?: [a-z]+)? (?:${part})(?: to)? heals?
      (?:heard|felt|feel|hear)(?: [a-z]+){0,2} (?:pop|crack|snap|tear|crunch) (?:in|from) (?:my|his|her|the) [a-z]+ | something (?:popped|snapped|cracked|tore)[a-z ]* | (?:${part}) (?:is |are |keeps? )?(?:sticking out|lock(?:s|ed|ing)? up|jammed|gives? out|giving out|buckl(?:es|ed|ing))
      stitches | asthma[a-z ]* | ic(?:e|ing) (?:my|his|her)(?: [a-z]+)? (?:${part})
      (?:i|he|she|kid|son|daughter|keeps?|been) (?:threw|throws|throwing) up(?! (?:the|a|points|some)) | vomit(?:ed|ing|s)? | puk(?:ed|ing)
      torn (?:acl|mcl|labrum|meniscus|ligament) | acl | stress fracture | shin splints | osgood[ -]schlatter
      tendonitis | tendinitis
      (?:have|got|had|has|with|having|playing through|recovering from|come back from|coming back from|back from|rehab) (?:an |a |my |this |his |her )?(?:injury|injuries|broken [a-z]+|fracture|surgery|sprain|strain)
      i(?:'m| am|'ve been| was| got|'m getting) (?:injured|hurt)(?! by)
      (?:he|she|my [a-z]+) (?:is|was|got|'s) (?:injured|hurt) | hurt myself | playing hurt
      play(?:ing)? through (?:the |this )?(?:pain|injury) | physio exercises?
      rehab(?: exercises?| protocol| plan| program)?
      (?:take|taking|need|how (?:much|many)|some|give (?:him|her)) (?:an? |some |of )?(?:ibuprofen|advil|tylenol|aspirin|painkillers?|motrin|aleve|cortisone|toradol)
      (?:ibuprofen|advil|tylenol|aspirin|painkillers?|motrin|aleve|cortisone|toradol)
      when can i (?:play|skate|practice|train|return|come back) (?:again|after) | return to play
      is it broken
    `),
    ],
  },
];
