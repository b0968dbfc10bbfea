// @module-tag extended
import { blockRoutes } from '@rinkside/contracts/block';
import { circleRoutes } from '@rinkside/contracts/circle';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { likeRoutes } from '@rinkside/contracts/like';
import { notificationRoutes } from '@rinkside/contracts/notification';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { logGame, removeGame, skaterGame } from './game-factory.js';
import { ModerationHarness } from './moderation-harness.js';

let app: TestApp;
let moderation: ModerationHarness;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
  moderation = await ModerationHarness.open(app);
});
afterAll(() => app?.close());

interface Scene {
  /** Whose badge it is. */
  owner: TestUser;
  fan: TestUser;
  /** A post of the owner. */
  post: string;
  /** What the last step made. */
  madeId: string;
}
type Act = (scene: Scene) => Promise<unknown>;

const like: Act = ({ fan, post }) =>
  fan.call(likeRoutes.like, { body: { target_type: 'post', target_id: post } });
const unlike: Act = ({ fan, post }) =>
  fan.call(likeRoutes.unlike, { body: { target_type: 'post', target_id: post } });
const follow: Act = ({ fan, owner }) => fan.call(followRoutes.follow, { params: { id: owner.id } });
const unfollow: Act = ({ fan, owner }) => fan.call(followRoutes.unfollow, { params: { id: owner.id } });
const withId = (id: string) => ({ params: { id } });
const comment: Act = async (scene) => {
  const body = { content: 'What a save!' };
  scene.madeId = (await scene.fan.call(commentRoutes.onPost, { ...withId(scene.post), body })).id;
};
const block: Act = ({ owner, fan }) => owner.call(blockRoutes.block, withId(fan.id));
const unblock: Act = ({ owner, fan }) => owner.call(blockRoutes.unblock, withId(fan.id));
const suspend: Act = ({ fan }) => moderation.runOperatorCommand('suspend', fan.id);
const restore: Act = ({ fan }) => moderation.runOperatorCommand('restore', fan.id);
const likeAndComment: Act = async (scene) => {
  await like(scene);
  await comment(scene);
};

const play: Act = async (scene) => {
  const lost = { goals: 0, assists: 0, our_score: 1, their_score: 2 };
  scene.madeId = (await logGame(scene.owner, skaterGame(scene.fan.organizationId, lost))).id;
};
const ask: Act = async (scene) => {
  const { owner, fan } = scene;
  await app.pool.query('update player set email_verified = true where id = any($1)', [[owner.id, fan.id]]);
  scene.madeId = await app.shareCircle([owner]);
  await fan.call(circleRoutes.ask, withId(scene.madeId));
};
const withdraw: Act = ({ fan, madeId }) => fan.call(circleRoutes.withdraw, withId(madeId));
const deleteAccount: Act = ({ fan }) => fan.call(playerRoutes.remove, { body: {} });

/** Commands in turn, each with the unread notifications after it. */
const ways: [name: string, ...steps: [act: Act, unread: number][]][] = [
  ['a like is taken back and given again', [like, 1], [unlike, 0], [like, 1]],
  ['a follow ends and begins again', [follow, 1], [unfollow, 0], [follow, 1]],
  [
    'the comment is deleted',
    [comment, 1],
    [({ fan, madeId }) => fan.call(commentRoutes.remove, withId(madeId)), 0],
  ],
  [
    'the comment is taken down',
    [comment, 1],
    [({ owner, madeId }) => moderation.reportAndSettle(owner, 'comment', madeId, 'hide'), 0],
  ],
  [
    'the post is deleted',
    [likeAndComment, 2],
    [({ owner, post }) => owner.call(postRoutes.remove, withId(post)), 0],
  ],
  ['the account of the other is deleted', [likeAndComment, 2], [deleteAccount, 0]],
  ['the other is suspended and let in again', [likeAndComment, 2], [suspend, 0], [restore, 2]],
  ['the other is blocked and unblocked', [likeAndComment, 2], [block, 0], [unblock, 2]],
  ['an award is retracted', [play, 1], [({ owner, madeId }) => removeGame(owner, madeId), 0]],
  ['a request to the group is withdrawn', [ask, 1], [withdraw, 0]],
];

it.each(ways)('the badge equals the server: %s', async (_name, ...steps) => {
  const owner = await app.user();
  const fan = await app.user({ organization_id: owner.organizationId });
  const { id: post } = await owner.call(postRoutes.create, { body: { content: 'Early ice' } });
  const scene: Scene = { owner, fan, post, madeId: '' };
  const client = await owner.liveClient();
  onTestFinished(() => client.close());
  const badge = () => {
    const counted = client.received.flatMap(({ event, payload }) =>
      event.startsWith('notification.') ? [payload as { unread: number; version: number }] : [],
    );
    return counted.toSorted((one, other) => other.version - one.version)[0]?.unread ?? 0;
  };
  for (const [act, unread] of steps) {
    await act(scene);
    await waitFor(`the badge is ${unread}`, () => badge() === unread);
    await app.settle();
    expect([badge(), (await owner.call(notificationRoutes.list)).unread]).toEqual([unread, unread]);
  }
});
