import { actorOf } from '@rinkside/domain/actor';
import { userRoom } from '@rinkside/domain/feed/feed.rooms';
import { setProgress } from '@rinkside/domain/highlight/highlight.processing';
import type { Resources } from '../resources.js';

const minEventIntervalMs = 300;
/** The row is updated once per this many percent. */
const storedStepPercent = 10;

/**
 * Returns a function that reports the progress of a highlight (0 to 100): ephemeral events to the author's sockets, and
 * now and then an update of the row.
 */
export const createProgressReporter = ({ live, commands }: Resources, id: string, authorId: string) => {
  let emittedAt = -minEventIntervalMs;
  let storedPercent = 0;
  let lastPercent = -1;
  const store = async (percent: number) => {
    await commands.run(actorOf(authorId), (ctx) => setProgress(ctx, { id, percent }));
  };
  return (progress: number) => {
    const percent = Math.floor(progress);
    if (percent <= lastPercent || performance.now() - emittedAt < minEventIntervalMs) return;
    emittedAt = performance.now();
    lastPercent = percent;
    const payload = { id, percent, profile_id: authorId };
    const rooms = [userRoom(authorId)];
    live
      .publish([{ kind: 'emit', rooms, except: [], volatile: true, event: 'highlight.progress', payload }])
      .catch(() => undefined);
    if (percent < storedPercent + storedStepPercent) return;
    storedPercent = percent;
    store(percent).catch(() => undefined);
  };
};
