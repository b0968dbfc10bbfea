import { displayName } from '../../state/entities/player-name';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';
import { familyAtom, familyQuery } from '../../state/family';
import { profileAtom } from '../../state/profile';
import { sessionAtom } from '../../state/session/session.store';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { TextLink } from '../../ui/link';
import { familyMessages } from './messages';
import { requestSwitch } from './switch-profile';

const Choice = () => {
  useAtomValue(familyQuery);
  const family = useAtomValue(familyAtom);
  const { pathname, search } = useLocation();
  if (!family) return null;
  const children = family.children.filter(({ rights }) => rights === 'act');
  return (
    <Card as="div" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="flex-1 basis-48">
        {familyMessages.ownGame}{' '}
        {children.length === 0 && (
          <TextLink to="/app/settings" className="inline-flex min-h-target items-center">
            Add a child
          </TextLink>
        )}
      </p>
      {children.map((child) => (
        <Button key={child.id} variant="secondary" onClick={() => requestSwitch(child.id, pathname + search)}>
          {`Log for ${isolate(child.first_name ?? displayName(child))}`}
        </Button>
      ))}
    </Card>
  );
};

/** Warns a parent that the game counts as their own, and offers to log it for a child. */
export const WhoseGame = () => {
  const session = useAtomValue(sessionAtom);
  const profile = useAtomValue(profileAtom);
  const family = useAtomValue(familyAtom);
  const isAsked = profile?.role === 'parent' || (family?.children.length ?? 0) > 0;
  return !session?.profileId && isAsked ? <Choice /> : null;
};
