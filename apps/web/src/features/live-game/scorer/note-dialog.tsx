import { liveGameRules } from '@rinkside/contracts/live-game';
import { characterCount, cleanLine } from '@rinkside/contracts/text';
import { useAtom } from 'jotai';
import type { FormEvent } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { noteDraftAtom } from '../note-draft';

interface NoteDialogProps {
  gameId: string;
  onSave: (text: string) => void;
  onClose: () => void;
}

/** A note for the timeline. */
export const NoteDialog = ({ gameId, onSave, onClose }: NoteDialogProps) => {
  const [typed, setTyped] = useAtom(noteDraftAtom(gameId));
  const text = cleanLine(typed);
  const count = characterCount(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0 || count > liveGameRules.maxNoteLength) return;
    onSave(text);
    setTyped('');
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Note">
      <form onSubmit={save} className="grid gap-4">
        <Field
          label="What happened?"
          aside={`${count} of ${liveGameRules.maxNoteLength}`}
          error={count > liveGameRules.maxNoteLength && liveGameRules.note}
          hint="Everyone who may follow this game reads it."
        >
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
        <Button type="submit" size="large" wide disabled={count === 0} className="min-h-16">
          Add note
        </Button>
      </form>
    </Dialog>
  );
};
