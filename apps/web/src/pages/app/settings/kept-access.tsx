import { isolate } from '@rinkside/contracts/text';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { queryClient, viewerEpochAtom } from '../../../state/query-client';
import { readSessions } from '../../../state/session/account-client';
import { readOwnPasskeys } from '../../../state/session/own-passkeys';
import { sessionMessages } from '../../../state/session/messages';
import { Checkbox } from '../../../ui/checkbox';

/** The ids of the other sessions and of the passkeys that stay when the password changes. */
export interface KeptAccess {
  sessions: string[];
  passkeys: string[];
}

interface Entry {
  id: string;
  since_password_change: boolean;
}

/**
 * Asks which devices and passkeys stay. Those added since the last change of the password are not ticked,
 * because a person who knew the password may have added them.
 */
export const useKeptAccess = (): { fields: ReactNode; kept: KeptAccess } => {
  const viewing = useAtomValue(viewerEpochAtom);
  const [choices, setChoices] = useState<Record<string, boolean>>({});
  const { data: sessions = [] } = useQuery(
    { queryKey: ['sessions', viewing], queryFn: readSessions },
    queryClient,
  );
  const { data: passkeys = [] } = useQuery(
    { queryKey: ['passkeys', viewing], queryFn: readOwnPasskeys },
    queryClient,
  );
  const others = sessions.filter(({ current }) => !current);
  const isKept = ({ id, since_password_change }: Entry) => choices[id] ?? !since_password_change;
  const boxOf = (entry: Entry, label: string) => (
    <li key={entry.id}>
      <Checkbox
        label={label}
        checked={isKept(entry)}
        onChange={({ target: { checked } }) => setChoices((before) => ({ ...before, [entry.id]: checked }))}
      />
    </li>
  );
  const fields = (others.length > 0 || passkeys.length > 0) && (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">Keep signed in</legend>
      <p className="text-sm text-soft">Tick only what you know. Everything else is signed out or removed.</p>
      <ul>
        {others.map((session) => boxOf(session, session.device ?? sessionMessages.unknownDevice))}
        {passkeys.map((passkey) => boxOf(passkey, `Passkey ${isolate(passkey.name)}`))}
      </ul>
    </fieldset>
  );
  const idsOf = (entries: Entry[]) => entries.filter(isKept).map(({ id }) => id);
  return { fields, kept: { sessions: idsOf(others), passkeys: idsOf(passkeys) } };
};
