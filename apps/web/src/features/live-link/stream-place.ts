import { randomId } from '../../state/random-id';

/** Streams of one browser. Over HTTP/1.1 it has six connections to a server, and a stream takes one of them. */
const maxStreams = 3;
const announceEveryMs = 4000;
/** A window that closed or crashed says nothing more. */
const goneAfterMs = 10_000;

interface Announcement {
  /** The windows that opened first have the first places. */
  id: string;
  /** Asks the other windows to announce themselves, too. */
  asks?: boolean;
  leaves?: boolean;
}

/**
 * Keeps this window in the row of the windows that show live links, until the returned function is called. The first three
 * may have a stream. The Web Locks API would do, but plain http has none.
 * @param onChange is called when the window, which may have a stream at first, loses or gets that right
 */
export const joinStreamRow = (onChange: (mayStream: boolean) => void): (() => void) => {
  const own = `${Date.now()} ${randomId()}`;
  const channel = new BroadcastChannel('rinkside.live-links');
  /** When each other window sent its last message, by id. */
  const heardAt = new Map<string, number>();
  let mayStream = true;
  const announce = (more: Omit<Announcement, 'id'> = {}) => channel.postMessage({ id: own, ...more });
  const update = () => {
    for (const [id, at] of heardAt) if (performance.now() - at > goneAfterMs) heardAt.delete(id);
    const place = [...heardAt.keys()].filter((id) => id < own).length;
    const isAllowed = place < maxStreams;
    if (isAllowed === mayStream) return;
    mayStream = isAllowed;
    onChange(mayStream);
  };
  channel.addEventListener('message', ({ data: { id, asks, leaves } }: MessageEvent<Announcement>) => {
    if (leaves) heardAt.delete(id);
    else heardAt.set(id, performance.now());
    if (asks) announce();
    update();
  });
  const timer = setInterval(() => {
    announce();
    update();
  }, announceEveryMs);
  announce({ asks: true });
  return () => {
    clearInterval(timer);
    announce({ leaves: true });
    channel.close();
  };
};
