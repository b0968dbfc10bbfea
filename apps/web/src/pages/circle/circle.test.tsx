import { circleRules, type CircleView } from '@rinkside/contracts/circle';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownCircle, owls, waitingIn } from '../../features/circle/circle.fixture';
import { peekReturnTo } from '../../features/session/return-to';
import { profile } from '../../state/profile.fixture';
import { saveProfile } from '../../state/profile';
import { endSession } from '../../state/session/session.store';
import {
  errorReply,
  mockServer,
  playerRowFixture,
  type RecordedRequest,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { CirclePage } from './circle';

signInBeforeEach();

let tokens = 0;
beforeEach(() => {
  // A keyboard may add a full stop to a pasted link.
  location.hash = `token-${++tokens}.`;
});

const open = 'POST /api/circle-links/open';
const accept = 'POST /api/circle-links/accept';
const { id: circle_id } = ownCircle();
const link = {
  circle_id,
  organization: owls,
  created_by: { first_name: 'Nora', last_name: 'Winters', avatar: null },
  expires_at: '2027-01-01T00:00:00Z',
};
const child = {
  ...playerRowFixture,
  first_name: 'Ada',
  organization: owls,
  unread: 0,
  has_login: false,
  rights: 'act',
  guardians: 1,
  version: 1,
};
const actingProfile = ({ headers }: RecordedRequest) => headers.get('x-acting-profile');
/** Serves a link. `after` is what each profile of the family reads once it has joined. */
const serve = ({ after, children = [] }: { after: CircleView; children?: object[] }) =>
  mockServer({
    [open]: () => link,
    [accept]: () => after,
    'GET /api/users/me': () => profile,
    'GET /api/users/me/children': () => children,
    'GET /api/users/me/circles': () => [after],
  });
const join = async () => fireEvent.click(await screen.findByRole('button', { name: 'Join' }));

describe('an invitation link', () => {
  it('keeps its token while a visitor signs in', () => {
    endSession('logout');
    show(<CirclePage />);
    expect(screen.getByRole('heading', { name: 'You are invited to a team' })).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(peekReturnTo()).toBe(`/circle#token-${tokens}`);
  });

  it('asks for a profile first', async () => {
    saveProfile({ ...profile, onboarding_complete: false, version: 2 });
    serve({ after: ownCircle() });
    show(<CirclePage />);
    expect(await screen.findByText('Nora Winters')).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Complete your profile' }));
    expect(peekReturnTo()).toBe(`/circle#token-${tokens}`);
  });

  it('gives a player a place', async () => {
    const server = serve({ after: ownCircle({ state: 'member' }) });
    show(<CirclePage />);
    expect(
      await screen.findByRole('heading', { name: 'Join the team at North Harbor Hockey' }),
    ).toBeDefined();
    await join();
    expect(await screen.findByText('You are in')).toBeDefined();
    expect(server.requestsTo(accept).map(({ body }) => body)).toEqual([{ token: `token-${tokens}` }]);
  });

  it('asks who of a family joins, and calls as each', async () => {
    saveProfile({ ...profile, role: 'parent', birthdate: '1990-05-05', version: 3 });
    const server = serve({ after: ownCircle({ state: 'member' }), children: [child] });
    show(<CirclePage />);
    const boxes = within(await screen.findByRole('group', { name: 'Who joins?' }));
    fireEvent.click(boxes.getByRole('checkbox', { name: 'You' }));
    await join();
    expect(await screen.findByText('Ada is in')).toBeDefined();
    expect(server.requestsTo(accept).map(actingProfile)).toEqual([child.id]);
    expect(screen.queryByText('You are in')).toBeNull();
  });

  it('says why somebody waits', async () => {
    serve({ after: waitingIn(ownCircle(), { needs: 'address' }) });
    show(<CirclePage />);
    await join();
    expect(await screen.findByText('You wait')).toBeDefined();
    expect(screen.getByText(/^Please confirm your email address first/u)).toBeDefined();
  });

  it('says that it has ended', async () => {
    mockServer({ [open]: () => errorReply(404, circleRules.linkEnded) });
    show(<CirclePage />);
    expect(await screen.findByText('This link does not work any more')).toBeDefined();
    expect(screen.getByText(circleRules.linkEnded)).toBeDefined();
  });
});
