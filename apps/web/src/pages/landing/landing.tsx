import { useLayoutEffect } from 'react';
import { SkipLink } from '../../ui/skip-link';
import { CallToAction } from './call-to-action';
import { Community } from './community';
import { Footer } from './footer';
import { Header } from './header';
import { Hero } from './hero';
import { InstallSection } from './install-section';
import { Policies } from './policies';
import { StatsBand } from './stats-band';
import { WhatsNew } from './whats-new';
import { Why } from './why';

/** `/`: the landing page. Keep it small, so that it paints at once. */
export const LandingPage = () => {
  useLayoutEffect(() => document.querySelector('[data-drawn]')?.removeAttribute('data-drawn'), []);
  return (
    <div className="landing">
      <title>Rinkside: hockey games, highlights and a coach in your pocket</title>
      <SkipLink />
      <Header />
      <main id="main" tabIndex={-1}>
        <Hero />
        <WhatsNew />
        <Why />
        <StatsBand />
        <Community />
        <CallToAction />
        <InstallSection />
        <Policies />
      </main>
      <Footer />
    </div>
  );
};
