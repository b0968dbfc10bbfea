import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { backoffMs } from '../../state/backoff';
import { chatAtom } from '../../state/entities/entity-store';
import {
  forgetAskedQuestion,
  requestCountAtom,
  isRequestPendingAtom,
  showFailure,
  showError,
  shownChatAtom,
  stopRequestedAtom,
} from './chat';
import { chatQuery } from './chat.query';

/** Delays before a refetch of the chat (ms). Deltas that are merely late arrive within the first. */
const backoff = { firstMs: 300, maxMs: 10_000 };

/** Refetches the chat while live events have arrived that its messages do not cover. */
const useCatchUp = () => {
  const { needsRefetch } = useAtomValue(chatAtom);
  const requestInFlight = useAtomValue(isRequestPendingAtom);
  const { isFetching, refetch } = useAtomValue(chatQuery);
  const tries = useRef(0);
  useEffect(() => {
    if (!needsRefetch) tries.current = 0;
    if (!needsRefetch || requestInFlight || isFetching) return undefined;
    const timer = setTimeout(
      () => {
        tries.current++;
        void refetch({ cancelRefetch: false });
      },
      backoffMs(backoff, tries.current),
    );
    return () => clearTimeout(timer);
  }, [needsRefetch, requestInFlight, isFetching, refetch]);
};

/** The chat with the coach while its screen is open. */
export const useChat = () => {
  const { engine, suggestions, failure, needsRefetch, version } = useAtomValue(chatAtom);
  const requestInFlight = useAtomValue(isRequestPendingAtom);
  const shown = useAtomValue(shownChatAtom);
  const { error, isFetching, refetch } = useAtomValue(chatQuery);
  const setStopping = useSetAtom(stopRequestedAtom);
  const setBegun = useSetAtom(requestCountAtom);
  useCatchUp();
  useEffect(forgetAskedQuestion, [version]);
  const isCurrent = !needsRefetch && !requestInFlight;
  useEffect(() => {
    // A failure can arrive before its question.
    if (isCurrent) showFailure(failure);
  }, [failure, isCurrent]);
  useEffect(() => (error ? showError(error) : undefined), [error]);
  useEffect(() => {
    if (!shown.busy) setStopping(false);
  }, [shown.busy, setStopping]);
  useEffect(() => () => setBegun(0), [setBegun]);
  const isLoaded = version >= 0;
  return {
    ...shown,
    engine,
    suggestions,
    loading: !isLoaded && !error,
    /** Why there is nothing to show. */
    error: isLoaded ? null : error,
    retrying: isFetching,
    reload: () => void refetch(),
  };
};
