import type { CareKind, CardOf } from '@rinkside/contracts/coach';

/** The kinds of rules in `rules.*.ts`. Each has a page in `content/safety/responses`. */
export const crisisResponseKinds = [
  'self_harm',
  'violence',
  'abuse',
  'bullying',
  'yelled',
  'feelings',
  'secret',
  'eating',
  'emergency',
  'head',
  'injury',
  'sexual',
  'weight',
  'substances',
  'private',
  'others',
  'injection',
  'disclosure',
  'dirty',
  'checking',
  'lifts',
  'load',
  'betting',
] as const;
export type CrisisResponseKind = (typeof crisisResponseKinds)[number];

/** `adult` replaces `text` for adults, who may ask for themselves or for a child. */
interface SpokenText {
  text: string;
  adult?: string;
}

/** A fixed text that replaces the coach's answer, and the card below it for each reader. */
interface CrisisResponseText extends SpokenText {
  help?: Record<'child' | 'adult', Omit<CardOf<'help'>, 'kind'>>;
}

/** Languages with responses of their own. */
export const responseLanguages = ['fr', 'es', 'de', 'sv', 'fi', 'cs', 'ru'] as const;
export type ResponseLanguage = (typeof responseLanguages)[number];
/** Kinds that are found in these languages. */
export const foreignKinds = ['self_harm', 'abuse', 'head'] as const satisfies readonly CareKind[];
export type ForeignKind = (typeof foreignKinds)[number];

/** What the pages in `content/safety` say. */
export interface SafetyTexts {
  responses: Record<CrisisResponseKind, CrisisResponseText>;
  /** Ends an answer when a message may disclose something: whom to turn to. */
  lines: Record<CareKind, SpokenText>;
  /** Opens an answer that has nothing else to say, before the line. */
  openings: Partial<Record<CareKind, string>>;
  /** The question of care that comes alone. It leaves both ways open. */
  questions: Partial<Record<CareKind, Required<SpokenText>>>;
  foreign: Record<ForeignKind, Record<ResponseLanguage, string>>;
}
