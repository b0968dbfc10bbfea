import { product } from '@rinkside/contracts/product';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { RedirectSignedIn } from '../../features/session/guards';
import { sessionMessages } from '../../state/session/messages';
import { clearSessionEnd, sessionEndAtom } from '../../state/session/session.store';
import { store } from '../../state/store';
import { Banner } from '../../ui/banner';
import { LinkButton } from '../../ui/link';
import { Logo } from '../../ui/logo';
import { PageHeading } from '../../ui/page-heading';
import { HalfRink } from '../../ui/rink';
import { SkipLink } from '../../ui/skip-link';
import { PasskeyButton } from './passkey-button';
import { ProviderButton } from './provider-button';
import { saveDraft } from '../../state/offline/draft-store';
import { signUpDraftName } from './sign-up-draft';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';

const modes = {
  signin: {
    title: 'Sign In',
    text: 'Your games, your team and your coach are waiting.',
    other: 'signup',
    question: 'New here?',
    offer: 'Sign Up',
  },
  signup: {
    title: 'Sign Up',
    text: 'Free for players, parents and coaches. It takes a minute.',
    other: 'signin',
    question: 'Already have an account?',
    offer: 'Sign In',
  },
} as const;

const Poster = () => (
  <aside className="relative hidden night lg:block">
    <div className="sticky top-0 h-dvh overflow-hidden">
      <HalfRink className="absolute inset-0 size-full text-soft opacity-60" />
      <div className="absolute inset-0 bg-linear-to-t from-night from-15% via-night/70 to-transparent" />
      <div className="relative flex h-full flex-col justify-end p-14">
        <p className="display text-[clamp(3.25rem,5.2vw,5.5rem)] leading-[0.92]">
          Every shift
          <br />
          counts.
          <br />
          So count it.
        </p>
        <p className="mt-5 max-w-md text-lg text-soft">
          Log a game in seconds, see your season add up, and ask {product.coach} what to work on next.
        </p>
      </div>
    </div>
  </aside>
);

const Screen = () => {
  const [search] = useSearchParams();
  const name = search.get('mode') === 'signup' ? 'signup' : 'signin';
  const mode = modes[name];
  const [hasExpired] = useState(() => store.get(sessionEndAtom) === 'expired');
  useEffect(clearSessionEnd, []);
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(30rem,1fr)_1.15fr]">
      <SkipLink />
      <div className="flex flex-col safe-x pt-[max(1rem,env(safe-area-inset-top))] pb-8 sm:px-10">
        <header className="flex flex-wrap items-center justify-between">
          <Link to="/" className="-m-2 rounded-md p-2">
            <Logo />
          </Link>
          <LinkButton to="/" variant="ghost" size="small" icon={<ArrowLeft size={18} aria-hidden="true" />}>
            Back to home
          </LinkButton>
        </header>
        <main id="main" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-8">
          <PageHeading title={mode.title} className="text-4xl" />
          <p className="mt-1.5 mb-7 text-soft">{mode.text}</p>
          {hasExpired && <Banner className="mb-5">{sessionMessages.ended}</Banner>}
          {/* The keys, and the link below, reset the form when the mode changes. */}
          {name === 'signin' ? <SignInForm key="signin" /> : <SignUpForm key="signup" />}
          {name === 'signin' && <PasskeyButton />}
          <ProviderButton mode={name} />
          <p className="mt-7 text-center text-soft">
            {mode.question}{' '}
            <Link
              to={mode.other === 'signup' ? '/login?mode=signup' : '/login'}
              replace
              onClick={() => saveDraft(signUpDraftName, null)}
              className="-my-2 link inline-flex min-h-target items-center rounded-sm px-1 font-semibold"
            >
              {mode.offer}
            </Link>
          </p>
        </main>
      </div>
      <Poster />
    </div>
  );
};

/** `/login`: sign-in or, with `?mode=signup`, sign-up. */
export const LoginPage = () => (
  <RedirectSignedIn>
    <Screen />
  </RedirectSignedIn>
);
