import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes, type OnboardingBody, type ProfileView } from '@rinkside/contracts/player';
import type { ReplyOf, Route } from '@rinkside/contracts/route';
import { callRoute, type CallInput } from './client.js';
import { Screen } from './screen.js';

/** What a person needs of the world: where gateways answer, and somebody to close what they opened. */
interface Doors {
  origin(at?: number): string;
  closes(close: () => void): void;
}

/** Somebody with an account who uses the product through its public doors only. */
export class Person {
  #profile: ProfileView | undefined;

  constructor(
    private readonly world: Doors,
    readonly subject: string,
    readonly token: string,
  ) {}

  /** Known once onboarded. */
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

  /** Calls the gateway at this position. */
  via<R extends Route>(gateway: number, route: R, input?: CallInput<R>): Promise<ReplyOf<R>> {
    return callRoute(this.world.origin(gateway), this.token, route, input);
  }

  call<R extends Route>(route: R, input?: CallInput<R>): Promise<ReplyOf<R>> {
    return this.via(0, route, input);
  }

  async onboard(profile: Partial<OnboardingBody> = {}): Promise<this> {
    const organization_id =
      profile.organization_id ??
      (await this.call(organizationRoutes.create, { body: { name: `Club of ${this.subject}` } })).id;
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

  /** A connected socket on the gateway at this position. */
  async screen(gateway = 0): Promise<Screen> {
    const screen = new Screen(this.world.origin(gateway), this.token);
    this.world.closes(() => screen.close());
    return screen.open();
  }
}
