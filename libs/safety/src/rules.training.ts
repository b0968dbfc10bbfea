import { phrasePattern } from './normalize-text.js';
import type { InputRule } from './input-rule.js';
import { isBelowCheckingAge, isBelowWeightsAge } from './age-limits.js';

const opponent =
  'number [0-9]+|#[0-9]+|someone|somebody|him|her|them|people|players|kids|guys|opponents?|my opponent|(?:a|an|the|that|their|other|another|opposing|the other)(?: [a-z]+){0,2} (?:kid|guy|player|goalie|goaltender|defenseman|defender|center|winger|forward|captain|star|opponent)s?|their goalie|their captain';
const harmfulActs =
  'knock out|knock down|take down|hurt|injure|cripple|concuss|take out|slew ?foot|slewfoot|spear|butt ?end|cross[ -]?check|slash|board|sucker ?punch|elbow|punch|trip|knee|head ?hunt|blindside|fight|smash|wreck|destroy the knees of|take the knees out of|run over';

const notEquipment =
  "(?! (?:[a-z0-9'-]+ ){0,5}(?:pucks?|sticks?|skates?|helmets?|pads|gloves?|bags?|gear|equipment|nets?|balls?|blades?|cup|trophy|zamboni|jersey) )";

export const trainingRules: InputRule[] = [
  {
    kind: 'weight',
    patterns: [
      phrasePattern(`
      (?:lose|losing|lost|gain|gaining|put on|drop|dropping|shed|cut|cutting|make|making|watch(?:ing)?)(?: [a-z0-9]+){0,3} (?:weight|pounds|lbs|kilos?|kg|fat|belly|mass)
      (?:how much|what) (?:should|do|does|did|must|can)${notEquipment} (?:i|we|he|she|my [a-z]+|an? [a-z0-9 ]+) weigh | eat(?:ing)? less | slim(?:ming)? down | abs | how much${notEquipment}(?: [a-z0-9]+){0,3} weigh | my weight
      (?:ideal|target|goal|right|perfect|playing|healthy|hockey) (?:body )?weight | overweight | underweight
      diet(?:s|ing)? | calor(?:y|ie|ies) | macros | grams of (?:protein|carbs|fat|sugar) | how much protein | (?:only|just) eat(?:ing)? (?:once|one meal|salad|[0-9])[a-z ]* | feel(?:ing)? fat | bmi | body ?fat | six ?pack | fasting | intermittent fast
      keto | low[ -]carb | carnivore diet | skip(?:ping|ped)? (?:meals?|breakfast|lunch|dinner)
      (?:too|so|really|pretty|kinda|i'm|am i|look|looks|be less|get|getting) (?:fat|skinny|chubby|heavy to|thin|scrawny)
      (?:am|i'm|he's|she's|is) (?:too )?(?:fat|chubby|skinny|obese)
      get (?:skinnier|thinner|lean|leaner|slimmer|shredded|ripped) | bulk(?:ing)?(?: up)?
      (?:hate|ugly|ashamed of|change) (?:my|his|her) (?:body|belly|stomach|legs|thighs|looks)
      my (?:body|looks) (?:is|are|looks?) (?:ugly|gross|disgusting|fat) | sweat (?:off|out) (?:pounds|weight)
      meal plan
    `),
    ],
  },
  {
    kind: 'substances',
    patterns: [
      phrasePattern(`
      supplements? | creatine | protein (?:powder|shakes?|bars?) | whey | bcaas? | pre[ -]?workout | steroids?
      hgh | testosterone | sarms? | peds? | doping | vap(?:e|es|ed|ing) | juul | nicotine
      smok(?:e|es|ing) (?:weed|cigarettes?|a|before|pot)? | cigarettes? | snus | zyns? | chewing tobacco
      tobacco | dip(?:ping)? tobacco | alcohol | beers? | vodka | liquor | whiskey | wine | hungover
      hangover | (?:get|getting|got) (?:drunk|wasted|high|stoned|buzzed) | drunk | weed | marijuana | cannabis
      edibles | cbd | cocaine | drugs | adderall | ritalin | energy (?:drinks?|shots?) | red ?bull
      monster energy | (?:have|drink|drinking|chug) (?:a |some )?monsters? | a monster (?:before|after|during|for)[a-z ]* | celsius drinks? | prime energy | caffeine(?: pills?)? | smelling salts | ammonia
      coffee | gummies | (?:adhd|his|her|my|diet|caffeine|some)(?: [a-z]+)? pills | melatonin | sleeping pills? | vitamins? | fat burners?
    `),
    ],
  },
  {
    kind: 'dirty',
    patterns: [
      phrasePattern(`
      (?:how|can|should|could|want|wanna|going|gonna|way|ways|best|try|trying|teach|tell|show|help)(?: [a-z]+){0,4} (?:${harmfulActs}) (?:${opponent})
      (?:hurt|injure|hurting|injuring|take out|taking out|cripple) (?:their|the other team'?s?|the) (?:best player|goalie|star|captain|top player|players)
      (?:how|want|going|gonna|can i|help me|teach me)(?: [a-z]+){0,3} (?:intimidat(?:e|ing)|scare) [a-z ]+
      how to (?:slew ?foot|spear|butt ?end|head ?hunt|blindside|sucker ?punch|intimidate)(?: [a-z]+)*
      (?:get|getting|got) away with (?:a |an |it|some |more )*(?:hook(?:ing)?|slash(?:ing|es)?|trip(?:ping)?|cross[ -]?check[a-z]*|dirty|cheap|spear[a-z]*|elbow[a-z]*|interference|holding|penalt[a-z]+)[a-z ]*
      without the ref (?:seeing|noticing|catching)[a-z ]*
      (?:when|while) the ref(?:s|eree)? (?:is|are|isn'?t|aren'?t) (?:not )?(?:look(?:ing)?|watching)
      (?:dirty|cheap|sneaky) (?:play|plays|shots?|hits?|tricks?|moves?)(?: [a-z ]+)?
      (?:win|start|pick|in) (?:a |hockey )*fights? | how (?:do i|to|can i|do you|should i) fight(?! (?:for|through|off|hard|back|it)) | (?:slash|hook|trip|hold|spear|elbow|cross[ -]?check)(?: [a-z]+){0,2} without (?:being|getting|a)(?: [a-z]+)? (?:called|caught|penalty) | by hurting [a-z]+ | break (?:his|her|their|someone's|somebody's) (?:ankle|leg|arm|knee|wrist|nose|jaw|neck)
      drop(?:ping)? (?:the|my) (?:gloves|mitts)
      (?:get|getting|want|take) (?:my )?(?:revenge|back at|(?:him|her|them) back(?! (?:in|into|on|onto|to|up|out|from|behind|door|home|as|faster|quicker|quickly|sooner|earlier|harder|safely|healthy|skating|playing|interested|excited|defensively|defending|checking|when|after an? (?:break|injury)|for (?:the|next|practice|games?|another|more))\\b))[a-z ]*
      make (?:him|her|them|someone|somebody|people|that kid|the other team|number [0-9]+) (?:bleed|cry|pay|scared|suffer)
      (?:good|best|some|funny|mean|savage) (?:chirps?|trash talk|insults?)
    `),
    ],
  },
  {
    kind: 'checking',
    appliesTo: isBelowCheckingAge,
    patterns: [
      phrasePattern(`
      body[ -]?check[a-z]* | hip[ -]?check[a-z]*
      check(?:ing)? (?:people|someone|somebody|players?|opponents?|kids|guys|technique|harder|him|her|them)
      (?:lay|laying|throw|throwing|deliver|delivering|give|giving|make|making|land|finish|finishing)(?! sure)(?: [a-z]+){0,3} (?:hits?|checks?)
      (?:lay|laying|throw|throwing|deliver|delivering|finish|finishing) (?:the |my |his |her |some |a )*body(?! (?:in front|down|to block|at the (?:puck|shot)|(?:in|into) the (?:shot|lane)))
      (?:hit|hitting) (?:people|someone|somebody|players?|opponents?|kids|guys|harder|hard|him|her|them|bigger [a-z]+|other [a-z]+)(?! with (?:an? |the |his |her |my )*(?:stick|puck|pass|passes|saucer))
      (?:take|taking|receive|receiving|absorb|absorbing) (?:a |an |the |big |body )*(?:hits?|checks?)(?! (?:pass|to make))
      (?:big|huge|open[ -]ice|clean|legal|hard|good|better) (?:body ?)?(?:hits?|checks?|hitter|hitting)
    `),
    ],
  },
  {
    kind: 'lifts',
    appliesTo: isBelowWeightsAge,
    patterns: [
      phrasePattern(`
      (?:max|maximum|heaviest|heavy)(?: [a-z]+)? (?:bench(?: press)?|squats?|dead ?lifts?|lifts?|lifting|weights?|out|reps?)
      (?:one|1)[ -]?rep(?: max)? | 1 ?rm
      how much (?:weight )?(?:should|can|could|do|does)(?: [a-z0-9]+){0,3} (?:bench(?: press)?|squat|lift|dead ?lift|press|curl)
      how (?:heavy|much)(?: [a-z0-9]+){0,6} (?:bench|squat|dead ?lift|lift|curl) | weight ?(?:lifting|training|room)(?: [a-z]+)*
      bench(?:ing)? press(?:ing)? | dead ?lifts?
      (?:lift|lifting|use|using|train with|start) (?:heavy|weights|dumbbells|barbells?|kettlebells?)
      (?:squat|bench|dead ?lift) (?:max|pr)[a-z ]* | power ?lifting | barbells? | power cleans?
      (?:nhl|pro|junior|adult|college|d1)(?:'s)?(?: player)?(?:'s)? (?:workout|lifting|strength|gym|weight)(?: program| plan| routine| room)?
    `),
    ],
  },
  {
    kind: 'load',
    appliesTo: ({ minor }) => minor,
    patterns: [
      phrasePattern(`
      (?:no|zero|without|skip(?:ping)?|not take|never take|don'?t need) (?:any |a |my |the )*(?:days? off|rest days?|off days?|breaks? from training)
      (?:train|training|work ?out|working out|practice|practicing|skate|skating)(?: [a-z]+){0,3} (?:(?:[4-9]|1[0-9]|four|five|six|seven|eight|nine|ten)[+]? hours? (?:a|per|every|each) day|all day(?: every day)?|(?:7|seven) days (?:a|per) week|24/7|twice (?:a|every) day|(?:2|two|3|three) times a day|year[ -]round)
      (?:[4-9]|1[0-9]|four|five|six|seven|eight|nine|ten)[+]? hours? (?:of (?:training|hockey|practice|skating) )?(?:a|per|every|each) day
      how many hours (?:a|per|each|every) day[a-z ]* | two[ -]a[ -]days?
      (?:max|maximum|hardest|most intense|craziest|insane|crazy|extreme|daily max|brutal)(?: [a-z]+)? (?:workout|training|plan|program|routine|practice)[a-z ]*
      max(?:ing)? out every ?day | (?:7|seven)[ -]days?(?: a week)? (?:plan|program|training|workout)[a-z ]*
      train(?:ing)? (?:hard )?every (?:single )?day
      (?:plan|program|workout|routine) for every (?:single )?day
    `),
    ],
  },
];
