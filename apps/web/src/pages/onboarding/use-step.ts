import { useAtom, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { answersAtom, confirmStepAtom } from './onboarding.answers';
import { nextStep, previousStep, type Step } from './onboarding.flow';

export const pathOf = (step: Step) => `/onboarding/${step}`;

/** Returns the answers and the navigation of one step. */
export const useStep = (step: Step) => {
  const [answers, answer] = useAtom(answersAtom);
  const confirm = useSetAtom(confirmStepAtom);
  const navigate = useNavigate();
  const cameFrom = (useLocation().state as { from?: Step } | null)?.from;
  const previous = previousStep(step, answers);
  return {
    answers,
    answer,
    /** Marks the step as done and opens the next. */
    proceed: () => {
      confirm(step);
      const next = nextStep(step, answers);
      if (next) void navigate(pathOf(next), { state: { from: step } });
    },
    /** Opens the previous step, with the browser's Back if possible; null on the first step. */
    back: previous
      ? () => void (cameFrom === previous ? navigate(-1) : navigate(pathOf(previous), { replace: true }))
      : null,
  };
};
