import { knowledgeEntries } from '../../content/content.js';
import { readMeasures } from '../../queries/named-measures.js';
import { normalizeQuestion } from '../../queries/normalize-question.js';
import { QuestionReader } from '../../queries/question-reader.js';
import type { MeasureName } from '../../queries/stat-query.js';
import { isWholeRequest } from './predicates.js';
import type { Step, Turn } from './turn.js';

type Advice = Partial<Record<MeasureName, string>>;
/** The entries on better figures. */
const skaterAdvice: Advice = {
  goals: 'more-points', points: 'more-points', assists: 'more-assists', penalty_minutes: 'avoiding-penalties',
}; // prettier-ignore
const goalieNumbers = 'goalie-better-numbers';
const goalieAdvice: Advice = {
  save_percentage: goalieNumbers, goals_against_average: goalieNumbers, goals_against: goalieNumbers, saves: goalieNumbers,
  shutouts: goalieNumbers, penalty_minutes: 'avoiding-penalties',
}; // prettier-ignore

const entries = new Map(knowledgeEntries.map((entry) => [entry.id, entry]));

const lead = '^(?:(?:so|and|ok|okay|but|lol|cool|well|hey|coach) )*';
const subject = '(?:(?:i|we|he|she|you|my (?:son|daughter|kid)) )?';
const how = `how (?:do|can|could|should|would|does|to) ${subject}(?:help (?:him|her) )?(?:to )?`;
const person = '(?: (?:him|her|my (?:son|daughter|kid)))?';
const change = `(?:get|score|make|have|take|improve|raise|lower|fix|change|increase|bring|stop)${person}`;
const figure =
  '(?:goals?|assists?|points?|penalt(?:y|ies)(?: minutes)?|save percentage|gaa|goals against(?: average)?|saves|shutouts)';
/** The figure of the last answer: 'how do I get more', 'how can he stop'. */
const ofLast = new RegExp(
  `${lead}(?:${how}${change}(?: (?:to|it|that|those|them|this|taking|getting|scoring))*(?: (?:more|fewer|less|better|higher|lower|up|down|stop|stopped|improve))?(?: (?:of (?:them|those)|than that|then|now))?|how (?:can|do|could) (?:i|we) help(?: (?:him|her))?(?: with (?:it|that|this))?|what (?:should|can|could|do) ${subject}(?:do|work on|practice|need to do) (?:about (?:it|that|this|those)|to (?:get|score|make|fix|change|improve|raise|lower)(?: (?:it|that|more|better|fewer|less|higher|lower|up|down|of them))*))$`,
);
const refersToFigure =
  /\b(?:more|fewer|less|better|higher|lower|up|down|it|that|those|them|this)\b|\bstop(?:ped)?$|\bhelp(?: (?:him|her))?$/;
/** A figure and a request to change it: 'he has 16 assists, how does he get more'. */
const afterFigure = new RegExp(
  `${lead}(?:i|he|she|we|my (?:son|daughter|kid)) (?:has|have|had|got|is at|am at|has got|have got|is got|am got) (?:only |about |just )?\\d+ (?:\\w+ )?${figure}(?: this season| this year| so far)? ?,? (?:how|what) .*\\b(?:more|fewer|less|better|it|that|this|those|them)$`,
);
/** A named figure: 'how do I get my gaa down', 'how can he score more goals, he only has 25'. */
const ofNamed = new RegExp(
  `${lead}${how}(?:get|score|make|have|take|improve|raise|lower|increase|bring)${person} (?:(?:a |his |her |my |more |fewer |less |better |higher |lower |any )*)${figure}(?: (?:up|down|per game|a game|this season|next season|this year|lower|higher))*(?: ?,? (?:he|she|i) (?:only |just )?(?:has|have|got) (?:only )?\\d+)?$`,
);
/** 'How do I get from 1 goal a game to 2'. */
const fromTo = new RegExp(
  `${lead}${how}(?:get|go|move|come)${person} from (?:(?:about|only) )?[\\d.]+ ${figure}?(?: ?(?:per|a) game)? ?to [\\d.]+`,
);

/** The figure that a message wants to change. */
const wantedFigure = (turn: Turn): MeasureName | undefined => {
  const text = normalizeQuestion(turn.text)
    .replace(/ ?[?!.]+(?= |$)/g, '')
    .trim();
  const { position } = turn.context.persona;
  const isNamed = [afterFigure, ofNamed, fromTo].some((pattern) => pattern.test(text));
  if (isNamed) return readMeasures(new QuestionReader(text), position)[0];
  if (isWholeRequest(turn)) return undefined;
  return ofLast.test(text) && refersToFigure.test(text)
    ? turn.lastFigures()?.queries.at(-1)?.measures[0]
    : undefined;
};

/** Advises on a better figure: 'how do I get more' after the goals, 'how can he stop' after the penalties. */
export const adviseOnFigure: Step = (turn) => {
  const { position, role } = turn.context.persona;
  const measure = role === 'coach' ? undefined : wantedFigure(turn);
  const id = measure && (position === 'goalie' ? goalieAdvice : skaterAdvice)[measure];
  const entry = id === undefined ? undefined : entries.get(id);
  return entry && turn.byEntries([entry]);
};
