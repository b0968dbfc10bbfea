import { unknownPasskey } from '@rinkside/contracts/identity';
import {
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { addPasskey, requestPasskey, requestPasskeyCreation } from './account-client';
import { IdentityError } from './identity-error';
import { sessionMessages } from './messages';

/** The browser did not create or use a passkey. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
}

/** Lets the browser create a passkey for the account. @throws PasskeyError, IdentityError or NetworkError */
export const createPasskey = async ({
  name,
  password,
}: {
  name: string;
  password: string;
}): Promise<void> => {
  const optionsJSON = await requestPasskeyCreation(password);
  const response = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    const exists =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
    throw new PasskeyError(exists ? sessionMessages.passkeyExists : sessionMessages.passkeyNotAdded);
  });
  await addPasskey(name, response);
};

/** Asks for a passkey. @returns its answer, as JSON. @throws PasskeyError, IdentityError or NetworkError */
export const askForPasskey = async (): Promise<string> => {
  const optionsJSON = await requestPasskey();
  const response = await startAuthentication({ optionsJSON }).catch(() => {
    throw new PasskeyError(sessionMessages.passkeyNotUsed);
  });
  return JSON.stringify(response);
};

/**
 * Lets the browser suggest passkeys in the email field, until the person chooses one.
 * @returns its answer, as JSON; null if the browser cannot, after an abort or after another request
 */
export const suggestPasskeys = async (signal: AbortSignal): Promise<string | null> => {
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return null;
    const optionsJSON = await requestPasskey();
    if (signal.aborted) return null;
    signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
    return JSON.stringify(await startAuthentication({ optionsJSON, useBrowserAutofill: true }));
  } catch {
    return null;
  }
};

/**
 * Passkeys belong to the host name, and sign-in works only under the public one. Older browsers lack these
 * methods.
 */
type Signals = Partial<
  Pick<typeof PublicKeyCredential, 'signalUnknownCredential' | 'signalAllAcceptedCredentials'>
>;
const signals = (): Signals => PublicKeyCredential;
const rpId = () => location.hostname;

/**
 * Sends the answer of a passkey. If the account no longer has the passkey, the browser stops offering it.
 * @throws what `send` throws
 */
export const sendAnswer = async <Reply>(
  answer: string,
  send: (answer: string) => Promise<Reply>,
): Promise<Reply> => {
  try {
    return await send(answer);
  } catch (error) {
    if (error instanceof IdentityError && error.code === unknownPasskey) {
      const { id: credentialId } = JSON.parse(answer) as { id: string };
      await signals()
        .signalUnknownCredential?.({ rpId: rpId(), credentialId })
        .catch(() => undefined);
    }
    throw error;
  }
};

/** Reports the passkeys of an account to the browser, which then stops offering others for it. */
export const reportPasskeys = async (subject: string, allAcceptedCredentialIds: string[]): Promise<void> => {
  const userId = bufferToBase64URLString(new TextEncoder().encode(subject).buffer);
  await signals().signalAllAcceptedCredentials?.({ rpId: rpId(), userId, allAcceptedCredentialIds });
};
