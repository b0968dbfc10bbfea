import { teamRoutes } from '@rinkside/contracts/team';
import type { ReplyOf } from '@rinkside/contracts/route';
import { call } from '../../../state/api';
import type { FamilyProfile } from '../../circle/circle.query';
import type { Credential } from './credential';
import { readNumber } from './number-field';

/** What came of a link for a profile. */
export interface Outcome {
  profile: FamilyProfile;
  /** Comes for a place on the roster, not only in the group. */
  plays: boolean;
  /** The jersey number that was asked for. */
  number: string;
  reply: ReplyOf<typeof teamRoutes.acceptLink>;
}

/** A family member who joins. */
export type Joining = Omit<Outcome, 'reply'>;

/** Joins as each profile, one after the other. A repeat changes nothing. */
export const acceptFor = async (credential: Credential, joining: readonly Joining[]): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  for (const { number, ...person } of joining) {
    const { profile, plays } = person;
    const typed = plays ? readNumber(number) : '';
    const reply = await call(teamRoutes.acceptLink, {
      body: { ...credential, ...(!plays && { plays }), ...(typed && { number: typed }) },
      actingAs: profile.id,
    });
    outcomes.push({ ...person, number: typed, reply });
  }
  return outcomes;
};
