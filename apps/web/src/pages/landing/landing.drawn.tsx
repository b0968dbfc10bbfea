import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Landing } from './landing';

/** The page's own title is in its document. */
const superfluous = /<title>.*?<\/title>/g;

/** The landing page as a stranger first sees it, drawn by the build so that it needs no script to be seen. */
export const drawLanding = (): string =>
  renderToString(
    <StaticRouter location="/">
      <Landing />
    </StaticRouter>,
  ).replaceAll(superfluous, '');
