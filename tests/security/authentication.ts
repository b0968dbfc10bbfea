import { built, held, none, open, operators, type Chapter } from './row.js';

const rules = 'docs/safeguards.md';
const hosted = 'a hosted provider has it';

export const authentication: Chapter = {
  title: 'Authentication',
  rows: [
    ...built(rules, 'under Who comes in', {
      '6.1.1': 'what is done against guessing is written down',
      '6.1.3': 'all ways in, and how strong each is',
    }),
    ...open(
      `the specification takes any 6 characters, so no word is refused: takes leave from it, a list at sign-up and its sentence; ${hosted}`,
      {
        '6.1.2': 'words of this product that no password may hold are listed',
        '6.2.11': 'words of this product are refused',
        '6.2.4': 'the 3,000 commonest passwords are refused',
        '6.2.12': 'leaked passwords are refused',
      },
    ),
    ...open('6 by the specification; one number in `contracts/session`', {
      '6.2.1': 'passwords have 8 characters',
    }),
    ...open(
      `the embedded provider has no change of a password: takes a page that asks for the old one, and an end of all other sessions; ${hosted}`,
      {
        '6.2.2': 'passwords can be changed',
        '6.2.3': 'by whoever knows the old one',
      },
    ),
    ...built(
      'libs/contracts/src/session.ts',
      '6 to 200 characters of any kind; the strength shown is a hint; none ever expires',
      {
        '6.2.5': 'any characters will do',
        '6.2.9': '64 characters are taken',
        '6.2.10': 'nobody must change a password for its age',
      },
    ),
    ...held('6.2.6', 'passwords are hidden until shown'),
    ...built(
      'apps/web/src/pages/login/sign-in-form.tsx',
      'plain fields that name what they are; nothing stops pasting',
      {
        '6.2.7': 'paste and password managers work',
      },
    ),
    ...built(
      'apps/identity/src/accounts.ts',
      'never cut or trimmed; brought to one Unicode form only, as NIST asks, so that keyboards agree',
      {
        '6.2.8': 'passwords are compared as they were typed',
      },
    ),
    ...held('6.3.1', 'guessing is slowed, for an account and for an address'),
    ...operators(
      'images bring no accounts (`RINKSIDE_DEMO=0`); `npm start` and compose make demo people with known passwords unless told so',
      {
        '6.3.2': 'no account is there by default',
      },
    ),
    ...open(`takes TOTP or passkeys at the embedded provider; ${hosted}`, { '6.3.3': 'a second factor' }),
    ...held('6.3.4', 'no way in is weaker than the others'),
    ...none('nobody is given a first password or a code, and there are no hints', {
      '6.4.1': 'first passwords are random and short-lived',
      '6.4.2': 'no hints, no secret questions',
    }),
    ...open(
      `the embedded provider sends no mail, so a forgotten password is lost: takes mail, or a code by the operator; ${hosted}`,
      {
        '6.4.3': 'a forgotten password is reset safely',
      },
    ),
    ...none('there is no second factor to lose, and no code of one: see 6.3.3', {
      '6.4.4': 'a lost factor is proven anew',
      '6.5.1': 'codes count once',
      '6.5.2': 'short codes are stored hashed',
      '6.5.3': 'codes are drawn at random',
      '6.5.4': 'codes have 20 bits',
      '6.5.5': 'codes end soon',
      '6.6.1': 'telephones are the weakest way',
      '6.6.2': 'codes belong to one try',
      '6.6.3': 'codes cannot be guessed',
    }),
    ...none('one provider at a time; people are kept by issuer and subject', {
      '6.8.1': 'providers cannot speak for each other’s people',
    }),
    ...held('6.8.2', 'what a provider says is signed'),
    ...none('there is no SAML', { '6.8.3': 'SAML assertions count once' }),
    ...none('no function asks for a stronger sign-in', {
      '6.8.4': 'strength and time of a sign-in are checked where needed',
    }),
  ],
};
