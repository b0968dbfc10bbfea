import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './router';
import './styles/index.css';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root.');

// Asked for once the scripts are here, which an empty page needs first, and before a text asks for them.
for (const font of ['1rem "Inter Variable"', '700 1rem "Barlow Condensed"'])
  document.fonts.load(font).catch(() => null);

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** The build drew the landing page for strangers; `first.js` has marked who is none, and what somebody has chosen. */
const isDrawn = () => 'drawn' in root.dataset && Object.keys(document.documentElement.dataset).length === 0;

/** In slices, so that a tap in between is answered. */
const show = () =>
  startTransition(() => {
    // What differs after all, a year for instance, is drawn anew.
    if (isDrawn()) hydrateRoot(root, app, { onRecoverableError: () => undefined });
    else createRoot(root).render(app);
  });

// What the build has drawn, a page or a spinner, stays until the page itself can take its place.
if (router.state.initialized) show();
else {
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    leave();
    show();
  });
}
