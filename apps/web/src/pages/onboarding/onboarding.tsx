import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { type ComponentType, useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { WaitingHandOver } from '../../features/family/waiting-hand-over';
import { RequireUnonboarded } from '../../features/session/guards';
import { hasProfileAtom } from '../../state/profile';
import { AvatarStep } from './avatar-step';
import { BirthdayStep } from './birthday-step';
import { NamesStep } from './names-step';
import { answersAtom, clearAnswersAtom, keepProposalAtom } from './onboarding.answers';
import { reachableStep, type Step, steps } from './onboarding.flow';
import { PositionStep } from './position-step';
import { RoleStep } from './role-step';
import { TeamStep } from './team-step';
import { pathOf } from './use-step';

const screens: Record<Step, ComponentType> = {
  names: NamesStep,
  avatar: AvatarStep,
  role: RoleStep,
  position: PositionStep,
  'birthday-zipcode': BirthdayStep,
  'team-organization': TeamStep,
};

/** Redirects to the first unanswered step if earlier answers are missing. */
const Screen = ({ step }: { step: Step }) => {
  const target = reachableStep(step, useAtomValue(answersAtom));
  const Step = screens[step];
  return target === step ? <Step /> : <Navigate to={pathOf(target)} replace />;
};

/** Clears the answers from memory after onboarding is complete. */
const useClearAnswers = () => {
  const store = useStore();
  useEffect(
    () => () => {
      if (store.get(hasProfileAtom)) store.set(clearAnswersAtom);
    },
    [store],
  );
};

const Screens = () => {
  useClearAnswers();
  const keepProposal = useSetAtom(keepProposalAtom);
  useEffect(() => keepProposal(), [keepProposal]);
  return (
    <Routes>
      <Route index element={<Navigate to={pathOf('names')} replace />} />
      {steps.map((step) => (
        <Route key={step} path={step} element={<Screen step={step} />} />
      ))}
      <Route path="*" element={<Navigate to="/" replace />} />
    </Routes>
  );
};

export const OnboardingRoutes = () => (
  <RequireUnonboarded>
    <WaitingHandOver />
    <Screens />
  </RequireUnonboarded>
);
