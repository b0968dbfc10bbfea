import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { Landing } from './landing';

/** The page's own title is in its document; styles of elements only time what has not begun to move. */
const superfluous = /<title>.*?<\/title>| style="[^"]*"/g;

/** The landing page as a stranger first sees it, drawn by the build so that it needs no script to be seen. */
export const drawLanding = (): string =>
  renderToStaticMarkup(
    <StaticRouter location="/">
      <div className="drawn">
        <Landing />
      </div>
    </StaticRouter>,
  ).replaceAll(superfluous, '');
