import { toast } from '../../ui/toast';
import { coachSentences } from './sentences';

/** Copies text to the clipboard and shows a toast. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text.trim());
    toast.success(coachSentences.copied);
  } catch {
    toast.error(coachSentences.copyFailed);
  }
};
