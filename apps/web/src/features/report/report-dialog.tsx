import { reportReasons, reportRoutes, reportRules, type ReportTarget } from '@rinkside/contracts/report';
import { characterCount, cleanText } from '@rinkside/contracts/text';
import { useState } from 'react';
import { call, messageOf } from '../../state/api';
import { keyForDraft } from '../../state/offline/draft-store';
import { useDraft } from '../../state/offline/use-draft';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { DraftNotice } from '../../ui/draft-notice';
import { Field } from '../../ui/field';
import { RadioChips } from '../../ui/radio-group';
import { Textarea } from '../../ui/textarea';
import { toast } from '../../ui/toast';
import { reasonNames, reportMessages, targetNames } from './messages';

export interface ReportDialogProps {
  target_type: ReportTarget;
  target_id: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Reason = (typeof reportReasons)[number];
interface ReportDraft {
  reason: Reason | null;
  note: string;
}
const emptyReport: ReportDraft = { reason: null, note: '' };
const reasons = reportReasons.map((value) => ({ value, label: reasonNames[value] }));

const ReportForm = ({ target_type, target_id, onOpenChange }: Omit<ReportDialogProps, 'open'>) => {
  const name = `report:${target_id}`;
  const draft = useDraft<ReportDraft>(name, emptyReport);
  const { reason, note } = draft.values;
  const [errors, setErrors] = useState<{ reason?: string; note?: string }>({});
  const [sending, setSending] = useState(false);

  const send = async () => {
    const cleaned = cleanText(note);
    const noteError = characterCount(cleaned) > reportRules.maxNoteLength && { note: reportRules.noteLong };
    if (!reason) return setErrors({ reason: reportRules.reason, ...noteError });
    if (noteError) return setErrors(noteError);
    setSending(true);
    try {
      const body = { target_type, target_id, reason, note: cleaned };
      await call(reportRoutes.create, { body, idempotencyKey: keyForDraft(name, JSON.stringify(body)) });
      draft.clear();
      toast.success(reportMessages.sent);
      onOpenChange(false);
    } catch (error) {
      setSending(false);
      toast.error(messageOf(error, reportMessages.failed));
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        // React events of a portal bubble to the surrounding form.
        event.stopPropagation();
        event.preventDefault();
        void send();
      }}
      className="grid gap-5"
    >
      {draft.restored && <DraftNotice onStartOver={draft.clear} />}
      <RadioChips
        legend="What is wrong?"
        options={reasons}
        value={reason}
        onValueChange={(next) => {
          draft.change({ reason: next });
          setErrors({});
        }}
        error={errors.reason}
      />
      <Field label="Anything a moderator should know? (optional)" error={errors.note}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={note}
            onChange={(event) => draft.change({ note: event.target.value })}
          />
        )}
      </Field>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="secondary" disabled={sending} onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button type="submit" loading={sending}>
          Send report
        </Button>
      </div>
    </form>
  );
};

/** Dialog to report an item, a comment or a player to the moderators. */
export const ReportDialog = ({ open, ...rest }: ReportDialogProps) => (
  <Dialog
    open={open}
    onOpenChange={rest.onOpenChange}
    title={`Report this ${targetNames[rest.target_type]}`}
    text="A moderator reads every report. Your name is not shown to anyone else."
  >
    <ReportForm {...rest} />
  </Dialog>
);
