import { type TeamCard, teamRules } from '@rinkside/contracts/team';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { owls } from '../../features/circle/circle.fixture';
import { invitationAtom } from '../../features/circle/invitation';
import { peekReturnTo } from '../../features/session/return-to';
import { profile } from '../../state/profile.fixture';
import { saveProfile } from '../../state/profile';
import { endSession } from '../../state/session/session.store';
import { store } from '../../state/store';
import {
  errorReply,
  mockServer,
  playerRowFixture,
  type RecordedRequest,
  showAt,
  signInBeforeEach,
} from '../../state/store.fixture';
import { TeamPage } from './team';

signInBeforeEach();

let tokens = 0;
let token = '';
beforeEach(() => {
  token = `token-of-a-team-${++tokens}`;
  store.set(invitationAtom, null);
});

const open = 'POST /api/team-links/open';
const accept = 'POST /api/team-links/accept';
const team_id = '0198c0de-0000-7000-8000-0000000000d1';
const team: Omit<TeamCard, 'version'> = {
  id: team_id,
  organization: owls,
  name: '14U AA',
  age_level: '14U',
  level: 'AA',
  season: 2026,
};
const link = {
  team,
  created_by: { first_name: 'Dana', last_name: 'Reyes', avatar: null },
  expires_at: '2027-01-01T00:00:00Z',
  arrival: 'link',
};
const member = { team_id, state: 'member', needs: null, number: '7', number_taken: false };
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
interface Served {
  reply?: object;
  children?: object[];
  opened?: object;
}
const serve = ({ reply = member, children = [], opened = link }: Served = {}) =>
  mockServer({
    [open]: () => opened,
    [accept]: () => reply,
    'GET /api/users/me': () => profile,
    'GET /api/users/me/children': () => children,
    [`GET /api/teams/${team_id}`]: () => errorReply(404, teamRules.unknown),
  });
const showLink = () => showAt(`/team#${token}`, <TeamPage />);
const join = async () => fireEvent.click(await screen.findByRole('button', { name: 'Join' }));

describe('a link to a team', () => {
  it('keeps its token while a visitor signs in', () => {
    endSession('logout');
    showLink();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      'Sign Up',
      'Sign In',
    ]);
    expect(screen.getByText(/^Create your account, add your player: about a minute/u)).toBeDefined();
    fireEvent.click(screen.getByRole('link', { name: 'Sign Up' }));
    expect(peekReturnTo()).toBe(`/team#${token}`);
  });

  it('puts a player on the roster with a number', async () => {
    const server = serve();
    showLink();
    const field = await screen.findByRole('textbox', { name: /^Jersey number/u });
    fireEvent.change(field, { target: { value: '#7' } });
    await join();
    expect(await screen.findByText('You: On the roster with number 7')).toBeDefined();
    expect(server.requestsTo(accept).map(({ body }) => body)).toEqual([{ token, number: '7' }]);
    expect(screen.getByRole('link', { name: 'Go to the team' }).getAttribute('href')).toBe(
      `/app/team/${team_id}`,
    );
  });

  it('says that the number is taken', async () => {
    serve({ reply: { ...member, number: null, number_taken: true } });
    showLink();
    const field = await screen.findByRole('textbox', { name: /^Jersey number/u });
    fireEvent.change(field, { target: { value: '7' } });
    await join();
    expect(await screen.findByText(/^Number 7 is taken/u)).toBeDefined();
  });

  it('refuses a number of three digits before it sends', async () => {
    const server = serve();
    showLink();
    const field = await screen.findByRole('textbox', { name: /^Jersey number/u });
    fireEvent.change(field, { target: { value: '100' } });
    await join();
    expect(screen.getByText(teamRules.number)).toBeDefined();
    expect(server.requestsTo(accept)).toEqual([]);
  });

  it('brings a child, and its parent into the group', async () => {
    saveProfile({ ...profile, role: 'parent', birthdate: '1990-05-05', version: 3 });
    const server = serve({ children: [child] });
    showLink();
    const boxes = within(await screen.findByRole('group', { name: 'Who joins?' }));
    expect(boxes.getByRole('checkbox', { name: 'Ada' })).toHaveProperty('checked', true);
    await join();
    await screen.findByText(/Ada.*On the roster/u);
    expect(server.requestsTo(accept).map(actingProfile)).toEqual([child.id, profile.id]);
  });

  it.each([
    [/^My child/u, [child.id, profile.id], [true, false]],
    [/^Me and my child/u, [child.id, profile.id], [true, true]],
    [/^MeI am/u, [profile.id], [true]],
    [/^Nobody/u, [profile.id], [false]],
  ])('asks an adult with a player profile who plays: %s', async (answer, ids, plays) => {
    saveProfile({ ...profile, role: 'player', birthdate: '1990-05-05', version: 3 });
    const server = serve({ children: [child] });
    showLink();
    const question = within(await screen.findByRole('radiogroup', { name: 'Who plays?' }));
    fireEvent.click(question.getByRole('radio', { name: answer }));
    await join();
    await screen.findByRole('list', { name: 'Result' });
    expect(server.requestsTo(accept).map(actingProfile)).toEqual(ids);
    expect(server.requestsTo(accept).map(({ body }) => body)).toEqual(
      plays.map((one) => ({ token, ...(!one && { plays: false }) })),
    );
  });

  it('says what a guest waits for', async () => {
    serve({ reply: { ...member, state: 'waiting', needs: 'address', number: null } });
    showLink();
    await join();
    expect(await screen.findByText('You: Confirm your email address first')).toBeDefined();
  });

  it('asks a new account who plays, keeps the answer and proposes the team', async () => {
    saveProfile({ ...profile, onboarding_complete: false, version: 4 });
    const server = serve();
    showLink();
    const question = within(await screen.findByRole('radiogroup', { name: 'Who plays?' }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(screen.getByText('Please say who plays.')).toBeDefined();
    fireEvent.click(question.getByRole('radio', { name: /^My child/u }));
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await expect.poll(peekReturnTo).toBe(`/team#${token}`);
    expect(server.requestsTo(accept).map(({ body }) => body)).toEqual([{ token }]);
    expect(store.get(invitationAtom)).toMatchObject({ plays: 'child', age_level: '14U', level: 'AA' });
  });

  it('says that it has ended', async () => {
    mockServer({ [open]: () => errorReply(404, teamRules.linkEnded) });
    showLink();
    expect(await screen.findByText('This link does not work any more')).toBeDefined();
    expect(screen.getByText(teamRules.linkEnded)).toBeDefined();
    for (const name of ['Go Home', 'Rinkside'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/app/dashboard');
  });

  it('says what who joins sees, by the answer', async () => {
    saveProfile({ ...profile, role: 'player', birthdate: '1990-05-05', version: 3 });
    serve({ children: [child] });
    showLink();
    const question = within(await screen.findByRole('radiogroup', { name: 'Who plays?' }));
    expect(screen.queryByText(/full names/u)).toBeNull();
    fireEvent.click(question.getByRole('radio', { name: /^Nobody/u }));
    expect(screen.getByText(/first names and no numbers/u)).toBeDefined();
    expect(screen.queryByText(/full names/u)).toBeNull();
    fireEvent.click(question.getByRole('radio', { name: /^My child/u }));
    expect(screen.getByText(/full names, numbers/u)).toBeDefined();
  });
});

describe('a family on the roster that opens the link again', () => {
  const here = { id: child.id, first_name: 'Ada', own: false };
  beforeEach(() => saveProfile({ ...profile, role: 'parent', birthdate: '1990-05-05', version: 3 }));
  const toTheTeam = () => screen.getByRole('link', { name: 'Go to the team' }).getAttribute('href');

  it('goes to the team, or adds another child and joins with one button', async () => {
    const other = { ...child, id: '0198c0de-0000-7000-8000-0000000000e2', first_name: 'Ben' };
    const server = mockServer({
      [open]: () => ({ ...link, family: [here] }),
      [accept]: () => member,
      'GET /api/users/me': () => profile,
      'GET /api/users/me/children': () => [child],
      'POST /api/users/me/children': () => other,
    });
    showLink();
    expect(await screen.findByRole('heading', { name: /^.?Ada.? is on .?14U AA/u })).toBeDefined();
    expect(toTheTeam()).toBe(`/app/team/${team_id}`);
    expect(screen.queryByRole('button', { name: 'Join' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Add another player' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a child' }));
    for (const [field, value] of [
      ['First name', 'Ben'],
      ['Last name', 'Stone'],
      ['Birthday', '03/05/2013'],
      ['Jersey number, if you know it', '#12'],
    ] as const)
      fireEvent.change(dialog.getByRole('textbox', { name: field }), { target: { value } });
    fireEvent.click(dialog.getByRole('radio', { name: 'Skater' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /parent or guardian/u }));
    fireEvent.click(dialog.getByRole('button', { name: 'Add and join' }));
    expect(await screen.findByText(/Ben.*On the roster/u)).toBeDefined();
    expect(server.requestsTo(accept).map(actingProfile)).toEqual([other.id, profile.id]);
    expect(server.requestsTo(accept)[0]?.body).toEqual({ token, number: '12' });
    expect(screen.getByRole('button', { name: 'Add another player' })).toBeDefined();
  });

  it('comes back by a dead link, which brings nobody else', async () => {
    serve({ children: [child], opened: { ...link, family: [here], ended: true } });
    showLink();
    expect(await screen.findByRole('heading', { name: /^.?Ada.? is on/u })).toBeDefined();
    expect(toTheTeam()).toBe(`/app/team/${team_id}`);
    expect(screen.getByText(/^This link does not work any more/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add another player' })).toBeNull();
  });
});

describe('a code of a team', () => {
  const enter = (text: string) => {
    const field = screen.getByRole('textbox', { name: 'Team code' });
    fireEvent.change(field, { target: { value: text } });
    fireEvent.click(screen.getByRole('button', { name: 'Find the team' }));
    return field;
  };

  it('ignores case, spaces and hyphens', async () => {
    const server = serve();
    showAt('/team', <TeamPage />);
    enter('k7p - x2n');
    expect(await screen.findByRole('heading', { name: /^Join .*14U AA/u })).toBeDefined();
    expect(server.requestsTo(open).map(({ body }) => body)).toEqual([{ code: 'K7PX2N' }]);
  });

  it.each(['K7PX2', 'K7PX20', 'K7PX2MM'])('refuses %s before it sends', (text) => {
    const server = serve();
    showAt('/team', <TeamPage />);
    enter(text);
    expect(screen.getByText(teamRules.code)).toBeDefined();
    expect(server.requestsTo(open)).toEqual([]);
  });

  it.each([
    [404, teamRules.codeUnknown, 'AAAAA2'],
    [429, teamRules.tooManyCodes, 'AAAAA3'],
  ])('keeps the input after %i', async (status, message, code) => {
    mockServer({ [open]: () => errorReply(status, message), 'GET /api/users/me': () => profile });
    showAt('/team', <TeamPage />);
    const field = enter(code);
    expect(await screen.findByText(message)).toBeDefined();
    expect(field).toHaveProperty('value', code);
  });
});
