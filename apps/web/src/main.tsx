import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './router';
import './styles/index.css';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root.');

// Load fonts after the scripts, which an empty page needs first, and before the first text is rendered.
for (const font of ['1rem "Inter Variable"', '700 1rem "Barlow Condensed"'])
  document.fonts.load(font).catch(() => null);

const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
);

/** The landing page is prerendered for signed-out visitors with default settings; `preload.js` marks all others. */
const isPrerendered = () =>
  'drawn' in root.dataset && Object.keys(document.documentElement.dataset).length === 0;

/** A transition renders in slices, so input stays responsive. */
const render = () =>
  startTransition(() => {
    // Differences from the prerendered HTML, such as the year, are rendered again.
    if (isPrerendered()) hydrateRoot(root, app, { onRecoverableError: () => undefined });
    else createRoot(root).render(app);
  });

const renderWhenReady = () => {
  if (router.state.initialized) return render();
  const unsubscribe = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    unsubscribe();
    render();
  });
};

// The prerendered page or spinner stays until the router can render the page; in browsers that `browser-check.js` marks
// it stays for good.
if (!('oldBrowser' in document.documentElement.dataset)) renderWhenReady();
