import { toast } from '../../ui/toast';
import { coachSentences } from './sentences';

/** Puts an answer on the clipboard. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text.trim());
    toast.success(coachSentences.copied);
  } catch {
    toast.error(coachSentences.copyFailed);
  }
};
