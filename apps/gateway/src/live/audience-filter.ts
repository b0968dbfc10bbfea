import type { AudienceRequest } from '@rinkside/domain/feed/audience';
import { ownerOfRoom } from '@rinkside/domain/feed/feed.rooms';
import { liveGameReaders } from '@rinkside/domain/live-game/live-game.views';
import { circleMembersAmong, knownAmong } from '@rinkside/domain/organization/membership';
import { teamReadersAmong } from '@rinkside/domain/team/team.policy';
import { createBatcher } from '@rinkside/platform/coalescing-batcher';
import type { Audience } from '@rinkside/platform/live-publisher';
import type { Namespace } from 'socket.io';
import type { AppContext } from '../app-context.js';
import type { LiveSocket } from './live.gateway.js';

/** Finds the sockets of this gateway that receive an update with an {@link Audience}. */
export class AudienceFilter {
  readonly #knownAmong = createBatcher((requests: AudienceRequest[]) =>
    knownAmong(this.app.database.sql, requests),
  );
  readonly #liveGameReaders = createBatcher((requests: AudienceRequest[]) =>
    liveGameReaders(this.app.database.sql, requests),
  );
  readonly #circleMembers = createBatcher((requests: AudienceRequest[]) =>
    circleMembersAmong(this.app.database.sql, requests),
  );
  readonly #teamReaders = createBatcher((requests: AudienceRequest[]) =>
    teamReadersAmong(this.app.database.sql, requests),
  );
  readonly #readers = {
    known: this.#knownAmong,
    others: this.#knownAmong,
    readers: this.#liveGameReaders,
    circle: this.#circleMembers,
    team: this.#teamReaders,
  };
  /** Updates are delivered in the order in which they arrive. */
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly app: AppContext) {}

  /**
   * Calls `deliver` with the ids of the sockets, unless there are none. If the people cannot be checked, their sockets
   * reconnect, and the clients read everything again.
   */
  push(
    { adapter, sockets }: Namespace,
    { people, subjectId }: Audience,
    rooms: readonly string[],
    deliver: (socketIds: string[]) => void,
  ): void {
    const ids = new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]));
    const candidates = [...ids].flatMap((id) => (sockets.get(id) as LiveSocket | undefined) ?? []);
    if (candidates.length === 0) return;
    // A guardian's sockets are in the user rooms of several profiles; updates to these rooms are sent one by one.
    const owner = rooms.length === 1 ? ownerOfRoom(rooms[0] ?? '') : undefined;
    const viewerOf = ({ data }: LiveSocket) => owner ?? data.profile.id;
    const viewerIds = [...new Set(candidates.map(viewerOf))];
    const check = this.#readers[people]({ subjectId, viewerIds });
    const before = this.#last;
    this.#last = (async () => {
      await before;
      try {
        const found = await check;
        const chosen = candidates.filter((socket) => found.has(viewerOf(socket)) === (people !== 'others'));
        if (chosen.length > 0) deliver(chosen.map(({ id }) => id));
      } catch (error) {
        this.app.log.warn(
          { err: error },
          'the audience of a live update is unknown; reconnecting its sockets',
        );
        for (const socket of candidates) socket.conn.close();
      }
    })();
    // Awaited in order, which may be later than its rejection.
    check.catch(() => null);
  }
}
