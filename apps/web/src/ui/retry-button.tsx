import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonSize } from './button';

export interface RetryButtonProps {
  onRetry: () => void;
  retrying?: boolean;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** Tries again. Whoever pressed it keeps their place: on it as long as it fails, then in the part that came. */
export const RetryButton = ({ onRetry, retrying = false, size = 'small', icon }: RetryButtonProps) => {
  const own = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    const button = own.current;
    const place = button?.parentElement?.closest<HTMLElement>('[tabindex]');
    return () => {
      const lost = document.activeElement === document.body || document.activeElement === button;
      if (pressed.current && lost) place?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button
      ref={own}
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
