import { toast } from '../../ui/toast';
import { coachMessages } from './messages';

/** Copies text to the clipboard and shows a toast. */
export const copyText = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text.trim());
    toast.success(coachMessages.copied);
  } catch {
    toast.error(coachMessages.copyFailed);
  }
};
