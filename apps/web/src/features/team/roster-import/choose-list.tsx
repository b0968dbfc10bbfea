import { FileUp } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button';
import { Field, fieldError } from '../../../ui/field';
import { Select } from '../../../ui/select';
import { Spinner } from '../../../ui/spinner';
import { Textarea } from '../../../ui/textarea';
import { RosterFileError } from '../import/file-error';
import { fileMessages } from '../import/messages';
import { readRosterFile, readRosterText } from '../import/read-file';
import type { Sheet } from '../import/xlsx';
import { teamMessages } from '../messages';

const reasonOf = (error: unknown) =>
  error instanceof RosterFileError ? fileMessages[error.problem] : teamMessages.readFailed;

const accepted =
  '.csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const FileChoice = ({ reading, onChoose }: { reading: boolean; onChoose: (file: File) => void }) => {
  const id = useId();
  return (
    <>
      <label
        htmlFor={id}
        className="inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-md border border-edge bg-board px-5 font-semibold transition hover:bg-sunk has-[+input:focus-visible]:outline-2 has-[+input:focus-visible]:outline-offset-2 has-[+input:focus-visible]:outline-focus"
      >
        {reading ? <Spinner size="small" label={null} /> : <FileUp size={18} aria-hidden="true" />}
        Choose a file (Excel, CSV)
      </label>
      <input
        id={id}
        type="file"
        accept={accepted}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </>
  );
};

export interface ChooseListProps {
  /** May throw what `readRoster` throws. */
  onRead: (cells: string[][]) => void;
  children?: ReactNode;
}

/** Takes a roster as pasted text or as a file. */
export const ChooseList = ({ onRead, children }: ChooseListProps) => {
  const [text, setText] = useState('');
  const [sheets, setSheets] = useState<readonly Sheet[]>([]);
  const [reading, setReading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const read = (cells: () => string[][]) => {
    try {
      onRead(cells());
      setProblem(null);
    } catch (error) {
      setProblem(reasonOf(error));
    }
  };
  const choose = async (file: File) => {
    setReading(true);
    setProblem(null);
    try {
      const tables = await readRosterFile(file);
      setSheets(tables);
      const [only] = tables;
      if (only && tables.length === 1) read(() => only.cells);
    } catch (error) {
      setProblem(reasonOf(error));
    } finally {
      setReading(false);
    }
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {children}
      <FileChoice reading={reading} onChoose={(file) => void choose(file)} />
      {sheets.length > 1 && (
        <Select
          label="Sheet of the file"
          options={[
            { value: '', label: 'Choose the sheet with the roster' },
            ...sheets.map(({ name }, index) => ({ value: String(index), label: name })),
          ]}
          value=""
          onValueChange={(index) => read(() => sheets[Number(index)]?.cells ?? [])}
        />
      )}
      <Field label={teamMessages.pasteLabel} hint={teamMessages.pasteHint}>
        {(control) => (
          <Textarea
            {...control}
            rows={6}
            value={text}
            placeholder={'17 Jordan Lee 2012 F\n31 Sam Okafor 2011 G'}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      {problem && (
        <p role="alert" className={fieldError}>
          {problem}
        </p>
      )}
      <Button
        className="justify-self-start"
        disabled={!text.trim()}
        onClick={() => read(() => readRosterText(text))}
      >
        Read the list
      </Button>
    </div>
  );
};
