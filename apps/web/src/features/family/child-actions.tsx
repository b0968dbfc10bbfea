import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { CalendarPlus, Radio, UserPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import { displayName } from '../../state/entities/player-name';
import { familyAtom, familyQuery } from '../../state/family';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { LinkButton } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { familyMessages } from './messages';
import { requestSwitch } from './switch-profile';

/** A parent's children with their games and the actions of a scorer; without children, the way to add one. */
export const ChildActions = () => {
  const { error, refetch, isFetching } = useAtomValue(familyQuery);
  const family = useAtomValue(familyAtom);
  if (!family)
    return error ? (
      <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
        {familyMessages.loadFailed}
      </ErrorLine>
    ) : (
      <Skeleton className="h-28 w-full sm:h-16" />
    );
  if (family.children.length === 0)
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="flex-1 basis-48 text-soft">{familyMessages.addChild}</p>
        <LinkButton to="/app/settings" icon={<UserPlus size={18} aria-hidden="true" />}>
          Add a child
        </LinkButton>
      </div>
    );
  return (
    <ul aria-label="Your children" className="divide-y divide-line">
      {family.children.map((child) => {
        const name = displayName(child);
        return (
          <li key={child.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2">
            <Link
              to={`/app/profile/${child.id}#games`}
              className="flex min-h-target flex-1 basis-40 items-center gap-3 rounded-md hover:underline"
            >
              <Avatar name={name} src={child.avatar} />
              <span className="min-w-0">
                <span className="block font-semibold">
                  <bdi>{name}</bdi>
                </span>
                <span className="text-sm text-soft">See the games</span>
              </span>
            </Link>
            {child.rights === 'act' && (
              <div className="flex flex-wrap gap-2">
                <Button
                  size="small"
                  icon={<CalendarPlus size={18} aria-hidden="true" />}
                  aria-label={`Add Game of ${isolate(name)}`}
                  onClick={() => requestSwitch(child.id, '/app/add-game')}
                >
                  Add Game
                </Button>
                <Button
                  size="small"
                  variant="secondary"
                  icon={<Radio size={18} aria-hidden="true" />}
                  aria-label={`Go live with ${isolate(name)}`}
                  onClick={() => requestSwitch(child.id, '/app/live')}
                >
                  Go live
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
};
