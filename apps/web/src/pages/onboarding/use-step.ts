import { useAtom, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { answersAtom, confirmStepAtom } from './onboarding.answers';
import { nextStep, previousStep, type Step } from './onboarding.flow';

export const pathOf = (step: Step) => `/onboarding/${step}`;

/** The answers, and the ways on and back from one step. */
export const useStep = (step: Step) => {
  const [answers, answer] = useAtom(answersAtom);
  const confirm = useSetAtom(confirmStepAtom);
  const navigate = useNavigate();
  const cameFrom = (useLocation().state as { from?: Step } | null)?.from;
  const previous = previousStep(step, answers);
  return {
    answers,
    answer,
    /** Keeps the step as answered and goes on. */
    proceed: () => {
      confirm(step);
      const next = nextStep(step, answers);
      if (next) void navigate(pathOf(next), { state: { from: step } });
    },
    /** The same as the browser's Back wherever that leads to the step before; null on the first. */
    back: previous
      ? () => void (cameFrom === previous ? navigate(-1) : navigate(pathOf(previous), { replace: true }))
      : null,
  };
};
