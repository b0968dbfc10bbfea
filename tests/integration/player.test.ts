import { gzipSync } from 'node:zlib';
import { playerRoutes, playerRules, type OnboardingBody } from '@rinkside/contracts/player';
import { expectErrorReply } from '@rinkside/testkit/api-client';
import type { TestUser } from '@rinkside/testkit/test-user';
import { waitFor } from '@rinkside/testkit/wait-for';
import { TestApp } from '@rinkside/testkit/test-app';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { geotaggedJpeg } from './deletion-residue.js';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => app?.close());

/** The birthdate of a person who turns `age` in `days` days. */
const birthdateOf = (age: number, days = 0) => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() + days))
    .toISOString()
    .slice(0, 10);
};

describe('onboarding', () => {
  it('stores the answers and completes the profile', async () => {
    const person = await app.unonboardedUser();
    expect(await person.call(playerRoutes.me)).toMatchObject({
      onboarding_complete: false,
      first_name: 'Test',
      last_name: 'Person',
      email: `${person.subject}@example.test`,
    });
    await person.onboard({
      first_name: '  Ada ',
      last_name: 'Frost',
      role: 'player',
      position: 'goalie',
      birthdate: birthdateOf(15),
    });
    expect(await person.call(playerRoutes.me)).toMatchObject({
      onboarding_complete: true,
      first_name: 'Ada',
      position: 'goalie',
      organization: { id: person.organizationId },
      birthdate: birthdateOf(15),
      show_full_name_publicly: false,
      public_player_page: true,
    });
  });

  const invalidAnswers: [string, Partial<Record<keyof OnboardingBody, unknown>>, string][] = [
    ['first_name', { first_name: '' }, playerRules.firstNameRequired],
    ['first_name', { first_name: 'A' }, playerRules.firstNameShort],
    ['last_name', { last_name: ' ' }, playerRules.lastNameRequired],
    ['last_name', { last_name: 'B' }, playerRules.lastNameShort],
    ['role', { role: 'referee' }, playerRules.role],
    ['position', { position: null }, playerRules.position],
    ['birthdate', { birthdate: '' }, playerRules.birthdayRequired],
    ['birthdate', { birthdate: birthdateOf(4) }, playerRules.birthdayInvalid],
    ['birthdate', { birthdate: birthdateOf(101) }, playerRules.birthdayInvalid],
    ['birthdate', { birthdate: '2001-02-30' }, playerRules.birthdayInvalid],
    ['guardian_confirmed', { birthdate: birthdateOf(12) }, playerRules.guardian],
    ['zipcode', { zipcode: '' }, playerRules.zipRequired],
    ['zipcode', { zipcode: '5510' }, playerRules.zipInvalid],
    ['age', { age: '19U' }, playerRules.ageLevel],
    ['level', { level: 'Beer' }, playerRules.level],
    [
      'organization_id',
      { organization_id: '0198c0de-0000-7000-8000-000000000000' },
      playerRules.organization,
    ],
  ];
  it.each(invalidAnswers)('reports the invalid field %s: %j', async (path, answer, message) => {
    const person = await app.unonboardedUser();
    await expect(person.onboard(answer as Partial<OnboardingBody>)).rejects.toMatchObject({
      status: 400,
      view: { message, errors: expect.arrayContaining([{ path, message }]) },
    });
    expect((await person.call(playerRoutes.me)).onboarding_complete).toBe(false);
  });

  it('accepts ages 5 to 100, guardian consent under 13, both names of the player role and a coach without a position', async () => {
    await app.user({ birthdate: birthdateOf(100) });
    const child = await app.user({
      birthdate: birthdateOf(5),
      guardian_confirmed: true,
      guardian_ai_confirmed: true,
    });
    expect(child.profile.guardian_confirmed_at).not.toBeNull();
    expect(child.profile.guardian_ai_confirmed_at).not.toBeNull();
    const { profile } = await (await app.unonboardedUser()).onboard({ role: 'player/parent' as 'player' });
    expect(profile.role).toBe('player');
    const coach = await app.user({ role: 'coach', position: undefined, birthdate: birthdateOf(40) });
    expect(coach.profile).toMatchObject({ role: 'coach', position: null, coach_confirmed: true });
  });

  // @covers V2.3.4
  it('gives coaches circles of their own, and no rights once the own circle has a coach', async () => {
    const { organizationId: organization_id } = await app.user();
    const join = () =>
      Promise.all(Array.from({ length: 3 }, () => app.user({ role: 'coach', organization_id })));
    const coaches = await join();
    expect(coaches.map(({ profile }) => profile.coach_confirmed)).toEqual([true, true, true]);
    expect(
      await app.count('select count(*) from circle where organization_id = $1 and not own', [
        organization_id,
      ]),
    ).toBe(3);
    await app.shareCircle(coaches.slice(0, 1));
    expect((await join()).map(({ profile }) => profile.coach_confirmed)).toEqual([false, false, false]);
  });
});

describe('a profile update', () => {
  it('changes the given fields and increments the version', async () => {
    const person = await app.user();
    const changed = await person.call(playerRoutes.update, {
      body: { level: 'AAA', show_full_name_publicly: false },
    });
    expect(changed).toEqual({
      ...person.profile,
      level: 'AAA',
      show_full_name_publicly: false,
      version: person.profile.version + 1,
    });
  });

  it('keeps the trusted birthdate when an edit crosses the age of 18', async () => {
    const teen = await app.user({ birthdate: birthdateOf(15) });
    const updated = await teen.call(playerRoutes.update, { body: { birthdate: birthdateOf(30) } });
    expect(updated).toMatchObject({ birthdate: birthdateOf(30), show_full_name_publicly: false });
    const { rows } = await app.pool.query('select trusted_birthdate::text from player where id = $1', [
      teen.id,
    ]);
    expect(rows).toEqual([{ trusted_birthdate: birthdateOf(15) }]);
  });

  it('does not trust a birthdate that makes the user 18 tomorrow', async () => {
    const teen = await app.user({ birthdate: birthdateOf(15) });
    await teen.call(playerRoutes.update, { body: { birthdate: birthdateOf(18, 1) } });
    await teen.call(playerRoutes.update, { body: { birthdate: birthdateOf(14) } });
    const trusted = async () => {
      const { rows } = await app.pool.query('select trusted_birthdate::text from player where id = $1', [
        teen.id,
      ]);
      return rows[0].trusted_birthdate;
    };
    expect(await trusted()).toBe(birthdateOf(14));
    await teen.call(playerRoutes.update, { body: { birthdate: birthdateOf(18, 1) } });
    expect(await trusted()).toBe(birthdateOf(14));
  });

  it('derives a privacy switch from the age until its owner sets it', async () => {
    const adult = await app.user({ birthdate: birthdateOf(18) });
    expect(adult.profile).toMatchObject({ show_full_name_publicly: true, public_player_page: true });
    const parent = await app.user({ role: 'parent', birthdate: birthdateOf(40) });
    expect(parent.profile.show_full_name_publicly).toBe(false);
    const asMinor = await adult.call(playerRoutes.update, { body: { birthdate: birthdateOf(15) } });
    expect(asMinor.show_full_name_publicly).toBe(false);
    // A later edit to 18 is not trusted, so the derived switch stays off.
    const asAdult = await adult.call(playerRoutes.update, { body: { birthdate: birthdateOf(18) } });
    expect(asAdult).toMatchObject({ birthdate: birthdateOf(18), show_full_name_publicly: false });
    const switched = await adult.call(playerRoutes.update, {
      body: { show_full_name_publicly: true, public_player_page: false },
    });
    expect(switched).toMatchObject({ show_full_name_publicly: true, public_player_page: false });
    const minorAgain = await adult.call(playerRoutes.update, { body: { birthdate: birthdateOf(14) } });
    expect(minorAgain).toMatchObject({ show_full_name_publicly: true, public_player_page: false });
  });

  // @covers V2.2.3
  it('requires guardian consent once for an age under 13', async () => {
    const teen = await app.user({ birthdate: birthdateOf(15) });
    const edit = (body: Partial<OnboardingBody>) => teen.call(playerRoutes.update, { body });
    expect(await expectErrorReply(edit({ birthdate: birthdateOf(12) }))).toEqual([400, playerRules.guardian]);
    const child = await edit({ birthdate: birthdateOf(12), guardian_confirmed: true });
    expect(child).toMatchObject({ birthdate: birthdateOf(12), guardian_confirmed_at: expect.any(String) });
    expect(await edit({ birthdate: birthdateOf(11) })).toMatchObject({ birthdate: birthdateOf(11) });
    const consented = await edit({ guardian_ai_confirmed: true });
    expect(consented.guardian_ai_confirmed_at).not.toBeNull();
    expect(await edit({ guardian_ai_confirmed: false })).toMatchObject({ guardian_ai_confirmed_at: null });
  });

  it('clears the position of a coach and requires one when the role changes back', async () => {
    const person = await app.user({ position: 'goalie' });
    const edit = (body: Partial<OnboardingBody>) => person.call(playerRoutes.update, { body });
    expect(await edit({ role: 'coach' })).toMatchObject({ role: 'coach', position: null });
    expect(await edit({ position: 'skater' })).toMatchObject({ position: null });
    expect(await expectErrorReply(edit({ role: 'player' }))).toEqual([400, playerRules.position]);
    expect(await edit({ role: 'parent', position: 'skater' })).toMatchObject({
      role: 'parent',
      position: 'skater',
    });
  });

  it('gives ten concurrent edits ten different versions', async () => {
    const person = await app.user();
    const versions = await Promise.all(
      Array.from({ length: 10 }, () => person.call(playerRoutes.update, { body: { zipcode: '12345' } })),
    );
    expect(new Set(versions.map(({ version }) => version)).size).toBe(10);
  });
});

describe('an avatar', () => {
  const uploadAvatar = async (person: TestUser, bytes: Uint8Array<ArrayBuffer>, name = 'me.jpg') => {
    const form = new FormData();
    form.append('avatar', new Blob([bytes]), name);
    const response = await fetch(app.origin() + playerRoutes.avatar.path, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    return {
      status: response.status,
      body: (await response.json()) as { avatar?: string; message?: string },
    };
  };
  it('is stored as a 512 px WebP without EXIF, and the previous one is deleted', async () => {
    const person = await app.user();
    const first = await uploadAvatar(person, await geotaggedJpeg());
    expect(first.status).toBe(200);
    const fetched = await fetch(app.origin() + first.body.avatar);
    expect(fetched.headers.get('content-type')).toBe('image/webp');
    const stored = await sharp(Buffer.from(await fetched.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();

    const second = await uploadAvatar(person, await geotaggedJpeg(600));
    expect(second.body.avatar).not.toBe(first.body.avatar);
    await app.settle();
    await waitFor(
      'the previous avatar is deleted',
      async () => (await fetch(app.origin() + first.body.avatar)).status === 404,
    );
    expect((await fetch(app.origin() + second.body.avatar)).status).toBe(200);
  });

  const limit = playerRules.maxAvatarBytes;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  // @covers M3 V1.3.4 V5.2.1 V5.2.2 V5.2.6
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number, string]>([
    ['an empty file', async () => new Uint8Array(), 400, playerRules.avatarMissing],
    ['text named .jpg', async () => new TextEncoder().encode('hello'), 415, playerRules.avatarType],
    ['an SVG', async () => new TextEncoder().encode(svg), 415, playerRules.avatarType],
    [
      'a gzipped SVG of 100 MB without unpacking it',
      async () => new Uint8Array(gzipSync(svg.replace('<script>', `${'<g/>'.repeat(25_000_000)}<script>`))),
      415,
      playerRules.avatarType,
    ],
    ['a truncated image', async () => (await geotaggedJpeg()).slice(0, 1200), 415, playerRules.avatarType],
    ['one byte over 5 MB', async () => new Uint8Array(limit + 1), 413, playerRules.avatarSize],
    ['5 MB of zeros', async () => new Uint8Array(limit), 415, playerRules.avatarType],
    [
      'an image of 100 megapixels',
      async () =>
        new Uint8Array(
          await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        ),
      413,
      playerRules.avatarPixels,
    ],
  ])('rejects %s', async (_, bytes, status, message) => {
    const person = await app.unonboardedUser();
    const content = await bytes();
    const before = process.memoryUsage().rss;
    expect(await uploadAvatar(person, content)).toMatchObject({ status, body: { message } });
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
  });
});
