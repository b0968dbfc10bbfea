import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** A focus on the input brings up the keyboard of a touch screen: there the reader says when. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches;

type Place = RefObject<HTMLElement | null>;

/**
 * The input is closed while an answer comes: the focus waits in the conversation, whose arrow keys scroll it, and
 * returns unless the reader did something there meanwhile.
 */
export const useInputFocus = (field: Place, conversation: Place, busy: boolean) => {
  const waits = useRef(false);
  const toInput = useCallback(() => {
    if (hasKeyboard()) field.current?.focus({ preventScroll: true });
  }, [field]);
  useEffect(() => {
    const place = conversation.current;
    const stay = () => {
      waits.current = false;
    };
    place?.addEventListener('keydown', stay);
    place?.addEventListener('pointerdown', stay);
    return () => {
      place?.removeEventListener('keydown', stay);
      place?.removeEventListener('pointerdown', stay);
    };
  });
  useEffect(() => {
    if (busy || !waits.current) return;
    waits.current = false;
    if (document.activeElement === conversation.current) toInput();
  }, [busy, conversation, toInput]);
  const onSent = () => {
    waits.current = true;
    conversation.current?.focus({ preventScroll: true });
  };
  return { toInput, onSent };
};
