import { teamCodeAlphabet, teamCodeLength, readTeamCode, teamRules } from '@rinkside/contracts/team';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { TextInput } from '../../../ui/text-input';

const codePattern = new RegExp(`^[${teamCodeAlphabet}]{${teamCodeLength}}$`);
const isCode = (code: string) => codePattern.test(code);

export interface CodeFormProps {
  /** What the input begins with. */
  code: string;
  /** Why the server refused that code. */
  error: string | null;
  busy: boolean;
  onSubmit: (code: string) => void;
}

/** The input for the code of a team. It keeps what was typed. */
export const CodeForm = ({ code, error, busy, onSubmit }: CodeFormProps) => {
  const [text, setText] = useState(code);
  const [isChecked, setIsChecked] = useState(false);
  const typed = readTeamCode(text);
  const shownError = isChecked && !isCode(typed) ? teamRules.code : typed === code ? error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isCode(typed) && !busy) onSubmit(typed);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field
        label="Team code"
        hint="Six letters and digits from your coach. Capitals, spaces and hyphens make no difference."
        required
        error={shownError}
      >
        {(control) => (
          <TextInput
            {...control}
            name="team-code"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="text-xl! font-semibold tracking-[0.25em] uppercase"
          />
        )}
      </Field>
      <Button type="submit" loading={busy} className="justify-self-start">
        Find the team
      </Button>
    </form>
  );
};
