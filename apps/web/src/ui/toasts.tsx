import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { IconButton } from './icon-button';
import { Spinner } from './spinner';
import { toast as send } from './toast';

/** The library keeps up to 20 toasts. */
const maxVisible = 3;
const durations = {
  duration: 4000,
  success: { duration: 2000 },
  loading: { duration: Number.POSITIVE_INFINITY },
};

const icons: Partial<Record<Toast['type'], React.ReactNode>> = {
  success: <CircleCheck className="text-good" />,
  error: <CircleAlert className="text-red" />,
  loading: <Spinner size="small" label={null} />,
};

interface MessageProps {
  toast: Toast;
  /** Receives the toast's id while it is hovered or focused, else null. */
  onActiveChange: (id: string | null) => void;
}

const Message = ({ toast, onActiveChange }: MessageProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only pauses the timer
  <div
    onMouseEnter={() => onActiveChange(toast.id)}
    onMouseLeave={() => onActiveChange(null)}
    onFocus={() => onActiveChange(toast.id)}
    onBlur={() => onActiveChange(null)}
    {...toast.ariaProps}
    data-toast={toast.type}
    className={clsx(
      'pointer-events-auto flex w-full max-w-sm items-center gap-3 rounded-md border border-line bg-raised py-1 pr-1 pl-4 shadow-high transition',
      toast.visible ? 'animate-rise' : 'opacity-0',
    )}
  >
    {icons[toast.type] && (
      <span aria-hidden="true" className="grid shrink-0 [&_svg]:size-5">
        {icons[toast.type]}
      </span>
    )}
    <div dir="auto" className="min-w-0 flex-1 py-2 font-medium">
      {resolveValue(toast.message, toast)}
    </div>
    <IconButton label="Dismiss" icon={<X />} onClick={() => send.dismiss(toast.id)} />
  </div>
);

/** Renders all toasts; mount it once. Timers pause while a toast is hovered or focused, or the tab is hidden. */
export const Toasts = () => {
  const { toasts, handlers } = useToaster(durations);
  const { startPause, endPause } = handlers;
  useEffect(() => {
    const onVisibilityChange = () => (document.hidden ? startPause() : endPause());
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [startPause, endPause]);
  const visibleToasts = toasts.slice(0, maxVisible);
  const [activeId, setActiveId] = useState<string | null>(null);
  // A toast that disappears under the pointer or focus sends no leave event.
  if (activeId !== null && !visibleToasts.some(({ id, visible }) => id === activeId && visible))
    setActiveId(null);
  const paused = activeId !== null;
  useEffect(() => {
    if (paused) startPause();
    else endPause();
    // oxlint-disable-next-line react/exhaustive-deps -- endPause changes identity once a pause has begun
  }, [paused]);
  const stack = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Dialogs keep this height free, so that toasts do not cover their buttons.
    const height = visibleToasts.length > 0 ? (stack.current?.getBoundingClientRect().bottom ?? 0) : 0;
    document.documentElement.style.setProperty('--toasts', `${height}px`);
  });
  return (
    <section
      ref={stack}
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+0.75rem)] z-60 grid justify-items-center gap-2 px-4"
    >
      {visibleToasts.map((toast) => (
        <Message key={toast.id} toast={toast} onActiveChange={setActiveId} />
      ))}
    </section>
  );
};
