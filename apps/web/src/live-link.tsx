import { linkToken } from '@rinkside/contracts/link-token';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { LiveLinkPage } from './pages/live/live';
import { watchSleep } from './state/watch-sleep';

// The built document links the stylesheet of the app.
if (import.meta.env.DEV) void import('./styles/index.css');

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('index.html has no #root.');
if (!('oldBrowser' in document.documentElement.dataset)) {
  watchSleep();
  createRoot(root).render(
    <StrictMode>
      <LiveLinkPage token={linkToken(location.pathname.replace(/^\/+live\//i, ''))} />
    </StrictMode>,
  );
}
