import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { displayName } from '../../state/entities/player-name';
import { familyAtom, familyQuery } from '../../state/family';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { ErrorLine } from '../../ui/error-line';
import { LinkButton } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { familyMessages } from './messages';
import { requestSwitch } from './switch-profile';

const addChild = { chunk: 'add-child', load: () => import('./add-child').then((module) => module.AddChild) };

/** The children of the account, each with a button to act as it, and the form to add one. */
export const FamilyList = () => {
  const { error, refetch, isFetching } = useAtomValue(familyQuery);
  const family = useAtomValue(familyAtom);
  const [adding, setAdding] = useState(false);
  const renderForm = useLazyComponent(addChild, adding, () => setAdding(false));
  return (
    <div className="grid gap-4">
      {!family && !error && <Skeleton className="h-16 w-full" />}
      {error && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {familyMessages.loadFailed}
        </ErrorLine>
      )}
      {family && family.children.length > 0 && (
        <ul className="divide-y divide-line">
          {family.children.map((child) => {
            const name = displayName(child);
            return (
              <li key={child.id} className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
                <Avatar name={name} src={child.avatar} />
                <span className="min-w-0 flex-1 basis-[6rem] font-semibold">
                  <bdi>{name}</bdi>
                </span>
                <LinkButton
                  to={`/app/children/${child.id}`}
                  size="small"
                  variant="secondary"
                  aria-label={`Guardian's room of ${isolate(name)}`}
                >
                  Guardian's room
                </LinkButton>
                {child.rights !== 'oversee' && (
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Act as ${isolate(name)}`}
                    onClick={() => requestSwitch(child.id)}
                  >
                    Act as
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Button
        variant="secondary"
        icon={<UserPlus size={18} aria-hidden="true" />}
        onClick={() => setAdding(true)}
        className="justify-self-start"
      >
        Add a child
      </Button>
      {adding && renderForm?.({ onDone: () => setAdding(false) })}
    </div>
  );
};
