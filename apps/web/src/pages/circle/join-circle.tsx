import { circleRoutes } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue, useSetAtom } from 'jotai';
import { CircleCheck, Clock3, UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  familyCirclesQuery,
  familyProfilesAtom,
  type FamilyProfile,
} from '../../features/circle/circle.query';
import { invitationAtom } from '../../features/circle/invitation';
import { circleMessages, waitText } from '../../features/circle/messages';
import { WhoJoins } from '../../features/circle/who-joins';
import { canAddChild } from '../../features/family/can-add-child';
import { AddressNeeded } from '../../features/session/address-needed';
import { call, messageOf } from '../../state/api';
import { reloadCircles } from '../../state/circles.live';
import { familyAtom, familyQuery } from '../../state/family';
import { loadProfile, profileAtom } from '../../state/profile';
import { actsAsChildAtom } from '../../state/session/session.store';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { LinkButton } from '../../ui/link';
import { Skeleton } from '../../ui/skeleton';
import { useLazyComponent } from '../../ui/use-lazy-component';
import type { CircleLink } from './circle-link';

const addChild = {
  chunk: 'add-child',
  load: () => import('../../features/family/add-child').then((module) => module.AddChild),
};

/** Who joined, and who waits for what. */
const Results = ({ link, joined }: { link: CircleLink; joined: readonly string[] }) => {
  const { data } = useAtomValue(familyCirclesQuery);
  const rows = data?.filter(({ profile }) => joined.includes(profile.id));
  if (!rows) return <Skeleton className="h-24 w-full" />;
  const results = rows.map(({ profile, circles }) => ({
    profile,
    circle: circles.find(({ id }) => id === link.circle_id),
  }));
  const needsAddress = results.some(({ circle }) => circle?.waiting?.needs === 'address');
  return (
    <>
      <ul aria-label="Result" className="divide-y divide-line">
        {results.map(({ profile, circle }) => {
          const who = profile.isOwn ? 'You' : isolate(profile.name);
          return (
            <li key={profile.id} className="flex min-h-target items-start gap-3 py-2">
              {circle?.state === 'member' ? (
                <>
                  <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-good" />
                  <span>{profile.isOwn ? 'You are in' : `${who} is in`}</span>
                </>
              ) : (
                <>
                  <Clock3 aria-hidden="true" className="size-6 shrink-0 text-lamp-ink" />
                  <span>
                    <strong className="block font-semibold">
                      {profile.isOwn ? 'You wait' : `${who} waits`}
                    </strong>
                    {circle?.waiting && <span className="text-soft">{waitText(circle.waiting)}</span>}
                  </span>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {needsAddress && <AddressNeeded onConfirmed={() => void reloadCircles()} />}
      <LinkButton to={`/app/organization/${link.organization.id}`} className="justify-self-start">
        Go to the club
      </LinkButton>
    </>
  );
};

interface ChooseProps {
  token: string;
  link: CircleLink;
  profiles: readonly FamilyProfile[];
  canAdd: boolean;
  onJoined: (ids: string[]) => void;
}

const Choose = ({ token, link, profiles, canAdd, onJoined }: ChooseProps) => {
  const setInvitation = useSetAtom(invitationAtom);
  const [unticked, setUnticked] = useState<string[]>(
    profiles.flatMap(({ id, isOwn, organization }) =>
      isOwn || organization?.id === link.organization.id ? [] : [id],
    ),
  );
  const chosen = profiles.map(({ id }) => id).filter((id) => !unticked.includes(id));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [adding, setAdding] = useState(false);
  const renderForm = useLazyComponent(addChild, adding, () => setAdding(false));
  const join = async () => {
    setBusy(true);
    setFailure(null);
    try {
      for (const actingAs of chosen) await call(circleRoutes.acceptLink, { body: { token }, actingAs });
      setInvitation(null);
      await Promise.all([reloadCircles(), loadProfile()]);
      onJoined(chosen);
    } catch (error) {
      setFailure(messageOf(error, circleMessages.acceptFailed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {profiles.length > 1 && (
        <WhoJoins
          profiles={profiles}
          chosen={chosen}
          onChange={(ids) => setUnticked(profiles.map(({ id }) => id).filter((id) => !ids.includes(id)))}
        />
      )}
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} disabled={chosen.length === 0} onClick={() => void join()}>
          Join
        </Button>
        {canAdd && (
          <Button
            variant="secondary"
            icon={<UserPlus size={18} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            Add a child
          </Button>
        )}
        <LinkButton to="/app/dashboard" variant="ghost">
          Not now
        </LinkButton>
      </div>
      {adding &&
        renderForm?.({ onDone: () => setAdding(false), proposed: { organization: link.organization } })}
    </>
  );
};

/** Asks who of the family joins by a link, and says how it went. */
export const JoinCircle = ({ token, link }: { token: string; link: CircleLink }) => {
  const { isError } = useAtomValue(familyQuery);
  const family = useAtomValue(familyAtom);
  const profiles = useAtomValue(familyProfilesAtom);
  const profile = useAtomValue(profileAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const [joined, setJoined] = useState<string[] | null>(null);
  if (joined) return <Results link={link} joined={joined} />;
  if (!profile || (!family && !isError)) return <Skeleton className="h-24 w-full" />;
  return (
    <Choose
      token={token}
      link={link}
      profiles={profiles}
      canAdd={!actsAsChild && canAddChild(profile)}
      onJoined={setJoined}
    />
  );
};
