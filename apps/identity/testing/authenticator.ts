import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Buffer | Uint8Array) => Buffer.from(data).toString('base64url');

const flags = { present: 0x01, verified: 0x04, mayBeBackedUp: 0x08, backedUp: 0x10, hasKey: 0x40 };

/** What an answer differs in from that of a passkey that works. */
export interface AnswerOptions {
  origin?: string;
  counter?: number;
  /** False: the person did not unlock the device. */
  verified?: boolean;
  backedUp?: boolean;
}

/** An authenticator in software with one passkey for `origin`, as WebAuthn Level 3 defines the answers. */
export class Authenticator {
  readonly id = base64url(randomBytes(16));
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor(private readonly origin: string) {}

  /** Answers a request to create the passkey. */
  create({ challenge }: { challenge: string }, options: AnswerOptions = {}) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#authenticatorData(flags.hasKey, options),
      Buffer.alloc(16),
      idLength,
      id,
      coseKey,
    ]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#answer({
      clientDataJSON: base64url(this.#clientData('webauthn.create', challenge, options)),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** Answers a request to sign in. */
  get({ challenge }: { challenge: string }, options: AnswerOptions = {}) {
    const clientData = this.#clientData('webauthn.get', challenge, options);
    const authenticatorData = this.#authenticatorData(0, options);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return this.#answer({
      clientDataJSON: base64url(clientData),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(sign('sha256', signed, this.#key.privateKey)),
    });
  }

  #answer(response: object) {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: AnswerOptions) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData(
    more: number,
    { origin = this.origin, counter = 0, verified = true, backedUp = true }: AnswerOptions,
  ) {
    const counterBytes = Buffer.alloc(4);
    counterBytes.writeUInt32BE(counter);
    const set =
      flags.present |
      (verified ? flags.verified : 0) |
      (backedUp ? flags.mayBeBackedUp | flags.backedUp : 0) |
      more;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.of(set), counterBytes]);
  }
}
