import { followRoutes } from '@rinkside/contracts/follow';
import { playerRoutes, type ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { takeReturnTo } from '../../features/session/return-to';
import { ApiError, call, messageOf } from '../../state/api';
import { saveProfile } from '../../state/profile';
import { toast } from '../../ui/toast';
import { answersAtom } from './onboarding.answers';
import { onboardingBodyOf, type Step, stepOf } from './onboarding.flow';
import { pathOf } from './use-step';

const toasts = {
  welcome: 'Welcome to Rinkside!',
  failed: 'Failed to complete onboarding. Please try again.',
  followFailed: 'Failed to follow organization',
} as const;

const stepOfFirst = (fields: readonly string[]): Step | null =>
  fields.map(stepOf).find((step) => step !== null) ?? null;

/** The feed of a new account shows its own organization. The follow is optional: its failure must not fail Finish. */
const followOwnOrganization = async (id: string): Promise<void> => {
  try {
    await call(followRoutes.followOrganization, { params: { id } });
  } catch (error) {
    toast.error(messageOf(error, toasts.followFailed));
  }
};

/** Sends all answers and follows the chosen organization. On success `welcome` has the profile until `enter` opens the return page. */
export const useFinish = () => {
  const answers = useAtomValue(answersAtom);
  const navigate = useNavigate();
  const [finishing, setFinishing] = useState(false);
  const [welcome, setWelcome] = useState<ProfileView | null>(null);

  const goTo = (step: Step | null) => {
    if (step && step !== 'team-organization') void navigate(pathOf(step));
  };
  const finish = async (): Promise<void> => {
    const body = onboardingBodyOf(answers);
    if (!body.success) {
      const [issue] = body.error.issues;
      toast.error(issue?.message ?? toasts.failed);
      goTo(stepOfFirst(body.error.issues.map(({ path }) => String(path[0]))));
      return;
    }
    setFinishing(true);
    try {
      const profile = await call(playerRoutes.onboard, { body: body.data });
      await followOwnOrganization(body.data.organization_id);
      toast.success(toasts.welcome);
      setWelcome(profile);
    } catch (error) {
      setFinishing(false);
      toast.error(messageOf(error, toasts.failed));
      if (error instanceof ApiError) goTo(stepOfFirst(error.errors.map(({ path }) => path)));
    }
  };

  return {
    finishing,
    finish: () => void finish(),
    welcome,
    enter: (profile: ProfileView) => {
      saveProfile(profile);
      void navigate(takeReturnTo(), { replace: true });
    },
  };
};
