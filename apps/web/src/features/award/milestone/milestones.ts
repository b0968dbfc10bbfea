import type { AwardView } from '@rinkside/contracts/award';
import type { GameView } from '@rinkside/contracts/game';
import { atom } from 'jotai';
import { awardsAtom, viewerIdAtom } from '../../../state/fold';
import { onForget } from '../../../state/live.link';
import { store } from '../../../state/store';

/** Games saved here since the page was opened, by their id, with when the server took them. */
const savedState = atom<ReadonlyMap<string, string>>(new Map());
const celebratedState = atom<ReadonlySet<string>>(new Set<string>());

onForget(() => {
  store.set(savedState, new Map());
  store.set(celebratedState, new Set<string>());
});

/** A game was saved here: what it earns is worth a moment. */
export const gameSaved = ({ id, created_at }: Pick<GameView, 'id' | 'created_at'>): void =>
  store.set(savedState, (known) => new Map(known).set(id, created_at));

/** Awards the viewer's games of this visit have just earned, each until it was celebrated. Not those that only moved there. */
export const milestonesAtom = atom((get): readonly AwardView[] => {
  const viewer = get(viewerIdAtom);
  const saved = get(savedState);
  if (!viewer || saved.size === 0) return [];
  const celebrated = get(celebratedState);
  return get(awardsAtom(viewer)).filter(({ id, source, created_at }) => {
    const since = source && saved.get(source.id);
    return since && !celebrated.has(id) && Date.parse(created_at) >= Date.parse(since);
  });
});

/** Once per award. */
export const celebrated = (awards: readonly AwardView[]): void =>
  store.set(celebratedState, (known) => new Set([...known, ...awards.map(({ id }) => id)]));
