import type { ChildView } from '@rinkside/contracts/child';
import type { ProfileView } from '@rinkside/contracts/player';
import { useAtom, useAtomValue } from 'jotai';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../state/api';
import { reloadCircles } from '../../../state/circles.live';
import { familyAtom, familyQuery } from '../../../state/family';
import { loadProfile, profileAtom } from '../../../state/profile';
import { actsAsChildAtom } from '../../../state/session/session.store';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { LinkButton } from '../../../ui/link';
import { Skeleton } from '../../../ui/skeleton';
import { useLazyComponent } from '../../../ui/use-lazy-component';
import { familyProfilesAtom, type FamilyProfile } from '../../circle/circle.query';
import { invitationAtom } from '../../circle/invitation';
import { canAddChild } from '../../family/can-add-child';
import { acceptFor, type Joining, type Outcome } from './accept';
import { ChoosePlayers } from './choose-players';
import type { Credential } from './credential';
import { JoinResults } from './join-results';
import { joinMessages } from './messages';
import { NumberField, numberError } from './number-field';
import type { TeamLink } from './team-link.query';
import { type Answer, WhatIsSeen, WhoPlays } from './who-plays';

const addChild = {
  chunk: 'add-child',
  load: () => import('../../family/add-child').then((module) => module.AddChild),
};

interface ChooseProps {
  credential: Credential;
  link: TeamLink;
  profile: ProfileView;
  /** The shown profile, then the children. */
  profiles: readonly FamilyProfile[];
  /** Those of the family who came by this link before. */
  here: readonly string[];
  canAdd: boolean;
  onJoined: (outcomes: Outcome[]) => void;
}

const Choose = ({ credential, link, profile, profiles, here, canAdd, onJoined }: ChooseProps) => {
  const { team } = link;
  const [invitation, setInvitation] = useAtom(invitationAtom);
  const [shown, ...kids] = profiles;
  const isPlayer = profile.role === 'player' && !here.includes(profile.id);
  const children = kids.filter(({ id }) => !here.includes(id));
  const answers: Answer[] = isPlayer ? ['me'] : [];
  if (canAdd || children.length > 0) answers.push('child', ...(isPlayer ? (['both'] as const) : []));
  if (here.length === 0 && (!isPlayer || canAdd)) answers.push('none');
  const [answer, setAnswer] = useState<Answer | null>(
    invitation?.plays ?? (profile.role === 'parent' || here.length > 0 ? 'child' : null),
  );
  const [only] = answers.length === 1 ? answers : [];
  const plays = only ?? (answer && answers.includes(answer) ? answer : null);
  const asksChildren = plays === 'child' || plays === 'both';
  const asksOwnNumber = isPlayer && (plays === 'me' || plays === 'both');

  const [unticked, setUnticked] = useState<string[]>(
    children.length > 1
      ? children.flatMap(({ id, organization }) => (organization?.id === team.organization.id ? [] : [id]))
      : [],
  );
  const players = children.filter(({ id }) => !unticked.includes(id));
  const [numbers, setNumbers] = useState<Record<string, string>>(
    shown && invitation?.number ? { [shown.id]: invitation.number } : {},
  );
  const setNumber = (id: string, number: string) => setNumbers({ ...numbers, [id]: number });
  const own: Joining[] = shown
    ? [{ profile: shown, plays: asksOwnNumber, number: numbers[shown.id] ?? '' }]
    : [];
  const family: Joining[] = players.map((child) => ({
    profile: child,
    plays: true,
    number: numbers[child.id] ?? '',
  }));
  const joining = asksChildren ? [...family, ...own] : own;

  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isFirstChild = asksChildren && children.length === 0;
  // Who asked for another player, and has no other child here, adds one.
  const [adding, setAdding] = useState(here.length > 0 && canAdd && isFirstChild);
  const [newNumber, setNewNumber] = useState('');
  const renderForm = useLazyComponent(addChild, adding, () => setAdding(false));
  const isChildMissing = asksChildren && players.length === 0;
  const send = async (people: readonly Joining[]) => {
    setBusy(true);
    setFailure(null);
    try {
      const outcomes = await acceptFor(credential, people);
      setInvitation(null);
      onJoined(outcomes);
      await Promise.all([reloadCircles(), loadProfile()]);
    } catch (error) {
      setBusy(false);
      setFailure(messageOf(error, joinMessages.acceptFailed));
    }
  };
  const join = async () => {
    setIsChecked(true);
    if (!plays || isChildMissing || joining.some((one) => one.plays && numberError(one.number))) return;
    await send(joining);
  };
  const joinWith = ({ id, first_name, organization }: ChildView) => {
    const child = { id, name: first_name ?? 'User', isOwn: false, organization };
    setNumber(id, newNumber);
    return send([{ profile: child, plays: true, number: newNumber }, ...own]);
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
        className="grid gap-4"
      >
        {!only && (
          <WhoPlays
            answers={answers}
            childCount={children.length}
            value={plays}
            onChange={setAnswer}
            error={isChecked && !plays ? joinMessages.whoPlays : null}
          />
        )}
        {asksOwnNumber && shown && (
          <NumberField
            label={shown.isOwn ? joinMessages.number : joinMessages.numberOf(shown.name)}
            value={numbers[shown.id] ?? ''}
            onChange={(number) => setNumber(shown.id, number)}
          />
        )}
        {asksChildren && children.length > 0 && (
          <ChoosePlayers
            kids={children}
            chosen={players.map(({ id }) => id)}
            onChange={(ids) => setUnticked(children.map(({ id }) => id).filter((id) => !ids.includes(id)))}
            numbers={numbers}
            onNumber={setNumber}
          />
        )}
        <WhatIsSeen plays={plays} />
        {plays === 'child' && here.length === 0 && <p className="text-soft">{joinMessages.parentToo}</p>}
        {isChecked && isChildMissing && children.length > 0 && (
          <Banner tone="error">{joinMessages.childNeeded}</Banner>
        )}
        {failure !== null && <Banner tone="error">{failure}</Banner>}
        <div className="flex flex-wrap gap-2">
          {!isFirstChild && (
            <Button type="submit" loading={busy}>
              Join
            </Button>
          )}
          {asksChildren && canAdd && (
            <Button
              variant={isFirstChild ? 'primary' : 'secondary'}
              icon={<UserPlus size={18} aria-hidden="true" />}
              onClick={() => setAdding(true)}
            >
              {kids.length === 0 ? 'Add your child' : 'Add another child'}
            </Button>
          )}
          <LinkButton to="/app/dashboard" variant="ghost">
            Not now
          </LinkButton>
        </div>
      </form>
      {adding &&
        renderForm?.({
          onDone: () => setAdding(false),
          // Several children are ticked together.
          ...(isFirstChild && {
            next: {
              label: 'Add and join',
              fields: <NumberField label={joinMessages.number} value={newNumber} onChange={setNewNumber} />,
              isReady: !numberError(newNumber) && (!asksOwnNumber || !numberError(own[0]?.number ?? '')),
              run: joinWith,
            },
          }),
          proposed: {
            organization: team.organization,
            age: team.age_level,
            level: team.level,
            // Onboarding asked a parent where the player plays.
            ...(isFirstChild && !isPlayer && profile.position && { position: profile.position }),
          },
        })}
    </>
  );
};

/** Asks who of the family joins a team, and says how it went. */
export const JoinTeam = ({ credential, link }: { credential: Credential; link: TeamLink }) => {
  const { isError } = useAtomValue(familyQuery);
  const family = useAtomValue(familyAtom);
  const profiles = useAtomValue(familyProfilesAtom);
  const profile = useAtomValue(profileAtom);
  const actsAsChild = useAtomValue(actsAsChildAtom);
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [isAdding, setAdding] = useState(true);
  if (!isAdding) return <JoinResults outcomes={outcomes} onMore={() => setAdding(true)} />;
  if (!profile || (!family && !isError)) return <Skeleton className="h-24 w-full" />;
  return (
    <Choose
      credential={credential}
      link={link}
      profile={profile}
      profiles={profiles}
      here={[
        ...(link.family ?? []).map(({ id }) => id),
        ...outcomes.flatMap(({ profile: { id }, plays }) => (plays ? [id] : [])),
      ]}
      canAdd={!actsAsChild && canAddChild(profile)}
      onJoined={(joined) => {
        const ids = new Set(joined.map(({ profile: { id } }) => id));
        setOutcomes([...outcomes.filter(({ profile: { id } }) => !ids.has(id)), ...joined]);
        setAdding(false);
      }}
    />
  );
};
