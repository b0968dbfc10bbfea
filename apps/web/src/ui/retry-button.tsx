import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonSize } from './button';

export interface RetryButtonProps {
  onRetry: () => void;
  retrying?: boolean;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A Retry button. It keeps the focus while retries fail; after success the focus moves to the loaded content. */
export const RetryButton = ({ onRetry, retrying = false, size = 'small', icon }: RetryButtonProps) => {
  const ref = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    const button = ref.current;
    const container = button?.parentElement?.closest<HTMLElement>('[tabindex]');
    return () => {
      const focusLost = document.activeElement === document.body || document.activeElement === button;
      if (pressed.current && focusLost) container?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={ref}
      size={size}
      variant="secondary"
      loading={retrying}
      onClick={() => {
        pressed.current = true;
        onRetry();
      }}
      icon={icon}
    >
      Retry
    </Button>
  );
};
