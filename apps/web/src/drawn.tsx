import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Landing } from './pages/landing/landing';
import { PageSpinner } from './ui/spinner';

/** The page's own title is in its document. */
const superfluous = /<title>.*?<\/title>/g;

/** The landing page as a stranger first sees it, drawn by the build so that it needs no script to be seen. */
export const drawLanding = (): string =>
  renderToString(
    <StaticRouter location="/">
      <Landing />
    </StaticRouter>,
  ).replaceAll(superfluous, '');

/** What every other page shows until its scripts are here; a word would ask for its font before them. */
export const drawWaiting = (): string => renderToString(<PageSpinner label={null} />);
