import { gzipSync } from 'node:zlib';
import { playerRoutes, playerRules, type OnboardingBody } from '@rinkside/contracts/player';
import { refusal } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { until } from '@rinkside/testkit/until';
import { World } from '@rinkside/testkit/world';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { picture } from './leavings.js';

let world: World;
beforeAll(async () => {
  world = await World.open({ postgresUrl: inject('postgresUrl'), redisUrl: inject('redisUrl') });
});
afterAll(() => world?.close());

/** A birthdate of somebody who is `age` in so many days. */
const born = (age: number, days = 0) => {
  const today = new Date();
  return new Date(Date.UTC(today.getUTCFullYear() - age, today.getUTCMonth(), today.getUTCDate() + days))
    .toISOString()
    .slice(0, 10);
};

describe('onboarding', () => {
  it('keeps what was answered and completes the profile', async () => {
    const person = await world.newcomer();
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
      birthdate: born(15),
    });
    expect(await person.call(playerRoutes.me)).toMatchObject({
      onboarding_complete: true,
      first_name: 'Ada',
      position: 'goalie',
      organization: { id: person.organizationId },
      birthdate: born(15),
      show_full_name_publicly: false,
      public_player_page: true,
    });
  });

  const wrong: [string, Partial<Record<keyof OnboardingBody, unknown>>, string][] = [
    ['first_name', { first_name: '' }, playerRules.firstNameRequired],
    ['first_name', { first_name: 'A' }, playerRules.firstNameShort],
    ['last_name', { last_name: ' ' }, playerRules.lastNameRequired],
    ['last_name', { last_name: 'B' }, playerRules.lastNameShort],
    ['role', { role: 'referee' }, playerRules.role],
    ['position', { position: null }, playerRules.position],
    ['birthdate', { birthdate: '' }, playerRules.birthdayRequired],
    ['birthdate', { birthdate: born(4) }, playerRules.birthdayInvalid],
    ['birthdate', { birthdate: born(101) }, playerRules.birthdayInvalid],
    ['birthdate', { birthdate: '2001-02-30' }, playerRules.birthdayInvalid],
    ['guardian_confirmed', { birthdate: born(12) }, playerRules.guardian],
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
  it.each(wrong)('says what is wrong with %s: %j', async (path, answer, message) => {
    const person = await world.newcomer();
    await expect(person.onboard(answer as Partial<OnboardingBody>)).rejects.toMatchObject({
      status: 400,
      view: { message, errors: expect.arrayContaining([{ path, message }]) },
    });
    expect((await person.call(playerRoutes.me)).onboarding_complete).toBe(false);
  });

  it('takes ages 5 to 100, a guardian’s word under 13, both spellings of player, and a coach without a position', async () => {
    await world.person({ birthdate: born(100) });
    const child = await world.person({
      birthdate: born(5),
      guardian_confirmed: true,
      guardian_ai_confirmed: true,
    });
    expect(child.profile.guardian_confirmed_at).not.toBeNull();
    expect(child.profile.guardian_ai_confirmed_at).not.toBeNull();
    const { profile } = await (await world.newcomer()).onboard({ role: 'player/parent' as 'player' });
    expect(profile.role).toBe('player');
    const coach = await world.person({ role: 'coach', position: undefined, birthdate: born(40) });
    expect(coach.profile).toMatchObject({ role: 'coach', position: null, coach_confirmed: true });
  });

  // @covers V2.3.4
  it('gives coach rights to the first coach of an organization only, also when two arrive at once', async () => {
    const { organizationId } = await world.person();
    const coaches = await Promise.all(
      Array.from({ length: 5 }, () => world.person({ role: 'coach', organization_id: organizationId })),
    );
    expect(coaches.filter(({ profile }) => profile.coach_confirmed)).toHaveLength(1);
  });
});

describe('an edit of the profile', () => {
  it('changes the given fields and raises the version', async () => {
    const person = await world.person();
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

  it('opens nothing by a birthdate that jumps over 13 or 18', async () => {
    const teen = await world.person({ birthdate: born(15) });
    const claimed = await teen.call(playerRoutes.update, { body: { birthdate: born(30) } });
    expect(claimed).toMatchObject({ birthdate: born(30), show_full_name_publicly: false });
    const { rows } = await world.pool.query('select trusted_birthdate::text from player where id = $1', [
      teen.id,
    ]);
    expect(rows).toEqual([{ trusted_birthdate: born(15) }]);
  });

  it('opens nothing sooner by a birthdate a little earlier, which would be 18 tomorrow', async () => {
    const teen = await world.person({ birthdate: born(15) });
    await teen.call(playerRoutes.update, { body: { birthdate: born(18, 1) } });
    await teen.call(playerRoutes.update, { body: { birthdate: born(14) } });
    const trusted = async () => {
      const { rows } = await world.pool.query('select trusted_birthdate::text from player where id = $1', [
        teen.id,
      ]);
      return rows[0].trusted_birthdate;
    };
    expect(await trusted()).toBe(born(14));
    await teen.call(playerRoutes.update, { body: { birthdate: born(18, 1) } });
    expect(await trusted()).toBe(born(14));
  });

  it('follows the age where a switch was never touched, and the switch where it was', async () => {
    const adult = await world.person({ birthdate: born(18) });
    expect(adult.profile).toMatchObject({ show_full_name_publicly: true, public_player_page: true });
    const parent = await world.person({ role: 'parent', birthdate: born(40) });
    expect(parent.profile.show_full_name_publicly).toBe(false);
    const down = await adult.call(playerRoutes.update, { body: { birthdate: born(15) } });
    expect(down.show_full_name_publicly).toBe(false);
    // Back up opens nothing, but what its owner decided stays decided.
    const up = await adult.call(playerRoutes.update, { body: { birthdate: born(18) } });
    expect(up).toMatchObject({ birthdate: born(18), show_full_name_publicly: false });
    const told = await adult.call(playerRoutes.update, {
      body: { show_full_name_publicly: true, public_player_page: false },
    });
    expect(told).toMatchObject({ show_full_name_publicly: true, public_player_page: false });
    const later = await adult.call(playerRoutes.update, { body: { birthdate: born(14) } });
    expect(later).toMatchObject({ show_full_name_publicly: true, public_player_page: false });
  });

  // @covers V2.2.3
  it('to under 13 needs a guardian’s word once', async () => {
    const teen = await world.person({ birthdate: born(15) });
    const edit = (body: Partial<OnboardingBody>) => teen.call(playerRoutes.update, { body });
    expect(await refusal(edit({ birthdate: born(12) }))).toEqual([400, playerRules.guardian]);
    const child = await edit({ birthdate: born(12), guardian_confirmed: true });
    expect(child).toMatchObject({ birthdate: born(12), guardian_confirmed_at: expect.any(String) });
    expect(await edit({ birthdate: born(11) })).toMatchObject({ birthdate: born(11) });
    const asked = await edit({ guardian_ai_confirmed: true });
    expect(asked.guardian_ai_confirmed_at).not.toBeNull();
    expect(await edit({ guardian_ai_confirmed: false })).toMatchObject({ guardian_ai_confirmed_at: null });
  });

  it('keeps a coach without a position, and asks for one of whoever stops being a coach', async () => {
    const person = await world.person({ position: 'goalie' });
    const edit = (body: Partial<OnboardingBody>) => person.call(playerRoutes.update, { body });
    expect(await edit({ role: 'coach' })).toMatchObject({ role: 'coach', position: null });
    expect(await edit({ position: 'skater' })).toMatchObject({ position: null });
    expect(await refusal(edit({ role: 'player' }))).toEqual([400, playerRules.position]);
    expect(await edit({ role: 'parent', position: 'skater' })).toMatchObject({
      role: 'parent',
      position: 'skater',
    });
  });

  it('loses no field when ten come at once', async () => {
    const person = await world.person();
    const versions = await Promise.all(
      Array.from({ length: 10 }, () => person.call(playerRoutes.update, { body: { zipcode: '12345' } })),
    );
    expect(new Set(versions.map(({ version }) => version)).size).toBe(10);
  });
});

describe('an avatar', () => {
  const send = async (person: Person, bytes: Uint8Array<ArrayBuffer>, name = 'me.jpg') => {
    const form = new FormData();
    form.append('avatar', new Blob([bytes]), name);
    const response = await fetch(world.origin() + playerRoutes.avatar.path, {
      method: 'PATCH',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    return {
      status: response.status,
      body: (await response.json()) as { avatar?: string; message?: string },
    };
  };
  it('is stored square, small and without a trace of where it was taken; the old one goes', async () => {
    const person = await world.person();
    const first = await send(person, await picture());
    expect(first.status).toBe(200);
    const fetched = await fetch(world.origin() + first.body.avatar);
    expect(fetched.headers.get('content-type')).toBe('image/webp');
    const stored = await sharp(Buffer.from(await fetched.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(stored.exif).toBeUndefined();

    const second = await send(person, await picture(600));
    expect(second.body.avatar).not.toBe(first.body.avatar);
    await world.settle();
    await until(
      'the old picture is gone',
      async () => (await fetch(world.origin() + first.body.avatar)).status === 404,
    );
    expect((await fetch(world.origin() + second.body.avatar)).status).toBe(200);
  });

  const limit = playerRules.avatarBytes;
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  // @covers M3 V1.3.4 V5.2.1 V5.2.2 V5.2.6
  it.each<[string, () => Promise<Uint8Array<ArrayBuffer>>, number, string]>([
    ['nothing', async () => new Uint8Array(), 400, playerRules.avatarMissing],
    ['text named .jpg', async () => new TextEncoder().encode('hello'), 415, playerRules.avatarType],
    ['an SVG', async () => new TextEncoder().encode(svg), 415, playerRules.avatarType],
    [
      'an SVG that unpacks to a hundred megabytes, before anything unpacks it',
      async () => new Uint8Array(gzipSync(svg.replace('<script>', `${'<g/>'.repeat(25_000_000)}<script>`))),
      415,
      playerRules.avatarType,
    ],
    ['half a picture', async () => (await picture()).slice(0, 1200), 415, playerRules.avatarType],
    ['one byte over 5 MB', async () => new Uint8Array(limit + 1), 413, playerRules.avatarSize],
    ['5 MB of nothing', async () => new Uint8Array(limit), 415, playerRules.avatarType],
    [
      'a picture of 100 megapixels',
      async () =>
        new Uint8Array(
          await sharp({ create: { width: 10_000, height: 10_000, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        ),
      413,
      playerRules.avatarPixels,
    ],
  ])('refuses %s', async (_, bytes, status, message) => {
    const person = await world.newcomer();
    const sent = await bytes();
    const before = process.memoryUsage().rss;
    expect(await send(person, sent)).toMatchObject({ status, body: { message } });
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
  });
});
