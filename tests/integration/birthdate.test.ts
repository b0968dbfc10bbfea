import { playerRoutes, playerRules, todayUtc } from '@rinkside/contracts/player';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import { TestApp } from '@rinkside/testkit/test-app';
import type { TestUser } from '@rinkside/testkit/test-user';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

const bornBefore = (years: number) => `${new Date().getUTCFullYear() - years}${todayUtc().slice(4, 8)}01`;
const edit = (person: TestUser, body: object) => person.call(playerRoutes.update, { body });
const moveUnder13 = (person: TestUser, body: object = {}) =>
  edit(person, { birthdate: bornBefore(11), guardian_confirmed: true, ...body });
/** A moderator has confirmed an earlier birthdate. */
const ageTo = (person: TestUser, years: number) =>
  app.pool.query('update player set birthdate = $2, trusted_birthdate = $2 where id = $1', [
    person.id,
    bornBefore(years),
  ]);
const teenager = () => app.user({ birthdate: bornBefore(16), age: '18U' });

describe('a setting', () => {
  it('that equals the default is stored as chosen, and stays at any age', async () => {
    const teen = await teenager();
    expect((await edit(teen, { who_can_comment: 'club_and_followed' })).who_can_comment).toBe(
      'club_and_followed',
    );
    await ageTo(teen, 19);
    expect((await teen.call(playerRoutes.me)).who_can_comment).toBe('club_and_followed');
    const unset = await teenager();
    await ageTo(unset, 19);
    expect((await unset.call(playerRoutes.me)).who_can_comment).toBe('everyone');
    for (const [name, value] of [
      ['show_full_name_publicly', false],
      ['public_player_page', true],
      ['approve_followers', false],
    ] as const) {
      const person = await teenager();
      await edit(person, { [name]: value });
      await ageTo(person, 19);
      expect((await person.call(playerRoutes.me))[name]).toBe(value);
    }
  });

  it('that a guardian confirms under 13 falls back when the birthdate moves an account there, until it is confirmed anew', async () => {
    const teen = await teenager();
    await edit(teen, {
      who_can_comment: 'everyone', show_full_name_publicly: true, guardian_ai_confirmed: true,
    }); // prettier-ignore
    expect(await moveUnder13(teen)).toMatchObject({
      who_can_comment: 'club_and_followed',
      show_full_name_publicly: false,
      guardian_ai_confirmed_at: null,
      approve_followers: true,
    });
    expect(await expectErrorReply(edit(teen, { who_can_comment: 'everyone' }))).toEqual([
      400,
      playerRules.guardianComments,
    ]);
    const confirmed = {
      who_can_comment: 'everyone', show_full_name_publicly: true, guardian_ai_confirmed: true,
      approve_followers: false,
    } as const; // prettier-ignore
    await edit(teen, { ...confirmed, guardian_confirmed: true });
    const shown = {
      who_can_comment: 'everyone',
      show_full_name_publicly: true,
      approve_followers: false,
      guardian_ai_confirmed_at: expect.any(String),
    };
    expect(await edit(teen, { birthdate: bornBefore(10) })).toMatchObject(shown);
    await ageTo(teen, 15);
    expect(await moveUnder13(teen)).toMatchObject({
      who_can_comment: 'club_and_followed',
      show_full_name_publicly: false,
      guardian_ai_confirmed_at: null,
    });
    await ageTo(teen, 15);
    expect(await moveUnder13(teen, confirmed)).toMatchObject(shown);
  });

  it('that opens less than the default is kept when the birthdate moves an account under 13', async () => {
    for (const who_can_comment of ['nobody', 'club_and_followed'] as const) {
      const teen = await teenager();
      await edit(teen, { who_can_comment, public_player_page: false });
      await moveUnder13(teen);
      await ageTo(teen, 20);
      expect(await teen.call(playerRoutes.me)).toMatchObject({ who_can_comment, public_player_page: false });
    }
  });
});
