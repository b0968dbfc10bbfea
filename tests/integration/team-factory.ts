import { playerRoutes, todayUtc, type OnboardingBody } from '@rinkside/contracts/player';
import { teamRoutes, type MemberChange, type NewMembers, type TeamView } from '@rinkside/contracts/team';
import type { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';

export const season = 2026;

/** Makes clubs with teams for tests, with the public API only. */
export class TeamFactory {
  constructor(private readonly app: TestApp) {}

  async confirmAddress(...people: { id: string }[]) {
    await this.app.pool.query('update player set email_verified = true where id = any($1)', [
      people.map(({ id }) => id),
    ]);
  }

  /** A coach with rights in the first circle of a new organization. */
  async coach(): Promise<TestUser> {
    const coach = await this.app.user({ role: 'coach', position: null });
    await this.confirmAddress(coach);
    return coach;
  }

  async adult(profile: Partial<OnboardingBody> = {}): Promise<TestUser> {
    const person = await this.app.user({ role: 'parent', position: 'skater', ...profile });
    await this.confirmAddress(person);
    return person;
  }

  /** A player of 14 with a login. */
  async player(profile: Partial<OnboardingBody> = {}): Promise<TestUser> {
    const birthdate = new Date();
    birthdate.setUTCFullYear(birthdate.getUTCFullYear() - 14);
    const player = await this.app.user({
      birthdate: todayUtc(birthdate),
      age: '14U',
      level: 'AA',
      last_name: 'Quillfeather',
      ...profile,
    });
    await this.confirmAddress(player);
    return player;
  }

  create(coach: TestUser, name = '14U AA', more: object = {}): Promise<TeamView> {
    return coach.call(teamRoutes.create, {
      params: { id: coach.organizationId },
      body: { name, age_level: '14U', level: 'AA', season, ...more },
    });
  }

  link(staff: TestUser, id: string, body: { uses?: number; days?: number } = {}) {
    return staff.call(teamRoutes.addLink, { params: { id }, body });
  }

  join(person: TestUser, body: { token?: string; code?: string; number?: string; plays?: boolean }) {
    return person.call(teamRoutes.acceptLink, { body });
  }

  read(person: TestUser, id: string): Promise<TeamView> {
    return person.call(teamRoutes.one, { params: { id } });
  }

  add(staff: TestUser, id: string, body: NewMembers): Promise<TeamView> {
    return staff.call(teamRoutes.addMembers, { params: { id }, body });
  }

  change(staff: TestUser, id: string, member_id: string, body: MemberChange): Promise<TeamView> {
    return staff.call(teamRoutes.updateMember, { params: { id, member_id }, body });
  }

  remove(person: TestUser, id: string, member_id: string) {
    return person.call(teamRoutes.removeMember, { params: { id, member_id } });
  }

  /** The last name of a person that a viewer reads. */
  async nameOf(viewer: TestUser, { id }: { id: string }) {
    return (await viewer.call(playerRoutes.one, { params: { id } })).last_name;
  }

  /** A coach's team with its link, and players who came by it. */
  async createWithPlayers(count = 1) {
    const coach = await this.coach();
    const team = await this.create(coach);
    const link = await this.link(coach, team.id);
    const players: TestUser[] = [];
    for (let at = 0; at < count; at++) {
      const player = await this.player();
      await this.join(player, { token: link.token });
      players.push(player);
    }
    return { coach, team, link, players };
  }
}
