import type { ProfileBody } from '@rinkside/contracts/player';
import { useState } from 'react';
import { ApiError, messageOf } from '../../state/api';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Question {
  text: string;
  answer: (opens: boolean) => void;
}

const isReopening = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'reopen');

/** Asks a guardian before they open what another guardian closed. */
export const useReopenQuestion = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  /**
   * Sends a change of the profile, and again after the guardian confirmed.
   * @returns undefined if the guardian did not confirm
   */
  const sendAsking = async <T,>(send: (confirmation: ProfileBody) => Promise<T>): Promise<T | undefined> => {
    try {
      return await send({});
    } catch (error) {
      if (!isReopening(error)) throw error;
      const opens = await new Promise<boolean>((answer) =>
        setQuestion({ text: messageOf(error, ''), answer }),
      );
      setQuestion(null);
      return opens ? send({ reopen: true }) : undefined;
    }
  };
  const dialog = (
    <ConfirmDialog
      open={question !== null}
      onOpenChange={(open) => {
        if (!open) question?.answer(false);
      }}
      title="Open it again?"
      text={question?.text ?? ''}
      confirmLabel="Open it"
      tone="plain"
      onConfirm={() => question?.answer(true)}
    />
  );
  return { sendAsking, dialog };
};
