import { actorOf } from '@rinkside/domain/actor';
import { userRoom } from '@rinkside/domain/feed/feed.rooms';
import { setProgress } from '@rinkside/domain/highlight/highlight.media';
import type { Resources } from '../resources.js';

/** Ticks are this far apart, ms; the row hears of every so many percent. */
const apart = 300;
const step = 10;

/** Tells the author's screens how far the work is, by ticks that may be lost, and the row now and then. */
export const teller = ({ live, commands }: Resources, id: string, authorId: string) => {
  let told = -apart;
  let stored = 0;
  let last = -1;
  const store = async (percent: number) => {
    await commands.run(actorOf(authorId), (ctx) => setProgress(ctx, { id, percent }));
  };
  return (progress: number) => {
    const percent = Math.floor(progress);
    if (percent <= last || performance.now() - told < apart) return;
    told = performance.now();
    last = percent;
    const payload = { id, percent };
    const rooms = [userRoom(authorId)];
    live
      .deliver([{ kind: 'emit', rooms, except: [], volatile: true, event: 'highlight.progress', payload }])
      .catch(() => undefined);
    if (percent < stored + step) return;
    stored = percent;
    store(percent).catch(() => undefined);
  };
};
