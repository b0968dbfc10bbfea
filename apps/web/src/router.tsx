import { createBrowserRouter, Navigate, type RouterNavigateOptions, type To } from 'react-router-dom';
import { getTraversal, traverse } from './ui/history-traversal';
import { lazyPage } from './ui/lazy-page';
import { setNavigationCheck } from './ui/use-back-to-close';
import { ErrorPage } from './pages/error/error';
import { Root } from './root';

/** Every page is its own chunk; onboarding and app define their own routes and guards. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      {
        index: true,
        lazy: lazyPage('landing', () => import('./pages/landing/landing').then((page) => page.LandingPage)),
      },
      {
        path: 'login',
        lazy: lazyPage('login', () => import('./pages/login/login').then((page) => page.LoginPage)),
      },
      {
        path: 'callback',
        lazy: lazyPage('callback', () =>
          import('./pages/callback/callback').then((page) => page.CallbackPage),
        ),
      },
      {
        path: 'onboarding/*',
        lazy: lazyPage('onboarding', () =>
          import('./pages/onboarding/onboarding').then((page) => page.OnboardingRoutes),
        ),
      },
      {
        path: 'join',
        lazy: lazyPage('join', () => import('./pages/join/join').then((page) => page.JoinPage)),
      },
      {
        path: 'circle',
        lazy: lazyPage('group invitation', () =>
          import('./pages/circle/circle').then((page) => page.CirclePage),
        ),
      },
      {
        path: 'team',
        lazy: lazyPage('team invitation', () => import('./pages/team/team').then((page) => page.TeamPage)),
      },
      {
        path: 'score',
        lazy: lazyPage('scorer invitation', () =>
          import('./pages/score/score').then((page) => page.ScorePage),
        ),
      },
      {
        path: 'app/*',
        lazy: lazyPage('app', () => import('./pages/app/app').then((page) => page.loadApp())),
      },
      {
        path: 'highlight/:id',
        lazy: lazyPage('highlight', () =>
          import('./pages/highlight/highlight').then((page) => page.HighlightPage),
        ),
      },
      {
        path: 'player/:id',
        lazy: lazyPage('player page', () => import('./pages/player/player').then((page) => page.PlayerPage)),
      },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]);

setNavigationCheck(() => router.state.navigation.state !== 'idle');

const original = { ...router };
/** Waits until the entries of closed overlays are left. A step back during another one is a repeated tap. */
router.navigate = async (to: To | number | null, options?: RouterNavigateOptions) => {
  for (let traversal = getTraversal(); traversal; traversal = getTraversal()) {
    if (traversal.isByRouter && typeof to === 'number') return;
    await traversal.ended;
  }
  if (typeof to === 'number') traverse(true, () => void original.navigate(to));
  else await original.navigate(to, options);
};
