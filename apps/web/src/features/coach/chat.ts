import { coachRoutes, coachRules, type feedbackReasons } from '@rinkside/contracts/coach';
import { atom } from 'jotai';
import { ApiError, call } from '../../state/api';
import { createAttempt } from '../../state/attempt';
import { chatAtom, fold } from '../../state/fold';
import { onForget } from '../../state/live.link';
import { queryClient } from '../../state/queries';
import { store } from '../../state/store';
import { type Asking, type Question, showChat } from './asking';

/** What the reader has begun to write: kept while they look elsewhere. */
export const draftAtom = atom('');
/** The last question is being changed; what was in the input before comes back if it is not. */
export const editingAtom = atom<{ id: string; before: string } | null>(null);
/** Why something failed, for the red banner; null without. */
export const bannerAtom = atom<string | null>(null);
/** A reader who asks for the end before the answer has a place is heard once it has one. */
export const stoppingAtom = atom(false);
/** How many answers were asked for since the screen was opened. */
export const begunAtom = atom(0);

const askingState = atom<Asking | null>(null);
const unsentState = atom<Question | null>(null);
export const shownChatAtom = atom((get) => showChat(get(chatAtom), get(askingState), get(unsentState)));
/** A request that changes the chat is under way: its reply says more than asking again would. */
export const isAskingAtom = atom((get) => get(askingState) !== null);

const attempt = createAttempt();
/** Failures that were shown already, by the placeholder they took away. */
let shownFailure: string | null = null;

onForget(() => {
  store.set(draftAtom, '');
  store.set(editingAtom, null);
  store.set(bannerAtom, null);
  store.set(stoppingAtom, false);
  store.set(askingState, null);
  store.set(unsentState, null);
  attempt.done();
  shownFailure = null;
});

/** The words of the banner (decisions A15). */
const wordsOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : coachRules.failed;
};
/** @returns what takes it away again, unless something else is said by then */
export const showError = (error: unknown) => {
  const words = wordsOf(error);
  store.set(bannerAtom, words);
  return () => store.set(bannerAtom, (said) => (said === words ? null : said));
};

const restore = (text: string) => store.set(draftAtom, (draft) => draft || text);

const lastQuestion = () => store.get(chatAtom).messages.findLast(({ role }) => role === 'user');

const stopNow = async (): Promise<void> => {
  const loading = store.get(chatAtom).messages.find(({ role }) => role === 'loading');
  if (!loading) return;
  const askedAt = performance.now();
  try {
    fold.chat(await call(coachRoutes.stop, { params: { id: loading.id } }), askedAt);
  } catch (error) {
    store.set(stoppingAtom, false);
    showError(error);
  }
};

const begin = (asking: Asking): Asking => {
  store.set(bannerAtom, null);
  store.set(stoppingAtom, false);
  store.set(unsentState, null);
  store.set(askingState, asking);
  store.set(begunAtom, (count) => count + 1);
  return asking;
};
/** Whoever asked has not left since. */
const isOn = (asking: Asking) => store.get(askingState) === asking;

/** Its answer is there, or it failed: a stop that was wished meanwhile is carried out. */
const end = (asking: Asking) => {
  if (!isOn(asking)) return;
  store.set(askingState, null);
  if (store.get(stoppingAtom)) void stopNow();
};

/**
 * Asks the coach. Nothing happens while an answer is on its way, or without text.
 * @param replaces the question this one stands in for; without it, a last question that nobody answered and that
 * is asked again in the same words
 */
export const ask = async (text: string, replaces: string | null = null): Promise<void> => {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > coachRules.longest || store.get(shownChatAtom).busy) return;
  const { messages, version: since } = store.get(chatAtom);
  const last = messages.at(-1);
  const repeated = last?.role === 'user' && last.content[0].text.value === trimmed ? last.id : null;
  const question: Question = { text: trimmed, replaces: replaces ?? repeated, since };
  store.set(draftAtom, '');
  store.set(editingAtom, null);
  const asking = begin({ kind: 'question', ...question });
  const body = { text: trimmed, ...(question.replaces && { replaces: question.replaces }) };
  const askedAt = performance.now();
  try {
    const idempotencyKey = attempt.keyFor(JSON.stringify(body));
    const view = await call(coachRoutes.ask, { body, idempotencyKey });
    attempt.done();
    fold.chat(view, askedAt);
  } catch (error) {
    if (!isOn(asking)) return;
    store.set(stoppingAtom, false);
    store.set(unsentState, question);
    restore(trimmed);
    showError(error);
    // Another window may have asked meanwhile.
    void queryClient.invalidateQueries({ queryKey: ['coach', 'chat'] });
  } finally {
    end(asking);
  }
};

/** The last question once more: one that was not sent, or that nobody answered. */
export const retry = async (): Promise<void> => {
  const unsent = store.get(unsentState);
  const question = lastQuestion();
  const text = unsent?.text ?? question?.content[0].text.value ?? '';
  if (store.get(draftAtom).trim() === text) store.set(draftAtom, '');
  await ask(text, unsent ? unsent.replaces : (question?.id ?? null));
};

/** Has the last answer written again. */
export const regenerate = async (id: string): Promise<void> => {
  if (store.get(shownChatAtom).busy) return;
  const asking = begin({ kind: 'again', id });
  const askedAt = performance.now();
  try {
    fold.chat(await call(coachRoutes.regenerate, { params: { id } }), askedAt);
  } catch (error) {
    if (isOn(asking)) showError(error);
  } finally {
    end(asking);
  }
};

/** Ends the answer that is on its way; its text stays. */
export const stop = (): void => {
  if (!store.get(shownChatAtom).busy || store.get(stoppingAtom)) return;
  store.set(stoppingAtom, true);
  if (!store.get(isAskingAtom)) void stopNow();
};

/** Says whether an answer helped; a wrong number or the like says why. */
export const judge = async (
  id: string,
  feedback: 'up' | 'down' | null,
  reason?: (typeof feedbackReasons)[number],
): Promise<boolean> => {
  const askedAt = performance.now();
  try {
    const body = { feedback, ...(reason && { reason }) };
    fold.chat(await call(coachRoutes.feedback, { params: { id }, body }), askedAt);
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
};

/** The last question goes into the input, to be asked in other words. */
export const edit = (): void => {
  const question = lastQuestion();
  if (!question || store.get(shownChatAtom).busy || store.get(editingAtom)) return;
  store.set(editingAtom, { id: question.id, before: store.get(draftAtom) });
  store.set(draftAtom, question.content[0].text.value);
};

export const cancelEdit = (): void => {
  const editing = store.get(editingAtom);
  if (!editing) return;
  store.set(draftAtom, editing.before);
  store.set(editingAtom, null);
};

/** An answer that failed gives its question back, and says why unless the reader ended it. */
export const noteFailure = (failure: { message_id: string; error: string } | null): void => {
  if (!failure || failure.message_id === shownFailure) return;
  shownFailure = failure.message_id;
  restore(lastQuestion()?.content[0].text.value ?? '');
  if (failure.error !== coachRules.stoppedEarly) store.set(bannerAtom, failure.error);
};
