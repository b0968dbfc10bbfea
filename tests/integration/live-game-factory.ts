import {
  liveGameRoutes,
  type LiveGameBody,
  type LiveGameEvent,
  type LiveGameReply,
} from '@rinkside/contracts/live-game';
import { newId } from '@rinkside/platform/id';
import type { TestUser } from '@rinkside/testkit/test-user';

type Action = LiveGameEvent['action'];

/** A device that scores a live game. */
export class ScoringDevice {
  readonly id = newId();
  term = 1;
  readonly logged: LiveGameEvent[] = [];

  constructor(
    readonly user: TestUser,
    readonly gameId: string,
    private readonly actingAs?: string,
  ) {}

  /** Logs actions on the device, a second apart, without sending them. */
  log(...actions: Action[]): LiveGameEvent[] {
    const events = actions.map((action): LiveGameEvent => {
      const sequence = this.logged.length + 1;
      const occurred_at = new Date(Date.now() - 3_600_000 + sequence * 1000).toISOString();
      const event = { id: newId(), device_id: this.id, sequence, term: this.term, occurred_at, action };
      this.logged.push(event);
      return event;
    });
    return events;
  }

  send(events: LiveGameEvent[], gateway = 0) {
    const input = { params: { id: this.gameId }, body: { events }, ...this.#acting };
    return this.user.callVia(gateway, liveGameRoutes.append, input);
  }

  /** Logs actions and sends them. */
  tap(...actions: Action[]) {
    return this.send(this.log(...actions));
  }

  async takeOver() {
    const input = { params: { id: this.gameId }, body: { device_id: this.id }, ...this.#acting };
    const reply = await this.user.call(liveGameRoutes.takeOver, input);
    this.term = reply.scorer?.term ?? this.term;
    return reply;
  }

  get #acting() {
    return this.actingAs ? { actingAs: this.actingAs } : {};
  }
}

export const goal = { kind: 'goal', side: 'us', credit: 'goal', strength: 'even' } as const;
export const goalAgainst = { kind: 'goal', side: 'them', credit: null, strength: 'even' } as const;
export const shot = { kind: 'shot' } as const;

export const liveGameBody = (overrides: Partial<LiveGameBody> = {}): LiveGameBody => ({
  id: newId(),
  opponent: { name: 'Harbor Otters' },
  home: true,
  period_minutes: 15,
  device_id: newId(),
  started_at: new Date(Date.now() - 3_600_000).toISOString(),
  ...overrides,
});

/** Starts a live game of a user, or of the child the user acts as, on a new device. */
export const startLiveGame = async (
  user: TestUser,
  overrides: Partial<LiveGameBody> = {},
  actingAs?: string,
): Promise<{ device: ScoringDevice; game: LiveGameReply }> => {
  const body = liveGameBody(overrides);
  const device = new ScoringDevice(user, body.id, actingAs);
  const input = { body: { ...body, device_id: device.id }, ...(actingAs && { actingAs }) };
  return { device, game: await user.call(liveGameRoutes.start, input) };
};
