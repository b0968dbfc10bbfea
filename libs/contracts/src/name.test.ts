import { describe, expect, it } from 'vitest';
import { highlightChange } from './highlight.schema.js';
import { nameFromProvider, nameRules } from './name.js';
import { organizationBody } from './organization.schema.js';
import { organizationRules } from './organization.js';
import { firstName, lastName } from './player.schema.js';
import { playerRules } from './player.js';
import { signUpForm } from './session.schema.js';

const errorOf = (schema: typeof firstName, name: string) => schema.safeParse(name).error?.issues[0]?.message;

describe('a person’s name', () => {
  it.each([
    'José', 'Łukasz', 'Nguyễn', 'Søren', 'O’Brien-Smith', "D'Angelo", 'Γιώργος', 'Παπαδόπουλος', 'Иван', 'Сергійович', '大谷',
    '翔平', 'さくら', 'محمد', 'مي‌ترا', 'יוֹסֵף', 'शर्मिष्ठा', 'क्षितिज', 'প্রিয়াঙ্কা', 'ณัฐวุฒิ', '김민준', "St. John's",
    'Smith Jr.', 'Anne Marie', 'Đặng', 'Ærø', 'Ó Súilleabháin', 'Վարդան', 'ნინო', 'Zoë', 'Mack', 'Coach', 'Coach Mackenzie', 'Badminton',
    'Adminton', 'Modesto', 'Stafford', 'Ruth Staff', 'ཀརྨ་', 'ကျော်', 'Iñaki', '辻󠄀村',
  ])('accepts %s unchanged', (name) => {
    expect(firstName.parse(name)).toBe(name.normalize('NFC'));
    expect(nameFromProvider(name)).toBe(name.normalize('NFC'));
  }); // prettier-ignore

  it.each([
    ['Jose\u0301', 'José'],
    ['  Noor \u00a0\u3000 Anna ', 'Noor Anna'],
    ['No\u200bo\u00adr\ufeff', 'Noor'],
    ['No\nor\tAnna', 'No or Anna'],
    ['\u202eNoor\u202c\u2066\u200f', 'Noor'],
    ['No\u0000o\u0007r\u009f', 'Noor'],
    ['Noor\u{e0041}\u{e0042}\ue000\u{f0000}', 'Noor'],
    [`Noor${'\u0334'.repeat(40)}`, 'Noor\u0334\u0334'],
    ['\u0301Noor', 'Noor'],
    ['No\u200dor\ufe0f', 'Noor'],
    ['Noor\ud800', 'Noor'],
    ['Noor\u2028Anna', 'Noor Anna'],
  ])('normalizes %j', (name, expected) => {
    expect(firstName.parse(name)).toBe(expected);
    expect(nameFromProvider(name)).toBe(expected);
    expect(firstName.parse(expected)).toBe(expected);
  });

  it.each([
    '\u200b\u200b', '\u2800\u2800', '\u3164\u3164', '\u00a0\u00a0', '\uffa0\u115f\u1160', '\u{e0020}\u{e0041}', '\u202e\u2066',
    '\u0301\u0301', '\u2028\u2029', '...', '\ufe0f\u200d', '🏒🏒',
  ])('treats %j as missing', (name) => {
    expect(errorOf(firstName, name)).toBe(playerRules.firstNameRequired);
    expect(errorOf(lastName, name)).toBe(playerRules.lastNameRequired);
    expect(nameFromProvider(name)).toBeNull();
    expect(organizationBody.safeParse({ name }).error?.issues[0]?.message).toBe(organizationRules.nameRequired);
  }); // prettier-ignore

  it.each([
    'Rinkside Moderator', 'Rinks\u0456de Support', 'Admin', 'ADMIN', 'Аdmin', 'аԁмiп', 'Adm1n', 'Admin2', 'Ad\u200bmin', 'A d m i n',
    'A.d.m.i.n', 'Ａｄｍｉｎ', '𝗔𝗱𝗺𝗶𝗻', '🅰🅳🅼🅸🅽', 'Ⓐⓓⓜⓘⓝ', 'Ádmïn', 'Moderator', 'M0derator', 'Μοderator', 'The Real Admin', 'Rinkside',
    'R1nkside', 'RINKSIDE Official', 'Rinkside-Team', 'Riпkside Staff', 'Support Team', 'Official Support', 'Coach Mack', 'Cοach Mаck',
    'Administrator', 'Sysadmin', 'adrnin', 'ᴀᴅᴍɪɴ', 'Staff Team', 'Help Desk',
  ])('refuses %s', (name) => {
    expect(errorOf(firstName, name)).toBe(nameRules.staff);
    expect(nameFromProvider(name)).toBeNull();
  }); // prettier-ignore

  it('refuses a staff name split over both fields', () => {
    const form = { email: 'a@b.example', password: 'hat-trick!', confirmPassword: 'hat-trick!' };
    for (const [first, last] of [
      ['Coach', 'Mack'],
      ['Ad', 'min'],
      ['Sup', 'port'],
      ['Rink', 'side'],
    ])
      // prettier-ignore
      expect(signUpForm.safeParse({ ...form, firstName: first, lastName: last }).error?.issues[0]).toMatchObject({
        path: ['lastName'],
        message: nameRules.staff,
      });
  });

  it.each(['J\u043ehn', '\u0406van', 'Pаul', 'Νoor', 'Ѕmith'])(
    'refuses %s with letters of two alphabets',
    (name) => {
      expect(errorOf(firstName, name)).toBe(nameRules.alphabets);
      expect(nameFromProvider(name)).toBeNull();
    },
  );

  it('accepts words of different alphabets, and cuts a long name of a provider', () => {
    expect(firstName.parse('Иван Smith')).toBe('Иван Smith');
    expect(nameFromProvider('é'.repeat(80))).toBe('é'.repeat(50));
    expect(nameFromProvider(null)).toBeNull();
  });
});

describe('names of organizations and titles', () => {
  const organizationError = (name: string) =>
    organizationBody.safeParse({ name }).error?.issues[0]?.message ??
    organizationBody.safeParse({ name: 'Granite Lake', team_name: name }).error?.issues[0]?.message;
  const titleError = (title: string) => highlightChange.safeParse({ title }).error?.issues[0]?.message;

  it.each(['Rinkside Moderator', 'Rinks\u0456de Support', 'Admin', 'Rinkside', 'Moderators', 'Official Rinkside Support', 'Rinkside Staff'])(
    'refuses %s',
    (name) => expect(organizationError(name)).toBe(nameRules.staff),
  ); // prettier-ignore

  it.each(['Rinkside Arena Hockey Club', 'St. John\u2019s HC', 'ХК Динамо', '1. FC Nord', 'CSKA Москва', 'Team Canada', 'U18 AAA', 'Security Bank Bears'])(
    'accepts %s',
    (name) => expect(organizationError(name)).toBeUndefined(),
  ); // prettier-ignore

  it('refuses a whole title that names staff, and accepts the words in a title', () => {
    for (const title of ['Rinkside Moderator', 'Admin', 'Rinks\u0456de Support'])
      expect(titleError(title)).toBe(nameRules.staff);
    for (const title of ['Thanks to our admin crew', 'Rinkside view of my goal', 'Hat trick 🏒🔥'])
      expect(titleError(title)).toBeUndefined();
    expect(highlightChange.parse({ title: ' Top\ncorner\u202e ' }).title).toBe('Top corner');
  });

  it('refuses a web address with invisible characters', () => {
    const website = 'https://club.example/\u202efdp.exe';
    expect(organizationBody.safeParse({ name: 'Granite Lake', website }).success).toBe(false);
  });
});
