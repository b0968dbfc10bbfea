import { childEnv } from '@rinkside/platform/env';
import { postRoutes } from '@rinkside/contracts/post';
import { logGame } from './log-game.js';
import { test as base, waitForServiceWorker } from './offline-device.js';
import { expect } from './playwright-test.js';
import { createWalk } from './random-walk.js';

/** `WALK_STEPS=500 WALK_SEED=7,8 npx playwright test random-walk` walks longer, with other seeds, and prints each step. */
const { WALK_STEPS, WALK_SEED } = childEnv();
const steps = Number(WALK_STEPS ?? 60);
const seeds = (WALK_SEED ?? '33').split(',').map(Number);

const test = base.extend<{
  startWalk: (seed: number, steps: number) => Promise<ReturnType<typeof createWalk>>;
}>({
  startWalk: async ({ member, openApp, device, product }, use) => {
    await use(async (seed, count) => {
      const [ada, ben] = await Promise.all([member('Ada'), member('Ben')]);
      const opponent = `Otters of ${ada.lastName}`;
      await logGame(ada.person, opponent, { date: '2026-01-10', our_score: 99 });
      const post = await ben.person.call(postRoutes.create, { body: { content: 'Fresh ice at six' } });
      const first = await openApp(ada.session);
      await first.goto('/app/settings');
      await waitForServiceWorker(first);
      const walk = createWalk({
        seed,
        steps: count,
        device,
        origin: product.origins[0] ?? '',
        person: ada,
        openPage: () => first.context().newPage(),
        trace: (step) => void (WALK_STEPS && process.stdout.write(`seed ${seed}, ${step}\n`)),
        postId: post.id,
        opponent,
      });
      await walk.start();
      await first.close();
      return walk;
    });
  },
});

test.describe.configure({ mode: 'parallel' });
test.setTimeout(120_000 + steps * 8000);

for (const seed of seeds)
  test(`a random walk loses nothing and sends nothing twice (${steps} steps, seed ${seed})`, async ({
    startWalk,
  }) => {
    const walk = await startWalk(seed, steps);
    await walk.runAll();
  });

test('the walk notices a build that drops drafts at its start', async ({ startWalk }) => {
  const walk = await startWalk(1, 0);
  await walk.onEveryPage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('rinkside.draft.')) localStorage.removeItem(key);
  });
  await expect(walk.runNamed('type a post', 'reload')).rejects.toThrow(
    /was typed and is in no draft|shows its draft/,
  );
});
