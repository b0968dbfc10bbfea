import { highlightRoutes, type HighlightView } from '@rinkside/contracts/highlight';
import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { entityStore } from '../../../state/entities/entity-store';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';
import { highlightMessages } from '../messages';

/** Processes a failed highlight again, if it may help. */
export const RetryFailed = ({ highlight: { id, retryable } }: { highlight: HighlightView }) => {
  const [retrying, setRetrying] = useState(false);
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
  return retryable ? (
    <Button
      size="small"
      loading={retrying}
      icon={<RotateCw size={18} aria-hidden="true" />}
      onClick={() => void retry()}
    >
      Retry
    </Button>
  ) : null;
};
