import { product } from '@rinkside/contracts/product';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Banner } from '../../ui/banner';
import { LinkButton, TextLink } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { PageHeading } from '../../ui/page-heading';
import { RetryButton } from '../../ui/retry-button';
import { FaceOffCircle } from '../../ui/rink';
import { SkipLink } from '../../ui/skip-link';
import { PageSpinner } from '../../ui/spinner';
import { rememberReturnTo } from '../session/return-to';
import { sessionAtom } from '../../state/session/session.store';

/** Frame of public pages: sign-in link and a link to the landing page. */
export const ShareFrame = ({ children }: { children: ReactNode }) => {
  const signedIn = useAtomValue(sessionAtom) !== null;
  const { pathname } = useLocation();
  return (
    <div>
      <SkipLink />
      <header className="border-b border-line bg-raised pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex min-h-16 w-full max-w-5xl flex-wrap items-center justify-between gap-x-3 safe-x">
          <Link to="/" className="flex min-h-target items-center rounded-md">
            <Logo />
          </Link>
          {signedIn ? (
            <LinkButton to="/app/dashboard" size="small">
              Open app
            </LinkButton>
          ) : (
            <LinkButton
              to="/login"
              size="small"
              variant="secondary"
              onClick={() => rememberReturnTo(pathname)}
            >
              Sign In
            </LinkButton>
          )}
        </div>
      </header>
      {/* min-h-dvh keeps the footer below the fold, so that late content does not shift it. */}
      <main id="main" tabIndex={-1} className="mx-auto min-h-dvh w-full max-w-5xl safe-x py-5 sm:py-8">
        {children}
      </main>
      <footer className="safe-x pb-[max(1.5rem,env(safe-area-inset-bottom))] text-center text-sm text-soft">
        <TextLink to="/" className="inline-flex min-h-target items-center">
          What is {product.name}?
        </TextLink>
      </footer>
    </div>
  );
};

/** Loading state of a public page. */
export const SharedLoading = ({ title }: { title: string }) => (
  <div aria-busy="true">
    <h1 className="sr-only">{title}</h1>
    <PageSpinner />
  </div>
);

export interface SharedNotFoundProps {
  title: string;
  text: string;
  /** Why loading failed; null if the content does not exist or is private. */
  error?: string | null;
  onRetry: () => void;
  retrying: boolean;
}

const loadFailedText = 'It may well be there; only the answer did not come.';

/** Shown if the content does not exist, is private or could not be loaded. */
export const SharedNotFound = ({ title, text, error, onRetry, retrying }: SharedNotFoundProps) => (
  <div className="grid min-h-[55dvh] place-content-center justify-items-center gap-3 text-center">
    <FaceOffCircle className="size-32 text-edge" />
    <PageHeading title={title} />
    <p className="max-w-sm text-soft">{error ? loadFailedText : text}</p>
    {error && (
      <Banner
        tone="error"
        className="text-left"
        action={<RetryButton onRetry={onRetry} retrying={retrying} />}
      >
        {error}
      </Banner>
    )}
    <LinkButton to="/" variant={error ? 'secondary' : 'primary'} className="mt-2">
      Go Home
    </LinkButton>
  </div>
);
