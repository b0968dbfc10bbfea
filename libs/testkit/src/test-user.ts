import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, type OnboardingBody, type ProfileView } from '@rinkside/contracts/player';
import type { ReplyOf, Route } from '@rinkside/contracts/route';
import { callRoute, type CallInput } from './api-client.js';
import { LiveClient } from './live-client.js';

/** The part of the test app that a user needs. */
interface UserHost {
  origin(at?: number): string;
  onClose(close: () => void): void;
}

/** A test user with an account who uses the public API only. */
export class TestUser {
  #profile: ProfileView | undefined;

  constructor(
    private readonly app: UserHost,
    readonly subject: string,
    readonly token: string,
  ) {}

  /** Player id. @throws before onboarding */
  get id(): string {
    return this.profile.id;
  }

  get profile(): ProfileView {
    if (!this.#profile) throw new Error(`${this.subject} is not onboarded`);
    return this.#profile;
  }

  get organizationId(): string {
    return this.profile.organization_id ?? '';
  }

  /** Calls a route on the gateway with this index. */
  callVia<R extends Route>(gateway: number, route: R, input?: CallInput<R>): Promise<ReplyOf<R>> {
    return callRoute(this.app.origin(gateway), this.token, route, input);
  }

  call<R extends Route>(route: R, input?: CallInput<R>): Promise<ReplyOf<R>> {
    return this.callVia(0, route, input);
  }

  async onboard(profile: Partial<OnboardingBody> = {}): Promise<this> {
    const organization_id =
      profile.organization_id ??
      (
        await this.call(organizationRoutes.create, {
          body: { name: `Club of ${this.subject}`, confirmed: true },
        })
      ).id;
    this.#profile = await this.call(playerRoutes.onboard, {
      body: {
        first_name: 'Noor',
        last_name: 'Lindqvist',
        birthdate: '1990-05-04',
        role: 'player',
        position: 'skater',
        level: 'AA',
        zipcode: '55101',
        age: '18U',
        ...profile,
        organization_id,
      },
    });
    return this;
  }

  /** Opens a live client on the gateway with this index. */
  async liveClient(gateway = 0, options?: { actingAs?: string }): Promise<LiveClient> {
    const client = new LiveClient(this.app.origin(gateway), this.token, options);
    this.app.onClose(() => client.close());
    return client.open();
  }
}
