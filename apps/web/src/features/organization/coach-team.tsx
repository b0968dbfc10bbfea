import type { ProfileView } from '@rinkside/contracts/player';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';

const teamCard = {
  chunk: 'team of a coach',
  load: () => import('./team-card').then((module) => module.TeamCard),
};

/** The card of a coach's team; it loads for coaches only. */
export const CoachTeam = ({ profile: { role, organization_id, age } }: { profile: ProfileView }) => {
  const id = role === 'coach' ? organization_id : null;
  const renderCard = useLazyComponent(teamCard, id !== null);
  if (id === null) return null;
  const placeholder = <Skeleton className="h-35 w-full rounded-lg sm:h-23" />;
  return renderCard?.({ id, age, placeholder }) ?? placeholder;
};
