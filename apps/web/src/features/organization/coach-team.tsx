import type { ProfileView } from '@rinkside/contracts/player';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';

export const teamTablePath = '/app/organization#team';

/** Where the AI coach is asked for a practice plan, with the question. */
export const practicePlan = (age: string | null) => ({
  to: '/app/chat',
  state: { question: `Plan a practice of 60 minutes for my ${age ? `${age} ` : ''}team.` },
});

const teamCard = {
  chunk: 'team of a coach',
  load: () => import('./team-card').then((module) => module.TeamCard),
};

export const TeamCardSkeleton = () => <Skeleton className="h-35 w-full rounded-lg sm:h-23" />;

/** The card of a coach's team; it loads for coaches only. */
export const CoachTeam = ({ profile: { role, organization_id, age } }: { profile: ProfileView }) => {
  const id = role === 'coach' ? organization_id : null;
  const renderCard = useLazyComponent(teamCard, id !== null);
  return id === null ? null : (renderCard?.({ id, age }) ?? <TeamCardSkeleton />);
};
