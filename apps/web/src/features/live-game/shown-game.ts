import { type LiveGameView, noCheers } from '@rinkside/contracts/live-game';
import { reduceLiveGame, type LiveGameState } from '@rinkside/contracts/live-game.state';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import { liveGameAtom } from '../../state/entities/entity-store';
import { liveLogAtom } from './live-log';

/** A live game with the taps of this device, whether they are sent or not. */
export interface ShownGame {
  /** Its summary is the state. */
  view: LiveGameView;
  state: LiveGameState;
}

type KnownLog = ReturnType<ReturnType<typeof liveLogAtom>['read']>;

/** Whether the server refuses what this device has not sent yet. */
const isRefused = (log: KnownLog) => log !== null && log.log.started && log.log.refusal !== null;

/** The taps of this device, without those that the server refused. */
const countedEvents = (log: KnownLog) => log?.events.filter(({ sent }) => sent || !isRefused(log)) ?? [];

/** The taps of this device that the server refused: as lines of the timeline, and the number of the others. */
export const refusedTapsAtom = atomFamily((id: string) =>
  atom((get) => {
    const [record, log] = [get(liveGameAtom(id)), get(liveLogAtom(id))];
    const view = record?.view;
    if (!view || !log || !isRefused(log)) return null;
    const own = log.events.map(({ event }) => event);
    const refused = new Set(log.events.filter(({ sent }) => !sent).map(({ event }) => event.id));
    const { timeline } = reduceLiveGame({ ...view, events: [...own, ...record.events] });
    const lines = timeline.filter((entry) => refused.has(entry.id));
    return { view, lines, others: refused.size - lines.length };
  }),
);

/** A live game by its id; null while unknown. */
export const shownGameAtom = atomFamily((id: string) =>
  atom((get): ShownGame | null => {
    const [record, log] = [get(liveGameAtom(id)), get(liveLogAtom(id))];
    const view = record?.view ?? log?.log.start?.view;
    if (!view) return null;
    const own = countedEvents(log).map(({ event }) => event);
    // The server's copy of an event comes last: it may have corrected the time.
    const state = reduceLiveGame({ ...view, events: [...own, ...(record?.events ?? [])] });
    return { view: { cheers: noCheers, ...view, summary: state }, state };
  }),
);

/** Whether another device has taken over since this one scored. */
export const isReplacedAtom = atomFamily((id: string) =>
  atom((get) => {
    const [terms, log] = [get(liveGameAtom(id))?.view?.terms.length ?? 0, get(liveLogAtom(id))?.log];
    return log !== undefined && terms > log.term;
  }),
);
