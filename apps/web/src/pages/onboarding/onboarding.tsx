import { RequireNewcomer } from '../../features/session/guards';

export const OnboardingRoutes = () => <RequireNewcomer>{null}</RequireNewcomer>;
