import { teamRoutes } from '@rinkside/contracts/team';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, messageOf } from '../../../state/api';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { invitationAtom, type Plays } from '../../circle/invitation';
import { rememberReturnTo } from '../../session/return-to';
import { type Credential, pathOf } from './credential';
import { joinMessages } from './messages';
import { NumberField, numberError, readNumber } from './number-field';
import { WhatIsSeen, WhoPlays } from './who-plays';

const answers = ['me', 'child', 'none'] as const;
/** The first step of the onboarding that is open, because the steps before it come first. */
const onboardingPath = '/onboarding/team-organization';

/**
 * Asks a guest with a new account who plays, then for the profile. The server stores the join, so a guest who
 * closes the tab is in the team once the profile is complete.
 */
export const NewGuest = ({ credential }: { credential: Credential }) => {
  const [invitation, setInvitation] = useAtom(invitationAtom);
  const navigate = useNavigate();
  const [plays, setPlays] = useState<Plays | null>(invitation?.plays ?? null);
  const [number, setNumber] = useState(invitation?.number ?? '');
  const [isChecked, setIsChecked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const proceed = async () => {
    setIsChecked(true);
    if (!plays || numberError(number)) return;
    setBusy(true);
    setFailure(null);
    const ownNumber = plays === 'me' ? readNumber(number) : '';
    try {
      await call(teamRoutes.acceptLink, {
        body: { ...credential, ...(ownNumber && { number: ownNumber }) },
        asAccount: true,
      });
      if (invitation) setInvitation({ ...invitation, plays, number });
      rememberReturnTo(pathOf(credential));
      await navigate(onboardingPath);
    } catch (error) {
      setBusy(false);
      setFailure(messageOf(error, joinMessages.acceptFailed));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void proceed();
      }}
      className="grid gap-4"
    >
      <WhoPlays
        answers={answers}
        value={plays}
        onChange={setPlays}
        error={isChecked && !plays ? joinMessages.whoPlays : null}
      />
      {plays === 'me' && <NumberField label={joinMessages.number} value={number} onChange={setNumber} />}
      <WhatIsSeen plays={plays} />
      {failure !== null && <Banner tone="error">{failure}</Banner>}
      <Button type="submit" loading={busy} className="justify-self-start">
        Continue
      </Button>
    </form>
  );
};
