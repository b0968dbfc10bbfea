import { afterEach, beforeEach, expect, test } from 'vitest';
import { Browser, openSignIn } from '../testing/browser.js';
import { person, signIn, signUp, startWorld, type World } from '../testing/world.js';

let world: World;
beforeEach(async () => {
  world = await startWorld({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterEach(() => world.close());

let last = 0;
/** An address nobody used before, as the gateway writes it. */
const from = (address = `10.0.${Math.floor(last / 250)}.${(last++ % 250) + 1}`) => ({
  'x-forwarded-for': address,
});
const wrong = (email = person().email) => ({ email, password: 'wrong-one' });
const times = <T>(count: number, work: () => Promise<T>) => Promise.all(Array.from({ length: count }, work));

// @covers A4 V6.3.1
test('the eleventh try for one account is refused, whatever address it comes from', async () => {
  const who = person();
  await signUp(world.issuer, who, from());
  const tries = await times(10, () => signIn(world.issuer, wrong(who.email), from()));
  expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(400));
  // Even with the right password, and in another case.
  const { status, headers, body } = await signIn(
    world.issuer,
    { ...who, email: who.email.toUpperCase() },
    from(),
  );
  expect(status).toBe(429);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(body).toEqual({
    error: 'too_many_attempts',
    error_description: `Too many attempts. Please try again in ${seconds} seconds.`,
  });
});

// @covers V2.4.1 V6.3.1
test('the eleventh try from one address is refused, whatever account it names', async () => {
  const here = from();
  const tries = await times(10, () => signIn(world.issuer, wrong(), here));
  expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(400));
  expect((await signIn(world.issuer, wrong(), here)).status).toBe(429);
  expect((await signIn(world.issuer, wrong(), from())).status).toBe(400);
});

// @covers V4.1.3 V15.3.4
test('what a client writes into X-Forwarded-For itself changes nothing', async () => {
  const { 'x-forwarded-for': real } = from();
  let spoofed = 0;
  const tries = await times(10, () =>
    signIn(world.issuer, wrong(), from(`1.2.3.${(spoofed += 1)}, ${real}`)),
  );
  expect(tries.map(({ status }) => status)).toEqual(Array(10).fill(400));
  expect((await signIn(world.issuer, wrong(), from(`9.9.9.9, ${real}`))).status).toBe(429);
  expect((await signIn(world.issuer, wrong(), from(real))).status).toBe(429);
});

// @covers V6.3.4
test('the page counts together with the password grant, and says how long', async () => {
  const who = person();
  await times(10, () => signIn(world.issuer, wrong(who.email), from()));
  const browser = new Browser();
  const response = await browser.submit(await openSignIn(browser, world), wrong(who.email));
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.text()).toMatch(
    /role="alert">Too many attempts\. Please try again in \d+ seconds?\./,
  );
});

// @covers V6.3.1
test('two processes count together', async () => {
  const other = await world.another();
  const who = person();
  await times(5, () => signIn(world.issuer, wrong(who.email), from()));
  await times(5, () => signIn(other, wrong(who.email), from()));
  expect((await signIn(world.issuer, who, from())).status).toBe(429);
  expect((await signIn(other, who, from())).status).toBe(429);
});

test('an address of IPv6 counts with its network', async () => {
  let host = 0;
  const beside = () => from(`2001:db8:1:2::${(host += 1)}`);
  await times(10, () => signIn(world.issuer, wrong(), beside()));
  expect((await signIn(world.issuer, wrong(), beside())).status).toBe(429);
  expect((await signIn(world.issuer, wrong(), from('2001:db8:1:3::1'))).status).toBe(400);
});

test('a twentieth of the sixty sign-ups from one address are let through, and no more', async () => {
  const strict = await startWorld({ env: { RATE_LIMIT_FACTOR: '0.05' } });
  try {
    const here = from();
    const three = await times(3, () => signUp(strict.issuer, person(), here));
    expect(three.map(({ status }) => status)).toEqual(Array(3).fill(200));
    const { status, headers, body } = await signUp(strict.issuer, person(), here);
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(1700);
    expect(body).toMatchObject({ code: 'too_many_attempts', error: 'too_many_attempts' });
    expect((await signUp(strict.issuer, person(), from())).status).toBe(200);
  } finally {
    await strict.close();
  }
});

test('a form that is only filled in wrongly does not count as a sign-up', async () => {
  const here = from();
  await times(10, () => signUp(world.issuer, { ...person(), password: 'five5' }, here));
  expect((await signUp(world.issuer, person(), here)).status).toBe(200);
});

test('counts hold no email and no address', async () => {
  await signIn(world.issuer, wrong('somebody@rink.example'), from('203.0.113.77'));
  const { rows } = await world.pool.query<{ key: string }>('select key from identity.attempt');
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ key }) => /somebody|203\.0/.test(key))).toEqual([]);
});
