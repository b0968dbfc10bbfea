import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { IconButton } from './icon-button';
import { Spinner } from './spinner';
import { toast as send } from './toast';

/** The library keeps 20; more than three at once is a wall. */
const shownAtOnce = 3;
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
  /** Told its id while it is hovered or focused. */
  onHold: (id: string | null) => void;
}

const Message = ({ toast, onHold }: MessageProps) => (
  // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hovering only stops the clock
  <div
    onMouseEnter={() => onHold(toast.id)}
    onMouseLeave={() => onHold(null)}
    onFocus={() => onHold(toast.id)}
    onBlur={() => onHold(null)}
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
    <div className="min-w-0 flex-1 py-2 font-medium">{resolveValue(toast.message, toast)}</div>
    <IconButton label="Dismiss" icon={<X />} onClick={() => send.dismiss(toast.id)} />
  </div>
);

/** Where toasts appear; mounted once. Time stands still while one is hovered or focused or the tab is hidden. */
export const Toasts = () => {
  const { toasts, handlers } = useToaster(durations);
  const { startPause, endPause } = handlers;
  useEffect(() => {
    const follow = () => (document.hidden ? startPause() : endPause());
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [startPause, endPause]);
  const shown = toasts.slice(0, shownAtOnce);
  const [held, setHeld] = useState<string | null>(null);
  // It goes away under the pointer or the focus, and nothing tells that they left it.
  if (held !== null && !shown.some(({ id, visible }) => id === held && visible)) setHeld(null);
  const holding = held !== null;
  useEffect(() => {
    if (holding) startPause();
    else endPause();
    // oxlint-disable-next-line react/exhaustive-deps -- what ends a pause is another one once it began
  }, [holding]);
  return (
    <section
      aria-label="Notifications"
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+0.75rem)] z-60 grid justify-items-center gap-2 px-4"
    >
      {shown.map((toast) => (
        <Message key={toast.id} toast={toast} onHold={setHeld} />
      ))}
    </section>
  );
};
