import {
  type Cheers,
  type LiveGameView,
  noCheers,
  type StoredLiveGameEvent,
} from '@rinkside/contracts/live-game';

export interface LiveGameRecord {
  /** Null while unknown, and once the viewer may not see it. */
  view: LiveGameView | null;
  /** The time (ms) at which the viewer could see the game. */
  knownAt: number;
  /** The known events in the order of arrival. */
  events: readonly StoredLiveGameEvent[];
}

/** Live games by id. */
export type LiveGamesRecord = ReadonlyMap<string, LiveGameRecord>;

export const noLiveGames: LiveGamesRecord = new Map();
const unknownGame: LiveGameRecord = { view: null, knownAt: 0, events: [] };

/** Cheers are never taken back, so of two counts the higher one is the newer one. */
export const newerCheers = (a: Cheers, b: Cheers): Cheers => ({
  stick_tap: Math.max(a.stick_tap, b.stick_tap),
  fire: Math.max(a.fire, b.fire),
  heart: Math.max(a.heart, b.heart),
});

/** Applies the cheers of the reply to the viewer's own. */
export const reduceCheers = (record: LiveGamesRecord, id: string, cheers: Cheers): LiveGamesRecord => {
  const game = record.get(id);
  if (!game?.view) return record;
  const view = { ...game.view, cheers: newerCheers(game.view.cheers, cheers) };
  return new Map(record).set(id, { ...game, view });
};

/** Whether a moderator took the note of an event down. */
const isTakenDown = ({ action }: StoredLiveGameEvent) => {
  const play = action.kind === 'edit' ? action.play : action;
  return play.kind === 'note' && play.text === null;
};

/** Returns the events in the order of arrival, each once. A note that was taken down stays taken down. */
export const mergeEvents = (
  known: readonly StoredLiveGameEvent[],
  added: readonly StoredLiveGameEvent[],
): StoredLiveGameEvent[] => {
  const all = [...known, ...added];
  const byPosition = new Map([...all, ...all.filter(isTakenDown)].map((event) => [event.position, event]));
  return [...byPosition.values()].toSorted((a, b) => a.position - b.position);
};

/** Applies a game and some of its events, known at `knownAt` (ms). Repeats and older versions change nothing. */
export const reduceLiveGameView = (
  record: LiveGamesRecord,
  view: LiveGameView,
  events: readonly StoredLiveGameEvent[],
  knownAt: number,
): LiveGamesRecord => {
  const current = record.get(view.id) ?? unknownGame;
  const known = new Set(current.events.map(({ id }) => id));
  const added = events.filter((event) => !known.has(event.id) || isTakenDown(event));
  const cheers = newerCheers(view.cheers, current.view?.cheers ?? noCheers);
  const newest = current.view && current.view.version > view.version ? current.view : view;
  return new Map(record).set(view.id, {
    view: { ...newest, cheers },
    knownAt: Math.max(current.knownAt, knownAt),
    events: added.length > 0 ? mergeEvents(current.events, added) : current.events,
  });
};

/** Applies the list of all running games that the viewer may see, requested at `requestedAt` (ms). */
export const reduceLiveGames = (
  record: LiveGamesRecord,
  views: readonly LiveGameView[],
  requestedAt: number,
): LiveGamesRecord => {
  const listed = new Set(views.map(({ id }) => id));
  const kept = [...record].map(([id, game]): [string, LiveGameRecord] => {
    const isGone = game.view?.status === 'live' && !listed.has(id) && game.knownAt <= requestedAt;
    return [id, isGone ? unknownGame : game];
  });
  return views.reduce<LiveGamesRecord>(
    (games, view) => reduceLiveGameView(games, view, [], requestedAt),
    new Map(kept),
  );
};

/** Forgets a game that the viewer may not see any more. */
export const reduceLiveGameGone = (record: LiveGamesRecord, id: string): LiveGamesRecord =>
  record.has(id) ? new Map(record).set(id, unknownGame) : record;

/** Returns the number of the last event before the first gap: the events after it have to be read. */
export const lastInOrder = (events: readonly StoredLiveGameEvent[]): number => {
  const gap = events.findIndex(({ position }, index) => position !== index + 1);
  return gap < 0 ? events.length : gap;
};
