import { toast as hot, type Renderable, type ToastOptions } from 'react-hot-toast/headless';

const alert = { ariaProps: { role: 'alert', 'aria-live': 'assertive' } } as const;

/**
 * Short messages at the edge of the screen. Blank, error and custom stay 4 s, success 2 s, loading until
 * dismissed; each returns its id. Never the only place an action or an error lives.
 */
export const toast = {
  blank: (message: Renderable, options?: ToastOptions) => hot(message, options),
  success: (message: Renderable, options?: ToastOptions) => hot.success(message, options),
  error: (message: Renderable, options?: ToastOptions) => hot.error(message, { ...alert, ...options }),
  loading: (message: Renderable, options?: ToastOptions) => hot.loading(message, options),
  custom: (message: Renderable, options?: ToastOptions) => hot.custom(message, options),
  dismiss: (id?: string) => hot.dismiss(id),
};
