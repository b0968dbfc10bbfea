import type { HighlightView } from '@rinkside/contracts/highlight';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { DeleteHighlight } from './delete-highlight';
import { RetryFailed } from './retry-failed';

/** The owner's actions on a failed highlight: Retry, if it may help, and Delete. */
export const FailedActions = ({ highlight }: { highlight: HighlightView }) => {
  const { id, can } = highlight;
  const [deleting, setDeleting] = useState(false);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <RetryFailed highlight={highlight} />
      {can.remove && (
        <Button
          size="small"
          variant="secondary"
          icon={<Trash2 size={18} aria-hidden="true" />}
          onClick={() => setDeleting(true)}
        >
          Delete
        </Button>
      )}
      <DeleteHighlight id={id} open={deleting} onOpenChange={setDeleting} />
    </div>
  );
};
