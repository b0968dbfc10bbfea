import { teamRoutes } from '@rinkside/contracts/team';
import * as access from './access-row.js';
import { row, type AccessRow } from './access-row.js';

type Context = Parameters<AccessRow['buildInput']>[0];
const team = async ({ setup, users }: Context) => ({ params: { id: await setup.teamOf(users) } });
const organization = ({ users }: Context) => ({ params: { id: users.owner.organizationId } });
const newTeam = { name: 'Otters', age_level: '14U', level: 'AA', season: 2026 } as const;

/** For people of the team's circle: the mate, the coach and the owner, who is on the roster. Moderators are as staff. */
const people: access.StatusPerCaller = [401, 404, 404, 200, 200, 200, 200, 404];
const staff: access.StatusPerCaller = [401, 404, 404, 403, 200, 403, 200, 404];
const staffCreates: access.StatusPerCaller = [401, 404, 404, 403, 201, 403, 201, 404];

export const teamRows: AccessRow[] = [
  row(teamRoutes.list, 'the owner’s organization', access.signedIn, organization),
  row(teamRoutes.proposals, 'the owner’s organization', access.signedIn, organization),
  // The owner is 14. The others begin a circle of their own.
  row(
    teamRoutes.create,
    'the owner’s organization',
    [401, 201, 201, 201, 201, 403, 201, 201],
    async (context) => ({
      ...organization(context),
      body: { ...newTeam, name: await context.setup.teamName() },
    }),
  ),
  row(teamRoutes.one, 'the owner’s team', people, team),
  row(teamRoutes.update, 'the owner’s team', staff, async (context) => ({
    ...(await team(context)),
    body: { level: 'AAA' } as const,
  })),
  row(teamRoutes.remove, 'a team of the owner’s circle', staff, async ({ setup, users }) => ({
    params: { id: await setup.createTeam(users) },
    body: {},
  })),
  row(teamRoutes.addMembers, 'the owner’s team', staffCreates, async (context) => ({
    ...(await team(context)),
    body: { confirm: [] },
  })),
  row(teamRoutes.updateMember, 'the owner on the roster', staff, async ({ setup, users }) => ({
    params: await setup.teamMember(users),
    body: { number: '9' },
  })),
  row(teamRoutes.removeMember, 'a place nobody claimed', staff, async ({ setup, users }) => ({
    params: await setup.createTeamPlace(users),
  })),
  // A moderator is no adult of the circle, and makes no link.
  row(teamRoutes.addLink, 'the owner’s team', staffCreates, async ({ setup, users }) => ({
    params: { id: await setup.createTeam(users) },
    body: {},
  })),
  row(teamRoutes.revokeLink, 'a link of the owner’s team', staff, async ({ setup, users }) => {
    const { id, link_id } = await setup.createTeamLink(users);
    return { params: { id, link_id } };
  }),
  row(teamRoutes.export, 'the owner’s team', staffCreates, team),
  // Blocked by the owner, not by the coach.
  row(teamRoutes.openLink, 'a link', access.signedIn, async ({ setup, users }) => ({
    body: { token: (await setup.createTeamLink(users)).token },
  })),
  row(teamRoutes.acceptLink, 'a link', access.signedIn, async ({ setup, users }) => ({
    body: { code: (await setup.createTeamLink(users)).code ?? '' },
  })),
];
