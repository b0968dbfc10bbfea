import { childRoutes } from '@rinkside/contracts/child';
import { guardianRoutes, type ChildLinkKind } from '@rinkside/contracts/guardian';
import type { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';

export const yearsAgo = (years: number) => `${new Date().getUTCFullYear() - years}-01-01`;

/** Makes families for tests, with the public API only. */
export class FamilyFactory {
  constructor(private readonly app: TestApp) {}

  createParent(first_name = 'Noor') {
    return this.app.user({ role: 'parent', position: 'skater', first_name });
  }

  addChild(guardian: TestUser, age = 9, organization_id = guardian.organizationId) {
    return guardian.call(childRoutes.add, {
      body: {
        first_name: 'Ivy',
        last_name: 'Marlow',
        birthdate: yearsAgo(age),
        position: 'goalie',
        age: '10U',
        organization_id,
      },
    });
  }

  addLink(guardian: TestUser, id: string, kind: ChildLinkKind = 'guardian') {
    return guardian.call(guardianRoutes.addLink, { params: { id }, body: { kind } });
  }

  accept(person: TestUser, token: string) {
    return person.call(guardianRoutes.acceptLink, { body: { token } });
  }

  /** A child with two guardians. */
  async create(age = 9) {
    const [parent, second] = [await this.createParent('Ada'), await this.createParent('Bo')];
    const child = await this.addChild(parent, age);
    await this.accept(second, (await this.addLink(parent, child.id)).token);
    return { parent, second, child };
  }

  /** A new account accepts a hand-over, which may wait for the other guardians. */
  async askForLogin(guardian: TestUser, childId: string) {
    const person = await this.app.unonboardedUser();
    const reply = await this.accept(person, (await this.addLink(guardian, childId, 'login')).token);
    return { person, reply };
  }
}
