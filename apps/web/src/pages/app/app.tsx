import { RequireProfile } from '../../features/session/guards';

export const AppRoutes = () => <RequireProfile>{null}</RequireProfile>;
