import { currentSeason } from './period.js';
import type { ReadQuery } from './question-context.js';
import { ownSubject } from './question-form.js';
import { reading, type QuestionForm } from './question-parts.js';
import { unloggedPatterns } from './unlogged-figures.js';

/** After another figure: 'no, I meant shots'. */
const onlyShots = /^(?:(?:and|or|what about|how about|my|his|her) )*shots?(?: on (?:goal|net))?$/;
const asksShots = (full: string) =>
  /\bshots?\b/.test(full) &&
  /\b(?:how many|whats my|what are my|my shots|shots (?:on (?:goal|net)|do i|did i|have i|per game|a game))\b/.test(
    full,
  ) &&
  !/\bshots? against\b/.test(full);

const maxNameWords = 5;
const isNamedFigure = (full: string) =>
  full.split(' ').length <= maxNameWords &&
  /\b(?:goals?|assists?|points?|wins?|losses|percent\w*|minus|ice time|toi|hits|record|saves?|rebounds|rate|game winners)\b|\+/.test(
    full,
  );

const asked =
  /\b(?:am i|is (?:he|she)|who|which|how many|how much|how often|whats|what (?:is|are|was|were)|my|his|her|our|do (?:i|you)|did (?:i|we|he|she)|show|tell me|record|better|more)\b/;
const askedOfOwn =
  /\b(?:how many|how much|am i|are we|is (?:he|she)|(?:do|did|have|does|has) (?:i|we|he|she)|whats my|what (?:is|was|are) (?:my|his|her)|my|our|his|her)\b/;
const meaning = /^(?:what is|whats|what are|what does|define)\b/;

/** Reads a question about a figure that no game sheet has. */
export const readUnlogged = ({ full, context, isGoalie, isAdvice }: QuestionForm): ReadQuery | undefined => {
  const named = unloggedPatterns.find(
    ([name, pattern]) =>
      pattern.test(full) &&
      !(isGoalie && (name === 'power-play goals' || name === 'short-handed goals')) &&
      !(name === 'games to come' && /\b(?:need|hit|reach|get to)\b/.test(full)),
  )?.[0];
  const isContinued = context.previous !== undefined && onlyShots.test(full);
  const isShots = !isGoalie && (asksShots(full) || isContinued);
  const unlogged = named ?? (isShots ? 'shots on goal' : undefined);
  const isMeaning = meaning.test(full) && !ownSubject.test(full);
  if (!unlogged || isAdvice || isMeaning || !(isContinued || isNamedFigure(full) || asked.test(full)))
    return undefined;
  return reading(
    { aggregate: 'unlogged', measures: [], period: currentSeason(context.today), unlogged },
    isContinued || askedOfOwn.test(full) ? 0.85 : isNamedFigure(full) ? 0.75 : 0.6,
  );
};
