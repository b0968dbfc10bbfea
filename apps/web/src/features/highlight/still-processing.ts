import type { PublicHighlight } from '@rinkside/contracts/highlight';
import { highlightImageUrl } from '@rinkside/contracts/highlight-image';

/** Whether the highlight is processing and has no image or rendition yet. */
export const isStillProcessing = (highlight: PublicHighlight): boolean =>
  highlight.status === 'processing' && !highlightImageUrl(highlight);
