import { built, held, none, open, type Chapter } from './row.js';

export const files: Chapter = {
  title: 'Files',
  rows: [
    ...built('docs/media.md', 'kinds, sizes, lengths, pixels, and what becomes of what is bad', {
      '5.1.1': 'what files are taken is written down',
    }),
    ...held('5.2.1', 'no file is larger than can be worked on'),
    ...held('5.2.2', 'files are what their bytes say', 'names and declared types are not read at all'),
    ...none('no archive is opened', { '5.2.3': 'archives are bounded before they are opened' }),
    ...held(
      '5.2.4',
      'nobody fills the storage',
      'counted in highlights, each of bounded size; of pictures the old one goes',
    ),
    ...held('5.2.6', 'pictures of too many pixels are refused'),
    ...built(
      'apps/gateway/src/http/media.controller.ts',
      'stored files are streamed as bytes with a type of ours, never run',
      {
        '5.3.1': 'no uploaded file runs on the server',
      },
    ),
    ...held('5.3.2', 'paths are made by us'),
    ...built(
      'apps/gateway/src/http/store-upload.ts',
      'the name a file was sent with is read by nothing; files are served under names of ours, the export as rinkside.json',
      {
        '5.4.1': 'names of files are not believed',
        '5.4.2': 'names that are served are clean',
      },
    ),
    ...open(
      'no virus scanner. What is sent is never served: people get what our own programs write anew of its picture and sound alone, and the original goes. Takes a scanner beside the worker',
      {
        '5.4.3': 'files are scanned for known malice',
      },
    ),
  ],
};

export const dataProtection: Chapter = {
  title: 'Data protection',
  rows: [
    ...built('docs/safeguards.md', 'under What is secret, what is private', {
      '14.1.1': 'what is sensitive is known and classed',
      '14.1.2': 'and what each class needs',
    }),
    ...held(
      '14.2.1',
      'addresses hold no secret',
      'those of private films hold a signature that lasts an hour, by decision E20',
    ),
    ...held('14.2.2', 'what is private is kept by no cache on its way'),
    ...held('14.2.3', 'nothing goes to strangers'),
    ...held(
      '14.2.4',
      'each class is kept as was written',
      'encryption of disks and buckets is the operator’s',
    ),
    ...held('14.3.1', 'a session’s end clears the device'),
    ...held(
      '14.3.2',
      'browsers keep no private answer',
      'pictures stay in the browser’s own cache under names nobody can guess, films for an hour',
    ),
    ...open(
      'by decisions A17 and 9 the device holds the user object (email too) and, per person and until the session ends, its last answers, so that the app opens without signal. Takes giving up both, or a key that is not on the device',
      {
        '14.3.3': 'browsers store nothing sensitive but the session’s tokens',
      },
    ),
  ],
};
