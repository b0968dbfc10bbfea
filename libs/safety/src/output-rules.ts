import type { Persona } from './persona.js';
import { phrasePattern } from './normalize-text.js';
import { isBelowCheckingAge, isBelowWeightsAge } from './age-limits.js';

/** The kinds of content that no sentence of an answer may contain, from either engine. */
export type OutputViolation =
  | 'clearance' | 'diagnosis' | 'medication' | 'weight' | 'substances' | 'harm' | 'secrecy' | 'sexual'
  | 'image' | 'link' | 'markup' | 'friend' | 'personal_data' | 'prediction' | 'checking' | 'lifts' | 'load'
  | 'invented' | 'prompt' | 'number' | 'name' | 'training'; // prettier-ignore

interface OutputRule {
  kind: OutputViolation;
  /** Patterns for the normalized sentence. One match is enough. */
  patterns: RegExp[];
  /** A sentence that matches this is allowed, because it says the opposite. */
  exception?: RegExp;
  /** Patterns for the sentence as written. */
  rawPatterns?: RegExp[];
  /** Limits the rule to some players. */
  appliesTo?: (persona: Persona) => boolean;
}

const negation = phrasePattern(`
  don't | do not | never | no | not | avoid | instead of | without | can't | cannot | shouldn't | isn't | skip | only a
`);
const injuries =
  'concussion|sprain|strain|fracture|tear|torn [a-z]+|tendonitis|tendinitis|acl|mcl|bruise|broken [a-z]+|groin pull|shin splints|osgood[ -]schlatter|whiplash|stress fracture';
const trustedAdults = 'mom|mum|dad|parents?|mother|father|coach|guardian|doctor|anyone|anybody';

export const outputRules: readonly OutputRule[] = [
  {
    kind: 'clearance',
    patterns: [
      phrasePattern(`
        you(?:'re| are) (?:cleared|fine|good|okay|ok|safe|ready|healthy enough) to (?:play|skate|practi[cs]e|train|return|go back)
        (?:back|return|play|skate|practi[cs]e|train)(?: [a-z]+){0,5} (?:in|after|within) (?:a |an |the next |about |around |next |few |couple |of )*(?:[0-9]+(?:-[0-9]+)?|one|two|three|four|five|six|seven|several)?(?: to [a-z0-9]+)? ?(?:days?|weeks?|months?|hours?)
        (?:rest|sit out|wait)(?: [a-z]+){0,3} (?:for )?(?:a |an |about |around |at least |[0-9]+|one|two|three|few |couple |of )+ ?(?:days?|weeks?|months?) (?:then|before|and|until)
        (?:should|will|ought to) be (?:fine|okay|ok|good|safe|ready|cleared)(?: [a-z]+){0,2} to (?:play|skate|practi[cs]e|train|return|go back) | pain is (?:normal|fine|okay|part of|just)[a-z ]* | no pain,? no gain
        (?:concussions?|injur(?:y|ies)|sprains?|it|that|this|these|most)(?: [a-z]+){0,2} (?:clears?|heals?|goes|go|resolves?|gets better)(?: up| away)?(?: [a-z]+){0,3} (?:in|within|after) (?:a|an|about|around|[0-9]+|one|two|three|few|days|weeks)[a-z0-9 -]*
        wait and see | walk it off | shake it off and | play through (?:it|the pain|pain) | it(?:'s| is) (?:probably|likely|just) (?:nothing|fine|minor|a (?:mild|small|minor))[a-z ]*
        if (?:you feel|it feels|you're feeling)(?: [a-z]+)? (?:fine|better|okay|ok|good)(?: [a-z]+){0,2},? (?:you can|go|play|skate|try)
      `),
    ],
    exception: phrasePattern('evaluat(?:es|ed)|written clearance|cleared (?:you )?in writing|qualified'),
  },
  {
    kind: 'diagnosis',
    patterns: [
      phrasePattern(`
        (?:you|it|that|this|sounds like you|looks like you)(?: probably| likely| may| might| could| must| definitely| do)* (?:have|has|had|be|is|'s|sounds like|looks like|suffered|got)(?: probably| likely| just| only| a| an| the| mild| minor| slight| bad| classic)* (?:${injuries})
        (?:you don't|you do not|it's not|it isn't|that isn't|not) (?:have )?(?:a |an )?(?:${injuries})
        (?:it|that|this|yours)'s (?:probably |likely |just |only |a |an |mild |minor |slight |bad )*(?:${injuries})
        rehab (?:protocol|program|plan|exercises?)
      `),
    ],
    exception: phrasePattern(
      'sign of|signs of|doctor (?:can|will|should)|qualified|any (?:concussion|injury)',
    ),
  },
  {
    kind: 'medication',
    patterns: [
      phrasePattern(`
        ibuprofen | advil | tylenol | acetaminophen | aspirin | aleve | motrin | naproxen | painkillers? | cortisone | toradol | antidepressants?
        [0-9]+ ?(?:mg|milligrams?|mcg|ml|iu)(?: of [a-z]+)?
        (?:ice|heat) (?:it|the [a-z]+|your [a-z]+) for
      `),
    ],
  },
  {
    kind: 'weight',
    patterns: [
      phrasePattern(`
        calor(?:y|ie|ies) | [0-9]+ ?(?:kcal|cals?) | bmi | body ?fat | (?:lose|losing|gain|gaining|drop|cut|cutting|shed)(?: [a-z0-9]+){0,3} (?:weight|pounds|lbs|kilos|kg)
        (?:ideal|target|goal|playing) (?:body )?weight | [0-9]+ ?(?:pounds|lbs|kg|kilos)(?! (?:medicine ball|puck|plate))
        (?:too|look|looking|get|getting) (?:fat|skinny|chubby|heavy|thin|lean|ripped|shredded) | macros | grams of (?:protein|carbs|fat)
        cut (?:out|down on|back on) (?:carbs|sugar|fat|bread|meals)[a-z ]* | (?:keto|fasting|low[ -]carb|calorie) | (?:on|start|try|follow) a (?:strict )?diet
      `),
    ],
    exception: phrasePattern("i don't do|don't do weights|not something i"),
  },
  {
    kind: 'substances',
    patterns: [
      phrasePattern(`
        creatine | protein (?:powder|shakes?) | whey | pre[ -]?workout | bcaas? | steroids? | nicotine | vap(?:e|ing) | snus | energy drinks? | red bull | caffeine
        alcohol | beer | supplements? | melatonin | smelling salts | fat burners?
      `),
    ],
    exception: phrasePattern("not something i help with|ask your doctor|don't|do not|no|skip|avoid"),
  },
  {
    kind: 'harm',
    patterns: [
      phrasePattern(`
        (?:hurt|injure|take out|scare|intimidate|punish|destroy|cripple|retaliate against) (?:him|her|them|someone|your opponent|the (?:goalie|other [a-z]+)|their [a-z]+|opponents?)
        (?:slash|spear|slew ?foot|cross[ -]?check|butt ?end|board|elbow|head ?hunt|trip|punch) (?:him|her|them|someone|your opponent|the [a-z]+|their [a-z]+)
        (?:drop|throw) the (?:gloves|mitts) | when (?:the ref(?:eree)?|nobody|no one|he|she) (?:is not|isn't|is|can't)(?: [a-z]+)? (?:looking|watching|see) | make (?:him|her|them|someone) pay[a-z ]* | (?:give|gave) (?:him|her|them) (?:a |an )(?:little |quick |good |hard )*(?:slash|spear|hook|elbow|cross[ -]?check|shot|whack|hack) | send a message with (?:a|your) | kill yourself | make them (?:pay|bleed|afraid)
      `),
    ],
    exception: negation,
  },
  {
    kind: 'secrecy',
    patterns: [
      phrasePattern(`
        (?:don't|do not|no need to|never|you needn't) (?:tell|talk to|involve|mention)(?: [a-z]+){0,3} (?:${trustedAdults}) | (?:keep|stay|be)(?: [a-z]+){0,2} (?:our|a|between us|just us) (?:little )?secret | (?:between|just) (?:you and me|us)
        (?:no need|not need|don't need|needn't|don't have) to (?:see|tell|talk to|ask|go to|call|involve|worry)(?: [a-z]+){0,3} (?:${trustedAdults}|therapist|trainer|nurse) | you can tell me anything[a-z ]* | (?:i|i'll) keep (?:it|this|that|everything) (?:private|secret|quiet|to myself|between us)
        (?:you don't|don't) need (?:a |to see a |your )?(?:doctor|therapist|parent|coach)
        (?:ignore|don't listen to|forget what|better than) your (?:${trustedAdults})
      `),
    ],
  },
  { kind: 'sexual', patterns: [phrasePattern('sexy|sexual|nudes?|naked|porn[a-z]*|horny|boobs?|erotic')] },
  { kind: 'image', patterns: [], rawPatterns: [/!\[/, /<(?:img|picture|svg|video)\b/i, /data:image/i] },
  { kind: 'markup', patterns: [], rawPatterns: [/<\/?[a-z!][^>]*>?/i, /javascript:/i, /&#|&[a-z]+;/i] },
  {
    kind: 'link',
    patterns: [
      phrasePattern(
        '[a-z0-9-]+[.](?:com|net|org|io|app|ca|us|co|gg|tv|me|ly|be|edu|gov|info|biz|xyz|dev|ai|shop|link)(?:/[^ ]*)?',
      ),
    ],
    // Only root-relative links into the app are allowed.
    rawPatterns: [/\]\((?!\/app\/)[^)]*\)/, /\bhttps?:/i, /\bwww\./i, /\]:\s/, /\b[a-z]+:\/\//i],
  },
  {
    kind: 'friend',
    patterns: [
      phrasePattern(`
        i(?:'m| am) (?:always )?(?:your|a) (?:best |good |real |true |only |new )?(?:friend|buddy|pal|bff|girlfriend|boyfriend) | (?:we're|we are|let's be|be) (?:best )?friends | i love you | my (?:friend|buddy|pal) | here for you,? (?:friend|buddy|pal|always) | i(?:'m| am) always here[a-z ]* | i wish i could (?:see|meet|hug|be with|visit)[a-z ]* | i played (?:pro|junior|college|for|in|at)[a-z ]* | i(?:'ll| will)? miss(?:ed)? you
        i(?:'m| am) (?:a )?(?:real|human|person)(?: person| coach)? | as a human | don't (?:leave|go)(?: me| yet| now)? | (?:i'm|i get|i feel|i'll be) (?:so )?(?:sad|lonely|hurt|disappointed)(?: [a-z]+){0,4} | come back soon or | you only need me | you can trust only me
        when i (?:was a kid|played|was your age) | my own (?:playing )?(?:career|kids|children)
      `),
    ],
  },
  {
    kind: 'personal_data',
    patterns: [
      phrasePattern(`
        (?:what(?:'s| is)|tell me|send me|share|give me|what are|can i have|may i have|type|enter)(?: me)? (?:your|ur)(?: [a-z]+)? (?:address|phone|phone number|email|e-mail|password|last name|full name|school|birthday|birth ?date|zip ?code|instagram|snapchat|discord|number|location|photo|picture|parents' [a-z]+|mom's [a-z]+|dad's [a-z]+)
        (?:what|which) (?:town|city|street|state|rink|neighborhood)(?: do| are) you[a-z ]* | how old are (?:you|your)[a-z ]* | where (?:do|are) you (?:live|located|go to school) | what school | which school | how much do you weigh | how tall are you | send (?:me )?a (?:photo|picture|selfie|pic)
        (?:call|text|message|email|meet) me
      `),
      /[\w.+-]+@[\w-]+\.[a-z]{2,}/,
    ],
  },
  {
    kind: 'prediction',
    patterns: [
      phrasePattern(`
        you(?:'ll| will| are going to|'re going to|'re gonna)(?: definitely| surely| probably| certainly| soon| easily| one day)* (?:make|get into|play (?:in|for)|be drafted|get drafted|go pro|be a pro|reach the|be (?:a star|scouted|recruited)|win the|get a scholarship)(?: [a-z0-9]+){0,4}
        you(?:'ll| will)(?: [a-z]+){0,2} be (?:playing (?:aaa|aa|junior|juniors|college|pro|in the nhl)|in the nhl|drafted|a pro)[a-z ]* | scouts? (?:will|would|are going to)[a-z ]*
        (?:your|the) (?:odds|chances) (?:of|are|to)(?: [a-z]+)* | odds (?:are|of) | [0-9.]+ ?(?:%|percent) (?:chance|probability|likely) | guarantee(?:d|s)? (?:you|to|that)(?: [a-z]+)* | i(?:'d| would)? bet | place a bet | parlay | point spread
        you(?:'re| are) (?:better|worse) than (?:most|other|the other|your teammates|kids|players|everyone)[a-z ]* | (?:best|worst|weakest) (?:player|kid|goalie|skater) (?:on|in|of) (?:your|the|this) [a-z]+ | nhl material | you(?:'ll| will) never (?:make|be|play)[a-z ]*
      `),
    ],
    exception: phrasePattern(
      "nobody can|no one can|can't (?:promise|predict|know|say)|don't predict|not something i",
    ),
  },
  {
    kind: 'checking',
    appliesTo: isBelowCheckingAge,
    patterns: [
      phrasePattern(`
        (?:throw|deliver|lay|finish|land|make|give)(?: [a-z]+){0,3} (?:body ?checks?|checks?|hits?)(?! (?:the|a) (?:net|post)) | (?:body|hip|shoulder)[ -]?check(?:s|ing)? (?:him|her|them|your|the|an?|opponents?|players?|someone) | (?:drive|put|plant|explode)(?: [a-z]+){0,3} (?:shoulder|hip|body) (?:into|through) (?:him|her|them|the|your|an?) [a-z]+
        (?:go|skate|drive) through (?:his|her|their) (?:chest|body|hands|shoulder) | separate (?:him|her|them|the [a-z]+) from the puck | (?:hit|crush|level|flatten|knock)(?: [a-z]+)? (?:him|her|them|opponents?|your (?:man|opponent|check)|the (?:puck carrier|other player|attacker|forward|player))
      `),
    ],
    exception: negation,
  },
  {
    kind: 'lifts',
    appliesTo: isBelowWeightsAge,
    patterns: [
      phrasePattern(`
        (?:max|maximum|one[ -]rep|1[ -]?rep|1rm|heavy|heavier)(?: [a-z]+)? (?:bench|squats?|dead ?lifts?|lifts?|lifting|weights?|max|barbells?) | max out | bench press(?:es)? | dead ?lifts? | barbells? | power cleans? | lift heavy | bench (?:your|half|twice)[a-z ]* | to failure
      `),
    ],
    exception: negation,
  },
  {
    kind: 'load',
    appliesTo: ({ minor }) => minor,
    patterns: [
      phrasePattern(`
        (?:no|without|skip(?:ping)?|forget|don't need) (?:any |a |your |the )*(?:days? off|rest days?) | (?:every single day|seven days a week|7 days a week|24/7|twice a day|two[ -]a[ -]days?|year[ -]round) | (?:four|five|six|seven|eight|[4-9]|1[0-9]) hours (?:a|per|each|every) day
        (?:train|skate|practi[cs]e|work ?out) (?:hard )?every ?day
      `),
    ],
    exception: phrasePattern("never|not|shouldn't|instead of|avoid|always take|take (?:a|one|at least)"),
  },
  {
    kind: 'invented',
    patterns: [
      phrasePattern(`
        rule (?:number )?[0-9]+(?:[.][0-9]+)?(?:\\([a-z]\\))? | (?:studies|research|science|a study|experts?|scientists|data from [a-z]+) (?:shows?|says?|proves?|suggests?|found|agrees?|from)(?: [a-z]+)* | according to (?:a |the )?(?:study|studies|research|experts?|rule ?book|scientists|[a-z]+ university)
        (?:harvard|stanford|university of) [a-z ]+
      `),
    ],
    exception: phrasePattern('check your league|ask your coach'),
  },
  {
    kind: 'prompt',
    patterns: [
      phrasePattern(`
        (?:my|the) (?:system )?(?:prompt|instructions) (?:is|are|say|says|tell) [a-z ]* | as an? (?:ai )?language model | i was (?:told|instructed|programmed) to | <data> | tool_calls? | get_[a-z_]+ | find_drills | what_if
      `),
    ],
  },
];
