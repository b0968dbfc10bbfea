import { guardianRoutes } from '@rinkside/contracts/guardian';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { displayName } from '../../state/entities/player-name';
import { familyQueryKey } from '../../state/family';
import { queryClient } from '../../state/query-client';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { toast } from '../../ui/toast';
import { formerGuardiansQuery } from './child-request.query';
import { familyMessages } from './messages';

const Allow = ({ id, name }: { id: string; name: string }) => {
  const [busy, setBusy] = useState(false);
  const allow = async () => {
    setBusy(true);
    try {
      await call(guardianRoutes.allow, { params: { id } });
      toast.success(familyMessages.allowed(name));
    } catch (error) {
      toast.error(messageOf(error, familyMessages.answerFailed));
    } finally {
      setBusy(false);
      void queryClient.invalidateQueries({ queryKey: [familyQueryKey] });
    }
  };
  return (
    <Button
      size="small"
      variant="secondary"
      loading={busy}
      aria-label={`Allow contact with ${isolate(name)}`}
      onClick={() => void allow()}
    >
      Allow contact
    </Button>
  );
};

/** Former guardians that were removed. They read the child as strangers until a guardian allows more. */
export const FormerGuardians = () => {
  const { data = [] } = useAtomValue(formerGuardiansQuery);
  if (data.length === 0) return null;
  return (
    <ul aria-label="Former guardians" className="divide-y divide-line border-t border-line">
      {data.map((person) => {
        const name = displayName(person);
        return (
          <li key={person.id} className="flex min-h-16 flex-wrap items-center gap-x-3">
            <Avatar name={name} src={person.avatar} />
            <div className="min-w-0 flex-1 basis-[6rem]">
              <p className="font-semibold">
                <bdi>{name}</bdi>
              </p>
              <p className="text-sm text-soft">
                {person.allowed ? 'Removed, contact is allowed' : 'Removed, sees what strangers see'}
              </p>
            </div>
            {!person.allowed && <Allow id={person.id} name={name} />}
          </li>
        );
      })}
    </ul>
  );
};
