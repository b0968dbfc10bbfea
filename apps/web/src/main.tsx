import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { router } from './router';
import './styles/index.css';

const root = document.querySelector('#root');
if (!root) throw new Error('index.html has no #root.');

const show = () =>
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );

// What the build has drawn stays until the page itself can take its place.
if (root.hasChildNodes() && !router.state.initialized) {
  const leave = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    leave();
    show();
  });
} else show();
