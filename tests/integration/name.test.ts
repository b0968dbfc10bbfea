import { commentRoutes } from '@rinkside/contracts/comment';
import { nameRules } from '@rinkside/contracts/name';
import { organizationRoutes } from '@rinkside/contracts/organization';
import { playerRoutes } from '@rinkside/contracts/player';
import { postRoutes } from '@rinkside/contracts/post';
import { reportRoutes } from '@rinkside/contracts/report';
import { callRoute, expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const signedInAs = async (subject: string, given_name: string, family_name: string) =>
  callRoute(app.origin(), await app.issuer.token(subject, { given_name, family_name }), playerRoutes.me);

it('signs in with any name of the identity provider, and keeps it normalized or not at all', async () => {
  expect(
    await signedInAs('provider-1', '\u202eNo\u200bor\n', `Lind${'\u0335'.repeat(40)}qvist`),
  ).toMatchObject({
    first_name: 'Noor',
    last_name: 'Lind\u0335\u0335qvist',
  });
  for (const [index, name] of ['Rinkside Moderator', '\u3164\u3164', 'J\u043ehn', '', '...'].entries())
    expect(await signedInAs(`provider-bad-${index}`, name, 'Winters')).toMatchObject({
      first_name: null,
      last_name: 'Winters',
    });
  expect(await signedInAs('provider-long', 'שָׁלוֹם'.repeat(40), 'O’Brien-Smith')).toMatchObject({
    first_name: 'שָׁלוֹם'.repeat(40).slice(0, 50),
    last_name: 'O’Brien-Smith',
  });
});

it('stores names and texts normalized, and finds a name in either form', async () => {
  const author = await app.user({
    first_name: 'Jose\u0301  Mari\u0301a\u200b',
    last_name: 'Nguye\u0302\u0303n',
  });
  expect(author.profile).toMatchObject({ first_name: 'José María', last_name: 'Nguyễn' });
  const found = await author.call(playerRoutes.search, { query: { search: 'Jose\u0301\u00a0Mari\u0301a' } });
  expect(found).toEqual([]);
  const fan = await app.user();
  const names = async (search: string) =>
    (await fan.call(playerRoutes.search, { query: { search } })).map((player) => player.first_name);
  expect(await names('Nguye\u0302\u0303n')).toEqual(['José María']);

  const { id, content } = await author.call(postRoutes.create, {
    body: { content: '\u202e Top shelf 👨‍👩‍👧‍👦\u200b\r\n\n\n\ngoal \u2067' },
  });
  expect(content).toBe('Top shelf 👨‍👩‍👧‍👦\n\ngoal');
  const comment = await fan.call(commentRoutes.onPost, {
    params: { id },
    body: { content: `N${'\u0300'.repeat(40)}ice \u{e0041}` },
  });
  expect(comment.content).toBe('\u01f8\u0300\u0300ice');
  await fan.call(reportRoutes.create, {
    body: { target_type: 'post', target_id: id, reason: 'spam', note: '\u202eabc' },
  });
  expect(await app.count(`select count(*) from report where note = 'abc'`)).toBe(1);
  const { name } = await fan.call(organizationRoutes.create, { body: { name: ' Ice\u2028 Fo\u00adxes ' } });
  expect(name).toBe('Ice Foxes');
});

it.each([
  ['Әлихан', 'Ғабитұлы', 'әлихан', 'ғабитұлы'],
  ['Kʼinaʼ', 'Sahaiʔa', 'kʼinaʼ', 'sahaiʔa'],
  ['Đorđe', 'Łukasik', 'đorđe', 'lukasik'],
  ['翔平', '大谷', '翔平', '大谷'],
])('finds %s %s by every letter', async (first_name, last_name, ...words) => {
  const player = await app.user({ first_name, last_name });
  const fan = await app.user({ organization_id: player.organizationId });
  for (const search of [`${first_name} ${last_name}`, ...words.slice(1)])
    expect(
      (await fan.call(playerRoutes.search, { query: { search } })).map(({ id }) => id),
      search,
    ).toEqual([player.id]);
});

it('refuses a change that completes a staff name', async () => {
  const player = await app.user({ first_name: 'Coach', last_name: 'Carter' });
  const change = (body: { first_name?: string; last_name?: string }) =>
    expectErrorReply(player.call(playerRoutes.update, { body }));
  expect(await change({ last_name: 'Mack' })).toEqual([400, nameRules.staff]);
  await player.call(playerRoutes.update, { body: { first_name: 'Adam', last_name: 'Mack' } });
  expect(await change({ first_name: 'Coach' })).toEqual([400, nameRules.staff]);
});
