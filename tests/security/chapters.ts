import { authentication } from './authentication.js';
import { configuration } from './configuration.js';
import { communication, cryptography } from './cryptography.js';
import { dataProtection, files } from './files.js';
import { encoding } from './encoding.js';
import { oauth, webrtc } from './oauth.js';
import { code, logging } from './operation.js';
import { authorization, tokens } from './rights.js';
import { sessions } from './sessions.js';
import { validation } from './validation.js';
import type { AsvsChapter } from './asvs-requirement.js';
import { api, frontend } from './web.js';

export const chapters: Record<number, AsvsChapter> = {
  1: encoding,
  2: validation,
  3: frontend,
  4: api,
  5: files,
  6: authentication,
  7: sessions,
  8: authorization,
  9: tokens,
  10: oauth,
  11: cryptography,
  12: communication,
  13: configuration,
  14: dataProtection,
  15: code,
  16: logging,
  17: webrtc,
};
