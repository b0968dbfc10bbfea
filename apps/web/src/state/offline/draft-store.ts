import { isolate } from '@rinkside/contracts/text';
import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import type { IdempotencyAttempt } from '../idempotency-key';
import { randomText } from '../session/pkce';
import { accountOf, personOf, readSession } from '../session/session-storage';
import { personAtom, sessionAtom, sessionEndAtom } from '../session/session.store';
import { store } from '../store';
import { deviceStorage } from '../../ui/web-storage';

interface Attempt extends IdempotencyAttempt {
  /** When it was first sent (ms since the epoch). */
  at: number;
}

/** Unsent values of one form. Stored on the device, so field names must stay. */
export interface Draft {
  /** The author (`personOf`); empty for a form that is used signed out. */
  person: string;
  /** Which form, such as 'post' or 'comment:{id}'. */
  name: string;
  /** When it was last changed (ms since the epoch). */
  at: number;
  value: unknown;
  /** The last request and its idempotency key, so that a retry after a reload creates nothing twice. */
  attempt?: Attempt;
}

const prefix = 'rinkside.draft.';
const maxAgeMs = 30 * 24 * 60 * 60 * 1000;
/** The device may be shared, and a form without an account has no owner. */
const maxSignedOutAgeMs = 24 * 60 * 60 * 1000;
/** The server keeps an idempotency key for a day. */
const attemptTtlMs = 23 * 60 * 60 * 1000;

const keyOf = ({ person, name }: Pick<Draft, 'person' | 'name'>) => `${prefix}${person} ${name}`;

const isDraft = (value: unknown): value is Draft => {
  const draft = value as Partial<Draft> | null;
  return typeof draft?.person === 'string' && typeof draft.name === 'string' && typeof draft.at === 'number';
};

const parseDraft = (text: string | null): Draft | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
};

const isExpired = ({ person, at }: Draft) => Date.now() - at > (person ? maxAgeMs : maxSignedOutAgeMs);

const readAll = (): Draft[] =>
  deviceStorage
    .keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      const draft = parseDraft(deviceStorage.getItem(key));
      if (draft && !isExpired(draft)) return [draft];
      deviceStorage.removeItem(key);
      return [];
    });

const draftsState = atom<readonly Draft[]>(readAll());
const currentPerson = () => store.get(personAtom) ?? '';

/** The signed-in person's drafts on this device. */
export const draftsAtom = atom((get) => {
  const person = get(personAtom) ?? '';
  return get(draftsState).filter((draft) => draft.person === person);
});

/** The drafts of the account and of its child profiles on this device. */
export const accountDraftsAtom = atom((get) => {
  const account = accountOf(get(personAtom) ?? '');
  return get(draftsState).filter((draft) => accountOf(draft.person) === account);
});

/** Drafts this browser could not store: leaving the page would lose them. */
const unstoredKeys = new Set<string>();
const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

/** Asks before the page is left while something cannot be stored on this device. */
export const setUnstored = (key: string, unstored: boolean): void => {
  if (unstored) unstoredKeys.add(key);
  else unstoredKeys.delete(key);
  if (unstoredKeys.size > 0) addEventListener('beforeunload', warnBeforeUnload);
  else removeEventListener('beforeunload', warnBeforeUnload);
};

/** Shown for the file of a draft that this browser could not store. */
export const fileNotKeptText = (name: string): string =>
  `This browser could not keep “${isolate(name)}”. Please choose it again.`;

const writeStored = (key: string, draft: Draft | null): void => {
  if (!draft) deviceStorage.removeItem(key);
  setUnstored(key, draft !== null && !deviceStorage.setItem(key, JSON.stringify(draft)));
};

const replaceDraft = (key: string, draft: Draft | null): void =>
  store.set(draftsState, (drafts) => [
    ...drafts.filter((other) => keyOf(other) !== key),
    ...(draft ? [draft] : []),
  ]);

const findDraft = (name: string): Draft | undefined =>
  store.get(draftsAtom).find((draft) => draft.name === name);

/** Last requests of forms without a draft, for instance of untouched prefilled values; by key. */
const attempts = new Map<string, Attempt>();

const putDraft = (draft: Draft): void => {
  replaceDraft(keyOf(draft), draft);
  writeStored(keyOf(draft), draft);
};

const dropDraft = (draft: Draft): void => {
  replaceDraft(keyOf(draft), null);
  writeStored(keyOf(draft), null);
};

/** Returns the value of the signed-in person's draft, or null. Its shape may be that of an earlier build. */
export const readDraft = (name: string): unknown => findDraft(name)?.value ?? null;

/** Stores a draft of the signed-in person; null removes it. */
export const saveDraft = (name: string, value: unknown): void => {
  const before = findDraft(name);
  if (value !== null) putDraft({ ...before, person: currentPerson(), name, at: Date.now(), value });
  else {
    attempts.delete(keyOf({ person: currentPerson(), name }));
    if (before) dropDraft(before);
  }
};

/** Removes all drafts of an account and its profiles, at logout. */
const clearDrafts = (account: string): void => {
  for (const draft of store.get(draftsState).filter((other) => accountOf(other.person) === account)) {
    dropDraft(draft);
  }
};

/** The value of a draft; null if there is none. */
export const draftAtom = atomFamily((name: string) =>
  atom(
    (get) => get(draftsAtom).find((draft) => draft.name === name)?.value ?? null,
    (_get, _set, value: unknown) => saveDraft(name, value),
  ),
);

/** The draft of a text field; empty if there is none. */
export const textDraftAtom = atomFamily((name: string) =>
  atom(
    (get) => {
      const value = get(draftAtom(name));
      return typeof value === 'string' ? value : '';
    },
    (get, set, next: string | ((text: string) => string)) => {
      const text = typeof next === 'string' ? next : next(get(textDraftAtom(name)));
      set(draftAtom(name), text === '' ? null : text);
    },
  ),
);

/**
 * Returns the idempotency key of a request that sends this draft. The same content has the same key until the draft is
 * removed, also after a reload.
 */
export const keyForDraft = (name: string, content: string): string => {
  const draft = findDraft(name);
  const id = keyOf({ person: currentPerson(), name });
  const last = draft?.attempt ?? attempts.get(id);
  if (last?.content === content && Date.now() - last.at < attemptTtlMs) return last.key;
  const attempt = { content, key: randomText(), at: Date.now() };
  attempts.set(id, attempt);
  if (draft) putDraft({ ...draft, attempt });
  return attempt.key;
};

/**
 * Call when a request is stored in the outbox: a reload must not show its content as unsent, too. The open form keeps it.
 * @param key idempotency key of the request
 * @returns a function that stores the draft again, for a request that the server rejected
 */
export const releaseDraft = (key: string): (() => void) => {
  const drafts = store.get(draftsAtom).filter(({ attempt }) => attempt?.key === key);
  for (const draft of drafts) writeStored(keyOf(draft), null);
  return () => {
    for (const draft of drafts) {
      const current = findDraft(draft.name) ?? draft;
      if (current.person === currentPerson()) putDraft(current);
    }
  };
};

/**
 * Removes drafts that were sent from the outbox and not changed since: the page was closed before it could release them.
 * @param key idempotency key of the request
 */
export const removeSentDraft = (key: string): void => {
  for (const draft of store.get(draftsAtom))
    if (draft.attempt?.key === key && draft.at <= draft.attempt.at) dropDraft(draft);
};

const serialize = (draft: Draft | undefined) => (draft ? JSON.stringify(draft) : null);

// Another tab changed or sent a draft. What this tab has changed itself since then stays.
addEventListener('storage', ({ key, oldValue, newValue }) => {
  if (!key?.startsWith(prefix)) return;
  const here = store.get(draftsState).find((draft) => keyOf(draft) === key);
  if (serialize(here) === oldValue) replaceDraft(key, parseDraft(newValue));
});

let lastPerson = personOf(readSession());
store.sub(sessionAtom, () => {
  const previous = lastPerson;
  lastPerson = store.get(personAtom);
  if (!previous || previous === lastPerson || store.get(sessionEndAtom) !== 'logout') return;
  const account = accountOf(previous);
  clearDrafts(account);
  void import('./draft-files').then(({ clearDraftFiles }) => clearDraftFiles(account)).catch(() => null);
});
