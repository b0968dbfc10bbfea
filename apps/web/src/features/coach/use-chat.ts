import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { chatAtom } from '../../state/fold';
import { begunAtom, isAskingAtom, noteFailure, showError, shownChatAtom, stoppingAtom } from './chat';
import { chatQuery } from './chat.query';

/** Before the chat is asked for again, ms: pieces that are only late come within the first. */
const backoff = { first: 150, longest: 10_000 };

/** Asks for the chat again while something was told that its messages do not explain. */
const useCatchUp = () => {
  const { behind } = useAtomValue(chatAtom);
  const asking = useAtomValue(isAskingAtom);
  const { isFetching, refetch } = useAtomValue(chatQuery);
  const tries = useRef(0);
  useEffect(() => {
    if (!behind) tries.current = 0;
    if (!behind || asking || isFetching) return undefined;
    const wait = Math.min(backoff.longest, backoff.first * 2 ** tries.current);
    const timer = setTimeout(() => {
      tries.current++;
      void refetch({ cancelRefetch: false });
    }, wait);
    return () => clearTimeout(timer);
  }, [behind, asking, isFetching, refetch]);
};

/** The chat with the coach while its screen is open. */
export const useChat = () => {
  const { engine, suggestions, failure, version } = useAtomValue(chatAtom);
  const shown = useAtomValue(shownChatAtom);
  const { error, isFetching, refetch } = useAtomValue(chatQuery);
  const setStopping = useSetAtom(stoppingAtom);
  const setBegun = useSetAtom(begunAtom);
  useCatchUp();
  useEffect(() => noteFailure(failure), [failure]);
  useEffect(() => (error ? showError(error) : undefined), [error]);
  useEffect(() => {
    if (!shown.busy) setStopping(false);
  }, [shown.busy, setStopping]);
  useEffect(() => () => setBegun(0), [setBegun]);
  const known = version >= 0;
  return {
    ...shown,
    engine,
    suggestions,
    loading: !known && !error,
    /** There is nothing to show, and why. */
    error: known ? null : error,
    retrying: isFetching,
    reload: () => void refetch(),
  };
};
