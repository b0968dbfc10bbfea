import type { AwardView } from '@rinkside/contracts/award';
import type { GameView } from '@rinkside/contracts/game';
import { atom } from 'jotai';
import { awardsAtom, viewerIdAtom } from '../../../state/entities/entity-store';
import { onViewerChange } from '../../../state/live-client';
import { store } from '../../../state/store';

/** Games saved since the page was opened: id → `created_at` on the server. */
const savedState = atom<ReadonlyMap<string, string>>(new Map());
const celebratedState = atom<ReadonlySet<string>>(new Set<string>());

onViewerChange(() => {
  store.set(savedState, new Map());
  store.set(celebratedState, new Set<string>());
});

/** Records a game saved on this page, so its new awards are celebrated. */
export const recordSavedGame = ({ id, created_at }: Pick<GameView, 'id' | 'created_at'>): void =>
  store.set(savedState, (saved) => new Map(saved).set(id, created_at));

/**
 * Awards earned by games saved on this page and not celebrated yet.
 * Awards that moved to such a game from another one are older than the game and left out.
 */
export const milestonesAtom = atom((get): readonly AwardView[] => {
  const viewer = get(viewerIdAtom);
  const saved = get(savedState);
  if (!viewer || saved.size === 0) return [];
  const celebratedIds = get(celebratedState);
  return get(awardsAtom(viewer)).filter(({ id, source, created_at }) => {
    const since = source && saved.get(source.id);
    return since && !celebratedIds.has(id) && Date.parse(created_at) >= Date.parse(since);
  });
});

/** Marks awards as celebrated, so each is shown once. */
export const markCelebrated = (awards: readonly AwardView[]): void =>
  store.set(celebratedState, (ids) => new Set([...ids, ...awards.map(({ id }) => id)]));
