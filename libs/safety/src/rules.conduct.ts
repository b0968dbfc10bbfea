import { phrasePattern } from './normalize-text.js';
import type { InputRule } from './input-rule.js';

const family =
  'dad(?:dy)?|father|mom(?:my)?|mum|mother|step[ -]?(?:dad|mom|father|mother)|parents?|uncle|aunt|brother|sister|grand(?:pa|ma|father|mother)|husband|wife';

const identity =
  "(?:i ?(?:'?m| am)|that i(?:'m|m| am)|think (?:i ?(?:'?m| am)|i might be)|being) (?:[a-z]+ ){0,2}(?:gay|lesbian|bi(?![ -](?:lingual|weekly))|bisexual|trans|transgender|queer|non[ -]?binary|in the closet|not out)";
const fear =
  '(?:scared|afraid|terrified|worr(?:y|ied)|nervous|anxious|fear|hide|hiding|hid|secret|finds? out|found out|come out|coming out|out to|outed|knows?|tell|told)';

/** Excludes statements about people: 'I always forget the offside rule' is not an instruction to the coach. */
const notReportedSpeech =
  "(?<!(?:i|i'll|i'd|always|keep|keeps|sometimes|often|usually|totally|just|he|she|they|we|kids|players|refs|referees|teams|coaches|people|don't|can't|never|might) )";
/** The start of a request to the coach. */
const requestStart =
  '(?<=^|[.,!?:;"] ?|please |now |(?<!(?:do|should) )you |you to |just |then |instead |and )';

export const conductRules: InputRule[] = [
  {
    kind: 'sexual',
    patterns: [
      phrasePattern(`
      sex(?:y|ual|ually|ting|ting me|t)? | nudes? | naked | porn[a-z]* | horny | boobs? | tits | dick pics?
      penis | vagina | masturbat[a-z]* | orgasm | blow ?job | hand ?job | bras? | (?:kiss|make out with|date|dating|flirt with) (?:a |my |this |that )?(?:girl|boy|guy|girls|boys|teammate|him|her)s? | condoms? | erotic | fetish
      only ?fans | hook(?:ing)? up with (?:him|her|a girl|a guy|a boy|someone|my) | virgin
      strip (?:for|naked) | (?:talk|chat) dirty
    `),
    ],
  },
  {
    kind: 'feelings',
    patterns: [
      phrasePattern(`
      (?:what's|whats|what is)(?: even the point(?: any ?more)?|(?: even)? the point(?: any ?more| of (?:anything|it all|living|life|trying|going on|being here|even trying)(?: any ?more)?))(?= ?(?:$|[.?!,])) | (?:there's|there is|theres) no point (?:any ?more|in (?:living|life|anything|trying|going on))(?: any ?more)?(?= ?(?:$|[.?!,]))
      depress(?:ed|ion|ing) | panic attacks? | hate my ?self | hate my life | (?:he|she|son|daughter|kid|child) (?:[a-z]+ ){0,3}hates? (?:himself|herself|(?:his|her) (?:own )?life)
      (?:i(?:'m| am)|feel|feeling) (?:so |completely |totally )?(?:worthless|hopeless|empty inside|numb inside|useless as a person|broken inside)
      ${identity}(?! [a-z]+ (?:player|goalie))(?: [a-z']+|,){0,10} ${fear} | ${fear}(?: [a-z']+|,){0,8} ${identity}
      (?:scared|afraid|terrified|worried|nervous)(?: that)? (?:my |the |our )?(?:team|team ?mates?|friends|guys|boys|girls|kids|coach|parents?|dad|mom|mum|everyone|everybody|people|they|somebody|someone) (?:will |might |could |would |gonna |are going to |is going to |'ll )+(?:all )?find out(?!(?: [a-z']+){0,3} (?:skipped|missed|missing|late|ate|broke my stick))
      can'?t stop crying | cry(?:ing)? (?:every (?:night|day)|all the time|myself to sleep)
      can'?t (?:take|do) (?:it|this|life) any ?more
      (?:nobody|no one) (?:cares about|loves|would miss|wants) me | everyone hates me | so alone
      mental breakdown
      (?:nobody|no one|no-one|none of [a-z]+ [a-z]+|don't|doesn't|won't|never|refuses? to)(?: [a-z']+){0,4} (?:be my friend|(?:(?:be friends|hangs? out|sits?|be around)(?: with)?|plays? with) (?:me|him|her|my (?:son|daughter|kid|child)))
      (?:have|has|got|having) (?:no|zero|hardly any) (?:real |good |close |actual )?friends | (?:don't|doesn't|do not) (?:really )?have (?:any |a single |one )(?:real |good |close )?friends?
      (?:i'm|i am|feel|feels|feeling|i get|he's|she's) (?:so |really |very |always |just |pretty |kind of )*lonely | (?:feel|feels|feeling) (?:so |really |very |always |just |all )*alone(?! (?:in|on(?! my team)|out|back|against|up|with the puck)\\b)
      (?:feel|feels|feeling) (?:so |really |always )*left out(?! of) | always alone(?! (?:in|on(?! my team)|out|back|up|at (?:the |their |our )?(?:far |near |back )?(?:post|net|point|side|blue ?line))\\b) | eat(?:s|ing)? (?:lunch )?alone | my friends (?:all )?left me
      (?:have|has|got) (?:nobody|no one|no-one)(?: to (?:talk|sit|hang out|eat|turn|play with)[a-z ]*| at all)?(?= ?(?:$|[.,;?]))
      (?:${family}) (?:always |just |often )*(?:ignores?|(?:won't|doesn't|don't|stops?|stopped) talk(?:ing)? to) me
    `),
    ],
  },
  {
    kind: 'yelled',
    patterns: [
      phrasePattern(`
      (?:coach(?:es)?|${family}|trainer|teacher|captain|(?:team|line) ?mates?)(?: (?!to )[a-z']+){0,4} (?:yell(?:s|ed|ing)?|scream(?:s|ed|ing)?|shout(?:s|ed|ing)?) at (?:me|us|him|her|them|my (?:son|daughter|kid|child|brother|sister)|our (?:son|daughter|kids?|child)|the kids)(?! to (?!the))
      (?:get|gets|got|getting|being|been|was) (?:yelled|screamed|shouted) at(?! to (?!the))
    `),
    ],
  },
  {
    kind: 'secret',
    patterns: [
      phrasePattern(`
      (?:just |keep (?:this|it) )between (?:us|you and me) | (?:keep|keeping|promise|can you keep|tell you)(?: [a-z]+){0,3} (?:a |this a |it a )?secrets?
      (?:don'?t|do not|never|please don'?t|promise not to|won'?t) tell (?:my |any)?(?:mom|mum|dad|parents?|mother|father|one|body|coach|family)
    `),
    ],
  },
  {
    kind: 'private',
    patterns: [
      phrasePattern(`
      my (?:home )?(?:phone(?: number)?|address|e-?mail(?: address)?|password|snap(?:chat)?|insta(?:gram)?|tik ?tok|discord|cell|zip ?code|mobile)(?: number| username| handle)? (?:is|:)
      i live (?:at|on|in) [a-z0-9 ]*(?:street|st|avenue|ave|road|rd|drive|lane|blvd|court|apartment|house number)(?: [a-z0-9]+)* | i live (?:at|on) [0-9]+
      (?:here(?:'s| is)|this is) my (?:phone|number|address|e-?mail|password|snap|insta)[a-z]*
      (?:call|text) me (?:at|on) [0-9+(][0-9() .-]*
    `),
      /\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}/,
    ],
    rawPatterns: [/[\w.+-]+@[\w-]+\.[a-z]{2,}/i],
  },
  {
    kind: 'injection',
    patterns: [
      phrasePattern(`
      ${notReportedSpeech}(?:ignore|disregard|forget|override|bypass|skip|drop)(?: (?:all|any|every|your|the|of|these|those|this|my|previous|prior|earlier|above|about|existing|current|original|initial|default|system|safety|content|moderation|built-in|stupid|silly|dumb|boring|other|ai|coach|openai|and|or|everything))* (?:instructions?|rules?|prompts?|guidelines|guardrails|programming|restrictions|filters?|safety|boundaries)
      (?:system|hidden|secret|initial|developer) (?:prompt|instructions?|message|rules)
      (?:reveal|show|print|repeat|tell me|what (?:is|are)|output|leak|give me)(?: me)? your (?:system |exact |full |hidden |secret |original )*(?:prompt|instructions|rules|guidelines|programming)
      (?:you are|you're) (?:now|no longer) [a-z ]+
      (?:pretend|roleplay|role-play)(?: to be| that you| like| as if| as)+ (?:you(?:'re| are| were| have)?|a|an|my|the|if|no|someone|evil|dan|doctor)[a-z ]*
      (?:act|behave|respond|answer|talk)(?: like| as if| as)+ (?:you(?:'re| are| were| have)|if you|no|evil|dan|doctor|an? (?:ai|assistant|model|doctor|real|person|human|unrestricted|unfiltered|evil|hacker|girlfriend|boyfriend))[a-z ]*
      ${requestStart}(?:act|behave|respond|answer|talk)(?: like| as if| as)+ (?:you|a|an|my|the|if|someone)(?!\\w)[a-z ]*
      (?:developer|dan|god|admin|debug|jailbreak|unrestricted|sudo) mode | jailbreak | do anything now
      without (?:any )?(?:rules|restrictions|filters|limits|censorship)
      (?:you must|you have to|you will) obey[a-z ]* | from now on,? you[a-z' ]* | (?:new|updated|your new) (?:instructions?|rules?|persona|role|system prompt)(?: (?:is|are))? | ${notReportedSpeech}forget (?:everything|all|what you)[a-z ]* | (?:repeat|print|output|say|write|copy)(?: me)? (?:the |all |every )*(?:words?|text|everything|sentences?|lines?|messages?) (?:above|before)[a-z ]* | role ?play(?:ing)? | let's pretend[a-z ]*
      (?:drop|delete from|select .* from) [a-z_]*(?:table|players?|users?) | as an admin
      i(?:'m| am) (?:your|the) (?:developer|admin|creator|administrator|moderator|operator)
    `),
      /<\/?(?:system|script|instructions?|assistant|user|img|iframe)\b|\[\/?(?:inst|system)\]|###\s*(?:system|instruction)|javascript:|\{\{.*\}\}/,
    ],
  },
  {
    kind: 'disclosure',
    patterns: [
      phrasePattern(`
      (?:are|r) (?:you|u) (?:a |an |really |actually |the |just |even |my )*(?:real|human|person|robot|bot|ai|a[.]i[.]|alive|chat ?gpt|machine|computer|program|somebody|someone|friend|best friend|living)
      (?:am i|is this|are we) (?:talking|chatting|speaking|writing)?(?: to| with)? ?(?:a |an )?(?:real |actual )?(?:human|person|robot|bot|ai|machine|computer|coach)
      is (?:this|mack|coach mack) (?:a |an )?(?:real|human|person|bot|robot|ai|actual)[a-z ]*
      (?:we|let's|lets|you|u|wanna|want to) (?:please |really |just )?be (?:best |good |real )*friends(?! with (?!me|you|u(?!\\w))) | be (?:best )?friends with (?:you|u) | are (?:you|u) (?:secretly|maybe|really|actually) (?:a )?[a-z]+ | (?:are|you're|you are|(?<=^|[.,!?] ?|you |u |wanna |please |mack |coach |you to |you want to |(?<!(?:somebody|someone|anyone|him|her|them|nobody|one|doesn't|don't) )want to )be(?:come)?) my (?:best |only )?(?:friend|girlfriend|boyfriend|bff|therapist|dad|mom)
      you(?:'re| are) (?:a |an )?(?:human|robot|bot|ai|real|person)(?: [a-z]+)? | who (?:am i|are we|is this)(?: talking| chatting| speaking)?(?: to| with)? | are you (?:conscious|sentient|self aware|lonely) | your real name | (?:pic|picture|photo|selfie)s? of (?:you|yourself) | what do you look like | do (?:you|u) (?:love|like|miss) me | i love (?:you|u)(?: mack| coach)?(?! guys)
      (?:do|can) you (?:have feelings|feel|get sad|get lonely|think for yourself)
      (?:you're|you are) (?:the only one who|my only)[a-z ]*
    `),
    ],
  },
  {
    kind: 'betting',
    patterns: [
      phrasePattern(`
      bet(?:s|ting)? (?:on|money|for|against|the|this|tonight|it) | gambl(?:e|ing) | parlays? | sports ?book | draft ?kings
      fan ?duel | over[ /-]under | point spread | (?:what are|what's|give me|tell me) the odds(?! (?:of|that) (?:i|we|me|us|him|her|he|she|my|our|a kid|making|getting|playing|going|becoming|scoring|it|being)\\b) | betting odds | put [$]?[0-9]+ ?(?:dollars|bucks)? on [a-z ]+
      prop bets?
    `),
    ],
  },
];
