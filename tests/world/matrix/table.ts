import { awardRoutes } from '@rinkside/contracts/award';
import { blockRoutes } from '@rinkside/contracts/block';
import { coachRoutes } from '@rinkside/contracts/coach';
import { drillRoutes } from '@rinkside/contracts/drill';
import { exportRoutes } from '@rinkside/contracts/export';
import { feedRoutes } from '@rinkside/contracts/feed';
import { followRoutes } from '@rinkside/contracts/follow';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { operatorRoutes } from '@rinkside/contracts/operator';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { reportRoutes } from '@rinkside/contracts/report';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { seasonRoutes } from '@rinkside/contracts/season';
import { sessionRoutes } from '@rinkside/contracts/session';
import { traceRoutes } from '@rinkside/contracts/trace';
import { pictures } from '../picture.js';
import * as may from './row.js';
import { alters, row, type Row } from './row.js';
import { itemRows } from './table.items.js';

const owner = ({ cast }: Parameters<Row['say']>[0]) => ({ params: { id: cast.owner.id } });
const club = ({ cast }: Parameters<Row['say']>[0]) => ({ params: { id: cast.owner.organizationId } });
const answer = async ({ stage, cast }: Parameters<Row['say']>[0]) => ({
  params: { id: await stage.answer(cast) },
});
const reported = (target_type: 'post' | 'highlight' | 'comment' | 'user', target_id: string) => ({
  body: { target_type, target_id, reason: 'spam' as const },
});

/** Who is answered what (decisions B14, C, E1 to E18). A route without a row fails the test. */
export const table: Row[] = [
  ...itemRows,

  // One's own profile.
  row(playerRoutes.me, 'oneself', may.signedIn),
  row(playerRoutes.update, 'oneself', may.signedIn, () => ({ body: { level: 'A' } as const })),
  row(playerRoutes.avatar, 'oneself', may.signedIn, () => ({ file: pictures.small() })),
  row(exportRoutes.mine, 'oneself', may.signedIn),
  row(sessionRoutes.endOthers, 'oneself', may.signedIn),
  alters(playerRoutes.remove, 'oneself', may.signedIn),
  alters(playerRoutes.onboard, 'oneself, once more', may.signedIn, ({ stage }) => ({
    body: {
      first_name: 'Noor', last_name: 'Lindqvist', birthdate: '1990-05-04', role: 'player', position: 'goalie',
      level: 'B', zipcode: '55101', age: '18U', organization_id: stage.opponent,
    } as const,
  })), // prettier-ignore

  // Somebody else.
  row(playerRoutes.one, 'the owner', may.seen, owner),
  row(playerRoutes.public, 'the owner', may.openToUnblocked, owner),
  row(playerRoutes.search, 'everybody', may.signedIn),
  row(seasonRoutes.stats, 'the owner', may.seen, owner),
  row(awardRoutes.ofPlayer, 'the owner', may.seen, owner),

  // Follows, blocks, reports.
  row(followRoutes.following, 'oneself', may.signedIn),
  row(followRoutes.followers, 'oneself', may.signedIn),
  row(followRoutes.organizations, 'oneself', may.signedIn),
  alters(followRoutes.follow, 'the owner', may.toAPerson, owner),
  alters(followRoutes.unfollow, 'the owner', may.toAPerson, owner),
  row(followRoutes.followOrganization, 'the owner’s organization', may.signedIn, club),
  row(followRoutes.unfollowOrganization, 'the owner’s organization', may.signedIn, club),
  row(blockRoutes.list, 'oneself', may.signedIn),
  // Whoever is blocked can still block back.
  alters(blockRoutes.block, 'the owner', [401, 200, 200, 200, 200, 400, 200, 200], owner),
  alters(blockRoutes.unblock, 'the owner', [401, 200, 200, 200, 200, 400, 200, 200], owner),
  row(reportRoutes.create, 'a post', may.seenMake, async ({ stage, cast }) =>
    reported('post', await stage.post(cast)),
  ),
  row(reportRoutes.create, 'a private highlight', may.secretMake, async ({ stage, cast }) =>
    reported('highlight', await stage.highlight(cast, false)),
  ),
  row(reportRoutes.create, 'a comment', may.seenMake, async ({ stage, cast }) =>
    reported('comment', await stage.comment(cast, cast.owner)),
  ),
  row(reportRoutes.create, 'the owner', [401, 201, 201, 201, 201, 400, 201, 404], ({ cast }) =>
    reported('user', cast.owner.id),
  ),

  // Moderation.
  row(moderationRoutes.reports, 'everybody', may.moderatorsOnly),
  row(moderationRoutes.settle, 'a report', may.moderatorsOnly, async ({ stage, cast }) => ({
    params: { id: await stage.report(cast) },
    body: { action: 'dismiss' } as const,
  })),
  row(moderationRoutes.birthdates, 'everybody', may.moderatorsOnly),
  alters(moderationRoutes.settleBirthdate, 'the owner', may.moderatorsOnly, async ({ stage, cast }) => ({
    params: { id: await stage.birthdate(cast) },
    body: { action: 'confirm' } as const,
  })),

  // What the operator of the installation looks at.
  row(operatorRoutes.enter, 'the queues', may.operatorsOnly),
  row(traceRoutes.tell, 'a span while nobody traces', [401, 404, 404, 404, 404, 404, 404, 404], () => ({
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

  // Organizations: reading one tells nothing of a person.
  row(organizationRoutes.search, 'everybody', may.open, () => ({ query: { search: 'Visitors' } })),
  row(organizationRoutes.create, 'a new one', may.signedInMake, () => ({ body: { name: 'Ice Foxes' } })),
  row(organizationRoutes.one, 'the owner’s', may.signedIn, club),
  row(organizationRoutes.edit, 'the owner’s', may.coachesOnly, (scene) => ({
    ...club(scene),
    body: { team_name: 'Foxes' },
  })),
  row(organizationRoutes.image, 'the owner’s', may.coachesOnly, (scene) => ({
    ...club(scene),
    file: pictures.small(),
  })),
  row(organizationRoutes.hide, 'a post in the owner’s', may.coachesOnly, async (scene) => ({
    ...club(scene),
    body: { target_type: 'post', target_id: await scene.stage.post(scene.cast) } as const,
  })),
  row(organizationRoutes.show, 'a post in the owner’s', may.coachesOnly, async (scene) => ({
    ...club(scene),
    body: { target_type: 'post', target_id: await scene.stage.post(scene.cast) } as const,
  })),
  row(rosterRoutes.members, 'the owner’s', may.signedIn, club),
  row(rosterRoutes.team, 'the owner’s', may.coachesOnly, club),
  row(rosterRoutes.coaches, 'the owner’s', may.coachesAndModerators, club),
  row(rosterRoutes.confirmCoach, 'a coach of the owner’s', may.coachesAndModerators, async (scene) => ({
    ...club(scene),
    body: { user_id: await scene.stage.waitingCoach(scene.cast) },
  })),
  row(feedRoutes.organization, 'the owner’s', may.signedIn, club),
  row(feedRoutes.following, 'oneself', may.signedIn),

  // The library, and one's own training.
  row(drillRoutes.list, 'the library', may.signedIn),
  row(drillRoutes.one, 'a drill for everybody', may.signedIn, () => ({ params: { id: 'wall-partner' } })),
  // The owner is 14; what is for older players is none to them.
  row(drillRoutes.one, 'a drill from 15', [401, 200, 200, 200, 200, 404, 200, 200], () => ({
    params: { id: 'supervised-leg-day' },
  })),
  row(drillRoutes.sessions, 'oneself', may.signedIn),
  row(drillRoutes.finish, 'a new one', may.signedInMake, () => ({
    body: { drill_id: 'wall-partner', seconds: 600 },
  })),
  row(drillRoutes.plan, 'oneself', may.signedIn),
  row(drillRoutes.changePlan, 'oneself', may.signedIn, () => ({ body: { days: null } })),

  row(notificationRoutes.list, 'oneself', may.signedIn),
  row(notificationRoutes.read, 'oneself', may.signedIn, () => ({ body: {} })),

  // The coach: a chat is nobody's but its owner's.
  row(coachRoutes.ask, 'oneself', may.signedInMake, () => ({ body: { text: 'How do I skate faster?' } })),
  row(coachRoutes.messages, 'oneself', may.signedIn),
  row(coachRoutes.memories, 'oneself', may.signedIn),
  row(coachRoutes.stop, 'an answer to the owner', may.secret, answer),
  row(coachRoutes.regenerate, 'an answer to the owner', may.secret, answer),
  row(coachRoutes.feedback, 'an answer to the owner', may.secret, async (scene) => ({
    ...(await answer(scene)),
    body: { feedback: 'up' } as const,
  })),
  row(coachRoutes.forget, 'a memory of the owner’s', may.secret, async ({ stage, cast }) => ({
    params: { id: await stage.memory(cast) },
  })),
];
