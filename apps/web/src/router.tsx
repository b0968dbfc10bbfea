import { createBrowserRouter, Navigate } from 'react-router-dom';
import { lazyPage } from './lazy-page';
import { ErrorPage } from './pages/error/error';
import { Root } from './root';

const Landing = lazyPage('landing', () => import('./pages/landing/landing').then((page) => page.Landing));
const Login = lazyPage('login', () => import('./pages/login/login').then((page) => page.Login));
const Callback = lazyPage('callback', () =>
  import('./pages/callback/callback').then((page) => page.Callback),
);
const Onboarding = lazyPage('onboarding', () =>
  import('./pages/onboarding/onboarding').then((page) => page.OnboardingRoutes),
);
const App = lazyPage('app', () => import('./pages/app/app').then((page) => page.AppRoutes));

/** Every page is a script of its own; onboarding and app bring their routes and guards with them. */
export const router = createBrowserRouter([
  {
    element: <Root />,
    errorElement: <ErrorPage />,
    children: [
      { index: true, element: <Landing /> },
      { path: 'login', element: <Login /> },
      { path: 'callback', element: <Callback /> },
      { path: 'onboarding/*', element: <Onboarding /> },
      { path: 'app/*', element: <App /> },
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
]);
