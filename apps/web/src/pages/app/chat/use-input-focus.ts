import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Focusing the input on a touch screen opens the keyboard, so only the user may do that. */
const hasPhysicalKeyboard = () => matchMedia('(pointer: fine)').matches;

type ElementRef = RefObject<HTMLElement | null>;

/**
 * Manages the focus while an answer streams and the input is disabled. The focus moves to the conversation, where arrow
 * keys scroll, and returns to the input afterwards unless the user interacted with the conversation.
 */
export const useInputFocus = (field: ElementRef, conversation: ElementRef, busy: boolean) => {
  const shouldReturn = useRef(false);
  const focusInput = useCallback(() => {
    if (hasPhysicalKeyboard()) field.current?.focus({ preventScroll: true });
  }, [field]);
  useEffect(() => {
    const element = conversation.current;
    const onInteract = () => {
      shouldReturn.current = false;
    };
    element?.addEventListener('keydown', onInteract);
    element?.addEventListener('pointerdown', onInteract);
    return () => {
      element?.removeEventListener('keydown', onInteract);
      element?.removeEventListener('pointerdown', onInteract);
    };
  });
  useEffect(() => {
    if (busy || !shouldReturn.current) return;
    shouldReturn.current = false;
    if (document.activeElement === conversation.current) focusInput();
  }, [busy, conversation, focusInput]);
  const onSent = () => {
    shouldReturn.current = true;
    conversation.current?.focus({ preventScroll: true });
  };
  return { focusInput, onSent };
};
