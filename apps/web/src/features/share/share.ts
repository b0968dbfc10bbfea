import { copyToClipboard } from '../../ui/copy-text';
import { toast } from '../../ui/toast';

/** Messages about sharing, shown to people. */
export const shareMessages = {
  profileCopied: 'Profile link copied to clipboard!',
  copied: 'Link copied to clipboard!',
  failed: 'The link could not be copied. You can copy it from the address bar.',
} as const;

export interface ShareContent {
  title: string;
  text: string;
  url: string;
}

/** Copies a link and shows a toast. */
export const copyLink = async (url: string, copied: string = shareMessages.copied): Promise<void> => {
  try {
    await copyToClipboard(url);
    toast.success(copied);
  } catch {
    toast.error(shareMessages.failed);
  }
};

/**
 * Opens the share sheet, or copies the link if there is none or it fails. A cancelled sheet shows no toast.
 * Must be called from a user gesture.
 */
export const share = async (shared: ShareContent, copied?: string): Promise<void> => {
  // Missing in most desktop browsers, despite the DOM types.
  if (!navigator.canShare?.(shared)) return copyLink(shared.url, copied);
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(shared.url, copied);
  }
};
