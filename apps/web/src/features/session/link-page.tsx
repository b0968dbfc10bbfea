import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isNonRetryableError, messageOf } from '../../state/api';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { useHomePath } from './home-path';
import { rememberReturnTo } from './return-to';

/** The frame of a page that a personal link opens, with or without a session. */
export const LinkPage = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr]">
    <header className="safe-x pt-[max(1rem,env(safe-area-inset-top))]">
      <Link to={useHomePath()} className="-m-2 inline-block rounded-md p-2">
        <Logo />
      </Link>
    </header>
    <main id="main" className="mx-auto grid w-full max-w-lg content-center safe-x py-8">
      <Card className="grid gap-4">{children}</Card>
    </main>
  </div>
);

interface ReturnProps {
  /** The page to open again afterwards. */
  path: string;
}

export interface SignInButtonsProps extends ReturnProps {
  /** Most of those who come are new. */
  signUpFirst?: boolean;
}

/** Buttons that sign in or up and come back. */
export const SignInButtons = ({ path, signUpFirst = false }: SignInButtonsProps) => {
  const buttons = [
    { to: '/login', label: 'Sign In' },
    { to: '/login?mode=signup', label: 'Sign Up' },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {(signUpFirst ? buttons.toReversed() : buttons).map(({ to, label }, index) => (
        <LinkButton
          key={to}
          to={to}
          variant={index === 0 ? 'primary' : 'secondary'}
          onClick={() => rememberReturnTo(path)}
        >
          {label}
        </LinkButton>
      ))}
    </div>
  );
};

/** Asks for a complete profile and comes back. */
export const CompleteProfileFirst = ({ path }: ReturnProps) => (
  <>
    <Banner>Please complete your own profile first. This page opens again afterwards.</Banner>
    <LinkButton to="/onboarding/names" className="justify-self-start" onClick={() => rememberReturnTo(path)}>
      Complete your profile
    </LinkButton>
  </>
);

export interface LinkFailureProps {
  error: unknown;
  /** Shown when a retry can succeed. */
  title: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Says that a link has ended, or offers to open it again. */
export const LinkFailure = ({ error, title, onRetry, retrying }: LinkFailureProps) => {
  const isFinal = isNonRetryableError(error);
  const home = useHomePath();
  return (
    <ErrorState
      title={isFinal ? 'This link does not work any more' : title}
      text={messageOf(error, '')}
      {...(!isFinal && { onRetry, retrying })}
    >
      <LinkButton to={home} variant="secondary">
        Go Home
      </LinkButton>
    </ErrorState>
  );
};
