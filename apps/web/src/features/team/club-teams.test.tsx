import type { CircleView } from '@rinkside/contracts/circle';
import type { TeamProposal, TeamSummary } from '@rinkside/contracts/team';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { profile } from '../../state/profile.fixture';
import { saveProfile } from '../../state/profile';
import { mockServer, show, signInBeforeEach } from '../../state/store.fixture';
import { coachCircle, ownCircle, owls } from '../circle/circle.fixture';
import { ClubTeams } from './club-teams';
import { NobodyToFollow } from './nobody-to-follow';
import { currentSeason } from './team-fields';
import { summaryOf, teamOfOwls } from './team.fixture';

signInBeforeEach();

const organization = { ...owls, website: null, version: 1 };
beforeEach(() =>
  saveProfile({
    ...profile,
    role: 'parent',
    birthdate: '1990-05-05',
    organization_id: owls.id,
    organization,
    version: 2,
  }),
);

const path = `/api/organizations/${owls.id}`;
const team = (end: string, changes: Partial<TeamSummary>) =>
  summaryOf({ ...teamOfOwls(), id: `0198c0de-0000-7000-8000-0000000000${end}` }, changes);
const open = (
  circles: CircleView[],
  teams: TeamSummary[],
  more: Record<string, (request: { body: unknown }) => unknown> = {},
) => {
  const server = mockServer({
    [`GET ${path}/circles`]: () => circles,
    [`GET ${path}/teams`]: () => teams,
    [`GET ${path}/team-proposals`]: (): TeamProposal[] => [],
    'GET /api/users/me/children': () => [],
    ...more,
  });
  show(<ClubTeams club={owls} />);
  return server;
};
const led = ownCircle({
  state: 'member',
  leader: { ...teamOfOwls().staff[0], id: profile.id } as CircleView['leader'],
});

describe('the teams of an organization', () => {
  it('has the own team and the one that fits on top, and no buttons for whoever leads no group', async () => {
    open(
      [ownCircle({ state: 'member' })],
      [
        team('71', { name: 'Owls Red', season: 2027 }),
        team('72', { name: '14U AA', relation: 'guardian' }),
        team('73', { name: '12U A', fits: true }),
        team('74', { name: '10U A', relation: 'staff', waiting: 2 }),
      ],
    );
    const list = within(await screen.findByRole('list', { name: 'Teams' }));
    expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^14U AAYour child’s team/),
      expect.stringMatching(/^12U AYour age level and level/),
      expect.stringMatching(/^10U AYou run this team2 people wait/),
      expect.stringMatching(/^Owls Red14U/),
    ]);
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
  });

  it('fills in a team that does not exist', async () => {
    const { season } = teamOfOwls();
    saveProfile({ ...profile, role: 'coach', birthdate: '1990-05-05', age: '14U', level: 'AA', version: 3 });
    open(
      [led],
      [
        team('71', { name: '14U AA', season: currentSeason() }),
        team('72', { name: 'Owls Red', age_level: '14U', level: 'AAA', season: currentSeason() }),
        team('73', { name: '14U A', age_level: '14U', level: 'A', season: season - 1 }),
      ],
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Make a team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a team' }));
    expect(dialog.getByLabelText('Team name')).toHaveProperty('value', '14U A');
  });

  it('proposes a team to whoever leads a group, and makes it', async () => {
    const server = open([led], [], {
      [`GET ${path}/team-proposals`]: () => [{ age_level: '14U', level: 'AA', players: 9 }],
      [`POST ${path}/teams`]: () => teamOfOwls(),
    });
    expect(await screen.findByText('Make the 14U AA team?')).toBeDefined();
    expect(screen.getByText('9 players here have this age level and level.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Make team 14U AA' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a team' }));
    expect(dialog.getByLabelText('Team name')).toHaveProperty('value', '14U AA');
    fireEvent.change(dialog.getByLabelText('Level'), { target: { value: 'A' } });
    expect(dialog.getByLabelText('Team name')).toHaveProperty('value', '14U A');
    fireEvent.click(dialog.getByRole('button', { name: 'Make team' }));
    await waitFor(() =>
      expect(server.requestsTo(`POST ${path}/teams`)[0]?.body).toMatchObject({ name: '14U A', level: 'A' }),
    );
  });

  it('says beside a coach that a team begins a group of its own, and only where the server allows it', async () => {
    const can = { ...ownCircle().can, begin: true };
    const circle = coachCircle({ state: 'member', can });
    const server = open([circle], [team('71', {})], { [`POST ${path}/teams`]: () => teamOfOwls() });
    expect(await screen.findByText(/^Is your team not here\?/)).toBeDefined();
    expect(screen.queryByRole('list', { name: 'Teams you can make' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Make a team' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make a team' }));
    expect(dialog.getByText(/^It begins a group of its own\./)).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Make team' }));
    await waitFor(() => expect(server.requestsTo(`POST ${path}/teams`)).toHaveLength(1));
  });

  it('offers nothing where the coach of the viewer’s group makes the teams', async () => {
    open([coachCircle({ state: 'member' })], [team('71', {})]);
    expect(await screen.findByRole('list', { name: 'Teams' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Make a team' })).toBeNull();
  });

  it('invites the first family of an empty club', async () => {
    open([], []);
    expect(await screen.findByRole('heading', { name: 'Bring your team together' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Make a team' })).toBeDefined();
  });
});

describe('nobody to follow', () => {
  const serve = (totalMembers: number) => {
    mockServer({
      [`GET ${path}/members`]: () => ({ members: [], hasMore: false, nextCursor: null, totalMembers }),
    });
    show(<NobodyToFollow />);
  };

  it('invites the first family of an empty club to make a team', async () => {
    serve(1);
    const link = await screen.findByRole('link', { name: 'Make a team' });
    expect(link.getAttribute('href')).toBe('/app/organization?make=team');
  });

  it('says that one follows everyone where others are', async () => {
    serve(4);
    expect(await screen.findByText('You already follow everyone here. Nice.')).toBeDefined();
  });
});
