import {
  coachRoutes,
  coachRules,
  type ConcussionBody,
  type feedbackReasons,
} from '@rinkside/contracts/coach';
import { atom } from 'jotai';
import { ApiError, call } from '../../state/api';
import { createIdempotencyAttempt } from '../../state/idempotency-key';
import { chatAtom, entityStore } from '../../state/entities/entity-store';
import { onViewerChange } from '../../state/live-client';
import { queryClient } from '../../state/query-client';
import { textDraftAtom } from '../../state/offline/draft-store';
import { store } from '../../state/store';
import { type PendingRequest, type PendingQuestion, showChat } from './pending-question';

/** The sent question being edited. */
export const editingAtom = atom<{ id: string } | null>(null);
const newQuestionAtom = textDraftAtom('question');
const changedQuestionAtom = textDraftAtom('changed-question');
/** The question of the request in flight: the page may be closed before the server has it. */
const askedQuestionAtom = textDraftAtom('asked-question');
/** The draft of a new question, or what a reload interrupted: an edit or a request. */
const begunQuestionAtom = atom(
  (get) =>
    get(newQuestionAtom) || get(changedQuestionAtom) || (get(askingState) ? '' : get(askedQuestionAtom)),
  (_get, set, text: string) => {
    set(changedQuestionAtom, '');
    set(askedQuestionAtom, '');
    set(newQuestionAtom, text);
  },
);
/** Draft of the question. An edit of a sent question keeps the one that was begun. */
export const questionDraftAtom = atom(
  (get) => get(get(editingAtom) ? changedQuestionAtom : begunQuestionAtom),
  (get, set, next: string | ((text: string) => string)) => {
    const text = typeof next === 'string' ? next : next(get(questionDraftAtom));
    set(get(editingAtom) ? changedQuestionAtom : begunQuestionAtom, text);
  },
);
/** Text of the error banner, or null. */
export const errorBannerAtom = atom<string | null>(null);
/** Stop was requested. Sent once the server has assigned the answer an id. */
export const stopRequestedAtom = atom(false);
/** Number of answers requested since the screen was opened. */
export const requestCountAtom = atom(0);

const askingState = atom<PendingRequest | null>(null);
const unsentState = atom<PendingQuestion | null>(null);
export const shownChatAtom = atom((get) => showChat(get(chatAtom), get(askingState), get(unsentState)));
/** A request that changes the chat is in flight. Its reply supersedes a refetch. */
export const isRequestPendingAtom = atom((get) => get(askingState) !== null);

const attempt = createIdempotencyAttempt();
/** Message id of the last failure shown. */
let shownFailureId: string | null = null;

onViewerChange(() => {
  store.set(editingAtom, null);
  store.set(errorBannerAtom, null);
  store.set(stopRequestedAtom, false);
  store.set(askingState, null);
  store.set(unsentState, null);
  attempt.complete();
  shownFailureId = null;
});

/** Returns the banner text: the server's message first. */
const bannerTextOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.serverMessage ?? error.message;
  return error instanceof Error ? error.message : coachRules.failed;
};
/** Shows an error in the banner. @returns a function that clears it, unless another error replaced it */
export const showError = (error: unknown) => {
  const text = bannerTextOf(error);
  store.set(errorBannerAtom, text);
  return () => store.set(errorBannerAtom, (current) => (current === text ? null : current));
};

const restoreDraft = (text: string) => store.set(questionDraftAtom, (draft) => draft || text);

/** Forgets a question that was asked before a reload and has reached the server. */
export const forgetAskedQuestion = (): void => {
  const asked = store.get(askedQuestionAtom);
  if (asked && !store.get(askingState) && findLastQuestion()?.content[0].text.value === asked)
    store.set(askedQuestionAtom, '');
};

const findLastQuestion = () => store.get(chatAtom).messages.findLast(({ role }) => role === 'user');

const sendStop = async (): Promise<void> => {
  const loading = store.get(chatAtom).messages.find(({ role }) => role === 'loading');
  if (!loading) return;
  const askedAt = performance.now();
  try {
    entityStore.applyChat(await call(coachRoutes.stop, { params: { id: loading.id } }), askedAt);
  } catch (error) {
    store.set(stopRequestedAtom, false);
    showError(error);
  }
};

const begin = (asking: PendingRequest): PendingRequest => {
  store.set(errorBannerAtom, null);
  store.set(stopRequestedAtom, false);
  store.set(unsentState, null);
  store.set(askingState, asking);
  store.set(requestCountAtom, (count) => count + 1);
  return asking;
};
/** Whether the request is still the current one; a sign-out resets it. */
const isCurrent = (asking: PendingRequest) => store.get(askingState) === asking;

/** Ends the request and sends a stop requested while it was in flight. */
const end = (asking: PendingRequest) => {
  if (!isCurrent(asking)) return;
  store.set(askingState, null);
  if (store.get(stopRequestedAtom)) void sendStop();
};

/**
 * Asks the coach. Does nothing while an answer is in progress, or for an empty or too long text.
 * @param replaces id of the question to replace; by default the last question if it is unanswered and has the same text
 */
export const ask = async (text: string, replaces: string | null = null): Promise<void> => {
  const trimmed = text.trim();
  if (!trimmed || trimmed.length > coachRules.maxLength || store.get(shownChatAtom).busy) return;
  const { messages, version } = store.get(chatAtom);
  const last = messages.at(-1);
  const repeatedId = last?.role === 'user' && last.content[0].text.value === trimmed ? last.id : null;
  const question: PendingQuestion = {
    text: trimmed,
    replaces: replaces ?? repeatedId,
    askedAtVersion: version,
  };
  store.set(questionDraftAtom, '');
  store.set(editingAtom, null);
  store.set(askedQuestionAtom, trimmed);
  const asking = begin({ kind: 'question', ...question });
  const body = { text: trimmed, ...(question.replaces && { replaces: question.replaces }) };
  const askedAt = performance.now();
  try {
    const idempotencyKey = attempt.keyFor(JSON.stringify(body));
    const view = await call(coachRoutes.ask, { body, idempotencyKey });
    attempt.complete();
    entityStore.applyChat(view, askedAt);
    if (isCurrent(asking)) store.set(askedQuestionAtom, '');
  } catch (error) {
    if (!isCurrent(asking)) return;
    store.set(stopRequestedAtom, false);
    store.set(unsentState, question);
    restoreDraft(trimmed);
    showError(error);
    // Another tab may have asked in the meantime.
    void queryClient.invalidateQueries({ queryKey: ['coach', 'chat'] });
  } finally {
    end(asking);
  }
};

/** Asks at once. A question that is being written stays in the input. */
export const askBesideDraft = (text: string): void => {
  const draft = store.get(questionDraftAtom);
  void ask(text);
  store.set(questionDraftAtom, draft);
};

/** Asks the last question again: one that was not sent or not answered. */
export const retry = async (): Promise<void> => {
  const unsent = store.get(unsentState);
  const question = findLastQuestion();
  const text = unsent?.text ?? question?.content[0].text.value ?? '';
  if (store.get(questionDraftAtom).trim() === text) store.set(questionDraftAtom, '');
  await ask(text, unsent ? unsent.replaces : (question?.id ?? null));
};

/** Regenerates the last answer. */
export const regenerate = async (id: string): Promise<void> => {
  if (store.get(shownChatAtom).busy) return;
  const asking = begin({ kind: 'regenerate', id });
  const askedAt = performance.now();
  try {
    entityStore.applyChat(await call(coachRoutes.regenerate, { params: { id } }), askedAt);
  } catch (error) {
    if (isCurrent(asking)) showError(error);
  } finally {
    end(asking);
  }
};

/** Stops the answer in progress; its text so far stays. */
export const stop = (): void => {
  if (!store.get(shownChatAtom).busy || store.get(stopRequestedAtom)) return;
  store.set(stopRequestedAtom, true);
  if (!store.get(isRequestPendingAtom)) void sendStop();
};

/** Rates an answer, with an optional reason. Resolves to whether it was saved. */
export const rateAnswer = async (
  id: string,
  feedback: 'up' | 'down' | null,
  reason?: (typeof feedbackReasons)[number],
): Promise<boolean> => {
  const askedAt = performance.now();
  try {
    const body = { feedback, ...(reason && { reason }) };
    entityStore.applyChat(await call(coachRoutes.feedback, { params: { id }, body }), askedAt);
    return true;
  } catch (error) {
    showError(error);
    return false;
  }
};

/** Ends the concussion lock: a doctor has cleared the player, or it was another person. */
export const endConcussion = async (
  action: ConcussionBody['action'],
  confirmations: number,
): Promise<void> => {
  const askedAt = performance.now();
  try {
    entityStore.applyChat(await call(coachRoutes.concussion, { body: { action, confirmations } }), askedAt);
  } catch (error) {
    showError(error);
  }
};

/** Puts the last question into the input to be edited. */
export const startEdit = (): void => {
  const question = findLastQuestion();
  if (!question || store.get(shownChatAtom).busy || store.get(editingAtom)) return;
  store.set(editingAtom, { id: question.id });
  store.set(questionDraftAtom, question.content[0].text.value);
};

export const cancelEdit = (): void => {
  if (!store.get(editingAtom)) return;
  store.set(questionDraftAtom, '');
  store.set(editingAtom, null);
};

/** Restores the question of a failed answer to the input, and shows the error unless the player stopped the answer. */
export const showFailure = (failure: { message_id: string; error: string } | null): void => {
  if (!failure || failure.message_id === shownFailureId) return;
  shownFailureId = failure.message_id;
  restoreDraft(findLastQuestion()?.content[0].text.value ?? '');
  if (failure.error !== coachRules.stoppedEarly) store.set(errorBannerAtom, failure.error);
};
