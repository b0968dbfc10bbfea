import type { StoredLiveGameEvent } from '@rinkside/contracts/live-game';
import {
  type LinkedGame,
  liveLinkRoutes,
  liveLinkRules,
  type OpenedLiveLink,
} from '@rinkside/contracts/live-link';
import { backoffMs } from '../../state/backoff';
import { requestLimitMs } from '../../state/deadline';
import { lastInOrder, mergeEvents } from '../../state/entities/live-game.reducer';
import { noteServerTime, serverNow } from '../../state/server-clock';
import { joinStreamRow } from './stream-place';

export type LinkState =
  | { phase: 'loading' | 'unreachable' }
  /** The link was revoked, has expired or never existed. */
  | { phase: 'ended'; message: string }
  | (Pick<OpenedLiveLink, 'player' | 'game' | 'events'> & {
      phase: 'open';
      /** False while the connection is interrupted: what is shown may be old. */
      connected: boolean;
    });

const backoff = { firstMs: 1000, maxMs: 15_000 };
/** The server sends something at least every `pingEveryMs`; after this silence the connection is dead. */
const silenceMs = 2.5 * liveLinkRules.pingEveryMs;
const checkEveryMs = 5000;
/** How often a window without a stream reads the link. */
const readEveryMs = 3000;

const pathOf = (token: string) => liveLinkRoutes.open.path.replace(':token', encodeURIComponent(token));

/** Reads a link; a message for people if it has ended. @throws if the server does not answer */
const readLink = async (token: string): Promise<OpenedLiveLink | { ended: string }> => {
  const sentAt = serverNow();
  const response = await fetch(pathOf(token), { signal: AbortSignal.timeout(requestLimitMs) });
  noteServerTime(response.headers.get('date'), sentAt);
  // A reply that is not JSON is from a sign-in page of the network.
  const body = (await response.json()) as OpenedLiveLink & { message?: string };
  if (response.ok) return body;
  if ([400, 404].includes(response.status)) return { ended: body.message ?? liveLinkRules.ended };
  throw new Error(`The live link answered ${response.status}.`);
};

/**
 * Follows a live link until it ends: reads it, then listens to its server-sent events. `EventSource` reconnects by itself;
 * after an error status or a silence the link is read again. A hidden window does nothing, and of many visible ones the
 * last read the link in place of a stream: streams must not take all connections to the server.
 * @returns a function that stops it
 */
export const followLink = (token: string, onChange: (state: LinkState) => void): (() => void) => {
  let state: LinkState = { phase: 'loading' };
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let lastMessageAt = Date.now();
  let isOver = false;
  let leaveRow: (() => void) | undefined;
  let mayStream = true;
  /** Counts the connections, so that the answer of an earlier one is ignored. */
  let connection = 0;

  const set = (next: LinkState) => {
    if (isOver) return;
    state = next;
    onChange(next);
  };
  const setConnected = (connected: boolean) => {
    if (state.phase === 'open' && state.connected !== connected) set({ ...state, connected });
  };
  const disconnect = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const pause = () => {
    connection++;
    disconnect();
    leaveRow?.();
    leaveRow = undefined;
  };
  const stop = () => {
    isOver = true;
    pause();
    clearInterval(watchdog);
    removeEventListener('online', connectNow);
    removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
  const end = (message: string) => {
    set({ phase: 'ended', message });
    stop();
  };

  const apply = (game: LinkedGame | null, events: readonly StoredLiveGameEvent[]) => {
    if (state.phase !== 'open') return;
    const isSame = game !== null && state.game?.id === game.id;
    set({
      ...state,
      connected: true,
      game: isSame && state.game && state.game.version > game.version ? state.game : game,
      events: mergeEvents(isSame ? state.events : [], events),
    });
    if (lastInOrder(state.events) < state.events.length) void readMissing();
  };
  const readMissing = async () => {
    const opened = await readLink(token).catch(() => null);
    if (!opened || 'ended' in opened) return;
    // If another game has begun, the event stream delivers it.
    if (state.phase === 'open' && opened.game && state.game?.id === opened.game.id)
      apply(opened.game, opened.events);
  };

  const listen = () => {
    source = new EventSource(`${pathOf(token)}/events`);
    const note = () => {
      lastMessageAt = Date.now();
      failures = 0;
      setConnected(true);
    };
    source.addEventListener('open', note);
    source.addEventListener('ping', note);
    source.addEventListener('game', ({ data }: MessageEvent<string>) => {
      note();
      const { game, events } = JSON.parse(data) as Pick<OpenedLiveLink, 'game' | 'events'>;
      apply(game, events);
    });
    source.addEventListener('ended', () => end(liveLinkRules.ended));
    source.addEventListener('error', () => {
      setConnected(false);
      // After an error status the browser does not try again.
      if (source?.readyState === EventSource.CLOSED) connectLater();
    });
  };
  const connect = async () => {
    disconnect();
    lastMessageAt = Date.now();
    const own = ++connection;
    try {
      const opened = await readLink(token);
      if (own !== connection) return;
      if ('ended' in opened) return end(opened.ended);
      const { player, game, events } = opened;
      set({ phase: 'open', player, game, events, connected: true });
      if (mayStream) return listen();
      failures = 0;
      retry = setTimeout(connectNow, readEveryMs);
    } catch {
      if (own !== connection) return;
      if (state.phase !== 'open') set({ phase: 'unreachable' });
      connectLater();
    }
  };
  const connectNow = () => {
    if (!document.hidden) void connect();
  };
  const connectLater = () => {
    setConnected(false);
    clearTimeout(retry);
    retry = setTimeout(connectNow, backoffMs(backoff, ++failures));
  };
  const onOffline = () => setConnected(false);
  const checkSilence = () => {
    if (!source || Date.now() - lastMessageAt < silenceMs) return;
    setConnected(false);
    connectNow();
  };
  const start = () => {
    if (leaveRow) return;
    mayStream = true;
    leaveRow = joinStreamRow((next) => {
      mayStream = next;
      if (next || source) connectNow();
    });
    connectNow();
  };
  const onVisibilityChange = () => (document.hidden ? pause() : start());

  const watchdog = setInterval(checkSilence, checkEveryMs);
  addEventListener('online', connectNow);
  addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', onVisibilityChange);
  onVisibilityChange();
  return stop;
};
