import type { ProfileView } from '@rinkside/contracts/player';
import { ChildActions } from '../../../features/family/child-actions';
import { Card, CardHeader } from '../../../ui/card';

/** What a parent does for the children. */
export const ParentCard = ({ profile: { role } }: { profile: ProfileView }) =>
  role === 'parent' ? (
    <Card aria-labelledby="your-children">
      <CardHeader id="your-children" title="Your children" />
      <ChildActions />
    </Card>
  ) : null;
