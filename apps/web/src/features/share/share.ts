import { toast } from '../../ui/toast';

export const shareSentences = {
  profileCopied: 'Profile link copied to clipboard!',
  copied: 'Link copied to clipboard!',
  failed: 'The link could not be copied. You can copy it from the address bar.',
} as const;

export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Copies a link and says so. */
export const copyLink = async (url: string, copied: string = shareSentences.copied): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url);
    toast.success(copied);
  } catch {
    toast.error(shareSentences.failed);
  }
};

/**
 * Opens the device's own share sheet; without one, or when it fails, copies the link. Cancelling says nothing.
 * Only from a tap.
 */
export const share = async (shared: Shared, copied?: string): Promise<void> => {
  // Absent in most desktop browsers, whatever the types say.
  if (!navigator.canShare?.(shared)) return copyLink(shared.url, copied);
  try {
    await navigator.share(shared);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copyLink(shared.url, copied);
  }
};
