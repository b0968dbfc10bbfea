/** Entries about a thing with an ambiguous name, and the texts that use the name for something else. */
interface Namesake {
  ids: readonly string[];
  /** Matches a normalized text that does not mean the entries. */
  isOther: (text: string) => boolean;
}

const sides = '(?:(?:back|front|left|right|inside|outside|trailing|other|whole) )*';
const owner = '(?:my |his |her |their |the |a |an |one |your )';
const footPart = '(?:toes?|foot|feet|skates?|legs?|heels?|blades?)';
const still = '(?:(?:is|are|keeps?|always|still|just|sometimes) )*';
/** 'Drags his toe', 'my foot drags when I push', 'toe dragging on crossovers'. */
const draggedFoot = new RegExp(
  [
    `\\bdrag(?:s|ging|ged)? (?:with )?${owner}${sides}${footPart}\\b`,
    `\\b(?:foot|feet|skates?|legs?|heels?) ${still}drag(?:s|ging|ged)?\\b`,
    `\\b(?:my |his |her |their )${sides}(?:toe ${still}drag(?:s|ging|ged)|toes ${still}drag(?:ging|ged)?)(?: behind| along)?(?: (?:when|on|in|while|if|during|every|each|across)\\b|[?.!]?$)`,
    `\\btoe[ -]?dragg?(?:s|ging) (?:(?:on|in|during|when|while|my|his|her|the|i|he|she) )*(?:ice|crossovers?|cross|turns?|skat\\w*|strides?|push\\w*|glid\\w*)`,
  ].join('|'),
);
const puckMove =
  /\b(?:pucks?|sticks?|stick handl\w*|dek\w*|dangl\w*|moves?|defender|defenseman|goalie|picked off|shoot|shot|score|dribbl\w*)\b/;

const matches =
  (pattern: RegExp, except?: RegExp) =>
  (text: string): boolean =>
    pattern.test(text) && !except?.test(text);

const namesakes: readonly Namesake[] = [
  {
    ids: ['toe-drag', 'toe-drag-push', 'deking', 'deke-goalie', 'goalie-breakaway', 'kicked-in-goal'],
    isOther: matches(draggedFoot, puckMove),
  },
  {
    ids: ['butterfly', 'goalie-slides', 'goalie-breakaway', 'shootout', 'breakaway-moves'],
    isOther: matches(/\bbutterflies\b/, /\b(?:practice|drills?|two|ten|many|slides?|do (?:some|more|ten|\d+)) butterflies\b/),
  },
  {
    ids: ['drop-pass', 'butterfly'],
    isOther: matches(
      /\bdrop(?:s|ped|ping)? (?:from|out|by|him|her|us|them|the kids?|my (?:son|daughter|kid)|off|a line|to the)\b|\b(?:got|was|been|am|getting) dropped\b/,
      /\bpass\b/,
    ),
  },
  { ids: ['tape-stick'], isOther: matches(/\b(?:game|video|highlight) tapes?\b/) },
  {
    ids: ['gap-control'],
    isOther: matches(/\bgap (?:between|in|at) (?:\w+ )?(?:\w+ )?(?:pants|pads?|teeth|gear|socks?|gloves?|helmet|chest|neck|skates?)\b|\bgap year\b/),
  },
  {
    ids: ['soft-hands', 'stickhandling-basics', 'one-hand-control'],
    isOther: matches(/\b(?:hands|fingers) (?:\w+ ){0,3}(?:cold|numb|freez\w*|frozen|sweat\w*|blister\w*|dry|stink|smell)\b|\b(?:cold|numb|frozen|freezing|sweaty) (?:hands|fingers)\b/),
  },
  { ids: ['neutral-zone-trap'], isOther: matches(/\btrap(?:s|ezius)? muscles?\b|\btraps (?:are|feel)\b/) },
  { ids: ['cycling'], isOther: matches(/\b(?:bik(?:e|es|ing)|spin class|cycling (?:good|outside|class|in summer))\b/) },
  {
    ids: ['defense-joining-rush', 'glove-saves'],
    isOther: matches(/\bpinch(?:es|ed|ing)? (?:my|his|her|the side|on my|at my)\b/, /\bpinch(?:es|ed|ing)? (?:my|his|her) (?:winger|man|side)\b/),
  },
  { ids: ['spin-move'], isOther: matches(/\bspin (?:class|bike)\b/) },
  {
    ids: ['tips-and-screens', 'goalie-screens'],
    isOther: matches(/\bscreen ?time\b|\b(?:phone|computer|tv|ipad) screens?\b/),
  },
  {
    ids: ['points-explained', 'more-points'],
    isOther: matches(/\b(?:the|left|right) point\b(?! (?:of|total|lead|race|streak))/),
  },
  {
    ids: ['screen-time-hockey'],
    isOther: matches(/\bscreens?\b/, /\bscreen ?time\b|\b(?:phone|computer|tv|ipad|tablet|bed|night|hours?)\b/),
  },
  {
    ids: ['body-checking', 'checking-age', 'checking-from-behind', 'girls-checking', 'stick-checks'],
    isOther: matches(/\bchecks? (?:my|his|her|the|our|their) (?:gear|skates?|helmet|equipment|bag|sticks?|email|phone|score|schedule)\b|\b(?:background|gear|equipment) checks?\b/),
  },
]; // prettier-ignore

/** Whether a text surely does not mean an entry although it has its name: 'he drags his toe when he skates'. */
export const isNamesake = (id: string, text: string): boolean =>
  namesakes.some(({ ids, isOther }) => ids.includes(id) && isOther(text));
