import { commentRoutes } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { pictures } from '../picture.js';
import * as access from './row.js';
import { row, type Row } from './row.js';

type RequestContext = Parameters<Row['buildInput']>[0];

const ownersList = ({ users }: RequestContext) => ({ params: { id: users.owner.id } });
const aPost = async ({ setup, users }: RequestContext) => ({ params: { id: await setup.post(users) } });
const aGame = async ({ setup, users }: RequestContext) => ({ params: { id: await setup.playedGame(users) } });
const aHighlight = async ({ setup, users }: RequestContext) => ({
  params: { id: await setup.highlight(users) },
});
const aPrivateHighlight = async ({ setup, users }: RequestContext) => ({
  params: { id: await setup.highlight(users, false) },
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

const comment = { content: 'Late ice' };

/** Posts, games, highlights, comments and likes. */
export const itemRows: Row[] = [
  row(postRoutes.own, 'self', access.signedIn),
  row(postRoutes.following, 'self', access.signedIn),
  row(postRoutes.byPlayer, 'the owner', access.seen, ownersList),
  row(postRoutes.one, 'a post', access.seen, aPost),
  row(postRoutes.create, 'a new item', access.signedInMake, () => ({ body: comment })),
  row(postRoutes.edit, 'a post', access.ownersOnly, withBody(aPost, comment)),
  row(postRoutes.remove, 'a post', access.ownersOnly, aPost),

  row(gameRoutes.own, 'self', access.signedIn),
  row(gameRoutes.following, 'self', access.signedIn),
  row(gameRoutes.byPlayer, 'the owner', access.seen, ownersList),
  row(gameRoutes.public, 'the owner', access.openToUnblocked, ownersList),
  row(gameRoutes.one, 'a game', access.seen, aGame),
  // A coach has no position; skater rules apply.
  row(gameRoutes.create, 'a new item', access.signedInMake, ({ setup }) => ({ body: setup.game })),
  row(gameRoutes.edit, 'a game', access.ownersOnly, withBody(aGame, { goals: 2 })),
  row(gameRoutes.remove, 'a game', access.ownersOnly, aGame),

  row(highlightRoutes.own, 'self', access.signedIn),
  row(highlightRoutes.following, 'self', access.signedIn),
  row(highlightRoutes.byPlayer, 'the owner', access.seen, ownersList),
  row(highlightRoutes.create, 'a new item', access.signedInMake, () => ({
    file: pictures.small(),
    body: { title: 'Top shelf' },
  })),
  row(highlightRoutes.retry, 'a highlight', access.ownersOnly, aHighlight),
  // Only its author sees a failed highlight.
  row(highlightRoutes.retry, 'a failed highlight', access.secret, async ({ setup, users }) => ({
    params: { id: await setup.failedHighlight(users) },
  })),
  row(highlightRoutes.public, 'a highlight', access.openToUnblocked, aHighlight),
  // The signed-out view for every caller.
  row(highlightRoutes.public, 'a private highlight', access.toNobody, aPrivateHighlight),
  row(highlightRoutes.one, 'a highlight', access.seen, aHighlight),
  row(highlightRoutes.one, 'a private highlight', access.secret, aPrivateHighlight),
  row(highlightRoutes.edit, 'a highlight', access.ownersOnly, withBody(aHighlight, { title: 'Bar down' })),
  row(
    highlightRoutes.edit,
    'a private highlight',
    access.secret,
    withBody(aPrivateHighlight, { title: 'Bar down' }),
  ),
  row(highlightRoutes.remove, 'a highlight', access.ownersOnly, aHighlight),
  row(highlightRoutes.remove, 'a private highlight', access.secret, aPrivateHighlight),

  row(likeRoutes.like, 'a post', access.seen, target('post', aPost)),
  row(likeRoutes.like, 'a game', access.seen, target('game', aGame)),
  row(likeRoutes.like, 'a highlight', access.seen, target('highlight', aHighlight)),
  row(likeRoutes.like, 'a private highlight', access.secret, target('highlight', aPrivateHighlight)),
  row(
    likeRoutes.like,
    'a post with target_type game',
    [401, 404, 404, 404, 404, 404, 404, 404],
    target('game', aPost),
  ),
  row(likeRoutes.unlike, 'a post', access.seen, target('post', aPost)),
  row(likeRoutes.unlike, 'a private highlight', access.secret, target('highlight', aPrivateHighlight)),

  row(commentRoutes.ofPost, 'a post', access.seen, aPost),
  row(commentRoutes.onPost, 'a post', access.seenMake, withBody(aPost, comment)),
  row(commentRoutes.ofGame, 'a game', access.seen, aGame),
  row(commentRoutes.onGame, 'a game', access.seenMake, withBody(aGame, comment)),
  row(commentRoutes.ofHighlight, 'a highlight', access.seen, aHighlight),
  row(commentRoutes.ofHighlight, 'a private highlight', access.secret, aPrivateHighlight),
  row(commentRoutes.onHighlight, 'a highlight', access.seenMake, withBody(aHighlight, comment)),
  row(
    commentRoutes.onHighlight,
    'a private highlight',
    access.secretMake,
    withBody(aPrivateHighlight, comment),
  ),
  row(commentRoutes.remove, 'the owner’s comment', access.ownersOnly, async ({ setup, users }) => ({
    params: { id: await setup.comment(users, users.owner) },
  })),
  // The author of the item may remove it, too.
  row(
    commentRoutes.remove,
    'a stranger’s comment on the owner’s post',
    [401, 200, 403, 403, 403, 200, 403, 404],
    async ({ setup, users }) => ({ params: { id: await setup.comment(users, users.stranger) } }),
  ),
  row(
    commentRoutes.remove,
    'the caller’s own comment',
    access.signedIn,
    async ({ setup, users, caller }) => ({
      params: { id: await setup.comment(users, caller ?? users.stranger) },
    }),
  ),
];
