import { phrasePattern } from './normalize-text.js';
import type { InputRule } from './input-rule.js';

// Possessors and other words that are not the name of another player.
const notAName =
  'my|our|your|son|daughter|kid|child|boy|girl|team|club|coach|player|goalie|skater|today|tonight|yesterday|week|month|year|season|game|period|line|mack|let|it|that|there|here|what|who|how|where|when|she|he|everyone|nhl|day|night|weekend|one|world';
const statNouns =
  'stats|statistics|points|goals|assists|numbers|save percentage|saves|gaa|games|season|record|plus minus|shots|profile';
const personalDetails =
  'address|phone(?: number)?|number|e-?mail|birthday|birthdate|last name|age|school|zip ?code|instagram|snap(?:chat)?|password|medical [a-z]+';
const name = String.raw`(?!(?:${notAName})\b)[a-z][a-z-]+`;
const months =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec';
const days =
  '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Weekdays|Weekends|Christmas|Halloween|Thanksgiving|New|Labou?r|Boxing|Canada|Veterans|Remembrance';

/** Questions about other people. Personal details are refused for all. Stats of other players are refused except to coaches. */
export const otherPeopleRules: InputRule[] = [
  {
    kind: 'others',
    patterns: [
      phrasePattern(`
        what school (?:does|do|is) [a-z]+(?: [a-z]+)* | (?:about|of) (?:the )?other (?:kids|players|users|people) (?:in|on|at) (?:my|the|our) [a-z]+
        where does (?!the|it|my (?:weight|stick|head|puck))[a-z]+(?: [a-z]+)? live | where (?:do|does) .{2,30} (?:live|go to school)
        ${name}'s (?:home )?(?:${personalDetails})
        (?:address|phone number|e-?mail|birthday|instagram|snapchat) (?:of|for) (?!my)[a-z]+
        (?:find|look up|stalk|track down) (?:where )?(?:this|that|a) (?:kid|girl|boy|player)(?: [a-z]+)*
        other (?:users?|players?|kids?|people)'?s? (?:data|chats?|messages|stats|numbers|info|information|profiles|emails)
        (?:everyone|everybody|all users?|all players?)(?:'s)? (?:data|chats?|messages|emails|addresses|info)
      `),
    ],
  },
  {
    kind: 'others',
    appliesTo: ({ coachOf }) => coachOf === null,
    patterns: [
      phrasePattern(`
        (?:what|whats|what's|show|give|tell|see|check|look at|how about|about|compare)(?: [a-z']+){0,5} ${name}'s (?:${statNouns})
        how many (?:goals|points|assists|saves|wins|shutouts|games|shots)(?: [a-z]+)? (?:does|did|has) (?!i|my|our|we|it|the|a|he|she)[a-z]+(?: [a-z]+)? (?:have|has|score|scored|get|got|make|made|play|played)[a-z ]*
        (?:who(?:'s| is| are)|which (?:player|kid|goalie|one) is) (?:the )?(?:best|worst|top|leading|slowest|fastest|weakest|better)(?: [a-z]+)? (?:on|in|of|at) (?:my|our|the|their|this) [a-z]+
        (?:who's|who is|whos|is) (?:better|faster|worse|stronger|the better)[ ,]* (?:me|him|her|jake|[a-z]+) (?:or|than) [a-z]+ | (?:which|what) (?:kids?|players?|teammates?|guys)(?: [a-z]+){0,4} (?:is|are) (?:the )?(?:bad|worst|best|weak|weakest|slow|slowest|terrible|good|better)
        (?:stats|numbers|points|goals) (?:for|of) (?:every|all|each|everyone|everybody)(?: [a-z]+)* | (?:every|each) (?:player|kid|teammate|one)(?:'s)? (?:stats|numbers|points)
        rank(?:ing)?s? (?:the|my|our|all|of|every)(?: [a-z]+){0,3} (?:players?|kids|teammates|goalies|skaters|team|league)
        leader ?boards? | (?:my|our) (?:teammates?|line ?mates?|friend)(?:'s|s')? (?:${statNouns})
        (?:compare me|how do i compare|stack up|rank)(?: [a-z]+)? (?:to|with|against|among) (?:my |the |other |his |her |their )*(?:teammates?|players|kids|everyone|goalies|friends?)
        am i better than (?!last|before|i|my|a |the )[a-z]+ | who (?:has|scored) (?:the )?most [a-z]+
      `),
    ],
    rawPatterns: [
      new RegExp(
        String.raw`\b(?:${statNouns}) (?:of|for|on) (?!(?:${months}|${days}|I|Coach|Mack|Rinkside)\b)[A-Z][a-z]+`,
      ),
      /\b[Hh]ow (?:is|was|did|has) (?!Coach|Rinkside)[A-Z][a-z]+ [A-Z][a-z]+/,
    ],
  },
];
