import { liveGameRules } from '@rinkside/contracts/live-game';
import type { ShownGame } from './shown-game';

const abandonedMs = liveGameRules.abandonedHours * 60 * 60 * 1000;

/** Whether nobody has logged anything for 12 hours. @param now ms since 1970 */
export const isAbandoned = ({ view, state }: ShownGame, now: number): boolean => {
  const instants = [view.started_at, state.clock.at, ...state.timeline.map(({ occurred_at }) => occurred_at)];
  return now - Math.max(...instants.map((instant) => Date.parse(instant))) > abandonedMs;
};
