import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Banner } from '../../ui/banner';
import { Card } from '../../ui/card';
import { LinkButton } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { rememberReturnTo } from './return-to';

/** The frame of a page that a personal link opens, with or without a session. */
export const LinkPage = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr]">
    <header className="safe-x pt-[max(1rem,env(safe-area-inset-top))]">
      <Link to="/" className="-m-2 inline-block rounded-md p-2">
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

/** Buttons that sign in or up and come back. */
export const SignInButtons = ({ path }: ReturnProps) => (
  <div className="flex flex-wrap gap-2">
    <LinkButton to="/login" onClick={() => rememberReturnTo(path)}>
      Sign In
    </LinkButton>
    <LinkButton to="/login?mode=signup" variant="secondary" onClick={() => rememberReturnTo(path)}>
      Sign Up
    </LinkButton>
  </div>
);

/** Asks for a complete profile and comes back. */
export const CompleteProfileFirst = ({ path }: ReturnProps) => (
  <>
    <Banner>Please complete your own profile first. This page opens again afterwards.</Banner>
    <LinkButton to="/onboarding/names" className="justify-self-start" onClick={() => rememberReturnTo(path)}>
      Complete your profile
    </LinkButton>
  </>
);
