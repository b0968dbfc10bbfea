import type { CircleLinkView, CircleView } from '@rinkside/contracts/circle';
import { club, otherPlayer } from '../../state/entities/entities.fixture';

export const owls = club('North Harbor Hockey', 'Owls');

/** A person as the author of an item. */
export const person = (first_name: string, last_name: string) => ({ ...otherPlayer, first_name, last_name });

/** The club's own group, without a coach, of four people. */
export const ownCircle = (changes: Partial<CircleView> = {}): CircleView => ({
  id: '0198c0de-0000-7000-8000-0000000000c1',
  organization: owls,
  own: true,
  leader: null,
  has_coach: false,
  members: 4,
  state: 'none',
  waiting: null,
  can: { answer: false, decide: false, invite: false, begin: false },
  ...changes,
});

/** The group of the first coach. */
export const coachCircle = (changes: Partial<CircleView> = {}): CircleView =>
  ownCircle({
    id: '0198c0de-0000-7000-8000-0000000000c2',
    own: false,
    has_coach: true,
    leader: person('Dana', 'Reyes'),
    ...changes,
  });

/** A request to a group. */
export const waitingIn = (
  circle: CircleView,
  waiting: Partial<NonNullable<CircleView['waiting']>> = {},
): CircleView => ({
  ...circle,
  state: 'waiting',
  waiting: { since: '2026-11-20T10:00:00Z', needs: 'answer', vouches: 0, helpers: [], ...waiting },
});

/** A new invitation link to the club's own group. */
export const madeLink = (token: string, changes: Partial<CircleLinkView> = {}) => ({
  id: '0198c0de-0000-7000-8000-0000000000c3',
  circle_id: ownCircle().id,
  state: 'open' as const,
  created_by: otherPlayer,
  created_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-12-04T10:00:00Z',
  uses: 0,
  max_uses: 30,
  joined: [],
  token,
  ...changes,
});
