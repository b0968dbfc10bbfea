// `npm run content`: checks the pages in `content` and writes what workers load.
import { ContentError } from '@rinkside/platform/content-pages';
import { buildContent } from './read-content.js';

try {
  buildContent();
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
