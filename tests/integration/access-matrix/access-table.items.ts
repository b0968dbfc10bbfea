import { commentRoutes } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { liveGameRoutes } from '@rinkside/contracts/live-game';
import { liveLinkRoutes } from '@rinkside/contracts/live-link';
import { postRoutes } from '@rinkside/contracts/post';
import { newId } from '@rinkside/platform/id';
import { imageFiles } from '../image-files.js';
import * as access from './access-row.js';
import { row, type AccessRow } from './access-row.js';

type RequestContext = Parameters<AccessRow['buildInput']>[0];

const ownersList = ({ users }: RequestContext) => ({ params: { id: users.owner.id } });
const aPost = async ({ setup, users }: RequestContext) => ({ params: { id: await setup.createPost(users) } });
const aGame = async ({ setup, users }: RequestContext) => ({ params: { id: await setup.createGame(users) } });
const aLiveGame = async ({ setup, users }: RequestContext) => ({
  params: { id: await setup.runningLiveGame(users) },
});
const aHighlight = async ({ setup, users }: RequestContext) => ({
  params: { id: await setup.createHighlight(users) },
});
const aPrivateHighlight = async ({ setup, users }: RequestContext) => ({
  params: { id: await setup.createHighlight(users, 'private') },
});
const aClubHighlight = async ({ setup, users }: RequestContext) => ({
  params: { id: await setup.createHighlight(users, 'club') },
});

/** The same request with this body. */
const withBody =
  <Body>(buildParams: (context: RequestContext) => Promise<{ params: { id: string } }>, body: Body) =>
  async (context: RequestContext) => ({ ...(await buildParams(context)), body });
const target =
  <Kind extends string>(
    kind: Kind,
    buildParams: (context: RequestContext) => Promise<{ params: { id: string } }>,
  ) =>
  async (context: RequestContext) => ({
    body: { target_type: kind, target_id: (await buildParams(context)).params.id },
  });

const newLiveGameEvent = () => ({
  id: newId(),
  device_id: newId(),
  sequence: 1,
  term: 1,
  occurred_at: new Date().toISOString(),
  action: { kind: 'shot' } as const,
});
const comment = { content: 'Late ice' };

/** Posts, games, highlights, comments and likes. */
export const itemRows: AccessRow[] = [
  row(postRoutes.own, 'self', access.signedIn),
  row(postRoutes.following, 'self', access.signedIn),
  row(postRoutes.byPlayer, 'the owner', access.visible, ownersList),
  row(postRoutes.one, 'a post', access.visible, aPost),
  row(postRoutes.create, 'a new item', access.signedInCreates, () => ({ body: comment })),
  row(postRoutes.edit, 'a post', access.ownerOnly, withBody(aPost, comment)),
  row(postRoutes.remove, 'a post', access.ownerOnly, aPost),

  row(gameRoutes.own, 'self', access.signedIn),
  row(gameRoutes.following, 'self', access.signedIn),
  row(gameRoutes.byPlayer, 'the owner', access.visible, ownersList),
  row(gameRoutes.public, 'the owner', access.everyoneNotBlocked, ownersList),
  row(gameRoutes.one, 'a game', access.visible, aGame),
  // A coach has no position; skater rules apply.
  row(gameRoutes.create, 'a new item', access.signedInCreates, ({ setup }) => ({ body: setup.gameBody })),
  row(gameRoutes.edit, 'a game', access.ownerOnly, withBody(aGame, { goals: 2 })),
  row(gameRoutes.remove, 'a game', access.ownerOnly, aGame),

  row(liveGameRoutes.list, 'self', access.signedIn),
  row(liveGameRoutes.list, 'the owner’s organization', access.signedIn, ({ users }) => ({
    query: { organization_id: users.owner.organizationId },
  })),
  row(liveGameRoutes.one, 'a running game', access.knownToMinor, aLiveGame),
  row(liveGameRoutes.start, 'a new game', access.signedInCreates, async ({ setup, users, caller }) => ({
    body: await setup.liveGameBody(caller ?? users.stranger),
  })),
  row(liveGameRoutes.append, 'a running game', access.knownToMinorOwnerOnly, async (context) => ({
    ...(await aLiveGame(context)),
    body: { events: [newLiveGameEvent()] },
  })),
  row(
    liveGameRoutes.takeOver,
    'a running game',
    access.knownToMinorOwnerOnly,
    withBody(aLiveGame, { device_id: newId() }),
  ),
  row(liveGameRoutes.cheer, 'a running game', access.knownToMinor, withBody(aLiveGame, { heart: 1 })),
  row(liveGameRoutes.finish, 'a running game', access.knownToMinorOwnerOnly, async (context) => ({
    ...(await aLiveGame(context)),
    body: context.setup.gameBody,
  })),
  row(liveGameRoutes.discard, 'a running game', access.knownToMinorOwnerOnly, aLiveGame),
  row(liveGameRoutes.timeline, 'a game', access.visible, aGame),
  row(liveGameRoutes.pin, 'a highlight', access.visible, aHighlight),
  row(liveGameRoutes.pin, 'a private highlight', access.privateToOwner, aPrivateHighlight),
  row(liveGameRoutes.setPin, 'a highlight', access.ownerOnly, async (context) => ({
    ...(await aHighlight(context)),
    body: { event_id: await context.setup.finishedLiveGameEvent(context.users) },
  })),
  row(liveGameRoutes.setPin, 'a private highlight', access.privateToOwner, async (context) => ({
    ...(await aPrivateHighlight(context)),
    body: { event_id: await context.setup.finishedLiveGameEvent(context.users) },
  })),
  row(liveGameRoutes.removePin, 'a highlight', access.ownerOnly, aHighlight),

  row(liveLinkRoutes.list, 'self', access.signedIn),
  // A minor's guardians make its links: the owner is 14.
  row(liveLinkRoutes.create, 'a link for a season', [401, 201, 201, 201, 201, 403, 201, 201], () => ({
    body: { kind: 'season' } as const,
  })),
  row(liveLinkRoutes.revoke, 'a link', access.privateToOwner, async ({ setup, users }) => ({
    params: { id: (await setup.createLiveLink(users, 'season')).id },
  })),
  // The player can score without it.
  row(
    liveLinkRoutes.accept,
    'an invitation of a scorer',
    [401, 200, 200, 200, 200, 409, 200, 404],
    async ({ setup, users }) => ({ body: { token: (await setup.createLiveLink(users, 'scorer')).token } }),
  ),
  row(
    liveLinkRoutes.accept,
    'a link for a season',
    [401, 404, 404, 404, 404, 404, 404, 404],
    async (context) => ({
      body: { token: (await context.setup.createLiveLink(context.users, 'season')).token },
    }),
  ),
  // For every holder.
  row(liveLinkRoutes.open, 'a link', access.everyone, async ({ setup, users }) => ({
    params: { token: (await setup.createLiveLink(users, 'game')).token },
  })),
  row(liveLinkRoutes.open, 'an unknown link', access.alwaysNotFound, () => ({ params: { token: newId() } })),

  row(highlightRoutes.own, 'self', access.signedIn),
  row(highlightRoutes.following, 'self', access.signedIn),
  row(highlightRoutes.byPlayer, 'the owner', access.visible, ownersList),
  row(highlightRoutes.create, 'a new item', access.signedInCreates, () => ({
    file: imageFiles.small(),
    body: { title: 'Top shelf' },
  })),
  row(highlightRoutes.retry, 'a highlight', access.ownerOnly, aHighlight),
  // Only its author sees a failed highlight.
  row(highlightRoutes.retry, 'a failed highlight', access.privateToOwner, async ({ setup, users }) => ({
    params: { id: await setup.createFailedHighlight(users) },
  })),
  row(highlightRoutes.public, 'a highlight', access.everyoneNotBlocked, aHighlight),
  // The signed-out view for every caller.
  row(highlightRoutes.public, 'a private highlight', access.alwaysNotFound, aPrivateHighlight),
  row(highlightRoutes.one, 'a highlight', access.visible, aHighlight),
  row(highlightRoutes.public, 'a highlight for the club', access.alwaysNotFound, aClubHighlight),
  row(highlightRoutes.one, 'a highlight for the club', access.knownToMinor, aClubHighlight),
  row(
    highlightRoutes.edit,
    'a highlight for the club',
    access.knownToMinorOwnerOnly,
    withBody(aClubHighlight, { visibility: 'club' } as const),
  ),
  row(highlightRoutes.remove, 'a highlight for the club', access.knownToMinorOwnerOnly, aClubHighlight),
  row(highlightRoutes.one, 'a private highlight', access.privateToOwner, aPrivateHighlight),
  row(highlightRoutes.edit, 'a highlight', access.ownerOnly, withBody(aHighlight, { title: 'Bar down' })),
  row(
    highlightRoutes.edit,
    'a private highlight',
    access.privateToOwner,
    withBody(aPrivateHighlight, { title: 'Bar down' }),
  ),
  row(highlightRoutes.remove, 'a highlight', access.ownerOnly, aHighlight),
  row(highlightRoutes.remove, 'a private highlight', access.privateToOwner, aPrivateHighlight),

  row(likeRoutes.like, 'a post', access.visible, target('post', aPost)),
  row(likeRoutes.like, 'a game', access.visible, target('game', aGame)),
  row(likeRoutes.like, 'a highlight', access.visible, target('highlight', aHighlight)),
  row(likeRoutes.like, 'a highlight for the club', access.knownToMinor, target('highlight', aClubHighlight)),
  row(likeRoutes.like, 'a private highlight', access.privateToOwner, target('highlight', aPrivateHighlight)),
  row(
    likeRoutes.like,
    'a post with target_type game',
    [401, 404, 404, 404, 404, 404, 404, 404],
    target('game', aPost),
  ),
  row(likeRoutes.unlike, 'a post', access.visible, target('post', aPost)),
  row(
    likeRoutes.unlike,
    'a private highlight',
    access.privateToOwner,
    target('highlight', aPrivateHighlight),
  ),

  row(commentRoutes.ofPost, 'a post', access.visible, aPost),
  row(commentRoutes.onPost, 'a post', access.knownToMinorCreates, withBody(aPost, comment)),
  row(commentRoutes.ofGame, 'a game', access.visible, aGame),
  row(commentRoutes.onGame, 'a game', access.knownToMinorCreates, withBody(aGame, comment)),
  row(commentRoutes.ofHighlight, 'a highlight', access.visible, aHighlight),
  row(commentRoutes.ofHighlight, 'a highlight for the club', access.knownToMinor, aClubHighlight),
  row(
    commentRoutes.onHighlight,
    'a highlight for the club',
    access.knownToMinorOrHiddenCreates,
    withBody(aClubHighlight, comment),
  ),
  row(commentRoutes.ofHighlight, 'a private highlight', access.privateToOwner, aPrivateHighlight),
  row(commentRoutes.onHighlight, 'a highlight', access.knownToMinorCreates, withBody(aHighlight, comment)),
  row(
    commentRoutes.onHighlight,
    'a private highlight',
    access.privateToOwnerCreates,
    withBody(aPrivateHighlight, comment),
  ),
  row(commentRoutes.remove, 'the owner’s comment', access.ownerOnly, async ({ setup, users }) => ({
    params: { id: await setup.createComment(users, users.owner) },
  })),
  // The author of the item may remove it, too.
  row(
    commentRoutes.remove,
    'a stranger’s comment on the owner’s post',
    [401, 200, 403, 403, 403, 200, 403, 404],
    async ({ setup, users }) => ({ params: { id: await setup.createComment(users, users.stranger) } }),
  ),
  row(
    commentRoutes.remove,
    'the caller’s own comment',
    access.signedIn,
    async ({ setup, users, caller }) => ({
      params: { id: await setup.createComment(users, caller ?? users.stranger) },
    }),
  ),
];
