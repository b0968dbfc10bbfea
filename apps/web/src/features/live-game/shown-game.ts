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

/** A live game by its id; null while unknown. */
export const shownGameAtom = atomFamily((id: string) =>
  atom((get): ShownGame | null => {
    const [record, log] = [get(liveGameAtom(id)), get(liveLogAtom(id))];
    const view = record?.view ?? log?.log.start?.view;
    if (!view) return null;
    const own = log?.events.map(({ event }) => event) ?? [];
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
