import type { HighlightView } from '@rinkside/contracts/highlight';
import { blockRoutes } from '@rinkside/contracts/block';
import { childRoutes } from '@rinkside/contracts/child';
import { coachRoutes } from '@rinkside/contracts/coach';
import { commentRoutes } from '@rinkside/contracts/comment';
import { followRoutes } from '@rinkside/contracts/follow';
import { gameRoutes } from '@rinkside/contracts/game';
import { guardianRoutes, type ChildLinkKind } from '@rinkside/contracts/guardian';
import { liveGameRoutes, type LiveGameBody } from '@rinkside/contracts/live-game';
import type { LiveLinkKind } from '@rinkside/contracts/live-link';
import { moderationRoutes } from '@rinkside/contracts/moderation';
import { circleRoutes, circleRules } from '@rinkside/contracts/circle';
import { teamRoutes } from '@rinkside/contracts/team';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { rosterRoutes } from '@rinkside/contracts/roster';
import { hashLinkToken } from '@rinkside/domain/family/link-token';
import { newId } from '@rinkside/platform/id';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import type { TestApp } from '@rinkside/testkit/test-app';
import { createHighlightFactory } from '../highlight-factory.js';
import { liveGameBody, ScoringDevice } from '../live-game-factory.js';
import { confirmAddresses, createOpponent, type MatrixUsers } from './matrix-users.js';

/** Creates the objects of the requests. Each request gets new ones, so that no request affects the next. */
export class MatrixSetup {
  private constructor(
    readonly app: TestApp,
    private readonly highlights: Awaited<ReturnType<typeof createHighlightFactory>>,
    readonly opponent: string,
  ) {}

  static async open(app: TestApp): Promise<MatrixSetup> {
    return new MatrixSetup(
      app,
      await createHighlightFactory(app),
      await createOpponent(await app.unonboardedUser()),
    );
  }

  close(): Promise<void> {
    return this.highlights.close();
  }

  async createPost({ owner }: Pick<MatrixUsers, 'owner'>): Promise<string> {
    return (await owner.call(postRoutes.create, { body: { content: 'Early ice' } })).id;
  }

  get gameBody() {
    return {
      organization_id: this.opponent,
      date: '2026-11-01',
      our_score: 3,
      their_score: 2,
      goals: 1,
      assists: 1,
    };
  }

  async createGame({ owner }: Pick<MatrixUsers, 'owner'>): Promise<string> {
    return (await owner.call(gameRoutes.create, { body: this.gameBody })).id;
  }

  async #runningGame(player: TestUser): Promise<string | undefined> {
    const games = await player.call(liveGameRoutes.list);
    return games.find(({ player: { id } }) => id === player.id)?.id;
  }

  /** Returns the request body of a live game of this user, who has no other running one. */
  async liveGameBody(player: TestUser): Promise<LiveGameBody> {
    const id = await this.#runningGame(player);
    if (id) await player.call(liveGameRoutes.discard, { params: { id } });
    return liveGameBody();
  }

  /** Returns the running live game of the owner, or starts one. */
  async runningLiveGame({ owner }: Pick<MatrixUsers, 'owner'>): Promise<string> {
    const running = await this.#runningGame(owner);
    return running ?? (await owner.call(liveGameRoutes.start, { body: liveGameBody() })).id;
  }

  /** Returns an event of a finished live game of the owner. */
  async finishedLiveGameEvent(users: Pick<MatrixUsers, 'owner'>): Promise<string> {
    const { owner } = users;
    const device = new ScoringDevice(owner, await this.runningLiveGame(users));
    await device.tap({ kind: 'shot' });
    await owner.call(liveGameRoutes.finish, { params: { id: device.gameId }, body: this.gameBody });
    return device.logged[0]?.id ?? '';
  }

  /** Logs a note of the owner in a running game. Returns the event's id. */
  async logNote({ owner }: Pick<MatrixUsers, 'owner'>, gameId: string): Promise<string> {
    const device = new ScoringDevice(owner, gameId);
    await device.tap({ kind: 'note', text: 'Early ice' });
    return device.logged[0]?.id ?? '';
  }

  /** Makes a person a scorer of the owner's running game, or one whose link was revoked. Returns the game's id. */
  async createScorer(
    users: Pick<MatrixUsers, 'owner'>,
    person: TestUser,
    isRevoked: boolean,
  ): Promise<string> {
    const { id } = await this.createLiveLink(users, 'scorer');
    await this.app.pool.query(
      'update live_link set accepted_by = $2, revoked_at = case when $3 then now() end where id = $1',
      [id, person.id, isRevoked],
    );
    return this.runningLiveGame(users);
  }

  /** Inserts a link to live games of the owner. */
  async createLiveLink(users: Pick<MatrixUsers, 'owner'>, kind: LiveLinkKind) {
    const { owner } = users;
    const gameId = kind === 'season' ? null : await this.runningLiveGame(users);
    const [id, token] = [newId(), newId()];
    await this.app.pool.query(
      `insert into live_link (id, kind, player_id, live_game_id, created_by, token_hash, created_at, expires_at)
       values ($1, $2, $3, $4, $3, $5, now(), now() + interval '1 day')`,
      [id, kind, owner.id, gameId, hashLinkToken(token)],
    );
    return { id, token };
  }

  get childBody() {
    return {
      first_name: 'Ivy',
      last_name: 'Marlow',
      birthdate: `${new Date().getUTCFullYear() - 9}-01-02`,
      position: 'skater',
      age: '10U',
      organization_id: this.opponent,
    } as const;
  }

  /** Creates a child of this guardian; an earlier one makes room for it. Returns the child's id. */
  async createChild(guardian: TestUser): Promise<string> {
    const [oldest, ...others] = await guardian.call(childRoutes.list);
    if (oldest && others.length > 8) {
      const { id, guardians } = oldest;
      if (guardians === 1) await guardian.call(playerRoutes.remove, { actingAs: id });
      else await guardian.call(guardianRoutes.remove, { params: { id, guardian_id: guardian.id } });
    }
    return (await guardian.call(childRoutes.add, { body: this.childBody })).id;
  }

  /** Returns a child of this guardian, for requests that change nothing. */
  async anyChild(guardian: TestUser): Promise<string> {
    const children = await guardian.call(childRoutes.list);
    return children.at(-1)?.id ?? this.createChild(guardian);
  }

  async createChildLink(guardian: TestUser, kind: ChildLinkKind) {
    const id = await this.createChild(guardian);
    const { id: link_id, token } = await guardian.call(guardianRoutes.addLink, {
      params: { id },
      body: { kind },
    });
    return { id, link_id, token };
  }

  /** Creates a child of this guardian with a second one. */
  async createSharedChild(guardian: TestUser) {
    const { id, token } = await this.createChildLink(guardian, 'guardian');
    const second = await this.app.user({ role: 'parent', position: 'skater' });
    await second.call(guardianRoutes.acceptLink, { body: { token } });
    return { id, guardian_id: second.id };
  }

  /** Creates a child of this guardian whose deletion a second one asks for. Returns the child's id. */
  async createChildRequest(guardian: TestUser): Promise<string> {
    const { id, token } = await this.createChildLink(guardian, 'guardian');
    const second = await this.app.user({ role: 'parent', position: 'skater' });
    await second.call(guardianRoutes.acceptLink, { body: { token } });
    await second.call(playerRoutes.remove, { actingAs: id });
    return id;
  }

  /** Creates a ready highlight. */
  createHighlight(
    { owner }: Pick<MatrixUsers, 'owner'>,
    visibility: HighlightView['visibility'] = 'public',
  ): Promise<string> {
    return this.highlights.make(owner, { visibility });
  }

  /** Creates a highlight in status `failed`. */
  async createFailedHighlight({ owner }: Pick<MatrixUsers, 'owner'>): Promise<string> {
    const id = await this.highlights.make(owner, { ready: false });
    await this.highlights.fail(owner, id);
    return id;
  }

  /** Creates a comment by `commenter` on a post of the owner, who lets everyone comment meanwhile. A blocked user writes it before the block. */
  async createComment(
    { owner, blocked }: Pick<MatrixUsers, 'owner' | 'blocked'>,
    commenter: TestUser,
  ): Promise<string> {
    const input = { params: { id: await this.createPost({ owner }) }, body: { content: 'Well played!' } };
    const block = { params: { id: blocked.id } };
    if (commenter === blocked) await owner.call(blockRoutes.unblock, block);
    await owner.call(playerRoutes.update, { body: { who_can_comment: 'everyone' } });
    const { id } = await commenter.call(commentRoutes.onPost, input);
    await owner.call(playerRoutes.update, { body: { who_can_comment: 'club_and_followed' } });
    if (commenter === blocked) await owner.call(blockRoutes.block, block);
    return id;
  }

  /** Creates a coach answer to a question of the owner. */
  async createCoachAnswer({ owner }: MatrixUsers): Promise<string> {
    const idle = async () => {
      const { messages } = await owner.call(coachRoutes.messages);
      return messages.every(({ role }) => role !== 'loading') ? messages : undefined;
    };
    await waitFor('the coach is idle', idle);
    await owner.call(coachRoutes.ask, { body: { text: 'What drills should I practice?' } });
    const messages = await waitFor('the coach has answered', idle);
    return messages.at(-1)?.id ?? '';
  }

  /** Inserts a coach memory of the owner. */
  async createMemory({ owner }: MatrixUsers): Promise<string> {
    const id = newId();
    await this.app.pool.query(
      'insert into coach_memory (id, player_id, text, created_at) values ($1::uuid, $2, $1::text, now())',
      [id, owner.id],
    );
    return id;
  }

  /** Creates a report by the stranger about a post of the owner. */
  async createReport(users: MatrixUsers): Promise<string> {
    const target_id = await this.createPost(users);
    const body = { target_type: 'post', target_id, reason: 'spam' } as const;
    await users.stranger.call(reportRoutes.create, { body });
    const { items } = await users.moderator.call(moderationRoutes.reports, { query: { limit: 100 } });
    return items.find((report) => report.target_id === target_id)?.id ?? '';
  }

  async approveFollowers({ owner }: Pick<MatrixUsers, 'owner'>, approve_followers: boolean): Promise<void> {
    await owner.call(playerRoutes.update, { body: { approve_followers } });
  }

  /** Creates a request of the stranger to the owner. Returns the stranger's id. */
  async createFollowRequest(users: MatrixUsers): Promise<string> {
    await this.approveFollowers(users, true);
    await users.stranger.call(followRoutes.follow, { params: { id: users.owner.id } });
    return users.stranger.id;
  }

  /** Changes the owner's birthdate to age 20. Returns the owner's id. */
  async changeBirthdate({ owner }: MatrixUsers): Promise<string> {
    const birthdate = `${new Date().getUTCFullYear() - 20}-01-01`;
    await owner.call(playerRoutes.update, { body: { birthdate } });
    return owner.id;
  }

  /** Creates a second, unconfirmed coach of the owner's organization. */
  async createPendingCoach({ owner }: MatrixUsers): Promise<string> {
    const { organizationId: organization_id } = owner;
    return this.#askCircle(await this.app.user({ role: 'coach', position: null, organization_id }), owner);
  }

  /** Returns the circle that the coach of the owner's organization leads: its own one. */
  async coachesCircle({ coach }: MatrixUsers): Promise<string> {
    const { rows } = await this.app.pool.query<{ id: string }>(
      `update circle set own = true
       where id = (select circle_id from circle_place where player_id = $1 and coach_at is not null) returning id`,
      [coach.id],
    );
    return rows[0]?.id ?? '';
  }

  /** Creates a first coach in a new organization, or with a circle in that of the owner. Returns the circle's id. */
  async createCoachCircle({ owner }: MatrixUsers, where: 'new' | 'owner' = 'new'): Promise<string> {
    const { id } = await this.app.user({ role: 'coach', position: null });
    if (where === 'owner')
      await this.app.pool.query(
        `update circle set organization_id = $2 where id = (
           select circle_id from circle_place where player_id = $1 and coach_at is not null)`,
        [id, owner.organizationId],
      );
    const { rows } = await this.app.pool.query<{ id: string }>(
      'select circle_id as id from circle_place where player_id = $1 and coach_at is not null',
      [id],
    );
    return rows[0]?.id ?? '';
  }

  /** Creates an edit that a coach proposes for the owner's organization. */
  async createProposal({ owner: { organizationId: id } }: MatrixUsers) {
    const { id: coach } = await this.app.user({ role: 'coach', position: null });
    const proposal_id = newId();
    await this.app.pool.query(
      `insert into organization_proposal (id, organization_id, proposed_by, change, created_at)
       values ($1, $2, $3, '{"team_name":"Otters"}', now())`,
      [proposal_id, id, coach],
    );
    return { id, proposal_id };
  }

  /** Creates a request for a place in a new circle. */
  async createCircleRequest(users: MatrixUsers) {
    const [id, { id: user_id }] = [await this.createCoachCircle(users), await this.app.user()];
    await this.app.pool.query(
      'insert into circle_request (player_id, circle_id, asked_by, asked_at) values ($2, $1, $2, now())',
      [id, user_id],
    );
    return { id, user_id };
  }

  /** Edits the owner's organization as its coach. Returns the edit's id. */
  async createEdit({ coach }: MatrixUsers): Promise<string> {
    const input = { params: { id: coach.organizationId } };
    await coach.call(organizationRoutes.edit, { ...input, body: { team_name: newId() } });
    const { items } = await coach.call(rosterRoutes.edits, input);
    return items[0]?.id ?? '';
  }

  /** Creates an adult with a confirmed address who asks the owner's circle. */
  async createWaitingMember({ owner }: MatrixUsers): Promise<string> {
    return this.#askCircle(await this.app.user({ organization_id: owner.organizationId }), owner);
  }

  /** Creates a member of the owner's circle. Returns the ids of both. */
  async createCircleMember({ owner }: MatrixUsers): Promise<{ id: string; user_id: string }> {
    const member = await this.app.user();
    return { id: await this.app.shareCircle([owner, member]), user_id: member.id };
  }

  circleOf({ owner }: MatrixUsers): Promise<string> {
    return this.app.shareCircle([owner]);
  }

  /** Makes an invitation link of the stranger in the owner's organization; an earlier one makes room for it. */
  async createCircleLink({ stranger, owner }: MatrixUsers) {
    const params = { id: owner.organizationId };
    const links = await stranger.call(circleRoutes.links, { params });
    const open = links.filter(({ state }) => state === 'open');
    const oldest = open.length < circleRules.maxOpenLinks ? undefined : open.at(-1);
    if (oldest) await stranger.call(circleRoutes.revokeLink, { params: { ...params, link_id: oldest.id } });
    return stranger.call(circleRoutes.addLink, { params, body: {} });
  }

  #teamCount = 0;
  readonly #teams = new Map<string, string>();

  async teamName(): Promise<string> {
    return `Otters ${++this.#teamCount}`;
  }

  /** Makes a team of the circle that the coach of the owner's organization leads. Returns its id. */
  async createTeam({ coach }: MatrixUsers): Promise<string> {
    await confirmAddresses(this.app, [coach]);
    const params = { id: coach.organizationId };
    const body = { name: await this.teamName(), age_level: '14U', level: 'AA', season: 2026 } as const;
    return (await coach.call(teamRoutes.create, { params, body })).id;
  }

  /** Returns the team with the owner on its roster; the mate is in its circle only. */
  async teamOf(users: MatrixUsers): Promise<string> {
    const { coach, owner, mate } = users;
    const known = this.#teams.get(owner.id);
    if (known) return known;
    const id = await this.createTeam(users);
    await this.app.shareCircle([coach, owner, mate]);
    await coach.call(teamRoutes.addMembers, { params: { id }, body: { players: [{ user_id: owner.id }] } });
    this.#teams.set(owner.id, id);
    return id;
  }

  /** Returns the ids of the owner's team and of the owner as its member. */
  async teamMember(users: MatrixUsers) {
    const id = await this.teamOf(users);
    const { members } = await users.coach.call(teamRoutes.one, { params: { id } });
    return { id, member_id: members.find(({ player }) => player?.id === users.owner.id)?.id ?? '' };
  }

  /** Adds a place to the owner's team. */
  async createTeamPlace(users: MatrixUsers) {
    const id = await this.teamOf(users);
    const name = await this.teamName();
    const body = { places: [{ name }] };
    const { members } = await users.coach.call(teamRoutes.addMembers, { params: { id }, body });
    return { id, member_id: members.find((member) => member.name === name)?.id ?? '' };
  }

  /** Makes a link of the owner's team; the earlier one ends. */
  async createTeamLink(users: MatrixUsers) {
    const id = await this.teamOf(users);
    const { coach } = users;
    const { desk } = await coach.call(teamRoutes.one, { params: { id } });
    for (const link of desk?.links ?? [])
      if (link.state === 'open')
        await coach.call(teamRoutes.revokeLink, { params: { id, link_id: link.id } });
    const { id: link_id, token, code } = await coach.call(teamRoutes.addLink, { params: { id }, body: {} });
    return { id, link_id, token, code };
  }

  async #askCircle(person: TestUser, owner: TestUser): Promise<string> {
    await confirmAddresses(this.app, [person]);
    await person.call(circleRoutes.ask, { params: { id: await this.app.shareCircle([owner]) } });
    return person.id;
  }
}
