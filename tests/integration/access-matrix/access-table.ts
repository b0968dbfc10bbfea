import { awardRoutes } from '@rinkside/contracts/award';
import { blockRoutes } from '@rinkside/contracts/block';
import { childRoutes } from '@rinkside/contracts/child';
import { newId } from '@rinkside/platform/id';
import { childRequestRoutes } from '@rinkside/contracts/child-request';
import { coachCircleRoutes } from '@rinkside/contracts/coach-circle';
import { coachRoutes } from '@rinkside/contracts/coach';
import { drillRoutes } from '@rinkside/contracts/drill';
import { exportRoutes } from '@rinkside/contracts/export';
import { feedRoutes } from '@rinkside/contracts/feed';
import { circleRoutes } from '@rinkside/contracts/circle';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { guardianRoutes } from '@rinkside/contracts/guardian';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { operatorRoutes } from '@rinkside/contracts/operator';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { proofRoutes } from '@rinkside/contracts/proof';
import { reportRoutes } from '@rinkside/contracts/report';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { seasonRoutes } from '@rinkside/contracts/season';
import { sessionRoutes } from '@rinkside/contracts/session';
import { traceRoutes } from '@rinkside/contracts/trace';
import { imageFiles } from '../image-files.js';
import * as access from './access-row.js';
import { rowWithOwnUsers, row, type AccessRow } from './access-row.js';
import { createOpponent } from './matrix-users.js';
import { itemRows } from './access-table.items.js';
import { teamRows } from './access-table.teams.js';

const owner = ({ users }: Parameters<AccessRow['buildInput']>[0]) => ({ params: { id: users.owner.id } });
const circle = async ({ setup, users }: Parameters<AccessRow['buildInput']>[0]) => ({
  params: { id: await setup.circleOf(users) },
});
const organization = ({ users }: Parameters<AccessRow['buildInput']>[0]) => ({
  params: { id: users.owner.organizationId },
});
const coachAnswer = async ({ setup, users }: Parameters<AccessRow['buildInput']>[0]) => ({
  params: { id: await setup.createCoachAnswer(users) },
});
const reportOf = (
  target_type: 'post' | 'highlight' | 'comment' | 'user' | 'organization' | 'live_game_event',
  target_id: string,
) => ({
  body: { target_type, target_id, reason: 'spam' as const },
});

/** Expected status per route, object and caller. A route without a row fails the test. */
export const accessTable: AccessRow[] = [
  ...itemRows,

  // The caller's own profile.
  row(playerRoutes.me, 'self', access.signedIn),
  row(playerRoutes.update, 'self', access.signedIn, () => ({ body: { level: 'A' } as const })),
  row(playerRoutes.avatar, 'self', access.signedIn, () => ({ file: imageFiles.small() })),
  row(exportRoutes.mine, 'self', access.signedIn),
  row(childRoutes.list, 'self', access.signedIn),
  // Adults only: the owner is 14.
  row(childRoutes.add, 'a child', [401, 201, 201, 201, 201, 403, 201, 201], ({ setup }) => ({
    body: setup.childBody,
  })),
  row(childRoutes.remove, 'a child of the stranger', access.privateToStranger, async ({ setup, users }) => ({
    params: { id: await setup.createChild(users.stranger) },
  })),
  row(guardianRoutes.list, 'self', access.signedIn),
  // A child of the stranger.
  row(guardianRoutes.links, 'a child', access.privateToStranger, async ({ setup, users }) => ({
    params: { id: await setup.anyChild(users.stranger) },
  })),
  row(guardianRoutes.addLink, 'a child', access.privateToStrangerCreates, async ({ setup, users }) => ({
    params: { id: await setup.createChild(users.stranger) },
    body: { kind: 'guardian' } as const,
  })),
  row(guardianRoutes.revokeLink, 'a link of a child', access.privateToStranger, async ({ setup, users }) => {
    const { id, link_id } = await setup.createChildLink(users.stranger, 'guardian');
    return { params: { id, link_id } };
  }),
  row(guardianRoutes.remove, 'the second guardian of a child', access.privateToStranger, async (context) => {
    const { id, guardian_id } = await context.setup.createSharedChild(context.users.stranger);
    return { params: { id, guardian_id } };
  }),
  row(guardianRoutes.former, 'self', access.signedIn),
  // Nobody removed the stranger.
  row(guardianRoutes.allow, 'the stranger', [401, 404, 404, 404, 404, 404, 404, 404], ({ users }) => ({
    params: { id: users.stranger.id },
  })),
  row(guardianRoutes.openLink, 'a link', access.signedIn, async ({ setup, users }) => {
    const { token } = await setup.createChildLink(users.stranger, 'guardian');
    return { body: { token } };
  }),
  // The owner is 14; the stranger is a guardian already.
  row(
    guardianRoutes.acceptLink,
    'an invitation',
    [401, 409, 200, 200, 200, 403, 200, 200],
    async (context) => {
      const { token } = await context.setup.createChildLink(context.users.stranger, 'guardian');
      return { body: { token } };
    },
  ),
  // All have a profile.
  row(guardianRoutes.acceptLink, 'a hand-over', [401, 409, 409, 409, 409, 409, 409, 409], async (context) => {
    const { token } = await context.setup.createChildLink(context.users.stranger, 'login');
    return { body: { token } };
  }),
  row(childRequestRoutes.current, 'a child', access.privateToStranger, async ({ setup, users }) => ({
    params: { id: await setup.anyChild(users.stranger) },
  })),
  row(
    childRequestRoutes.agree,
    'a request of a second guardian',
    access.privateToStranger,
    async (context) => ({
      params: { id: await context.setup.createChildRequest(context.users.stranger) },
    }),
  ),
  row(
    childRequestRoutes.object,
    'a request of a second guardian',
    access.privateToStranger,
    async (context) => ({
      params: { id: await context.setup.createChildRequest(context.users.stranger) },
    }),
  ),
  // The stranger is a guardian, but did not ask.
  row(
    childRequestRoutes.withdraw,
    'a request of a second guardian',
    [401, 403, 404, 404, 404, 404, 404, 404],
    async ({ setup, users }) => ({ params: { id: await setup.createChildRequest(users.stranger) } }),
  ),
  row(childRequestRoutes.waiting, 'self', access.signedIn),
  row(childRequestRoutes.list, 'all', access.moderatorsOnly),
  row(childRequestRoutes.decide, 'an unknown request', [401, 403, 403, 403, 403, 403, 404, 403], () => ({
    params: { id: newId() },
    body: { action: 'refuse', reason: 'No such request' } as const,
  })),
  row(
    childRequestRoutes.endGuardianship,
    'the second guardian of a child',
    access.moderatorsOnly,
    async (context) => {
      const { id, guardian_id } = await context.setup.createSharedChild(context.users.stranger);
      return { params: { id, guardian_id }, body: { reason: 'A court order' } };
    },
  ),
  row(proofRoutes.nonce, 'self', access.signedIn, ({ setup }) => ({ body: { profile: setup.opponent } })),
  rowWithOwnUsers(sessionRoutes.endOthers, 'self', access.signedIn),
  rowWithOwnUsers(playerRoutes.remove, 'self', access.signedIn),
  rowWithOwnUsers(playerRoutes.onboard, 'self, again', access.signedIn, ({ setup }) => ({
    body: {
      first_name: 'Noor', last_name: 'Lindqvist', birthdate: '1990-05-04', role: 'player', position: 'goalie',
      level: 'B', zipcode: '55101', age: '18U', organization_id: setup.opponent,
    } as const,
  })), // prettier-ignore

  // Other players.
  row(playerRoutes.one, 'the owner', access.visible, owner),
  row(playerRoutes.public, 'the owner', access.everyoneNotBlocked, owner),
  row(playerRoutes.search, 'all', access.signedIn),
  row(seasonRoutes.stats, 'the owner', access.visible, owner),
  row(awardRoutes.ofPlayer, 'the owner', access.visible, owner),

  // Follows, blocks, reports.
  row(followRoutes.following, 'self', access.signedIn),
  row(followRoutes.followers, 'self', access.signedIn),
  row(followRoutes.organizations, 'self', access.signedIn),
  rowWithOwnUsers(followRoutes.follow, 'the owner', access.actionOnPlayer, owner),
  rowWithOwnUsers(followRoutes.unfollow, 'the owner', access.actionOnPlayer, owner),
  rowWithOwnUsers(
    followRoutes.follow,
    'the owner, who approves followers',
    access.actionOnPlayer,
    async (context) => {
      await context.setup.approveFollowers(context.users, true);
      return owner(context);
    },
  ),
  rowWithOwnUsers(
    followRoutes.setAlerts,
    'the owner',
    [401, 404, 200, 404, 404, 404, 404, 404],
    ({ users }) => ({
      params: { id: users.owner.id },
      body: { live_alerts: true },
    }),
  ),
  // The follower follows the owner; for everyone else there is nobody to remove.
  rowWithOwnUsers(followRoutes.removeFollower, 'the follower', access.privateToOwner, ({ users }) => ({
    params: { id: users.follower.id },
  })),
  row(followRoutes.requests, 'self', access.signedIn),
  rowWithOwnUsers(followRoutes.accept, 'a request to the owner', access.privateToOwner, async (context) => ({
    params: { id: await context.setup.createFollowRequest(context.users) },
  })),
  rowWithOwnUsers(followRoutes.decline, 'a request to the owner', access.privateToOwner, async (context) => ({
    params: { id: await context.setup.createFollowRequest(context.users) },
  })),
  row(followRoutes.followOrganization, 'the owner’s organization', access.signedIn, organization),
  row(followRoutes.unfollowOrganization, 'the owner’s organization', access.signedIn, organization),
  row(blockRoutes.list, 'self', access.signedIn),
  // A blocked user can still block the owner.
  rowWithOwnUsers(blockRoutes.block, 'the owner', [401, 200, 200, 200, 200, 400, 200, 404], owner),
  rowWithOwnUsers(blockRoutes.unblock, 'the owner', [401, 200, 200, 200, 200, 400, 200, 404], owner),
  row(reportRoutes.create, 'a post', access.visibleCreates, async ({ setup, users }) =>
    reportOf('post', await setup.createPost(users)),
  ),
  row(reportRoutes.create, 'a private highlight', access.privateToOwnerCreates, async ({ setup, users }) =>
    reportOf('highlight', await setup.createHighlight(users, 'private')),
  ),
  row(reportRoutes.create, 'a comment', access.visibleCreates, async ({ setup, users }) =>
    reportOf('comment', await setup.createComment(users, users.owner)),
  ),
  row(reportRoutes.create, 'the owner', [401, 201, 201, 201, 201, 400, 201, 404], ({ users }) =>
    reportOf('user', users.owner.id),
  ),

  row(reportRoutes.create, 'the owner’s organization', access.signedInCreates, ({ users }) =>
    reportOf('organization', users.owner.organizationId),
  ),

  rowWithOwnUsers(
    reportRoutes.create,
    'a note of a running live game',
    access.knownToMinorOrHiddenCreates,
    async (context) => {
      const { setup, users } = context;
      return reportOf('live_game_event', await setup.logNote(users, await setup.runningLiveGame(users)));
    },
  ),

  // Moderation.
  row(moderationRoutes.reports, 'all', access.moderatorsOnly),
  row(moderationRoutes.settle, 'a report', access.moderatorsOnly, async ({ setup, users }) => ({
    params: { id: await setup.createReport(users) },
    body: { action: 'dismiss' } as const,
  })),
  row(moderationRoutes.birthdates, 'all', access.moderatorsOnly),
  rowWithOwnUsers(
    moderationRoutes.settleBirthdate,
    'the owner',
    access.moderatorsOnly,
    async ({ setup, users }) => ({
      params: { id: await setup.changeBirthdate(users) },
      body: { action: 'confirm' } as const,
    }),
  ),

  row(moderationRoutes.edits, 'all', access.moderatorsOnly),
  row(
    moderationRoutes.undoEdit,
    'an edit of the owner’s organization',
    access.moderatorsOnly,
    async (context) => ({
      params: { id: await context.setup.createEdit(context.users) },
    }),
  ),
  row(moderationRoutes.deletedOrganizations, 'all', access.moderatorsOnly),
  row(moderationRoutes.setOrganization, 'a new organization', access.moderatorsOnly, async ({ users }) => ({
    params: { id: await createOpponent(users.stranger) },
    body: { action: 'delete' } as const,
  })),
  row(moderationRoutes.coachCircles, 'all', access.moderatorsOnly),
  row(moderationRoutes.proposals, 'all', access.moderatorsOnly),
  row(moderationRoutes.circleRequests, 'all', access.moderatorsOnly),
  row(moderationRoutes.uncheckedCircles, 'all', access.moderatorsOnly),
  row(
    moderationRoutes.decideCoachCircle,
    'the circle of a first coach',
    access.moderatorsOnly,
    async ({ setup, users }) => ({
      params: { id: await setup.createCoachCircle(users) },
      body: { action: 'agree', reason: 'Known' } as const,
    }),
  ),
  row(
    moderationRoutes.decideCircleRequest,
    'a request for a place',
    access.moderatorsOnly,
    async ({ setup, users }) => {
      const { id, user_id } = await setup.createCircleRequest(users);
      return { params: { id }, body: { user_id, action: 'decline', reason: 'Unknown' } as const };
    },
  ),
  row(moderationRoutes.revokeCoach, 'a first coach', access.moderatorsOnly, async ({ setup }) => ({
    params: { id: (await setup.app.user({ role: 'coach', position: null })).id },
  })),

  // Operators.
  row(operatorRoutes.enter, 'the queues', access.operatorsOnly),
  row(traceRoutes.tell, 'a span without tracing', [401, 404, 404, 404, 404, 404, 404, 404], () => ({
    body: {
      spans: [
        {
          self: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
          kind: 'call' as const,
          of: 'POST /api/likes',
          ago: 2,
          took: 1,
        },
      ],
    },
  })),

  // Organizations: reading one reveals no personal data.
  row(organizationRoutes.search, 'all', access.everyone, () => ({ query: { search: 'Visitors' } })),
  row(organizationRoutes.create, 'a new object', access.signedInCreates, () => ({
    body: { name: 'Ice Foxes', confirmed: true },
  })),
  row(organizationRoutes.one, 'the owner’s organization', access.signedIn, organization),
  row(organizationRoutes.edit, 'the owner’s organization', access.coachesAndModerators, (context) => ({
    ...organization(context),
    body: { team_name: 'Foxes' },
  })),
  row(organizationRoutes.image, 'the owner’s organization', access.coachesAndModerators, (context) => ({
    ...organization(context),
    file: imageFiles.small(),
  })),
  row(organizationRoutes.hide, 'a post in the owner’s organization', access.coachesOnly, async (context) => ({
    ...organization(context),
    body: { target_type: 'post', target_id: await context.setup.createPost(context.users) } as const,
  })),
  row(organizationRoutes.show, 'a post in the owner’s organization', access.coachesOnly, async (context) => ({
    ...organization(context),
    body: { target_type: 'post', target_id: await context.setup.createPost(context.users) } as const,
  })),
  row(rosterRoutes.members, 'the owner’s organization', access.signedIn, organization),
  row(rosterRoutes.team, 'the owner’s organization', access.coachesOnly, organization),
  row(rosterRoutes.coaches, 'the owner’s organization', access.coachesAndModerators, organization),
  row(
    rosterRoutes.confirmCoach,
    'a pending coach of the owner’s organization',
    access.coachesAndModerators,
    async (context) => ({
      ...organization(context),
      body: { user_id: await context.setup.createPendingCoach(context.users) },
    }),
  ),
  row(rosterRoutes.edits, 'the owner’s organization', access.coachesAndModerators, organization),
  // The coach leads a circle already; the others are no coaches.
  row(
    coachCircleRoutes.start,
    'the owner’s organization',
    [401, 403, 403, 403, 409, 403, 403, 403],
    organization,
  ),
  row(coachCircleRoutes.questions, 'self', access.signedIn),
  // Nobody is asked about a coach whom nobody was there before.
  row(
    coachCircleRoutes.answer,
    'a circle that nobody is asked about',
    [401, 404, 404, 404, 404, 404, 404, 404],
    async ({ setup, users }) => ({
      params: { id: await setup.createCoachCircle(users) },
      body: { target_id: await setup.coachesCircle(users), yes: true },
    }),
  ),
  row(coachCircleRoutes.status, 'the owner’s organization', access.coachesOnly, organization),
  row(coachCircleRoutes.offers, 'the owner’s organization', access.coachesOnly, organization),
  ...[coachCircleRoutes.offer, coachCircleRoutes.withdrawOffer].map((route) =>
    row(
      route,
      'the circle of another coach',
      [401, 404, 404, 404, 200, 404, 404, 404],
      async ({ setup, users }) => ({ params: { id: await setup.createCoachCircle(users, 'owner') } }),
    ),
  ),
  // The owner is no coach, so cannot take over.
  row(
    coachCircleRoutes.handOver,
    'the circle of the coach',
    [401, 403, 403, 403, 404, 403, 403, 403],
    async ({ setup, users }) => ({
      params: { id: await setup.coachesCircle(users) },
      body: { user_id: users.owner.id },
    }),
  ),
  ...[coachCircleRoutes.check, coachCircleRoutes.checked].map((route) =>
    row(route, 'the own circle', [401, 404, 404, 404, 200, 404, 200, 404], async ({ setup, users }) => ({
      params: { id: await setup.coachesCircle(users) },
    })),
  ),
  row(coachCircleRoutes.proposals, 'the owner’s organization', access.signedIn, organization),
  row(
    coachCircleRoutes.decideProposal,
    'a proposed edit',
    access.coachesAndModerators,
    async ({ setup, users }) => ({
      params: await setup.createProposal(users),
      body: { action: 'decline' } as const,
    }),
  ),
  // Adults of the circle vouch; the owner is 14.
  row(rosterRoutes.waiting, 'the owner’s organization', access.answersForCircle, organization),
  row(
    rosterRoutes.confirmMember,
    'a waiting member of the owner’s organization',
    access.answersForCircle,
    async (context) => ({
      ...organization(context),
      body: { user_id: await context.setup.createWaitingMember(context.users) },
    }),
  ),
  row(circleRoutes.list, 'the owner’s organization', access.signedIn, organization),
  row(circleRoutes.mine, 'self', access.signedIn),
  row(circleRoutes.ask, 'the owner’s circle', access.signedIn, circle),
  row(circleRoutes.withdraw, 'the owner’s circle', access.signedIn, circle),
  rowWithOwnUsers(circleRoutes.leave, 'the owner’s circle', [401, 404, 404, 200, 200, 200, 404, 404], circle),
  row(circleRoutes.members, 'the owner’s circle', [401, 404, 404, 200, 200, 200, 200, 404], circle),
  row(
    circleRoutes.end,
    'a member of the owner’s circle',
    [401, 404, 404, 403, 200, 403, 200, 404],
    async ({ setup, users }) => ({ params: await setup.createCircleMember(users) }),
  ),
  row(circleRoutes.links, 'the owner’s organization', access.signedIn, organization),
  // The owner is 14.
  row(
    circleRoutes.addLink,
    'the owner’s organization',
    [401, 201, 201, 201, 201, 403, 201, 201],
    (context) => ({ ...organization(context), body: {} }),
  ),
  row(circleRoutes.revokeLink, 'a link of the stranger', access.privateToStranger, async (context) => {
    const { id: link_id } = await context.setup.createCircleLink(context.users);
    return { params: { ...organization(context).params, link_id } };
  }),
  row(circleRoutes.openLink, 'a link', access.signedIn, async ({ setup, users }) => ({
    body: { token: (await setup.createCircleLink(users)).token },
  })),
  row(circleRoutes.acceptLink, 'a link', access.signedIn, async ({ setup, users }) => ({
    body: { token: (await setup.createCircleLink(users)).token },
  })),
  ...teamRows,
  row(feedRoutes.organization, 'the owner’s organization', access.signedIn, organization),
  row(feedRoutes.following, 'self', access.signedIn),

  // Drill library and the caller's own training.
  row(drillRoutes.list, 'the library', access.signedIn),
  row(drillRoutes.one, 'a drill for all ages', access.signedIn, () => ({ params: { id: 'wall-partner' } })),
  // The owner is 14: drills for older players return 404.
  row(drillRoutes.one, 'a drill for age 15 and over', [401, 200, 200, 200, 200, 404, 200, 200], () => ({
    params: { id: 'supervised-leg-day' },
  })),
  row(drillRoutes.sessions, 'self', access.signedIn),
  row(drillRoutes.finish, 'a new object', access.signedInCreates, () => ({
    body: { drill_id: 'wall-partner', seconds: 600 },
  })),
  row(drillRoutes.plan, 'self', access.signedIn),
  row(drillRoutes.changePlan, 'self', access.signedIn, () => ({ body: { days: null } })),

  row(commentRoutes.received, 'self', access.signedIn),
  row(notificationRoutes.list, 'self', access.signedIn),
  row(notificationRoutes.read, 'self', access.signedIn, () => ({ body: {} })),

  // Coach chats are private to their owner.
  // A chat takes one question at a time.
  rowWithOwnUsers(coachRoutes.ask, 'self', access.signedInCreates, () => ({
    body: { text: 'How do I skate faster?' },
  })),
  row(coachRoutes.messages, 'self', access.signedIn),
  row(coachRoutes.memories, 'self', access.signedIn),
  rowWithOwnUsers(coachRoutes.concussion, 'self', access.signedIn, () => ({
    body: { action: 'cleared', confirmations: 2 } as const,
  })),
  row(coachRoutes.stop, 'an answer to the owner', access.privateToOwner, coachAnswer),
  row(coachRoutes.regenerate, 'an answer to the owner', access.privateToOwner, coachAnswer),
  row(coachRoutes.feedback, 'an answer to the owner', access.privateToOwner, async (context) => ({
    ...(await coachAnswer(context)),
    body: { feedback: 'up' } as const,
  })),
  row(coachRoutes.forget, 'a memory of the owner', access.privateToOwner, async ({ setup, users }) => ({
    params: { id: await setup.createMemory(users) },
  })),
];
