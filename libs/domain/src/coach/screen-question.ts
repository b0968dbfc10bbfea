import { screenMessage, type CareNote, type Screening } from '../safety/safety.js';
import type { CoachQuestion } from './engine.js';
import { askedEntries, asksNonPhysical, isAboutElse } from './understanding/message-meaning.js';

/** Screens a question by its words and by its meaning. */
export const screenCoachQuestion = (question: CoachQuestion): Screening => {
  const { embedded, ranking, persona } = question;
  return screenMessage({
    ...question,
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
