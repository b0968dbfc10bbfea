import { circleRules, type CircleView } from '@rinkside/contracts/circle';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { familyQuery } from '../../state/family';
import { profile } from '../../state/profile.fixture';
import { saveProfile } from '../../state/profile';
import { store } from '../../state/store';
import {
  errorReply,
  mockServer,
  playerRowFixture,
  type RecordedRequest,
  show,
  signInBeforeEach,
} from '../../state/store.fixture';
import { queryClient } from '../../state/query-client';
import { coachCircle, madeLink, owls, ownCircle, person, waitingIn } from './circle.fixture';
import { ClubAccess } from './club-access';

signInBeforeEach();

const parent = { ...profile, role: 'parent' as const, birthdate: '1990-05-05', organization_id: owls.id };
const organization = { ...owls, website: null, version: 1 };
beforeEach(() => saveProfile({ ...parent, organization, version: 2 }));

const list = `GET /api/organizations/${owls.id}/circles`;
const actingProfile = ({ headers }: RecordedRequest) => headers.get('x-acting-profile');
/** Serves the groups of the own profile, and of others by their id. */
const serve = (own: CircleView[], more: Record<string, unknown> = {}, others: CircleView[] = own) =>
  mockServer({
    [list]: (request: RecordedRequest) => (actingProfile(request) === profile.id ? own : others),
    'GET /api/users/me/children': () => [],
    ...Object.fromEntries(
      Object.entries(more).map(([call, reply]) => [
        call,
        typeof reply === 'function' ? (reply as () => unknown) : () => reply,
      ]),
    ),
  });
const open = () => show(<ClubAccess club={owls} />);
const ask = (circle: CircleView) => `POST /api/circles/${circle.id}/request`;

describe('access to the groups of a club', () => {
  it('offers each group that can answer, by the name of whom one asks', async () => {
    const [own, coach] = [ownCircle(), coachCircle()];
    const server = serve([own, coach], { [ask(coach)]: waitingIn(coach) });
    open();
    expect(
      await screen.findByRole('heading', { name: 'Who knows you at North Harbor Hockey?' }),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Ask the club' })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Who joins?' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Ask Coach Dana Reyes' }));
    expect(
      await screen.findByText('You asked Coach Dana Reyes. We tell you when there is an answer.'),
    ).toBeDefined();
    expect(server.requestsTo(ask(coach))).toHaveLength(1);
  });

  it('asks for the ticked profiles of a family, each as itself', async () => {
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
    const circle = ownCircle();
    const server = serve([circle], {
      'GET /api/users/me/children': [child],
      [ask(circle)]: waitingIn(circle),
    });
    store.sub(familyQuery, () => undefined);
    open();
    const boxes = within(await screen.findByRole('group', { name: 'Who joins?' }));
    fireEvent.click(boxes.getByRole('checkbox', { name: 'You' }));
    fireEvent.click(screen.getByRole('button', { name: 'Ask the club' }));
    await waitFor(() => expect(server.requestsTo(ask(circle))).toHaveLength(1));
    expect(server.requestsTo(ask(circle)).map(actingProfile)).toEqual([child.id]);
    fireEvent.click(boxes.getByRole('checkbox', { name: 'Ada' }));
    expect(screen.getByRole('button', { name: 'Ask the club' })).toHaveProperty('disabled', true);
  });

  it('says what a request waits for and who can help, and withdraws it', async () => {
    const circle = waitingIn(ownCircle(), {
      vouches: 1,
      helpers: [person('Sam', 'Okafor'), person('Cleo', 'Lund')],
    });
    const server = serve([circle], { [`DELETE /api/circles/${circle.id}/request`]: { success: true } });
    open();
    expect(await screen.findByText('You asked the club')).toBeDefined();
    expect(
      screen.getByText('1 of 2 families has confirmed you. Sam Okafor or Cleo Lund can say yes.'),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Withdraw your request to the club' }));
    expect(await screen.findByText('Request withdrawn')).toBeDefined();
    expect(server.requestsTo(`DELETE /api/circles/${circle.id}/request`)).toHaveLength(1);
  });

  it.each([
    ['address', 'Please confirm your email address first: it protects the children of the club.'],
    ['coach', 'The place ended a short time ago, so a coach has to say yes this time.'],
  ] as const)('says that a request needs: %s', async (needs, text) => {
    serve([waitingIn(ownCircle(), { needs, helpers: [person('Sam', 'Okafor')] })]);
    open();
    expect(await screen.findByText(text)).toBeDefined();
  });

  it('lets an adult invite the team where nobody can answer, and a child ask for a link', async () => {
    const token = 'a-new-token';
    const add = `POST /api/organizations/${owls.id}/links`;
    const server = serve([], { [add]: madeLink(token) });
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Invite your team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite your team' }));
    expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveProperty(
      'value',
      `${location.origin}/circle#${token}`,
    );
    expect(server.requestsTo(add)).toHaveLength(1);
    unmount();
    saveProfile({ ...profile, organization, organization_id: owls.id, version: 3 });
    open();
    expect(
      await screen.findByText('Ask a coach or a parent of your team for an invitation link.'),
    ).toBeDefined();
  });

  it('says why a link cannot be made', async () => {
    serve([], {
      [`POST /api/organizations/${owls.id}/links`]: () => errorReply(403, circleRules.linkAdults),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Invite your team' }));
    expect(await screen.findByText(circleRules.linkAdults)).toBeDefined();
  });

  it('offers the group of a new coach to members of another group, and nothing to those of a coach', async () => {
    serve([ownCircle({ state: 'member' }), coachCircle()]);
    const { unmount } = open();
    expect(
      await screen.findByRole('heading', { name: 'Coach Dana Reyes is at North Harbor Hockey' }),
    ).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Ask Coach Dana Reyes' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ask the club' })).toBeNull();
    unmount();
    queryClient.clear();
    const server = serve([ownCircle(), coachCircle({ state: 'member' })]);
    saveProfile({ ...parent, organization, version: 3 });
    open();
    await waitFor(() => expect(server.requestsTo(list)).not.toHaveLength(0));
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull(), { timeout: 5000 });
  });
});
