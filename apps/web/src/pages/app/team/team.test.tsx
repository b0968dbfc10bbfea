import type { TeamView } from '@rinkside/contracts/team';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ownCircle } from '../../../features/circle/circle.fixture';
import { claimed, deskOfOwls, summaryOf, teamOfOwls } from '../../../features/team/team.fixture';
import { profile } from '../../../state/profile.fixture';
import {
  errorReply,
  mockServer,
  type RecordedRequest,
  showAt,
  signInBeforeEach,
} from '../../../state/store.fixture';
import { TeamPage } from './team';

signInBeforeEach();

const { id } = teamOfOwls();
const base = `/api/teams/${id}`;
const pages = (
  <Routes>
    <Route path="/app/team/:id" element={<TeamPage />} />
    <Route path="/app/teams" element={<TeamPage />} />
  </Routes>
);
const open = (team: TeamView, more: Record<string, (request: RecordedRequest) => unknown> = {}) => {
  const server = mockServer({
    [`GET ${base}`]: () => team,
    [`GET /api/organizations/${team.organization.id}/teams`]: () => [],
    ...more,
  });
  showAt(`/app/team/${id}`, pages);
  return server;
};
const roster = async () => within(await screen.findByRole('list', { name: 'Roster' }));

describe('a team', () => {
  it('shows people of the circle first names and no numbers, and nothing to do', async () => {
    open(teamOfOwls());
    const list = await roster();
    expect(list.getByText('Ada B.')).toBeDefined();
    expect(list.getByText('No number')).toBeDefined();
    expect(
      screen.getByText('You are not on this team, so you see first names and no numbers.'),
    ).toBeDefined();
    expect(screen.queryByRole('button', { name: /Leave|Edit|Invite/ })).toBeNull();
    expect(screen.queryByText(/in 24 games/)).toBeNull();
  });

  it('shows a member the numbers and the season, marks the own row, and leaves after a question', async () => {
    const own = claimed('3', 'Noor', 'Haddad', { own: true, number: '00' });
    const member = { ...own, player: own.player && { ...own.player, id: profile.id } };
    const server = open(
      teamOfOwls({
        relation: 'member',
        members: [member, claimed('1', 'Ada', 'Byron')],
        season_line: { games: 24, wins: 14, losses: 8, ties: 2 },
      }),
      { [`DELETE ${base}/members/${own.id}`]: () => ({ success: true }) },
    );
    const list = await roster();
    expect(list.getByText('Number 00')).toBeDefined();
    expect(list.getByText('Skater · You')).toBeDefined();
    expect(screen.getByText('14 wins, 8 losses, 2 ties')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Leave the team' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave the team?' }));
    fireEvent.click(question.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('You left the team')).toBeDefined();
    const [request] = server.requestsTo(`DELETE ${base}/members/${own.id}`);
    expect(request?.headers.get('x-acting-profile')).toBe(profile.id);
  });

  it('marks the row of a child of a guardian', async () => {
    open(teamOfOwls({ relation: 'guardian', members: [claimed('1', 'Ada', 'Byron', { own: true })] }));
    expect((await roster()).getByText('Skater · Your child')).toBeDefined();
  });

  it('is not here for everybody else', async () => {
    open(teamOfOwls(), { [`GET ${base}`]: () => errorReply(404, 'This team was not found.') });
    expect(await screen.findByText('This team is not here')).toBeDefined();
  });
});

describe('the staff of a team', () => {
  it('confirms the ticked people, a child with its guardian and its place', async () => {
    const [, place] = deskOfOwls().members;
    const child = { ...claimed('5', 'Jordan', 'Lee').player, id: '0198c0de-0000-7000-8000-0000000000e1' };
    const parent = { ...child, id: '0198c0de-0000-7000-8000-0000000000e2', first_name: 'Pat' };
    const other = { ...child, id: '0198c0de-0000-7000-8000-0000000000e3', first_name: 'Ulla' };
    const came = { arrival: 'code', plays: true, asked_at: '2026-11-29T10:00:00Z' };
    const waiting = [
      {
        ...came,
        player: child,
        guardians: [parent],
        place,
        needs: 'staff',
        number: '12',
        number_taken: true,
      },
      { ...came, player: parent, guardians: [], place: null, needs: 'staff' },
      { ...came, player: other, guardians: [], place: null, needs: 'address' },
    ];
    const team = deskOfOwls({ waiting } as unknown as Partial<NonNullable<TeamView['desk']>>);
    let current = team;
    const server = open(team, {
      [`GET ${base}`]: () => current,
      [`POST ${base}/members`]: () => (current = deskOfOwls({}, { version: 2 })),
    });
    const list = within(await screen.findByRole('list', { name: 'People who wait' }));
    expect(list.getByText(/Wanted number 12, taken/)).toBeDefined();
    expect(screen.getByText(/people for the group see first names/)).toBeDefined();
    expect(list.getByText('#9 Jordan Lee, 2012')).toBeDefined();
    expect(list.getByRole('checkbox', { name: /^Ulla Lee/ })).toHaveProperty('disabled', true);
    fireEvent.click(list.getByRole('checkbox', { name: /^Jordan Lee/ }));
    expect(list.getByRole('checkbox', { name: /^Pat Lee/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Confirm 2 people' }));
    await waitFor(() => expect(server.requestsTo(`POST ${base}/members`)).toHaveLength(1));
    expect(server.requestsTo(`POST ${base}/members`)[0]?.body).toEqual({
      confirm: [
        { user_id: child.id, place_id: place?.id },
        { user_id: parent.id, place_id: null },
      ],
    });
    await waitFor(() => expect(screen.queryByRole('list', { name: 'People who wait' })).toBeNull());
  });

  it('says at the field that a number is taken, and keeps the dialog', async () => {
    const team = deskOfOwls();
    const [, place] = team.members;
    const server = open(team, {
      [`PUT ${base}/members/${place?.id ?? ''}`]: () => errorReply(409, 'Number 17 is taken.'),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Edit Jordan Lee' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Jordan Lee' }));
    fireEvent.change(dialog.getByLabelText('Number'), { target: { value: '17' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Number 17 is taken.')).toBeDefined();
    expect(dialog.getByLabelText('Number').getAttribute('aria-invalid')).toBe('true');
    expect(server.requestsTo(`PUT ${base}/members/${place?.id ?? ''}`)[0]?.body).toEqual({ number: '17' });
  });

  it('takes who came by a link off the roster, and ends the place in the group by another button', async () => {
    const [ada] = deskOfOwls().members;
    const link = {
      id: '0198c0de-0000-7000-8000-0000000000d1',
      state: 'open' as const,
      created_by: deskOfOwls().staff[0],
      created_at: '2026-11-20T10:00:00Z',
      expires_at: '2026-12-04T10:00:00Z',
      uses: 1,
      max_uses: 30,
      code: 'K7PX2M',
      code_expires_at: '2026-11-22T10:00:00Z',
      joined: [{ ...ada?.player, since: '2026-11-21T10:00:00Z' }],
    };
    const team = deskOfOwls({ links: [link] } as unknown as Partial<NonNullable<TeamView['desk']>>);
    const path = `DELETE ${base}/members/${ada?.id ?? ''}`;
    const end = `DELETE ${base}/links/${link.id}`;
    const server = open(team, { [path]: () => ({ success: true }), [end]: () => ({ success: true }) });
    const links = within(await screen.findByRole('list', { name: 'Invitation links' }));
    expect(links.getByText(/1 of 30 used/)).toBeDefined();
    expect(links.getByRole('button', { name: 'Out of the group: end the place of Ada Byron' })).toBeDefined();
    fireEvent.click(links.getByRole('button', { name: 'Off the roster: Ada Byron' }));
    await waitFor(() => expect(server.requestsTo(path)).toHaveLength(1));
    fireEvent.click(links.getByRole('button', { name: /^End link of/ }));
    const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }));
    expect(server.requestsTo(end)).toEqual([]);
    fireEvent.click(question.getByRole('button', { name: 'End link' }));
    await waitFor(() => expect(server.requestsTo(end)).toHaveLength(1));
  });

  it('says how many families a link has places for', async () => {
    open(deskOfOwls());
    fireEvent.click(await screen.findByRole('button', { name: 'Invite families' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invite families' }));
    const text = 'places: each child and each parent takes one, about';
    expect(dialog.getByText(`30 ${text} 15 families.`)).toBeDefined();
    fireEvent.change(dialog.getByLabelText('It works for'), { target: { value: '10' } });
    expect(dialog.getByText(`10 ${text} 5 families.`)).toBeDefined();
  });
});

describe('the teams of a viewer', () => {
  const serve = (teams: TeamView[]) => {
    const organization = teamOfOwls().organization;
    mockServer({
      'GET /api/users/me/circles': () => [ownCircle({ state: 'member', organization })],
      [`GET /api/organizations/${organization.id}/teams`]: () => teams.map((team) => summaryOf(team)),
      [`GET ${base}`]: () => teams[0],
    });
    showAt('/app/teams', pages);
  };

  it('opens the only one', async () => {
    serve([deskOfOwls(), { ...teamOfOwls(), id: '0198c0de-0000-7000-8000-000000000071' }]);
    expect(await screen.findByRole('list', { name: 'Roster' })).toBeDefined();
  });

  it('lists several', async () => {
    serve([deskOfOwls(), { ...deskOfOwls(), id: '0198c0de-0000-7000-8000-000000000071', name: 'Owls Red' }]);
    const list = within(await screen.findByRole('list', { name: 'Teams' }));
    expect(list.getAllByRole('link')).toHaveLength(2);
  });
});
