import { PassThrough } from 'node:stream';
import { liveGameRules } from '@rinkside/contracts/live-game';
import { liveLinkRules } from '@rinkside/contracts/live-link';
import { errorMessages } from '@rinkside/contracts/error';
import { playerOfLiveLinksRoom } from '@rinkside/domain/feed/feed.rooms';
import { openLiveLinks, type OpenLiveLink } from '@rinkside/domain/live-game/live-link.views';
import type { ProcessContext } from '@rinkside/domain/process-context';
import { AppError, rateLimited } from '@rinkside/platform/errors';
import { newId } from '@rinkside/platform/id';
import { LiveLinkViewers } from './live-link-viewers.js';

/** Pages of one player get at most one update per interval. */
const intervalMs = 100;
/** A page that does not read is closed; its client reconnects. */
const maxQueuedBytes = 1024 * 1024;
/** When a network with too many pages tries again. */
const tooManyPagesRetrySeconds = 60;

interface Page {
  linkId: string;
  playerId: string;
  stream: PassThrough;
  /** The game and version that was sent last. */
  sent: string;
}

/** The open pages of live links at this gateway. They receive server-sent events when the game of their player changes. */
export class LiveLinkPages {
  readonly #pages = new Map<string, Page>();
  readonly #pagesOfNetwork = new Map<string, number>();
  readonly #changedPlayers = new Set<string>();
  readonly #viewers: LiveLinkViewers;
  #timer: NodeJS.Timeout | undefined;
  #updating = false;
  #closing = false;

  constructor(private readonly context: ProcessContext) {
    this.#viewers = new LiveLinkViewers(context);
    const timer = setInterval(() => this.#check(), liveLinkRules.pingEveryMs);
    context.shutdown.add('live link checks', () => {
      clearInterval(timer);
      clearTimeout(this.#timer);
    });
  }

  /** Call with the rooms of every live update. */
  touch(rooms: readonly string[]) {
    for (const room of rooms) {
      const playerId = playerOfLiveLinksRoom(room);
      if (playerId) this.#update(playerId);
    }
  }

  /**
   * Adds a page. The first event has the whole game.
   * @returns the body of the reply, server-sent events
   * @throws rateLimited for a network with too many pages, unavailable during shutdown
   */
  open(link: OpenLiveLink, network: string): PassThrough {
    if (this.#closing) throw new AppError('unavailable', errorMessages.unavailable);
    const open = this.#pagesOfNetwork.get(network) ?? 0;
    if (open >= liveLinkRules.maxOpenPages * Math.max(1, this.context.env.RATE_LIMIT_FACTOR))
      throw rateLimited(tooManyPagesRetrySeconds);
    this.#pagesOfNetwork.set(network, open + 1);
    const id = newId();
    const stream = new PassThrough();
    const page: Page = { linkId: link.id, playerId: link.player_id, stream, sent: '' };
    this.#pages.set(id, page);
    this.#viewers.add(link.id, id);
    stream.once('close', () => {
      this.#pages.delete(id);
      this.#viewers.remove(link.id, id);
      const others = (this.#pagesOfNetwork.get(network) ?? 1) - 1;
      if (others > 0) this.#pagesOfNetwork.set(network, others);
      else this.#pagesOfNetwork.delete(network);
    });
    sendGame(page, link);
    // A change between the read of the link and now has touched no page yet.
    this.#update(link.player_id);
    return stream;
  }

  /** Returns the number of open pages of each link, over all gateways. */
  countViewers(linkIds: readonly string[]): Promise<number[]> {
    return this.#viewers.count(linkIds);
  }

  /** Closes all pages; their clients reconnect, to another gateway during shutdown. */
  closeAll() {
    for (const { stream } of this.#pages.values()) stream.end();
  }

  /** Accepts no more pages. */
  close() {
    this.#closing = true;
    this.closeAll();
  }

  /** Checks the links again, because some expire. The ping also keeps proxies from closing idle connections. */
  #check() {
    for (const { playerId, stream } of this.#pages.values()) {
      stream.write('event: ping\ndata: {}\n\n');
      this.#update(playerId);
    }
    this.#viewers.renew([...this.#pages].map(([id, { linkId }]) => [linkId, id]));
  }

  #update(playerId: string) {
    this.#changedPlayers.add(playerId);
    if (this.#updating || this.#timer) return;
    this.#timer = setTimeout(() => void this.#sendUpdates(), intervalMs);
  }

  /** Sends every page of the changed players what its link shows now. One run at a time, so that versions stay in order. */
  async #sendUpdates() {
    this.#timer = undefined;
    const players = new Set(this.#changedPlayers);
    this.#changedPlayers.clear();
    const pages = [...this.#pages.values()].filter(({ playerId }) => players.has(playerId));
    if (pages.length > 0) {
      this.#updating = true;
      try {
        const ids = [...new Set(pages.map(({ linkId }) => linkId))];
        const links = await openLiveLinks(this.context.database.sql, ids, liveGameRules.recentEvents);
        for (const page of pages) {
          const link = links.get(page.linkId);
          if (link) sendGame(page, link);
          else page.stream.end('event: ended\ndata: {}\n\n');
        }
      } catch (error) {
        this.context.log.warn({ err: error }, 'live links could not be read; their pages reconnect');
        for (const { stream } of pages) stream.end();
      }
      this.#updating = false;
    }
    const [next] = this.#changedPlayers;
    if (next) this.#update(next);
  }
}

const sendGame = (page: Page, { game, events }: OpenLiveLink) => {
  const state = game ? `${game.id} ${game.version}` : 'none';
  if (page.sent === state) return;
  page.sent = state;
  const data = JSON.stringify({ game, events: events ?? [] });
  page.stream.write(`event: game\ndata: ${data}\n\n`);
  if (page.stream.writableLength > maxQueuedBytes) page.stream.destroy();
};
