import type { OrganizationDetails } from '@rinkside/contracts/organization';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { circleRules } from '@rinkside/contracts/circle';
import { coachCircle, owls, ownCircle } from '../../../features/circle/circle.fixture';
import { entityStore } from '../../../state/entities/entity-store';
import { club, item, liveOf, seasonView } from '../../../state/entities/entities.fixture';
import { profile } from '../../../state/profile.fixture';
import { queryClient } from '../../../state/query-client';
import { saveProfile } from '../../../state/profile';
import {
  type RecordedRequest,
  errorReply,
  playerRowFixture,
  mockServer,
  showAt,
  signInBeforeEach,
} from '../../../state/store.fixture';
import { OrganizationPage } from './organization';

signInBeforeEach();

const noPermissions = { edit: false, propose: false, hide: false, team: false };
const page: OrganizationDetails = {
  ...owls,
  website: 'https://owls.example/',
  version: 1,
  following: false,
  deleted: false,
  can: noPermissions,
};
const coach = { ...page, can: { edit: true, propose: false, hide: true, team: true } };
const post = item({ organization: owls, organization_id: owls.id, content: 'Ice is open' });
const path = `/api/organizations/${owls.id}`;
const handlers = (organization: OrganizationDetails) => ({
  [`GET ${path}`]: () => organization,
  [`GET ${path}/feed`]: () => ({ items: [post], hasMore: false, nextCursor: null }),
  [`GET ${path}/circles`]: () => [ownCircle({ state: 'member' })],
  [`GET ${path}/waiting`]: () => [],
  [`GET ${path}/teams`]: () => [],
  [`GET ${path}/edits`]: () => ({ items: [], hasMore: false, nextCursor: null }),
  [`GET ${path}/members`]: () => ({
    members: [playerRowFixture],
    hasMore: false,
    nextCursor: null,
    totalMembers: 7,
  }),
});
const open = (path = '/app/organization') =>
  showAt(
    path,
    <Routes>
      <Route path="/app/organization" element={<OrganizationPage />} />
      <Route path="/app/organization/:id" element={<OrganizationPage />} />
    </Routes>,
  );

beforeEach(() => {
  saveProfile({
    ...profile,
    organization_id: owls.id,
    organization: { ...owls, website: null, version: 1 },
    version: 2,
  });
});

describe('an organization', () => {
  it('shows the viewer’s organization without an id', async () => {
    mockServer(handlers(page));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'North Harbor Hockey' })).toBeDefined();
    expect(screen.getByText('Your organization')).toBeDefined();
    expect(screen.getByText('Owls', { selector: 'p' })).toBeDefined();
    const link = screen.getByRole('link', { name: /^owls.example/u });
    expect(link.getAttribute('rel')).toContain('nofollow noopener');
    expect(await screen.findByRole('feed', { name: 'Organization feed' })).toBeDefined();
    expect(await screen.findByRole('tab', { name: 'Members (7)' })).toBeDefined();
    expect(screen.queryByRole('tab', { name: 'Team' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('says what a member without a place does not see, and whom to ask', async () => {
    mockServer({ ...handlers(page), [`GET ${path}/circles`]: () => [ownCircle(), coachCircle()] });
    open();
    const card = within(await screen.findByRole('region', { name: 'Who knows you at North Harbor Hockey?' }));
    expect(card.getByText(/^Until somebody lets you in, you see first names only/u)).toBeDefined();
    expect(await card.findByRole('button', { name: 'Ask the club' })).toBeDefined();
    expect(card.getByRole('button', { name: 'Ask Coach Dana Reyes' })).toBeDefined();
  });

  it('counts the players of other groups below the members', async () => {
    mockServer(handlers(page));
    open('/app/organization#members');
    expect(await screen.findByText('And 6 players you do not share a group with.')).toBeDefined();
  });

  it('can be reported, and deleted by a moderator', async () => {
    const server = mockServer({
      ...handlers(page),
      'POST /api/reports': () => ({ success: true }),
      [`POST /api/moderation/organizations/${owls.id}`]: () => ({ success: true }),
    });
    open(`/app/organization/${owls.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Report' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('radio', { name: 'Spam or fake' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() =>
      expect(server.requestsTo('POST /api/reports')[0]?.body).toMatchObject({
        target_type: 'organization',
        target_id: owls.id,
      }),
    );
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    act(() => saveProfile({ ...profile, moderator: true, version: 4 }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete organization' }));
    expect(await screen.findByText('Organization deleted')).toBeDefined();
  });

  it('marks a coach without rights', async () => {
    mockServer({
      ...handlers(page),
      [`GET ${path}/members`]: () => ({
        members: [{ ...playerRowFixture, role: 'coach' }],
        hasMore: false,
        nextCursor: null,
        totalMembers: 1,
      }),
    });
    open('/app/organization#members');
    const list = within(await screen.findByRole('list', { name: 'Members' }));
    expect(list.getByText('coach, not confirmed')).toBeDefined();
  });

  it('can be followed', async () => {
    mockServer({
      ...handlers(page),
      [`POST /api/organization-follows/${owls.id}/follow`]: () => ({ following: true }),
    });
    open(`/app/organization/${owls.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Follow North Harbor Hockey' }));
    expect(await screen.findByText('Organization followed')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Unfollow North Harbor Hockey' })).toBeDefined();
  });

  it('lists members with role badges and profile links', async () => {
    mockServer(handlers(page));
    open('/app/organization#members');
    const list = within(await screen.findByRole('list', { name: 'Members' }));
    expect(list.getByText('player')).toBeDefined();
    expect(list.getByRole('link', { name: 'Sam Okafor' }).getAttribute('href')).toBe(
      `/app/profile/${playerRowFixture.id}`,
    );
  });

  it('adds live items of its members only', async () => {
    mockServer(handlers(page));
    open();
    await screen.findByText('Ice is open');
    const live = liveOf(
      item({ organization: owls, content: 'Two goals tonight', feed_at: '2026-11-21T18:00:00.000Z' }),
    );
    const other = liveOf(item({ organization: club('Moose'), content: 'Not ours' }));
    act(() => {
      entityStore.live['feed.added']({ item: live, version: 1 });
      entityStore.live['feed.added']({ item: other, version: 1 });
    });
    expect(await screen.findByText('Two goals tonight')).toBeDefined();
    expect(screen.queryByText('Not ours')).toBeNull();
  });

  it('refetches members once for several live roster changes', async () => {
    const members = [playerRowFixture];
    const list = `GET ${path}/members`;
    const { requestsTo } = mockServer({
      ...handlers(page),
      [list]: () => ({ members, hasMore: false, nextCursor: null, totalMembers: members.length }),
    });
    open('/app/organization#members');
    await screen.findByRole('tab', { name: 'Members (1)' });
    for (const name of ['a', 'b', 'c'])
      members.push({
        ...playerRowFixture,
        id: playerRowFixture.id.replace(/.$/u, name),
        first_name: `Player ${name}`,
      });
    for (const version of [1, 2, 3])
      act(() => entityStore.live['roster.changed']({ organization_id: owls.id, version }));
    act(() => entityStore.live['roster.changed']({ organization_id: 'another', version: 1 }));
    // Changes within a short time cause one request.
    expect(await screen.findByRole('tab', { name: 'Members (4)' }, { timeout: 3000 })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Player c Okafor' })).toBeDefined();
    expect(requestsTo(list)).toHaveLength(2);
  });

  it('refetches the page when only the members were requested after a roster change', async () => {
    let replies = 0;
    const { requestsTo } = mockServer({
      ...handlers(page),
      [`GET ${path}`]: () => {
        if (replies++ > 0) return { ...page, team_name: 'Snowy Owls' };
        entityStore.live['roster.changed']({ organization_id: owls.id, version: 1 });
        return page;
      },
    });
    open();
    expect(await screen.findByText('Snowy Owls', { selector: 'p' })).toBeDefined();
    expect(requestsTo(`GET ${path}`)).toHaveLength(2);
  });

  it('shows empty states for the feed and the members', async () => {
    mockServer({
      ...handlers(page),
      [`GET ${path}/feed`]: () => ({ items: [], hasMore: false, nextCursor: null }),
      [`GET ${path}/members`]: () => ({ members: [], hasMore: false, nextCursor: null, totalMembers: 0 }),
    });
    open();
    expect(await screen.findByText('No recent activity found')).toBeDefined();
    fireEvent.mouseDown(await screen.findByRole('tab', { name: 'Members (0)' }), { button: 0 });
    expect(await screen.findByText('No members found')).toBeDefined();
  });

  it('shows an error when the feed fails to load', async () => {
    mockServer({ ...handlers(page), [`GET ${path}/feed`]: () => errorReply(403, 'Not today.') });
    open();
    expect(await screen.findByText('Error loading feed')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
  });

  it('reports an unknown organization', async () => {
    mockServer({});
    open('/app/organization/unknown');
    expect(await screen.findByText("This organization isn't here")).toBeDefined();
  });

  it('asks a viewer without organization to choose one', async () => {
    saveProfile({ ...profile, version: 3 });
    mockServer({});
    open();
    expect(await screen.findByText('No Organization')).toBeDefined();
  });
});

describe('people who ask to join', () => {
  const guardian = { ...playerRowFixture, id: playerRowFixture.id.replace(/.$/u, 'b'), first_name: 'Omar' };
  const row = {
    ...playerRowFixture,
    circle_id: ownCircle().id,
    asked_at: '2026-11-20T10:00:00Z',
    guardians: [{ ...guardian, waits: true }],
    same_name: true,
    by_my_link: false,
    needs: 'answer',
    vouches: 0,
    vouched_by_me: false,
  };
  const can = { answer: true, decide: false, invite: false, begin: true };
  const serve = (circle: object, waiting: object, more: Record<string, () => unknown> = {}) =>
    mockServer({
      ...handlers(page),
      [`GET ${path}/circles`]: () => [ownCircle({ state: 'member', can, ...circle })],
      [`GET ${path}/waiting`]: () => [{ ...row, ...waiting }],
      ...more,
    });
  const confirm = `POST ${path}/members`;

  it('are confirmed by a coach together with the guardians that are ticked', async () => {
    const server = serve(
      { can: { ...can, decide: true } },
      {},
      { [confirm]: () => ({ success: true, confirmed: true }) },
    );
    open();
    const list = within(await screen.findByRole('list', { name: 'People who ask to join' }));
    expect(list.getByText('Same name as a member')).toBeDefined();
    expect(list.getByRole('checkbox', { name: 'and Omar Okafor, a guardian' })).toHaveProperty(
      'checked',
      true,
    );
    fireEvent.click(list.getByRole('button', { name: 'Confirm Sam Okafor' }));
    expect(await screen.findByText('Sam Okafor is in the group now')).toBeDefined();
    expect(server.requestsTo(confirm)[0]?.body).toEqual({
      user_id: row.id,
      circle_id: row.circle_id,
      guardian_ids: [guardian.id],
    });
  });

  it('leave the focus on the page when the last one is confirmed', async () => {
    let waiting = [row];
    serve(
      { can: { ...can, decide: true } },
      {},
      {
        [`GET ${path}/waiting`]: () => waiting,
        [confirm]: () => {
          waiting = [];
          return { success: true, confirmed: true };
        },
      },
    );
    open();
    const button = await screen.findByRole('button', { name: 'Confirm Sam Okafor' });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('list', { name: 'People who ask to join' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('are confirmed as coaches in the list of coaches', async () => {
    const server = serve({ can: { ...can, decide: true } }, { role: 'coach' });
    open();
    await waitFor(() => expect(server.requestsTo(`GET ${path}/waiting`)).toHaveLength(1));
    expect(await screen.findByText('Ice is open')).toBeDefined();
    expect(screen.queryByRole('list', { name: 'People who ask to join' })).toBeNull();
  });

  it('are vouched for by two families, and a vouch is taken back', async () => {
    const server = serve({}, {}, { [confirm]: () => ({ success: true, confirmed: false }) });
    const { unmount } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'I know them from the team: Sam Okafor' }));
    expect(await screen.findByText('Thank you. One more family has to know them.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Decline Sam Okafor' })).toBeNull();
    expect(server.requestsTo(confirm)).toHaveLength(1);
    unmount();
    const remove = `DELETE /api/circles/${row.circle_id}/members/${row.id}`;
    const second = serve({}, { vouched_by_me: true, vouches: 1 }, { [remove]: () => ({ success: true }) });
    await act(() => queryClient.invalidateQueries());
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take back that you know Sam Okafor' }));
    expect(await screen.findByText('You took it back')).toBeDefined();
    expect(second.requestsTo(remove)).toHaveLength(1);
  });

  it('show a refusal of the server as it is', async () => {
    serve({}, {}, { [confirm]: () => errorReply(403, circleRules.ownFamily) });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'I know them from the team: Sam Okafor' }));
    expect(await screen.findByText(circleRules.ownFamily)).toBeDefined();
  });

  it.each([
    ['address', circleRules.addressNeeded],
    ['coach', circleRules.coachNeeded],
    ['club_coach', circleRules.clubCoachNeeded],
  ] as const)('cannot be vouched for when they need: %s', async (needs, text) => {
    serve({}, { needs });
    open();
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^I know them/u })).toBeNull();
  });
});

describe('organization coaches', () => {
  it('hide an item and undo it', async () => {
    const server = mockServer({
      ...handlers(coach),
      [`POST ${path}/hidden`]: () => ({ success: true }),
      [`DELETE ${path}/hidden`]: () => ({ success: true }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: "Hide from the organization's feed" }));
    expect(await screen.findByText('The post of Sam Okafor is hidden from this feed.')).toBeDefined();
    expect(screen.queryByText('Ice is open')).toBeNull();
    expect(server.requestsTo(`POST ${path}/hidden`)[0]?.body).toEqual({
      target_type: 'post',
      target_id: post.id,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Back in the feed')).toBeDefined();
  });

  it('see the team table and confirm a coach', async () => {
    const { reading: _, season: __, starts_on: ___, ends_on: ____, version: _____, ...stats } = seasonView({
      games: 2, wins: 1, losses: 1, saves: 40, shots_against: 44, goals_against: 4, minutes: 120,
    }); // prettier-ignore
    const waiting = { ...playerRowFixture, confirmed: false };
    let confirmed: unknown;
    mockServer({
      ...handlers(coach),
      [`GET ${path}/team`]: () => [{ ...playerRowFixture, joined_at: null, confirmed: true, stats }],
      [`GET ${path}/coaches`]: () => [waiting],
      [`POST ${path}/coaches`]: ({ body }: RecordedRequest) => {
        confirmed = body;
        return { success: true };
      },
    });
    open('/app/organization#team');
    const table = within(await screen.findByRole('table'));
    expect(screen.getByText(/^This season, Aug 1, \d{4} – Jul 31, \d{4}, from the games/u)).toBeDefined();
    expect(table.getByRole('rowheader', { name: /Sam Okafor/u })).toBeDefined();
    expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(
      ['2', '1-1-0', '0', '0', '0', '90.9', '2.00', '0'], // prettier-ignore
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm Sam Okafor' }));
    expect(await screen.findByText('Coach confirmed')).toBeDefined();
    expect(confirmed).toEqual({ user_id: playerRowFixture.id });
  });

  it('are asked before a moderator ends the rights of another coach', async () => {
    act(() => saveProfile({ ...profile, moderator: true, version: 4 }));
    const { requestsTo } = mockServer({
      ...handlers(coach),
      [`GET ${path}/team`]: () => [],
      [`GET ${path}/coaches`]: () => [{ ...playerRowFixture, confirmed: true }],
      [`DELETE /api/moderation/coaches/${playerRowFixture.id}`]: () => ({ success: true }),
    });
    const revoke = `DELETE /api/moderation/coaches/${playerRowFixture.id}`;
    open(`/app/organization/${owls.id}#team`);
    fireEvent.click(await screen.findByRole('button', { name: 'End rights of Sam Okafor' }));
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'End the coach rights of Sam Okafor?' }),
    );
    expect(requestsTo(revoke)).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: 'End rights' }));
    expect(await screen.findByText('Coach rights ended')).toBeDefined();
    expect(requestsTo(revoke)).toHaveLength(1);
  });

  it('load more team rows and focus the first new one', async () => {
    const {
      reading: _,
      season: __,
      starts_on: ___,
      ends_on: ____,
      version: _____,
      ...stats
    } = seasonView({});
    mockServer({
      ...handlers(coach),
      [`GET ${path}/team`]: ({ query }: RecordedRequest) =>
        query.has('cursor')
          ? [
              {
                ...playerRowFixture,
                id: playerRowFixture.id.replace(/.$/u, 'a'),
                first_name: 'Ada',
                joined_at: null,
                confirmed: true,
                stats,
              },
            ]
          : Response.json([{ ...playerRowFixture, joined_at: null, confirmed: true, stats }], {
              headers: { link: `<${path}/team?cursor=1>; rel="next"` },
            }),
      [`GET ${path}/coaches`]: () => [],
    });
    open('/app/organization#team');
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    const next = await screen.findByRole('link', { name: /Ada Okafor/u });
    expect(document.activeElement).toBe(next);
  });

  it('see why further team rows could not be loaded', async () => {
    const { reading: _, season: __, starts_on: ___, ends_on: ____, version: _____, ...stats } = seasonView({}); // prettier-ignore
    mockServer({
      ...handlers(coach),
      [`GET ${path}/team`]: ({ query }: RecordedRequest) =>
        query.has('cursor')
          ? errorReply(403, 'Not today.')
          : Response.json([{ ...playerRowFixture, joined_at: null, confirmed: true, stats }], {
              headers: { link: `<${path}/team?cursor=1>; rel="next"` },
            }),
      [`GET ${path}/coaches`]: () => [],
    });
    open('/app/organization#team');
    await screen.findByRole('table');
    fireEvent.click(screen.getByRole('button', { name: 'Load More' }));
    expect(await screen.findByText('Not today.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
    expect(screen.getByRole('table')).toBeDefined();
  });

  it('edit the organization with validation', async () => {
    const server = mockServer({
      ...handlers(coach),
      [`PUT ${path}`]: () => ({ ...page, team_name: 'Snowy Owls' }),
      'GET /api/users/me': () => profile,
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit organization' }));
    const website = dialog.getByLabelText('Website (optional)');
    fireEvent.change(website, { target: { value: 'javascript:alert(1)' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(
      await dialog.findByText('Please enter a web address that starts with http:// or https://'),
    ).toBeDefined();
    fireEvent.change(website, { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText('Team name (optional)'), { target: { value: 'Snowy Owls' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Organization updated successfully')).toBeDefined();
    expect(server.requestsTo(`PUT ${path}`)[0]?.body).toEqual({ team_name: 'Snowy Owls', website: null });
  });

  it('edit the organization while another coach does, too', async () => {
    let stored = coach;
    const server = mockServer({
      ...handlers(coach),
      [`GET ${path}`]: () => stored,
      [`PUT ${path}`]: () => page,
      'GET /api/users/me': () => profile,
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit organization' }));
    stored = { ...coach, name: 'Harbor Hockey', website: 'https://harbor.example/', version: 2 };
    fireEvent.change(dialog.getByLabelText('Website (optional)'), { target: { value: '' } });
    fireEvent.change(dialog.getByLabelText('Team name (optional)'), { target: { value: 'Snowy Owls' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Changed meanwhile' }));
    expect(question.getByText(/Somebody else/u).textContent).toContain(
      'Website is now https://harbor.example/. You cleared it.',
    );
    fireEvent.click(question.getByRole('button', { name: 'Keep it as it is now' }));
    expect(await screen.findByText('Organization updated successfully')).toBeDefined();
    expect(server.requestsTo(`PUT ${path}`).map(({ body }) => body)).toEqual([{ team_name: 'Snowy Owls' }]);
  });

  it('see why an image is rejected', async () => {
    mockServer(handlers(coach));
    open('/app/organization?edit=organization');
    const dialog = within(await screen.findByRole('dialog'));
    const choose = (file: File) =>
      fireEvent.change(dialog.getByLabelText('Organization picture'), { target: { files: [file] } });
    choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(dialog.getByRole('alert').textContent).toBe('Please select an image file');
    choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
    expect(dialog.getByRole('alert').textContent).toBe('File size must be less than 5MB');
  });
});
