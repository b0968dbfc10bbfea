import {
  careKinds,
  coachRules,
  type CareFinding,
  type CareGrade,
  type CareKind,
  type CoachExtra,
} from '@rinkside/contracts/coach';
import type { EmbeddedMessage } from './embeddings.js';
import type { Persona } from './persona.js';
import { outputRules, type OutputViolation } from './output-rules.js';
import { CareClassifier } from './care-classifier.js';
import { careActionFor, isGrave, type CareReading } from './care-decision.js';
import { careLineFor, withholdingKinds } from './care-lines.js';
import { careQuestionFor } from './care-questions.js';
import { concussionReplies } from './concussion-replies.js';
import type { CrisisResponseKind } from './crisis-responses.js';
import { findForeignCare } from './foreign-phrases.js';
import {
  isButtonText,
  reportsMedicalClearance,
  withdrawsConcussion,
  isForOtherPlayers,
  isNonPhysical,
  stripClearedConcussion,
} from './concussion-lock.js';
import { isGrounded } from './number-grounding.js';
import { normalizeText } from './normalize-text.js';
import { makesHurtfulRemark } from './remarks.js';
import { personNamesIn } from './person-names.js';
import { clearanceFor, findOpenConcussion } from './concussion-report.js';
import { matchesRule, prepareInput, type InputRule } from './input-rule.js';
import { bodyRules } from './rules.body.js';
import { conductRules } from './rules.conduct.js';
import { crisisRules } from './rules.crisis.js';
import { otherPeopleRules } from './rules.other-people.js';
import { trainingRules } from './rules.training.js';
import { safetyTexts } from './safety-texts.js';
import { trainedCare } from './trained-care.js';

/** A fixed reply that replaces the coach's answer: what to do now and who can help. */
export interface CrisisResponse {
  /** The kind of the rule that matched, for metrics and tests. */
  kind: CrisisResponseKind;
  text: string;
  extras: CoachExtra[];
}

const isCareKind = (kind: CrisisResponseKind): kind is CareKind =>
  careKinds.some((careKind) => careKind === kind);

/** A parent's account is treated as a minor's, but an adult reads it. */
const isReadByAdult = ({ minor, role }: Persona) => !minor || role === 'parent';

const createResponse = (
  kind: CrisisResponseKind,
  persona: Persona,
  { foreignText, grade = 'certain' }: { foreignText?: string; grade?: CareGrade } = {},
): CrisisResponse => {
  const { text, adult = text, help } = safetyTexts.responses[kind];
  const [responseText, card] = isReadByAdult(persona) ? [adult, help?.adult] : [text, help?.child];
  const clearance = kind === 'head' && { clearance: clearanceFor(persona) };
  return {
    kind,
    text: foreignText ?? responseText,
    extras: [
      ...(card ? [{ type: 'card' as const, card: { kind: 'help' as const, ...card, ...clearance } }] : []),
      ...(isCareKind(kind) ? [{ type: 'care' as const, kind, grade }] : []),
    ],
  };
};

/** Ordered by severity. The first rule that matches wins. */
const inputRules: readonly InputRule[] = [
  ...crisisRules,
  ...bodyRules,
  ...conductRules,
  ...trainingRules,
  ...otherPeopleRules,
];

const kindOf = (text: string, persona: Persona): CrisisResponseKind | undefined => {
  const normalized = prepareInput(text);
  const withoutCleared = stripClearedConcussion(normalized);
  return inputRules.find((rule) =>
    matchesRule(rule, rule.kind === 'head' ? withoutCleared : normalized, text, persona),
  )?.kind;
};

const classifier = new CareClassifier(trainedCare);

/** Reads what the meaning of a message discloses. A cleared concussion is none. */
const readMeaning = (text: string, embedded: EmbeddedMessage | undefined) => {
  const readings = embedded ? classifier.read(embedded) : [];
  return reportsMedicalClearance(text)
    ? readings.filter(({ kind }) => kind !== 'head' && kind !== 'injury')
    : readings;
};

/** Whether the meaning of a message contradicts the rule that it matches. */
const isContradicted = (kind: CareKind, embedded: EmbeddedMessage | undefined): boolean =>
  embedded !== undefined && classifier.contradicts(kind, embedded);

/** Whether a question reports a concussion of its player, by words or by meaning. */
const reportsConcussion = (text: string, persona: Persona, embedded?: EmbeddedMessage): boolean => {
  if (findOpenConcussion([text], persona) !== undefined) return !isContradicted('head', embedded);
  return readMeaning(text, embedded).some(({ kind, grade }) => kind === 'head' && grade === 'certain');
};

/** Returns how a question changes the concussion lock of its player. */
export const concussionChangeOf = ({
  text,
  persona,
  embedded,
  concussionReport,
  confirmedCare,
}: ScreenedQuestion): 'reported' | 'cleared' | 'withdrawn' | undefined => {
  const isOpen = concussionReport !== undefined;
  if (confirmedCare === 'head' || reportsConcussion(text, persona, embedded))
    return isOpen ? undefined : 'reported';
  if (!isOpen || (persona.child && isButtonText(text))) return undefined;
  if (withdrawsConcussion(text)) return 'withdrawn';
  return reportsMedicalClearance(text) ? 'cleared' : undefined;
};

/** Care beside an answer: the answer ends with a line that says whom to turn to. */
export interface CareNote {
  line: string;
  extra: Extract<CoachExtra, { type: 'care' }>;
  /** Drills and physical advice are withheld. */
  withholds: boolean;
}

/** The result of screening: a response that replaces the answer, or a note that joins it. */
export interface Screening {
  response?: CrisisResponse;
  note?: CareNote;
}

/** A part of a message that surely asks for an entry. */
export interface AskedEntry {
  /** Normalized. */
  text: string;
  probability: number;
  /** The entry is about feelings and people, as disclosures are. */
  isAboutPeople: boolean;
}

interface ScreenedQuestion {
  text: string;
  persona: Persona;
  /** The vectors of the text; without them only patterns are matched. */
  embedded?: EmbeddedMessage | undefined;
  /** The player's last concussion report that is still open. */
  concussionReport?: string | undefined;
  /** The meaning surely needs no physical activity: 'what stick length for a 10 year old'. */
  asksNonPhysical?: boolean | undefined;
  /** The parts of the message that surely ask for an entry. */
  askedEntries?: readonly AskedEntry[] | undefined;
  /** The message is likely about something else than hockey: 'my photos are blurry'. */
  isOffTopic?: boolean | undefined;
  /** Whether a message is in another language than English; without it every message is English. */
  isOtherLanguage?: ((text: string) => boolean) | undefined;
  /** Care came alone before, and the answer is wanted. */
  answersAnyway?: boolean | undefined;
  /** The kind of care that came before as a question, and was confirmed. */
  confirmedCare?: CareKind | undefined;
}

const noteFor = ({ kind, grade }: CareFinding, persona: Persona): CareNote => ({
  line: careLineFor(kind, persona),
  extra: { type: 'care', kind, grade },
  withholds: withholdingKinds.has(kind),
});

/** A finding that says nothing about the whole message. */
const readingOfPart = ({ kind, grade }: CareFinding): CareReading => ({ kind, grade, wholeAgrees: false });

/** What a message discloses, by its words and by its meaning. */
const readCare = (
  { text, embedded, concussionReport, isOffTopic, askedEntries = [] }: ScreenedQuestion,
  rule: CrisisResponseKind | undefined,
  foreign: CareFinding | undefined,
): CareReading[] => {
  const byWords: CareFinding[] = [
    ...(rule && isCareKind(rule)
      ? [{ kind: rule, grade: isContradicted(rule, embedded) ? 'possible' : 'certain' } as const]
      : []),
    ...(foreign ? [{ kind: foreign.kind, grade: foreign.grade }] : []),
  ];
  const remarks: CareFinding[] = makesHurtfulRemark(text) ? [{ kind: 'feelings', grade: 'possible' }] : [];
  /** A rule, or an entry that is likelier than care, says what the message is about. */
  const isAboutElse = (probability: number) =>
    rule !== undefined ||
    askedEntries.some((entry) => !entry.isAboutPeople && entry.probability > probability);
  return [
    ...byWords.map(readingOfPart),
    ...readMeaning(text, embedded).map(({ kind, grade, wholeAgrees, probability }) => ({
      kind,
      // Another subject makes a kind that is not grave uncertain.
      grade: isOffTopic && !isGrave(kind) ? ('possible' as const) : grade,
      // An open report of a concussion withholds what a possible one would.
      wholeAgrees:
        wholeAgrees && !isAboutElse(probability) && !(kind === 'head' && concussionReport !== undefined),
    })),
    ...remarks.map(readingOfPart),
  ];
};

/** The response while a concussion is open, undefined when the coach may answer. */
const lockResponse = (
  { text, persona, asksNonPhysical }: ScreenedQuestion,
  concussion: string,
): CrisisResponse | undefined => {
  if (persona.child && isButtonText(text))
    return { ...createResponse('head', persona), text: concussionReplies.askParent };
  if (reportsMedicalClearance(text)) return undefined;
  return isNonPhysical(text, persona, asksNonPhysical) || isForOtherPlayers(text, concussion, persona)
    ? undefined
    : {
        ...createResponse('head', persona),
        text: isReadByAdult(persona) ? concussionReplies.lockedAdult : concussionReplies.locked,
      };
};

/** Care that comes alone: what to do, one question, and the way to the answer. */
const careAlone = ({ kind, grade }: CareFinding, question: ScreenedQuestion): CrisisResponse => {
  const { persona, concussionReport } = question;
  const response = createResponse(kind, persona, { grade });
  const asked = careQuestionFor(kind, isReadByAdult(persona));
  const isLocked =
    kind === 'head' && grade === 'certain' && lockResponse(question, concussionReport ?? question.text);
  return {
    kind,
    text: (grade === 'certain' ? [response.text, asked] : [asked, careLineFor(kind, persona)]).join('\n\n'),
    extras: [
      ...response.extras,
      ...(isLocked ? [] : [{ type: 'chips' as const, chips: [coachRules.answerHockey] }]),
    ],
  };
};

/** Help comes before any answer. */
const urgentKinds: ReadonlySet<CrisisResponseKind> = new Set(['emergency', 'violence']);

/** Whether a rule answers a message: it asks nothing about hockey beside what the rule is about. */
const isAnswer = (
  rule: CrisisResponseKind,
  { persona, embedded, askedEntries = [] }: ScreenedQuestion,
): boolean =>
  !isCareKind(rule) ||
  urgentKinds.has(rule) ||
  (!isGrave(rule) &&
    !isContradicted(rule, embedded) &&
    askedEntries.every(
      (part) => part.text === embedded?.whole.text || kindOf(part.text, persona) !== undefined,
    ));

/** The fixed answer of a rule, with the line for what the message surely discloses besides. */
const answerByRule = (
  rule: CrisisResponseKind,
  persona: Persona,
  readings: readonly CareReading[],
): CrisisResponse => {
  const response = createResponse(rule, persona);
  const reading = isCareKind(rule) ? undefined : readings.find(({ grade }) => grade === 'certain');
  if (!reading) return response;
  const { line, extra } = noteFor(reading, persona);
  return { ...response, text: `${response.text}\n\n${line}`, extras: [...response.extras, extra] };
};

/** What screening finds before the concussion lock applies. */
const findCare = (question: ScreenedQuestion): Screening => {
  const { text, persona, answersAnyway, confirmedCare } = question;
  if (confirmedCare) return { response: createResponse(confirmedCare, persona) };
  const foreign = findForeignCare(text, question.isOtherLanguage);
  if (foreign?.grade === 'certain')
    return { response: createResponse(foreign.kind, persona, { foreignText: foreign.text }) };
  const rule = kindOf(text, persona);
  const readings = readCare(question, rule, foreign);
  const alone = readings.find((reading) => careActionFor(reading) === 'alone');
  if (alone && !answersAnyway) return { response: careAlone(alone, question) };
  if (rule && isAnswer(rule, question)) return { response: answerByRule(rule, persona, readings) };
  const reading = alone ?? readings[0];
  return reading ? { note: noteFor(reading, persona) } : {};
};

/** Screens a question before an engine answers it. */
export const screenMessage = (question: ScreenedQuestion): Screening => {
  const { text, concussionReport } = question;
  if (concussionReport !== undefined && withdrawsConcussion(text))
    return { response: { kind: 'head', text: concussionReplies.withdrawn, extras: [] } };
  const found = findCare(question);
  if (found.response || concussionReport === undefined) return found;
  const response = lockResponse(question, concussionReport);
  if (response) return { response };
  // The lock already withholds what a possible knock to the head would withhold.
  return found.note?.extra.kind === 'head' ? {} : found;
};

/**
 * Screens a question by its words alone.
 * @param earlier the player's earlier questions. Must include the last concussion report, however old.
 * @returns the fixed reply, undefined when the coach may answer.
 */
export const screenQuestion = (
  text: string,
  persona: Persona,
  earlier: readonly string[] = [],
): CrisisResponse | undefined =>
  screenMessage({ text, persona, concussionReport: findOpenConcussion(earlier, persona) }).response;

/**
 * Whether the answer must not contain drills or training.
 * @param concussion the concussion report from `findOpenConcussion`.
 */
export const withholdsDrills = (text: string, persona: Persona, concussion: string | undefined): boolean =>
  concussion !== undefined && !reportsMedicalClearance(text) && !isForOtherPlayers(text, concussion, persona);

/** The numbers and names an answer may use. Without `names`, names are not checked, as in texts of the product. */
export interface Evidence {
  numbers: ReadonlySet<string>;
  names?: ReadonlySet<string>;
}

/** Checks whether a sentence of an answer may be shown to this player. */
export const checkSentence = (
  sentence: string,
  persona: Persona,
  { numbers, names }: Evidence,
): { ok: true } | { ok: false; kind: OutputViolation } => {
  const normalized = normalizeText(sentence);
  const violated = outputRules.find(
    ({ patterns, rawPatterns = [], exception, appliesTo = () => true }) =>
      appliesTo(persona) &&
      (rawPatterns.some((pattern) => pattern.test(sentence)) ||
        (patterns.some((pattern) => pattern.test(normalized)) && !exception?.test(normalized))),
  );
  if (violated) return { ok: false, kind: violated.kind };
  if (!isGrounded(sentence, numbers)) return { ok: false, kind: 'number' };
  if (names && personNamesIn(sentence).some((name) => !names.has(name) && name !== persona.firstName))
    return { ok: false, kind: 'name' };
  return { ok: true };
};
