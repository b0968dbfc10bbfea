import { Copy, Trash2 } from 'lucide-react';
import { Button } from '../../ui/button';
import { copyToClipboard } from '../../ui/copy-text';
import { Textarea } from '../../ui/textarea';
import { toast } from '../../ui/toast';
import { discardLostComment, type LostComment } from './lost-comment';
import { commentMessages } from './messages';

const copy = async (text: string) => {
  try {
    await copyToClipboard(text);
    toast.success(commentMessages.copied);
  } catch {
    toast.error(commentMessages.copyFailed);
  }
};

/** Shows the texts of comments on items that are gone, above any page, until they are discarded. */
export const LostComments = ({ comments }: { comments: readonly LostComment[] }) => (
  <section
    aria-label="Your comment"
    className="fixed right-3 bottom-[calc(env(safe-area-inset-bottom)+--spacing(23))] left-3 z-30 grid max-h-[60dvh] animate-rise grid-cols-1 gap-4 overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-high sm:left-auto sm:w-96 lg:bottom-4"
  >
    {comments.map(({ itemId, text }) => (
      <div key={itemId} className="grid grid-cols-1 gap-2">
        <output className="font-semibold">{commentMessages.itemGone}</output>
        <Textarea readOnly aria-label="Your text" value={text} />
        <div className="flex justify-end gap-2">
          <Button
            size="small"
            variant="ghost"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={() => discardLostComment(itemId)}
          >
            Discard
          </Button>
          <Button
            size="small"
            variant="secondary"
            icon={<Copy size={16} aria-hidden="true" />}
            onClick={() => void copy(text)}
          >
            Copy
          </Button>
        </div>
      </div>
    ))}
  </section>
);
