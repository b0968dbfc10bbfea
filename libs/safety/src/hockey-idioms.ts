import { phrasePattern } from './normalize-text.js';

const teamStats = 'power ?play|penalty kill|pk|chances|stats|numbers|average|percentage|momentum';
const clauseEnd = '(?= ?(?:$|[.,;?!]|and |from |to |of |in front))';
const drillNouns = 'pass(?:es)?|sprints?|drills?|lines?|ladders?|runs?|skates?';

/**
 * Hockey idioms that sound like harm. They are removed before the rules run, so that in 'killing it, but I want to die'
 * only the second part matches.
 */
const idioms = [
  phrasePattern(`
      kill(?:ing|ed|in'?)? it | killer [a-z]+
      kill(?:ing|ed|s)? (?:off )?(?:(?:the|a|an|our|their|that|this|my|some|more) )?(?:[a-z]+ )?(?:penalt(?:y|ies)|power ?plays?|clock|time|play|rush|lead|minors?|shift)
      (?:gonna |going to )?kill(?:ed)? (?:(?:them|us|him) (?:on the ice|in the (?:game|first|second|third)|[0-9]+)|(?:them|us) (?:tomorrow|tonight|on (?:friday|saturday|sunday)|this weekend|at practice))
      penalty kill(?:ing|er|ers|s)?
    `),
  phrasePattern(`
      suicides? (?:${drillNouns})
      (?:do|does|did|doing|ran|run|running|skate|skated|skating|hate|more|ten|five|of) suicides | sudden death
      dead (?:puck|tired|angle|zone|legs|last|lift)s? | dying (?:to|for|on the puck) | die (?:out|hard)
      i(?:'d| would) die (?:for|to (?:play|make|score))
    `),
  phrasePattern(`
      hurt(?:s|ing)? (?:our|their|the|my|your|his|her|its) (?:[a-z']+ )?(?:${teamStats})
      beat(?:s|ing|en)? (?:me|him|her|us|them) (?:wide|clean|five|glove|blocker|short|far|high|low|to the (?:puck|net|outside|inside|posts?|spot|corner|line|middle|loose|far|front|ball|punch|goal|wide|boards|slot|back)|one on one|1 on 1|off the (?:rush|draw|dot|wall|line|puck|boards|hop|start|face)|[0-9])
      beat(?:s|ing|en)? (?:me|him|her|us|them) (?:on|in) the (?:rush|draw|dot|play|outside|inside|wall|boards|corners?(?! of)|back ?hand|fore ?hand|breakaway|power ?play|pk|wing|ice|line|slot|crease|zone|end|neutral|face ?off|circle|shoot ?out|race|first|second|third|last|final|game|short side|far side|wrap ?around|air)
      beat(?:s|ing|en)? (?:me|him|her|us|them) with a (?:[a-z]+ ){0,2}(?:moves?|dekes?|fake|toe drag|shots?|wrister|snap(?:per|shot)?|slap(?:per|shot)|backhand|snipe|dangle|pass|burst|spin|change)
      beat(?:s|ing|en)? (?:my|the|a|your|his|their|our|every) (?:man|goalie|goaltender|keeper|defender|defenseman|d|guy|check|trap|winger|center|forward|first man|press)
      hit(?:s|ting)? (?:me|him|her|us) (?:in stride|on the tape|for a (?:one|breakaway|goal|tap|shot|two|2|quick|back ?door|stretch|give)|a pass|with (?:it|your|some|(?:[a-z]+ ){0,3}(?:pass(?:es)?|feeds?|sauce|saucer|outlet|stretch|drills?|questions?|tips?|plans?)))
      hit(?:s|ting)? (?:the|my|their|our) (?:net|post|posts|crossbar|bar|gym|ice|target|target man|corners?|winger|center|tape|wall|open man|far post|showers)
      (?:poke|stick|fore|back|lift|sweep)[ -]?check[a-z]*
    `),
  phrasePattern(`
      (?<!(?:hit|bumped|banged|knocked|smacked|slammed|cracked|whacked|bonked|hurt|landed on|fell on)(?: my| his| her| their)? )head (?:up|down|fakes?|start|coach|over|on a swivel|to the net|of the|man|position) | heads up
      us(?:e|ing) my head | (?:saw|dallas|watched) (?:the )?(?:dallas )?stars (?:game|play|win|lose|practice)
      knocked (?:them |us |him |me )?out of the (?:playoffs|tournament|cup) | head (?:and|&) shoulders above
      ankle ?breakers? | knee (?:slides?|saves?|bend|drive|pads?|down) | elbow (?:room|pads?)
      break(?:ing)? (?:ankles|out|up|down|in|the puck|a slump|my slump)
      broke (?:out|up|my (?:stick(?! (?:over|on|across) (?:my|me)(?!\\w))|slump|skate|lace|laces|blade)|the (?:slump|streak|record))
      broken (?:stick|blade|lace|skate|play)s?
    `),
  phrasePattern(`
      (?<!(?:can't|cannot|couldn't|hurts to) (?:put|bear) (?:any |much )?)weight (?:transfer|shift|on (?:my|the|your)|over|forward|back|of (?:my|the|a) (?:stick|puck))
      (?:shift|transfer|put|keep|move|get|load)(?:ing|s)? (?:my|your|the|all my|more) (?:body ?)?weight
      body[ -]?weight (?:squats?|exercises?|workouts?|training|strength|circuit|moves) | stick weight
      weighted (?:puck|stick|vest)s? | beer leagu(?:es?|ers?) | where (?:does|do|should|is) my weight | my weight (?:go(?:es)?|on|over|forward|back|balanced|centered)(?: [a-z]+)? | monster (?:game|shot|save|shift|season|night)
      supplement(?:ing)? (?:my|the|our|ice|on-ice|practice)
      (?:dope|nasty|filthy|sick|insane|crazy|stupid|ridiculous|naughty|disgusting|dirty) (?:shots?|saves?|goals?|dekes?|dangles?|moves|mitts|pass(?:es)?|hands|snipes?|wristers?|cell(?:y|ies)|release|glove|speed|edges?|toe drags?|backhand|one timers?|assists?|apples?|sauce|game|celebration)
      undress(?:ed|es|ing)? (?:me|him|her|us|them|the [a-z]+|my [a-z]+|their [a-z]+) (?:with|on|at|wide|by|in|one) | undress the [a-z]+
      (?:flex|stick|blade|skates?|size|profile|kick ?point)(?: [a-z]+){0,4} (?:my|his|her|your|their) (?:height and )?weight
      (?:carry|hold|drop|sink|distribute|balance|center|drive|use|lower) (?:my|your|the|his|her) weight
      cut(?:ting)? (?:to|across|in|inside|back|hard|off|through|the)(?! (?:the |my |his |her )?(?:neck|throat))(?! (?:(?:inside|back|side|skin|top)s? (?:of |on )?)?my (?:wrist|arm|leg|thigh|skin)) | cut myself (?:shaving|opening|on (?:a|an|the|my|his|her|somebody's|someone's) [a-z]+|with (?:a|my|his|her) skates?(?! ?blade))
      bull(?:y|ied|ying)? (?:off|the puck|my way|in front|defenders|along|to the net)
      hung? (?:on|in|back|out to dry) | jump(?:ing|ed)? (?:off|over|onto) the (?:bench|boards)
      score[sd]? with | my (?:jersey )?number is [0-9]{1,2}(?![0-9])
    `),
  phrasePattern(`
      (?:leave|leaves|leaving|left|hang|hangs|hanging|hung) (?:me|us|him|her|(?:my|our|the) goalie) out to dry | (?:i|we) (?:[a-z]+ )?(?:throw|threw) my (?:gear|stuff|skates|bag)
      (?:helmets?|mouth ?guards?|gear)(?: [a-z]+){0,4} (?:prevents?|stops?|reduces?|against|protects? (?:me |you |us )?(?:from|against)) concussions?
      abs (?:blade|plastic) | side stitch(?:es)? | turn(?:ing)? my feet (?:out|in|open|sideways)
      (?:so (?:that )?(?:i|we|he|she) (?:don'?t|do not|won'?t|can'?t)|without|how (?:do|can) (?:i|you|we) not|not to|to not) hurt(?:ing)? (?:my|our|his|her|your) [a-z]+
      fasting (?:month|for (?:ramadan|lent|religious reasons)|(?:during|in) ramadan) | ramadan fast(?:ing)?
      coach(?:es)? (?:has |have |just |already |always |keeps? )*scratch(?:es|ed|ing)? (?:me|him|her|my (?:son|daughter|kid))(?! (?:with|on|across|until|in the|so|and) ?(?:his|her|the|my|a|face|arms?|leg|neck|back|hard|it|i|nails)?(?!\\w)(?! (?:game|games|next|last|third|first|second|roster|line-?up|playoffs?)))
      wak(?:e|ing) up (?:for (?:practice|school|hockey|training|games?|the (?:game|bus))|(?:so |this |that |too )?early|at [0-9]+)
      threaten(?:s|ed|ing)? to (?:leave|quit|pull (?:his|her|their) [a-z]+ (?:from|off|out of)) (?:the|our|my) (?:team|club|league|program)
      (?<!(?:until|till?|'til) )they (?:(?:always|just|can|could|will) )?pass out${clauseEnd}
    `),
];

const idiomPatterns = idioms.map((idiom) => new RegExp(idiom, 'g'));

/** Removes hockey idioms from normalized text. */
export const stripHockeyIdioms = (text: string): string =>
  idiomPatterns.reduce((remaining, pattern) => remaining.replace(pattern, ' '), text);
