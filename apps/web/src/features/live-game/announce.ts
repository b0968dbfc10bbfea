import type { LiveGameView } from '@rinkside/contracts/live-game';
import type { TimelineEntry } from '@rinkside/contracts/live-game.state';
import { useState } from 'react';
import { actionText, entryTime, type GameNames, scoreText } from './game-text';

interface AnnouncedGame {
  view: GameNames & Pick<LiveGameView, 'period_minutes' | 'summary'>;
  state: { timeline: readonly TimelineEntry[] };
}

const lineOf = (entry: TimelineEntry, { view }: AnnouncedGame): string => {
  const text = `${actionText(entry.action, entry.period, view)}, ${entryTime(entry, view)}.`;
  return entry.action.kind === 'goal' ? `${text} ${scoreText(view)}.` : text;
};

/** Returns one line for screen readers about each entry that arrived since the last render; '' before the first. */
export const useAnnouncement = (game: AnnouncedGame): string => {
  const { timeline } = game.state;
  const [known, setKnown] = useState(() => ({ ids: new Set(timeline.map(({ id }) => id)), text: '' }));
  const added = timeline.filter(({ id }) => !known.ids.has(id));
  if (added.length === 0) return known.text;
  const text = added.map((entry) => lineOf(entry, game)).join(' ');
  setKnown({ ids: new Set(timeline.map(({ id }) => id)), text });
  return text;
};
