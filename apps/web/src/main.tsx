import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './router';
import './styles/index.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** The build drew for strangers; `theme.js` has marked who is none, and what somebody has chosen. */
const isForStrangers = () => Object.keys(document.documentElement.dataset).length === 0;

/** In slices, so that a tap in between is answered. */
const show = () =>
  startTransition(() => {
    if (root.hasChildNodes() && isForStrangers())
      // What differs after all, a year for instance, is drawn anew.
      hydrateRoot(root, app, { onRecoverableError: () => undefined });
    else createRoot(root).render(app);
  });

// What the build has drawn stays until the page itself can take it over.
if (root.hasChildNodes() && !router.state.initialized) {
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    leave();
    show();
  });
} else show();
