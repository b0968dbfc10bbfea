import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { pictureOf } from '@rinkside/contracts/highlight-picture';

/** There is nothing yet to look at or to play. */
export const stillProcessing = (highlight: PublicHighlight): boolean =>
  highlight.status === 'processing' && !pictureOf(highlight);
