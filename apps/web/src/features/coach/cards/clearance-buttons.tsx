import type { CardOf } from '@rinkside/contracts/coach';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { chatAtom } from '../../../state/entities/entity-store';
import { Button } from '../../../ui/button';
import { endConcussion } from '../chat';

export interface ClearanceButtonsProps {
  clearance: NonNullable<CardOf<'help'>['clearance']>;
}

/** Ends the concussion lock. For a child, a parent confirms each question first. */
export const ClearanceButtons = ({ clearance: { cleared, withdrawn, questions } }: ClearanceButtonsProps) => {
  const { concussion } = useAtomValue(chatAtom);
  /** How many questions a parent has confirmed; null before the button is pressed. */
  const [confirmed, setConfirmed] = useState<number | null>(null);
  const [isSending, setSending] = useState(false);
  if (!concussion) return null;
  const end = async (action: 'cleared' | 'withdrawn') => {
    setSending(true);
    await endConcussion(action, action === 'cleared' ? questions.length : 0);
    setSending(false);
    setConfirmed(null);
  };
  const confirm = (count: number) => {
    if (count < questions.length) setConfirmed(count);
    else void end('cleared');
  };
  const question = confirmed === null ? undefined : questions[confirmed];
  if (question)
    return (
      <fieldset aria-label="For a parent" className="grid gap-2 border-t border-line pt-3">
        <p aria-live="polite" className="font-semibold">
          {question}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button size="small" loading={isSending} onClick={() => confirm((confirmed ?? 0) + 1)}>
            Yes, I am the parent
          </Button>
          <Button size="small" variant="secondary" onClick={() => setConfirmed(null)}>
            Not yet
          </Button>
        </div>
      </fieldset>
    );
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-3">
      <Button size="small" variant="secondary" loading={isSending} onClick={() => confirm(0)}>
        {cleared}
      </Button>
      <Button size="small" variant="ghost" loading={isSending} onClick={() => void end('withdrawn')}>
        {withdrawn}
      </Button>
    </div>
  );
};
