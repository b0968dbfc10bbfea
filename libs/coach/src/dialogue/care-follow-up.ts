import { coachRules } from '@rinkside/contracts/coach';
import { kindAskedIn } from '@rinkside/safety/care-questions';
import { normalizeText } from '@rinkside/safety/normalize-text';
import type { CoachQuestion } from '../engines/engine.js';

const confirmation = /^(?:yes|yeah|yea|yep|yup)[.! ]*$/;
const denial = /^(?:no|nope|nah)(?:[, ]+(?:just |about |in )*(?:the )?(?:game|hockey))?[.! ]*$/;

/**
 * Reads a message after care that came alone. The suggestion and a no ask the question before again, for its answer. A
 * yes confirms the care.
 */
export const readAfterCare = <Question extends Pick<CoachQuestion, 'text' | 'history'>>(
  question: Question,
): Question & Pick<CoachQuestion, 'answersAnyway' | 'confirmedCare'> => {
  const { history } = question;
  const text = normalizeText(question.text);
  const isChip = question.text === coachRules.answerHockey;
  const kind = kindAskedIn(history.at(-1)?.text ?? '');
  const isYes = kind !== undefined && confirmation.test(text);
  if (!isChip && !isYes && (kind === undefined || !denial.test(text))) return question;
  const at = history.findLastIndex(
    ({ role, text: turn }) => role === 'user' && turn !== coachRules.answerHockey,
  );
  const asked = history[at];
  if (!asked) return question;
  return {
    ...question,
    text: asked.text,
    history: history.slice(0, at),
    ...(isYes ? { confirmedCare: kind } : { answersAnyway: true }),
  };
};
