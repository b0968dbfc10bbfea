import { toast as hot, type Renderable, type ToastOptions } from 'react-hot-toast/headless';

const alert = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } } as const;

/** A sentence that is already shown moves to the top. */
const replaceSame = (message: Renderable) => {
  if (typeof message !== 'string') return {};
  hot.remove(message);
  return { id: message };
};

/**
 * Shows short messages at the edge of the screen; each function returns the toast's id. Blank, error and custom stay
 * 4 s, success 2 s, loading until dismissed. Never show an action or error only in a toast.
 */
export const toast = {
  blank: (message: Renderable, options?: ToastOptions) =>
    hot(message, { ...replaceSame(message), ...options }),
  success: (message: Renderable, options?: ToastOptions) =>
    hot.success(message, { ...replaceSame(message), ...options }),
  error: (message: Renderable, options?: ToastOptions) =>
    hot.error(message, { ...replaceSame(message), ...alert, ...options }),
  loading: (message: Renderable, options?: ToastOptions) => hot.loading(message, options),
  custom: (message: Renderable, options?: ToastOptions) => hot.custom(message, options),
  dismiss: (id?: string) => hot.dismiss(id),
};
