import { CircleAlert, CloudOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { usePart } from '../../use-part';
import { outboxSentences } from './sentences';
import type { Waiting } from './waiting';

const discardDialog = {
  chunk: 'discard',
  load: () => import('./discard-dialog').then((part) => part.DiscardDialog),
};

export interface WaitingLineProps {
  waiting: Waiting;
  /** 'game', 'post'. */
  what: string;
  /** Takes it back into its form; what was refused is nowhere yet. */
  onEdit: () => void;
}

/** Under something that is on this device only: that it waits, or why it was not taken, and what can be done. */
export const WaitingLine = ({ waiting: { id, refusal }, what, onEdit }: WaitingLineProps) => {
  const [asking, setAsking] = useState(false);
  const drawDialog = usePart(discardDialog, asking, () => setAsking(false));
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
      <p className="mr-auto flex min-w-0 items-center gap-1.5 text-sm font-medium">
        {refusal === null ? (
          <>
            <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-lamp-ink" />
            <span className="text-lamp-ink">{outboxSentences.waiting}</span>
          </>
        ) : (
          <>
            <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-red" />
            <span>
              <span className="text-red">{outboxSentences.refused}:</span> {refusal}
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
          onClick={() => setAsking(true)}
        >
          Discard
        </Button>
      </div>
      {drawDialog?.({ id, what, open: asking, onOpenChange: setAsking })}
    </div>
  );
};
