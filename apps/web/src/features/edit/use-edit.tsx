import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { initialFocusProps } from '../../ui/use-return-focus';
import { type Conflict, conflictsOf, type Edit, touchedFields, withoutConflicts } from './edit';
import { editMessages } from './messages';

type Answer = 'mine' | 'stored' | null;

interface Question {
  conflicts: readonly Conflict<PropertyKey>[];
  answer: (answer: Answer) => void;
}

interface ValueProps {
  /** The start of the sentence. */
  before: string;
  text: string;
  /** The sentence for an empty value. */
  empty: string;
}

/** Says a value. A long text is cut, so that the buttons stay in sight. */
const Value = ({ before, text, empty }: ValueProps) => (
  <span className="line-clamp-4">
    {text === '' ? (
      empty
    ) : (
      <>
        {before} <bdi className="font-semibold">{text}</bdi>.
      </>
    )}
  </span>
);

const ConflictDialog = ({ conflicts, answer }: Question) => (
  <Dialog
    open
    role="alertdialog"
    onOpenChange={() => answer(null)}
    title={editMessages.title}
    text={
      <>
        {editMessages.text}
        {conflicts.map(({ field, label, now, mine }) => (
          <span key={String(field)} className="mt-3 block wrap-anywhere text-ink">
            <Value before={`${label} is now`} text={now} empty={`${label} is now empty.`} />{' '}
            <Value before="You have" text={mine} empty="You cleared it." />
          </span>
        ))}
      </>
    }
    footer={
      <>
        <Button variant="secondary" {...initialFocusProps} onClick={() => answer('stored')}>
          {editMessages.keepStored}
        </Button>
        <Button onClick={() => answer('mine')}>{editMessages.saveMine}</Button>
      </>
    }
  />
);

/** Returns the changed fields of a form. Asks first if another person changed the same field. */
export const useEdit = (): {
  /** Returns the fields to send; null if the person goes back to the form. */
  fieldsToSend: <View, Values extends object>(
    edit: Edit<View, Values>,
    values: Values,
  ) => Promise<Partial<Values> | null>;
  dialog: ReactNode;
} => {
  const [question, setQuestion] = useState<Question | null>(null);
  const ask = async (conflicts: Question['conflicts']): Promise<Answer> => {
    const given = await new Promise<Answer>((answer) => setQuestion({ conflicts, answer }));
    setQuestion(null);
    return given;
  };
  return {
    fieldsToSend: async (edit, values) => {
      const touched = touchedFields(edit, values);
      if (Object.keys(touched).length === 0) return touched;
      const conflicts = conflictsOf(edit, touched, await edit.read());
      const answer = conflicts.length > 0 ? await ask(conflicts) : 'mine';
      return answer === 'stored' ? withoutConflicts(touched, conflicts) : answer && touched;
    },
    dialog: question && <ConflictDialog {...question} />,
  };
};
