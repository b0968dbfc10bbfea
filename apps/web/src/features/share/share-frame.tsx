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
import { rememberOrigin } from '../session/origin';
import { sessionAtom } from '../session/tokens';

/** Around the pages that links lead to: a way in, and a way to what this is. */
export const ShareFrame = ({ children }: { children: ReactNode }) => {
  const signedIn = useAtomValue(sessionAtom) !== null;
  const { pathname } = useLocation();
  return (
    <div>
      <SkipLink />
      <header className="border-b border-line bg-raised pt-[env(safe-area-inset-top)]">
        <div className="mx-auto flex min-h-16 w-full max-w-5xl items-center justify-between gap-3 safe-x">
          <Link to="/" className="flex min-h-target items-center rounded-md">
            <Logo />
          </Link>
          {signedIn ? (
            <LinkButton to="/app/dashboard" size="small">
              Open app
            </LinkButton>
          ) : (
            <LinkButton to="/login" size="small" variant="secondary" onClick={() => rememberOrigin(pathname)}>
              Sign In
            </LinkButton>
          )}
        </div>
      </header>
      {/* As tall as the window: what comes later moves no foot that was seen. */}
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

/** What the link leads to is on its way. */
export const SharedLoading = ({ title }: { title: string }) => (
  <div aria-busy="true">
    <h1 className="sr-only">{title}</h1>
    <PageSpinner />
  </div>
);

export interface NothingSharedProps {
  title: string;
  text: string;
  /** Why it could not be asked for; null when the answer was that there is nothing. */
  error?: string | null;
  onRetry: () => void;
  retrying: boolean;
}

const noAnswer = 'It may well be there; only the answer did not come.';

/** There is nothing at this address, or nothing anybody may see; or no answer. */
export const NothingShared = ({ title, text, error, onRetry, retrying }: NothingSharedProps) => (
  <div className="grid min-h-[55dvh] place-content-center justify-items-center gap-3 text-center">
    <FaceOffCircle className="size-32 text-edge" />
    <PageHeading title={title} />
    <p className="max-w-sm text-soft">{error ? noAnswer : text}</p>
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
