import { runOperator } from '@rinkside/domain/moderation/operator';
import { TestApp } from '@rinkside/testkit/test-app';
import { expect, inject, it } from 'vitest';

const services = { postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl'), workers: 0 };
const isConfirmed = (app: TestApp, id: string) =>
  app.count('select count(*) from player where id = $1 and email_verified', [id]);

it('an operator confirms the email of one account', async () => {
  const app = await TestApp.open(services);
  try {
    const [person, a, b] = [await app.user(), await app.user(), await app.user()];
    const verify = (idOrEmail: string) => runOperator(app.env, ['verify-email', idOrEmail]);
    expect(await verify(`${person.subject}@example.test`)).toMatch(/has a confirmed email now\.$/);
    expect(await isConfirmed(app, person.id)).toBe(1);
    expect(await verify(person.id)).toMatch(/or a confirmed one already\.$/);
    await app.pool.query(`update player set email = 'shared@example.test' where id = any($1)`, [
      [a.id, b.id],
    ]);
    await expect(verify('shared@example.test')).rejects.toThrow(/several accounts have it/);
    expect(await verify(a.id)).toMatch(/has a confirmed email now\.$/);
    expect([await isConfirmed(app, a.id), await isConfirmed(app, b.id)]).toEqual([1, 0]);
  } finally {
    await app.close();
  }
});

it('the operator can state that a hosted provider confirms every email, also for accounts from before', async () => {
  const app = await TestApp.open(services);
  try {
    const before = await app.user();
    expect(await isConfirmed(app, before.id)).toBe(0);
  } finally {
    await app.close();
  }
  const stated = await TestApp.open({ ...services, env: { OIDC_EMAILS_ARE_VERIFIED: '1' } });
  try {
    const person = await stated.user();
    expect(await isConfirmed(stated, person.id)).toBe(1);
    await stated.pool.query('update player set email_verified = false where id = $1', [person.id]);
    await fetch(`${stated.origin()}/api/users/me`, {
      headers: { authorization: `Bearer ${await stated.issuer.token(person.subject, { n: 2 })}` },
    });
    expect(await isConfirmed(stated, person.id)).toBe(1);
  } finally {
    await stated.close();
  }
});
