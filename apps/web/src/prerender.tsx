import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { LandingPage } from './pages/landing/landing';
import { PageSpinner } from './ui/spinner';

/** The document already has the page's title. */
const titleElement = /<title>.*?<\/title>/g;

/** Renders the landing page for signed-out visitors at build time, so it is visible without any script. */
export const renderLanding = (): string =>
  renderToString(
    <StaticRouter location="/">
      <LandingPage />
    </StaticRouter>,
  ).replaceAll(titleElement, '');

/** Renders what every other page shows until its scripts have loaded. No text: it would request a font before them. */
export const renderLoading = (): string => renderToString(<PageSpinner label={null} />);
