import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { pictureOf } from '@rinkside/contracts/highlight-picture';

/** Whether the highlight is processing and has no image or rendition yet. */
export const stillProcessing = (highlight: PublicHighlight): boolean =>
  highlight.status === 'processing' && !pictureOf(highlight);
