import { liveGameRules, type Play, quickNoteNames, quickNotes } from '@rinkside/contracts/live-game';
import { characterCount, cleanLine } from '@rinkside/contracts/text';
import { useAtom } from 'jotai';
import type { FormEvent } from 'react';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';
import { noteDraftAtom } from '../note-draft';

interface NoteDialogProps {
  gameId: string;
  /** Whether the player's side scores, who also write notes. */
  manages: boolean;
  onSave: (note: Play) => void;
  onClose: () => void;
}

const quickNoteList = quickNoteNames.map((note) => ({ note, label: quickNotes[note] }));

/** A note of the scorer's own words. */
const FreeNote = ({ gameId, onSave }: Pick<NoteDialogProps, 'gameId' | 'onSave'>) => {
  const [typed, setTyped] = useAtom(noteDraftAtom(gameId));
  const text = cleanLine(typed);
  const count = characterCount(text);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (count === 0 || count > liveGameRules.maxNoteLength) return;
    setTyped('');
    onSave({ kind: 'note', text });
  };
  return (
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
  );
};

/** A typed note that the server refused: a scorer by link has no field to send it again. */
const RefusedNote = ({ gameId }: Pick<NoteDialogProps, 'gameId'>) => {
  const [text] = useAtom(noteDraftAtom(gameId));
  return text ? (
    <Banner>
      Not added: <bdi>{text}</bdi>
    </Banner>
  ) : null;
};

/** A note for the timeline: one of the list, or free text of the player's side. */
export const NoteDialog = ({ gameId, manages, onSave, onClose }: NoteDialogProps) => {
  const save = (note: Play) => {
    onSave(note);
    onClose();
  };
  return (
    <Dialog open onOpenChange={onClose} title="Note" {...(!manages && { text: liveGameRules.linkNote })}>
      <div className="grid grid-cols-1 gap-5">
        {manages ? <FreeNote gameId={gameId} onSave={save} /> : <RefusedNote gameId={gameId} />}
        <ul aria-label="Notes to choose from" className="flex flex-wrap gap-2">
          {quickNoteList.map(({ note, label }) => (
            <li key={note}>
              <Button
                variant="secondary"
                className="touch-manipulation"
                onClick={() => save({ kind: 'quick_note', note })}
              >
                {label}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
};
