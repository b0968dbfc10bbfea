import type { ProfileView } from '@rinkside/contracts/player';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const childActions = {
  chunk: 'actions for children',
  load: () => import('../../../features/family/child-actions').then((module) => module.ChildActions),
};

/** What a parent does for the children. */
export const ParentCard = ({ profile: { role } }: { profile: ProfileView }) => {
  const renderActions = useLazyComponent(childActions, role === 'parent');
  return role === 'parent' ? (
    <Card aria-labelledby="your-children">
      <CardHeader id="your-children" title="Your children" />
      {renderActions?.({}) ?? <Skeleton className="h-12 w-full" />}
    </Card>
  ) : null;
};
