import { teamInText } from './opponents.js';
import { currentSeason } from './period.js';
import { clearConfidence, type ReadQuery } from './question-context.js';
import { ownSubject } from './question-form.js';
import { reading, type QuestionForm } from './question-parts.js';
import type { UnloggedName } from './stat-query.js';
import { unloggedPatterns } from './unlogged-figures.js';

/** After another figure: 'no, I meant shots'. */
const onlyShots = /^(?:(?:and|or|what about|how about|my|his|her) )*shots?(?: on (?:goal|net))?$/;
const asksShots = (full: string) =>
  /\bshots?\b/.test(full) &&
  /\b(?:how many|whats my|what are my|my shots|shots (?:on (?:goal|net)|do i|did i|have i|per game|a game|per goal))\b/.test(
    full,
  ) &&
  !/\bshots? against\b/.test(full);

const maxNameWords = 5;
const isNamedFigure = (full: string) =>
  full.split(' ').length <= maxNameWords &&
  /\b(?:goals?|assists?|points?|wins?|losses|percent\w*|minus|ice time|toi|hits|record|saves?|shots?|shutouts?|gaa|stats|splits?|rebounds|rate|game winners)\b|\+|%/.test(
    full,
  );
/** 'Goals at home vs on the road' is no sentence. */
const figureStart =
  /^(?:(?:my|our|his|her) )?(?:\w+ )?(?:goals?|assists?|points?|record|wins|losses|saves?|stats|shutouts?)\b(?!.*\b(?:is|are|was|were|counts?|needs?|should|can|makes?)\b)/;

const asked =
  /\b(?:am i|are we|is (?:he|she)|who|which|how many|how much|how often|whats|what (?:is|are|was|were)|my|his|her|our|do (?:i|you)|did (?:i|we|he|she)|show|tell me|record|splits?|better|more|(?:biggest|largest|longest) (?:lead|comeback|deficit))\b/;
const askedOfOwn =
  /\b(?:how many|how much|am i|are we|is (?:he|she)|(?:do|did|have|does|has) (?:i|we|he|she)|(?:lead|comeback|deficit) (?:that )?we|whats my|what (?:is|was|are) (?:my|his|her)|my|our|his|her)\b/;
const meaning = /^(?:what is|whats|what are|what does|define)\b/;

const strength = /\b(?:power plays?|penalty kills?|short-handed|killing)\b/;
const goalieRates = /\b(?:save|saves|sv|gaa|goals against average|shots?|stops?|stopped)\b/;

/** Figures that a game sheet has for one player only. */
const ownOnly =
  '(?:points?|pts|assists?|penalt(?:y|ies)(?: minutes)?|pims?)(?! (?:kill|shot|box|percent|per\\b))';
const amountAsked = String.raw`\b(?:how many|how much|number of|average) (?:\w+ )?`;
const others = String.raw`(?:we|(?:my|our|the|his|her) team|the other teams?|(?:the |our )?opponents?)`;
const ofTeam = new RegExp(
  String.raw`\b(?:our|(?:my|the|his|her|our) teams?|team) (?:total )?${ownOnly}|${amountAsked}${ownOnly} (?:do|did|does|have|has|had) ${others}\b(?! (?:\w+ )?(?:win|won|lose|lost|tie|tied|beat)\b)`,
);
const ofGroup = new RegExp(
  String.raw`${amountAsked}\w+(?: minutes)? (?:do|did|have|does|has) (?:the|my|his|her|other|most of the) (?:other )?(?:kids|players|girls|boys|guys|teammates|forwards|defensemen)\b|${amountAsked}\w+(?: minutes)? (?:do|did|have|does|has) (?:the|their|our|my|his|her) (?:best|top|other|leading|next best) (?:kid|player|girl|boy|guy|scorer|forward|skater)\b`,
);
const ofThem = new RegExp(String.raw`${amountAsked}${ownOnly} (?:do|did|have) they\b`);
const ranked =
  /\b(?:most|top|best|leading|leads?|highest|ranks?|ranked|first|1st|second|2nd|third|3rd|what number|what place|where (?:am|is|do|does))\b.*\b(?:on|in) (?:my|our|the|his|her) (?:team|line|league|division)\b|\b(?:top|leading) scorer\b|\b(?:lead|leads|leading) (?:my|our|the|his|her) (?:team|league)\b/;
/** 'Which goalie has the best save percentage' compares people. */
const rankedPerson =
  /\b(?:which|what|whose) (?:goalie|goaltender|player|kid|skater|teammate|forward|defenseman|line)s?\b(?! (?:am|was|did|do|have|has|is|should|would|are) (?:i|we|he|she|my|you)\b)/;
const rankedFigure = /\b(?:goals?|assists?|points?|scor(?:er|ing)|save|saves|sv|gaa|shutouts?|stats|wins)\b/;

/** The subject of 'how many points do the Ravens have' and 'are the Ravens good'. */
const actor =
  /\b(?:(?:do|does|did|have|has|had) (?:the )?(\p{L}+(?: \p{L}+)?)(?= |$)(?! games?\b)|(?:are|is|were|was) (?:the )?(\p{L}+(?: \p{L}+)?)(?= *$| (?:any|good|bad|better|worse|tough|hard|strong|weak|ahead|in)\b)|the (\p{L}+(?: \p{L}+)?) (?:record|points|wins|losses|stats)\b)/gu;
const ofOpponent = (full: string, teams: readonly string[]): boolean =>
  !/\b(?:us|me|him|her)\b/.test(full) &&
  [...full.matchAll(actor)].some(([, ...names]) => {
    const name = names.find((one) => one !== undefined) ?? '';
    return !/\b(?:i|we|he|she|my|our|games?|vs|against|on|to)\b/.test(name) && teamInText(name, teams);
  });

/** Whether the question asks for a figure of another person. */
const isOfOthers = ({ full, context, isGoalie }: QuestionForm): UnloggedName | undefined => {
  if (context.isCoach) return undefined;
  const isShared = ofTeam.test(full) || (!context.isParent && ofThem.test(full));
  const isOfOther =
    isShared ||
    ofGroup.test(full) ||
    ((ranked.test(full) || rankedPerson.test(full)) && rankedFigure.test(full)) ||
    (context.teams !== undefined && ofOpponent(full, context.teams));
  if (isOfOther) return 'figures of teammates and other teams';
  // The shots on a goalie's sheet are those against.
  const isTeamShots =
    isGoalie &&
    /\bshots? (?:do|did|have) (?:we|(?:my|our|the|his|her) team) (?:\w+ )?(?:take|took|taken|get|got|have|had|put|fire|shoot)\b|\b(?:our|(?:my|our|his|her) teams) shots\b(?! against)/.test(
      full,
    );
  return isTeamShots || /\bout ?-?sho[ot]t?\b/.test(full) ? 'shots on goal' : undefined;
};

const ofSkaters: ReadonlySet<UnloggedName> = new Set([
  'power-play goals',
  'short-handed goals',
  'opposing goalies',
]);

/** Reads a question about a figure that no game sheet has. */
export const readUnlogged = (form: QuestionForm): ReadQuery | undefined => {
  const { full, context, isGoalie, isAdvice } = form;
  const named = unloggedPatterns.find(
    ([name, pattern]) =>
      pattern.test(full) &&
      !(isGoalie && ofSkaters.has(name)) &&
      !(name === 'games to come' && /\b(?:need|hit|reach|get to)\b/.test(full)),
  )?.[0];
  const isContinued = context.previous !== undefined && onlyShots.test(full);
  const isShots = !isGoalie && (asksShots(full) || isContinued);
  const byStrength =
    isGoalie && strength.test(full) && goalieRates.test(full) ? ('figures by strength' as const) : undefined;
  const ofOthers = isOfOthers(form);
  const unlogged = named ?? byStrength ?? ofOthers ?? (isShots ? 'shots on goal' : undefined);
  const isMeaning = meaning.test(full) && !ownSubject.test(full) && ofOthers === undefined;
  const isAsked =
    isContinued ||
    ofOthers !== undefined ||
    byStrength !== undefined ||
    isNamedFigure(full) ||
    figureStart.test(full) ||
    asked.test(full);
  if (!unlogged || isAdvice || isMeaning || !isAsked) return undefined;
  const isClear = isContinued || askedOfOwn.test(full);
  return reading(
    { aggregate: 'unlogged', measures: [], period: currentSeason(context.today), unlogged },
    isClear ? clearConfidence : isNamedFigure(full) || figureStart.test(full) || ofOthers ? 0.75 : 0.6,
  );
};
