import { blockRoutes } from '@rinkside/contracts/block';
import { circleRoutes } from '@rinkside/contracts/circle';
import { followRoutes } from '@rinkside/contracts/follow';
import { todayUtc } from '@rinkside/contracts/player';
import type { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { uploadAvatar } from '../deletion-residue.js';
import { FamilyFactory } from '../family-factory.js';
import { startLiveGame } from '../live-game-factory.js';

/** The viewers of the table, all adults except `self` and `self-made child`. */
export const childViewers = [
  'signed out', 'stranger', 'unconfirmed member', 'new member', 'self-made child', 'other circle', 'club member', 'coach',
  'followed', 'self', 'blocked', 'scorer', 'revoked scorer', 'overseer', 'removed guardian',
] as const; // prettier-ignore
export type ChildViewer = (typeof childViewers)[number];

/** What an account does, or a guardian as a child profile. */
export type Viewer = Pick<TestUser, 'call' | 'liveClient'>;

export interface Child {
  self: TestUser;
  /** The running live game of the child. */
  liveGameId: string;
  /** `signed out` is undefined. */
  viewers: Record<ChildViewer, Viewer | undefined>;
}

export const childNames = { first_name: 'Linnea', last_name: 'Quillfeather' };

/** Creates the viewers who chose the club of a coach and got no place in its circle, whatever they tried. */
const openOutsiders = async (app: TestApp, coach: TestUser) => {
  const profile = { organization_id: coach.organizationId };
  const [unconfirmed, newMember, inventor, other] = [
    await app.user(profile),
    await app.user(profile),
    await app.user(profile),
    await app.user(profile),
  ];
  await app.pool.query('update player set email_verified = true where id = any($1)', [
    [newMember, inventor, other].map(({ id }) => id),
  ]);
  const { id: actingAs } = await new FamilyFactory(app).addChild(inventor);
  const invented: Viewer = {
    call: (route, input) => inventor.call(route, { ...input, actingAs }),
    liveClient: () => inventor.liveClient(0, { actingAs }),
  };
  const [circle] = await coach.call(circleRoutes.mine);
  for (const person of [unconfirmed, newMember, inventor, invented, other])
    await person.call(circleRoutes.ask, { params: { id: circle?.id ?? '' } });
  // A circle of their own, with an invented child in it.
  for (const person of [other, inventor]) {
    const { token } = await person.call(circleRoutes.addLink, {
      params: { id: coach.organizationId },
      body: {},
    });
    await invented.call(circleRoutes.acceptLink, { body: { token } });
  }
  return {
    'unconfirmed member': unconfirmed,
    'new member': newMember,
    'self-made child': invented,
    'other circle': other,
  };
};

/** Creates a child of 12 with a photo, and one viewer of each kind. */
export const openChild = async (app: TestApp): Promise<Child> => {
  const coach = await app.user({ role: 'coach' });
  const profile = { organization_id: coach.organizationId };
  const birthdate = todayUtc(new Date(Date.now() - 12.5 * 365.25 * 86_400_000));
  const self = await app.user({
    ...profile,
    ...childNames,
    birthdate,
    age: '12U',
    guardian_confirmed: true,
  });
  await uploadAvatar(app, self);
  const [member, removed] = [await app.user(profile), await app.user(profile)];
  await app.shareCircle([coach, member, self, removed]);
  const [stranger, followed, blocked] = [await app.user(), await app.user(), await app.user()];
  await self.call(followRoutes.follow, { params: { id: followed.id } });
  await self.call(blockRoutes.block, { params: { id: blocked.id } });
  const outsiders = await openOutsiders(app, coach);
  const { game } = await startLiveGame(self);
  const [scorer, revokedScorer] = [await app.user(), await app.user()];
  for (const person of [scorer, revokedScorer])
    await app.pool.query(
      `insert into live_link (id, kind, player_id, live_game_id, created_by, token_hash, created_at, accepted_by, revoked_at)
       values (gen_random_uuid(), 'scorer', $1, $2, $1, gen_random_uuid()::text, now(), $3, case when $4 then now() end)`,
      [self.id, game.id, person.id, person === revokedScorer],
    );
  const overseer = await app.user();
  // A login that was handed over at 13.
  await app.pool.query(
    `update player set rights_birthdate = trusted_birthdate - interval '1 year' where id = $1`,
    [self.id],
  );
  await app.pool.query('insert into guardian (guardian_id, child_id, created_at) values ($1, $2, now())', [
    overseer.id,
    self.id,
  ]);
  await app.pool.query('insert into former_guardian (person_id, child_id, ended_at) values ($1, $2, now())', [
    removed.id,
    self.id,
  ]);
  return {
    self,
    liveGameId: game.id,
    viewers: {
      'signed out': undefined,
      stranger,
      ...outsiders,
      'club member': member,
      coach,
      followed,
      self,
      blocked,
      scorer,
      'revoked scorer': revokedScorer,
      overseer,
      'removed guardian': removed,
    },
  };
};
