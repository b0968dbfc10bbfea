import { careKinds, type CareFinding, type CareKind, type CoachExtra } from '@rinkside/contracts/coach';
import type { EmbeddedMessage } from '../coach/embeddings.js';
import type { Persona } from '../coach/persona.js';
import { outputRules, type OutputViolation } from './output-rules.js';
import { CareClassifier } from './care-classifier.js';
import { careLineFor, withholdingKinds } from './care-lines.js';
import {
  concussionReplies,
  crisisResponses,
  type CrisisResponseKind,
  type CrisisResponseText,
} from './crisis-responses.js';
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

const createResponse = (kind: CrisisResponseKind, persona: Persona, foreignText?: string): CrisisResponse => {
  const { text, adult = text, help, adultHelp = help }: CrisisResponseText = crisisResponses[kind];
  const [responseText, card] = isReadByAdult(persona) ? [adult, adultHelp] : [text, help];
  const clearance = kind === 'head' && { clearance: clearanceFor(persona) };
  return {
    kind,
    text: foreignText ?? responseText,
    extras: [
      ...(card ? [{ type: 'card' as const, card: { kind: 'help' as const, ...card, ...clearance } }] : []),
      ...(isCareKind(kind) ? [{ type: 'care' as const, kind, grade: 'certain' as const }] : []),
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

/** Finds what the meaning of a message discloses. A cleared concussion is none. */
const findByMeaning = (text: string, embedded: EmbeddedMessage | undefined): CareFinding | undefined => {
  const finding = embedded && classifier.find(embedded);
  const isOver = finding?.kind === 'head' || finding?.kind === 'injury';
  return isOver && reportsMedicalClearance(text) ? undefined : finding;
};

/** Whether the meaning of a message contradicts the rule that it matches. */
const isContradicted = (kind: CareKind, embedded: EmbeddedMessage | undefined): boolean =>
  embedded !== undefined && classifier.contradicts(kind, embedded);

/** Whether a question reports a concussion of its player, by words or by meaning. */
const reportsConcussion = (text: string, persona: Persona, embedded?: EmbeddedMessage): boolean => {
  if (findOpenConcussion([text], persona) !== undefined) return !isContradicted('head', embedded);
  const finding = findByMeaning(text, embedded);
  return finding?.kind === 'head' && finding.grade === 'certain';
};

/** Returns how a question changes the concussion lock of its player. */
export const concussionChangeOf = ({
  text,
  persona,
  embedded,
  concussionReport,
}: ScreenedQuestion): 'reported' | 'cleared' | 'withdrawn' | undefined => {
  const isOpen = concussionReport !== undefined;
  if (reportsConcussion(text, persona, embedded)) return isOpen ? undefined : 'reported';
  if (!isOpen || (persona.child && isButtonText(text))) return undefined;
  if (withdrawsConcussion(text)) return 'withdrawn';
  return reportsMedicalClearance(text) ? 'cleared' : undefined;
};

/** A possible disclosure: the answer ends with a line that says whom to turn to. */
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

interface ScreenedQuestion {
  text: string;
  persona: Persona;
  /** The vectors of the text; without them only patterns are matched. */
  embedded?: EmbeddedMessage | undefined;
  /** The player's last concussion report that is still open. */
  concussionReport?: string | undefined;
  /** The meaning surely needs no physical activity: 'what stick length for a 10 year old'. */
  asksNonPhysical?: boolean | undefined;
}

const noteFor = (kind: CareKind, persona: Persona): CareNote => ({
  line: careLineFor(kind, persona),
  extra: { type: 'care', kind, grade: 'possible' },
  withholds: withholdingKinds.has(kind),
});

/** What screening finds before the concussion lock applies. */
const findCare = ({ text, persona, embedded }: ScreenedQuestion): Screening => {
  const foreign = findForeignCare(text);
  if (foreign?.grade === 'certain') return { response: createResponse(foreign.kind, persona, foreign.text) };
  const kind = kindOf(text, persona);
  if (kind && isCareKind(kind))
    return isContradicted(kind, embedded)
      ? { note: noteFor(kind, persona) }
      : { response: createResponse(kind, persona) };
  const finding = findByMeaning(text, embedded);
  if (finding?.grade === 'certain') return { response: createResponse(finding.kind, persona) };
  if (kind) return { response: createResponse(kind, persona) };
  const possible =
    finding ?? foreign ?? (makesHurtfulRemark(text) ? { kind: 'feelings' as const } : undefined);
  return possible ? { note: noteFor(possible.kind, persona) } : {};
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
