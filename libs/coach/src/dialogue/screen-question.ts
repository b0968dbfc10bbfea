import { screenMessage, type CareNote, type Screening } from '@rinkside/safety/safety';
import type { CoachQuestion } from '../engines/engine.js';
import { englishRequestFor } from '../reading/language.js';
import { askedEntries, asksNonPhysical, isAboutElse } from '../retrieval/message-meaning.js';

/** Screens a question by its words and by its meaning. */
export const screenCoachQuestion = (question: CoachQuestion): Screening => {
  const { embedded, ranking, persona } = question;
  return screenMessage({
    ...question,
    isOtherLanguage: (text) => englishRequestFor(text) !== undefined,
    ...(embedded &&
      ranking && {
        asksNonPhysical: asksNonPhysical(ranking, embedded, persona),
        askedEntries: askedEntries(ranking, embedded, persona),
        isOffTopic: isAboutElse(ranking, embedded, persona),
      }),
  });
};

/** The question as an engine gets it when care joins the answer. */
export const withCare = (question: CoachQuestion, note: CareNote | undefined): CoachQuestion => {
  if (!note) return question;
  const { kind, grade } = note.extra;
  return { ...question, care: { kind, grade }, ...(note.withholds && { noDrills: true }) };
};
