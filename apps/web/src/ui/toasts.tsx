import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect } from 'react';
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

const Message = ({ toast }: { toast: Toast }) => (
  <div
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
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering only stops the clock
    <section
      aria-label="Notifications"
      onMouseEnter={startPause}
      onMouseLeave={endPause}
      onFocus={startPause}
      onBlur={endPause}
      className="pointer-events-none fixed inset-x-0 top-[calc(env(safe-area-inset-top)+0.75rem)] z-60 grid justify-items-center gap-2 px-4"
    >
      {toasts.slice(0, shownAtOnce).map((toast) => (
        <Message key={toast.id} toast={toast} />
      ))}
    </section>
  );
};
