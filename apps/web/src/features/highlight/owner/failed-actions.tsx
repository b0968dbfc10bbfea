import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { RotateCw, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { highlightMessages } from '../messages';
import { DeleteHighlight } from './delete-highlight';

/** The owner's actions on a failed highlight: Retry, if it may help, and Delete. */
export const FailedActions = ({ highlight }: { highlight: HighlightView }) => {
  const { id, retryable, can } = highlight;
  const [retrying, setRetrying] = useState(false);
  const [deleting, setDeleting] = useState(false);
  useEffect(() => {
    // The live event of a failure does not contain `retryable`.
    if (!retryable)
      call(highlightRoutes.one, { params: { id } })
        .then((view) => entityStore.applyViews([view]))
        .catch(() => null);
  }, [id, retryable]);

  const retry = async () => {
    setRetrying(true);
    try {
      entityStore.applyViews([await call(highlightRoutes.retry, { params: { id } })]);
    } catch (error) {
      toast.error(messageOf(error, highlightMessages.retryFailed));
    } finally {
      setRetrying(false);
    }
  };
  return (
    <div className="flex flex-wrap justify-center gap-2">
      {retryable && (
        <Button
          size="small"
          loading={retrying}
          icon={<RotateCw size={18} aria-hidden="true" />}
          onClick={() => void retry()}
        >
          Retry
        </Button>
      )}
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
