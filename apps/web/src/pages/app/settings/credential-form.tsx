import { type ReactNode, useId } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { accountMessage, IdentityError } from '../../../state/session/identity-error';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { takeShownTexts } from '../../../ui/shown-texts';
import { toast } from '../../../ui/toast';

export interface CredentialFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  title: string;
  text: string;
  submitLabel: string;
  /** The field that an error code of the identity provider belongs to; other errors are toasts. */
  fieldByError: Record<string, Path<Values>>;
  send: (values: Values) => Promise<void>;
  onDone: () => void;
  children: ReactNode;
}

/** The dialog of a form that changes the email or the password. */
export const CredentialForm = <Values extends FieldValues>({
  form,
  title,
  text,
  submitLabel,
  fieldByError,
  send,
  onDone,
  children,
}: CredentialFormProps<Values>) => {
  const id = useId();
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    try {
      await send(values);
    } catch (error) {
      const field = error instanceof IdentityError && error.code ? fieldByError[error.code] : undefined;
      if (field) form.setError(field, { message: accountMessage(error) }, { shouldFocus: true });
      else toast.error(accountMessage(error));
    }
  });
  return (
    <Dialog
      open
      onOpenChange={onDone}
      title={title}
      text={text}
      closable={!isSubmitting}
      footer={
        <>
          <Button variant="secondary" disabled={isSubmitting} onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={(event) => {
          event.stopPropagation();
          takeShownTexts(event.currentTarget, form);
          void submit(event);
        }}
        className="grid gap-4"
      >
        {children}
      </form>
    </Dialog>
  );
};
