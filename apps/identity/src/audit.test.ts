import { createLog } from '@rinkside/platform/log';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person, refresh, signIn, signUp, startWorld, type World } from '../testing/world.js';

const lines: string[] = [];
let world: World;
const who = person();

beforeAll(async () => {
  const log = createLog('identity', 'info', { write: (line) => void lines.push(line) });
  world = await startWorld({ log, timing: { grace: 0 } });
});
afterAll(() => world.close());

/** What was said while `work` was done, without when and by whom it was written. */
const said = async (work: () => Promise<unknown>) => {
  lines.length = 0;
  await work();
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
};

// @covers V16.3.1
test('every try to come in leaves a line: how, with what end, and whose account once that is proven', async () => {
  const [signedUp] = await said(() => signUp(world.issuer, who));
  expect(signedUp).toMatchObject({ msg: 'sign-in', by: 'sign-up', outcome: 'done' });
  expect((await said(() => signUp(world.issuer, who)))[0]).toMatchObject({
    by: 'sign-up',
    outcome: 'refused',
  });
  const [wrong] = await said(() => signIn(world.issuer, { ...who, password: 'not the one' }));
  expect(wrong).toMatchObject({ by: 'password', outcome: 'refused', named: signedUp?.['named'] });
  expect(wrong).not.toHaveProperty('account');
  expect((await said(() => signIn(world.issuer, who)))[0]).toMatchObject({
    by: 'password',
    outcome: 'done',
    account: signedUp?.['account'],
    from: wrong?.['from'],
  });
});

// @covers V16.3.1
test('a refresh token that comes back used is told, with the sign-in it ends', async () => {
  const { body } = await signIn(world.issuer, who);
  await refresh(world.issuer, body.refresh_token!);
  const told = await said(() => refresh(world.issuer, body.refresh_token!));
  expect(new Set(told.map(({ msg }) => msg))).toEqual(new Set(['sign-in revoked', 'tokens refused']));
});

// @covers V16.2.5
test('no line holds an email, a password, a name, an address or a token', async () => {
  const told = await said(async () => {
    await signIn(world.issuer, { ...who, password: 'not the one' });
    const { body } = await signIn(world.issuer, who);
    await refresh(world.issuer, body.refresh_token!);
    await refresh(world.issuer, `${body.refresh_token!}x`);
    const text = lines.join('');
    for (const secret of [
      who.email,
      who.password,
      'not the one',
      'Winters',
      '127.0.0.1',
      body.refresh_token!,
    ])
      expect(text).not.toContain(secret);
  });
  expect(told.length).toBeGreaterThan(2);
});
