import { setTimeout as pause } from 'node:timers/promises';
import { postRoutes } from '@rinkside/contracts/post';
import { callRoute } from '@rinkside/testkit/client';
import { Screen } from '@rinkside/testkit/screen';
import { until } from '@rinkside/testkit/until';
import { clock, idOfNow } from './fact-ids.js';
import type { Figure } from './field.js';
import { Installation } from './installation.js';
import { populate, type Somebody } from './population.js';

/** An account may open 120 sockets a minute. */
const screensEach = 60;
const atATime = 50;

/** What $2 people's likes of post $1 leave behind; the machine could not also answer so many. */
const cheer = `with hot as (
    update item set likes_count = likes_count + $2, version = version + $2 where id = $1 returning *)
  insert into outbox (id, name, payload, occurred_at)
  select ${idOfNow}, 'like.changed',
    jsonb_build_object('content_type', 'post', 'id', hot.id, 'author_id', hot.author_id,
      'organization_id', hot.organization_id, 'listed', hot.listed, 'version', hot.version - $2 + n,
      'likesCount', hot.likes_count - $2 + n, 'actor_id', $3::text, 'liked', true), now()
  from hot, generate_series(1, $2::int) n,
    ${clock}`;

const openScreens = async (origin: string, people: Somebody[], size: number, room: string) => {
  const screens: Screen[] = [];
  while (screens.length < size)
    screens.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atATime, size - screens.length) }, async (_, at) => {
          const viewer = people[(screens.length + at) % people.length];
          const screen = await new Screen(origin, viewer?.token ?? '').open();
          const { ok } = await screen.watch(room);
          if (!ok) throw new Error(`not let into ${room}`);
          return screen;
        }),
      )),
    );
  return screens;
};

/** A room full of people, and a post in it that is liked by so many a second. */
export const heat = async (
  postgresUrl: string,
  size: { screens: number; likes: number; seconds: number },
): Promise<Figure[]> => {
  const installation = await Installation.open(postgresUrl);
  const screens: Screen[] = [];
  try {
    const { origin } = installation;
    const [author, fan, ...people] = await populate(installation, 2 + Math.ceil(size.screens / screensEach));
    if (!author || !fan) throw new Error('nobody is there');
    const { id } = await callRoute(origin, author.token, postRoutes.create, { body: { content: 'Hot' } });
    screens.push(...(await openScreens(origin, people, size.screens, `post:${id}`)));
    await installation.settle();
    await installation.loopLag();
    const began = performance.now();
    const step = 50;
    for (let at = 0; at < (size.seconds * 1000) / step; at++) {
      await installation.rows(cheer, [id, (size.likes * step) / 1000, fan.id]);
      await pause(Math.max(0, began + (at + 1) * step - performance.now()));
    }
    const took = (performance.now() - began) / 1000;
    const ended = performance.now();
    const { likesCount } = await callRoute(origin, author.token, postRoutes.one, { params: { id } });
    const last = (screen: Screen) => screen.heard.findLast(({ event }) => event === 'like.changed')?.payload;
    const isRight = (screen: Screen) => Reflect.get(Object(last(screen)), 'likesCount') === likesCount;
    await until('every screen shows the last count', () => screens.every(isRight)).catch(() => undefined);
    const right = performance.now() - ended;
    const lag = await installation.loopLag();
    const told = screens.map(({ heard }) => heard.filter(({ event }) => event === 'like.changed').length);
    return [
      { what: 'screens', value: screens.length },
      { what: 'likes', value: likesCount },
      { what: 'likes a second', value: Math.round(likesCount / took) },
      { what: 'updates of a screen a second, at most', value: Math.round((10 * Math.max(...told)) / took) / 10, limit: 10 },
      { what: 'screens without the last count', value: screens.filter((each) => !isRight(each)).length, limit: 0 },
      { what: 'all screens right after the last like, ms', value: Math.round(right), limit: 1000 },
      { what: 'loop lag p99, ms', value: lag, limit: 100 },
    ]; // prettier-ignore
  } finally {
    for (const screen of screens) screen.close();
    await installation.close();
  }
};
