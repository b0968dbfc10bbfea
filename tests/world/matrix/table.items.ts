import { commentRoutes } from '@rinkside/contracts/comment';
import { gameRoutes } from '@rinkside/contracts/game';
import { highlightRoutes } from '@rinkside/contracts/highlight';
import { likeRoutes } from '@rinkside/contracts/like';
import { postRoutes } from '@rinkside/contracts/post';
import { pictures } from '../picture.js';
import * as may from './row.js';
import { row, type Row } from './row.js';

type Scene = Parameters<Row['say']>[0];

const ownersList = ({ cast }: Scene) => ({ params: { id: cast.owner.id } });
const aPost = async ({ stage, cast }: Scene) => ({ params: { id: await stage.post(cast) } });
const aGame = async ({ stage, cast }: Scene) => ({ params: { id: await stage.playedGame(cast) } });
const aHighlight = async ({ stage, cast }: Scene) => ({ params: { id: await stage.highlight(cast) } });
const aPrivateOne = async ({ stage, cast }: Scene) => ({
  params: { id: await stage.highlight(cast, false) },
});

/** The same call with this body. */
const saying =
  <Body>(about: (scene: Scene) => Promise<{ params: { id: string } }>, body: Body) =>
  async (scene: Scene) => ({ ...(await about(scene)), body });
const target =
  <Kind extends string>(kind: Kind, about: (scene: Scene) => Promise<{ params: { id: string } }>) =>
  async (scene: Scene) => ({ body: { target_type: kind, target_id: (await about(scene)).params.id } });

const words = { content: 'Late ice' };

/** Posts, games, highlights, and what is said and liked about them. */
export const itemRows: Row[] = [
  row(postRoutes.own, 'oneself', may.signedIn),
  row(postRoutes.following, 'oneself', may.signedIn),
  row(postRoutes.byPlayer, 'the owner', may.seen, ownersList),
  row(postRoutes.one, 'a post', may.seen, aPost),
  row(postRoutes.create, 'a new one', may.signedInMake, () => ({ body: words })),
  row(postRoutes.edit, 'a post', may.ownersOnly, saying(aPost, words)),
  row(postRoutes.remove, 'a post', may.ownersOnly, aPost),

  row(gameRoutes.own, 'oneself', may.signedIn),
  row(gameRoutes.following, 'oneself', may.signedIn),
  row(gameRoutes.byPlayer, 'the owner', may.seen, ownersList),
  row(gameRoutes.public, 'the owner', may.openToUnblocked, ownersList),
  row(gameRoutes.one, 'a game', may.seen, aGame),
  // Coaches log none: they skip the position, and a null position plays by skater rules.
  row(gameRoutes.create, 'a new one', may.signedInMake, ({ stage }) => ({ body: stage.game })),
  row(gameRoutes.edit, 'a game', may.ownersOnly, saying(aGame, { goals: 2 })),
  row(gameRoutes.remove, 'a game', may.ownersOnly, aGame),

  row(highlightRoutes.own, 'oneself', may.signedIn),
  row(highlightRoutes.following, 'oneself', may.signedIn),
  row(highlightRoutes.byPlayer, 'the owner', may.seen, ownersList),
  row(highlightRoutes.create, 'a new one', may.signedInMake, () => ({
    file: pictures.small(),
    body: { title: 'Top shelf' },
  })),
  row(highlightRoutes.retry, 'a highlight', may.ownersOnly, aHighlight),
  // Nobody but its author sees one that failed.
  row(highlightRoutes.retry, 'a failed highlight', may.secret, async ({ stage, cast }) => ({
    params: { id: await stage.failedHighlight(cast) },
  })),
  row(highlightRoutes.public, 'a highlight', may.openToUnblocked, aHighlight),
  // The signed-out view, whoever asks.
  row(highlightRoutes.public, 'a private highlight', may.toNobody, aPrivateOne),
  row(highlightRoutes.one, 'a highlight', may.seen, aHighlight),
  row(highlightRoutes.one, 'a private highlight', may.secret, aPrivateOne),
  row(highlightRoutes.edit, 'a highlight', may.ownersOnly, saying(aHighlight, { title: 'Bar down' })),
  row(highlightRoutes.edit, 'a private highlight', may.secret, saying(aPrivateOne, { title: 'Bar down' })),
  row(highlightRoutes.remove, 'a highlight', may.ownersOnly, aHighlight),
  row(highlightRoutes.remove, 'a private highlight', may.secret, aPrivateOne),

  row(likeRoutes.like, 'a post', may.seen, target('post', aPost)),
  row(likeRoutes.like, 'a game', may.seen, target('game', aGame)),
  row(likeRoutes.like, 'a highlight', may.seen, target('highlight', aHighlight)),
  row(likeRoutes.like, 'a private highlight', may.secret, target('highlight', aPrivateOne)),
  row(
    likeRoutes.like,
    'a post called a game',
    [401, 404, 404, 404, 404, 404, 404, 404],
    target('game', aPost),
  ),
  row(likeRoutes.unlike, 'a post', may.seen, target('post', aPost)),
  row(likeRoutes.unlike, 'a private highlight', may.secret, target('highlight', aPrivateOne)),

  row(commentRoutes.ofPost, 'a post', may.seen, aPost),
  row(commentRoutes.onPost, 'a post', may.seenMake, saying(aPost, words)),
  row(commentRoutes.ofGame, 'a game', may.seen, aGame),
  row(commentRoutes.onGame, 'a game', may.seenMake, saying(aGame, words)),
  row(commentRoutes.ofHighlight, 'a highlight', may.seen, aHighlight),
  row(commentRoutes.ofHighlight, 'a private highlight', may.secret, aPrivateOne),
  row(commentRoutes.onHighlight, 'a highlight', may.seenMake, saying(aHighlight, words)),
  row(commentRoutes.onHighlight, 'a private highlight', may.secretMake, saying(aPrivateOne, words)),
  row(commentRoutes.remove, 'the owner’s comment', may.ownersOnly, async ({ stage, cast }) => ({
    params: { id: await stage.comment(cast, cast.owner) },
  })),
  // The item's author may remove it as well as its own.
  row(
    commentRoutes.remove,
    'a stranger’s comment on the owner’s post',
    [401, 200, 403, 403, 403, 200, 403, 404],
    async ({ stage, cast }) => ({ params: { id: await stage.comment(cast, cast.stranger) } }),
  ),
  row(commentRoutes.remove, 'one’s own comment', may.signedIn, async ({ stage, cast, caller }) => ({
    params: { id: await stage.comment(cast, caller ?? cast.stranger) },
  })),
];
