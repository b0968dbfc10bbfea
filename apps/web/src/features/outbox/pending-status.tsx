import { CircleAlert, CloudOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { useLazyComponent } from '../../ui/use-lazy-component';
import { outboxMessages } from './messages';
import type { OutboxEntry } from '../../state/offline/outbox-entry';

const discardDialog = {
  chunk: 'discard',
  load: () => import('./discard-dialog').then((module) => module.DiscardDialog),
};

export interface PendingStatusProps {
  entry: OutboxEntry;
  /** Noun for the entry: 'game', 'post'. */
  noun: string;
  /** Moves a rejected entry back into its form. */
  onEdit: () => void;
}

/** Status of an outbox entry, waiting or rejected, with its actions. */
export const PendingStatus = ({ entry: { id, refusal }, noun, onEdit }: PendingStatusProps) => {
  const [isConfirming, setIsConfirming] = useState(false);
  const renderDialog = useLazyComponent(discardDialog, isConfirming, () => setIsConfirming(false));
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p className="mr-auto flex min-w-0 items-center gap-1.5 text-sm font-medium">
        {refusal === null ? (
          <>
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-lamp-ink" />
            <span className="text-lamp-ink">{outboxMessages.waiting}</span>
          </>
        ) : (
          <>
            <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-red" />
            <span>
              <span className="text-red">{outboxMessages.rejected}:</span> {refusal}
            </span>
          </>
        )}
      </p>
      <div className="flex gap-1">
        {refusal !== null && (
          <Button size="small" variant="secondary" onClick={onEdit}>
            Edit
          </Button>
        )}
        <Button
          size="small"
          variant="ghost"
          icon={<Trash2 size={16} aria-hidden="true" />}
          onClick={() => setIsConfirming(true)}
        >
          Discard
        </Button>
      </div>
      {renderDialog?.({ id, noun, open: isConfirming, onOpenChange: setIsConfirming })}
    </div>
  );
};
