import { teamRoutes, teamRules, type TeamView } from '@rinkside/contracts/team';
import { isolate, pluralize } from '@rinkside/contracts/text';
import { useAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError, call } from '../../../state/api';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Dialog } from '../../../ui/dialog';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import { FailureLine } from '../failure-line';
import { skipMessages } from '../import/messages';
import { teamMessages } from '../messages';
import { useTeamAction } from '../use-team-action';
import { ChooseList } from './choose-list';
import { Columns } from './columns';
import {
  chooseColumns,
  type Draft,
  draftAtom,
  draftOf,
  type DraftRow,
  editRow,
  mergeRow,
  openColumns,
  placeOf,
  problemsOf,
  rosterWith,
  type RowProblem,
  type SamePlayer,
  splitRow,
} from './draft';
import { PreviewRow } from './preview-row';

const SamePlayers = ({
  same,
  onSplit,
}: {
  same: readonly SamePlayer[];
  onSplit: (player: SamePlayer) => void;
}) => (
  <ul aria-label="Players on the roster" className="divide-y divide-line">
    {same.map((player) => (
      <li key={player.row.line} className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1 py-1">
        <p className="min-w-0 flex-1 basis-40 text-sm break-words">
          {teamMessages.samePlayer(player.row.name.trim(), player.number)}
        </p>
        <Button
          size="small"
          variant="ghost"
          aria-label={`Undo: ${isolate(player.row.name.trim())}`}
          onClick={() => onSplit(player)}
        >
          Undo
        </Button>
      </li>
    ))}
  </ul>
);

const Skipped = ({
  skipped,
  onAdd,
}: {
  skipped: Draft['skipped'];
  onAdd: (line: number, text: string) => void;
}) => (
  <details open={skipped.length <= 3}>
    <summary className="flex min-h-target cursor-pointer items-center font-semibold">
      {pluralize(skipped.length, 'line')} left out
    </summary>
    <ul aria-label="Lines left out" className="divide-y divide-line">
      {skipped.map(({ line, reason, source }) => (
        <li key={line} className="flex min-h-target flex-wrap items-center gap-x-3 gap-y-1 py-1">
          <p className="min-w-0 flex-1 basis-40 text-sm break-words">
            <span className="text-soft">
              Line {line} · {skipMessages[reason]}:
            </span>{' '}
            <bdi>{source.filter(Boolean).join(' · ')}</bdi>
          </p>
          <Button
            size="small"
            variant="ghost"
            aria-label={`Add line ${line}`}
            onClick={() => onAdd(line, source.filter(Boolean).join(' '))}
          >
            Add
          </Button>
        </li>
      ))}
    </ul>
  </details>
);

const emptyRow = (line: number, name = ''): DraftRow => ({
  line,
  number: '',
  name,
  birth_year: '',
  position: '',
  questions: [],
  edited: {},
  isDoubleRight: false,
  refusal: null,
});

/** The index of the row that a validation error names: `places.3.name`. */
const refusedRow = (path: string) => Number(/^places\.(\d+)\b/.exec(path)?.[1] ?? Number.NaN);

const accept = (row: DraftRow, { question }: RowProblem): DraftRow =>
  question === 'double'
    ? { ...row, isDoubleRight: true }
    : { ...row, questions: row.questions.filter((other) => other !== question) };

interface PreviewProps {
  team: TeamView;
  draft: Draft;
  onChange: (draft: Draft) => void;
}

const Preview = ({ team, draft, onChange }: PreviewProps) => {
  const { rows, skipped, same } = draft;
  const roster = rosterWith(same, team.members);
  const list = useRef<HTMLUListElement>(null);
  const keepFocus = useFocusRecovery(list, ':is(button, input, select):not(:disabled)');
  const setRows = (next: readonly DraftRow[]) => onChange({ ...draft, rows: next });
  const changeRow = (changed: DraftRow) =>
    setRows(rows.map((row) => (row.line === changed.line ? changed : row)));
  const nextLine = Math.max(0, ...rows.map(({ line }) => line), ...skipped.map(({ line }) => line)) + 1;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Columns tables={draft.tables} onChoose={(chosen) => onChange(chooseColumns(draft, chosen))} />
      <ul ref={list} {...keepFocus} aria-label="Rows of the list" className="-mx-2 divide-y divide-line">
        {rows.map((row) => (
          <PreviewRow
            key={row.line}
            row={row}
            problems={problemsOf(row, rows, roster)}
            onEdit={(cell, value) => changeRow(editRow(row, cell, value))}
            onAccept={(problem) => changeRow(accept(row, problem))}
            onSame={(member) => onChange(mergeRow(draft, { row, member, members: team.members }))}
            onRemove={() => setRows(rows.filter(({ line }) => line !== row.line))}
          />
        ))}
      </ul>
      <Button
        size="small"
        variant="ghost"
        icon={<Plus size={18} aria-hidden="true" />}
        className="justify-self-start"
        onClick={() => setRows([...rows, emptyRow(nextLine)])}
      >
        Add a row
      </Button>
      {same.length > 0 && <SamePlayers same={same} onSplit={(player) => onChange(splitRow(draft, player))} />}
      {skipped.length > 0 && (
        <Skipped
          skipped={skipped}
          onAdd={(line, text) =>
            onChange({
              ...draft,
              skipped: skipped.filter((other) => other.line !== line),
              rows: [...rows, emptyRow(line, text.slice(0, 100))].toSorted((a, b) => a.line - b.line),
            })
          }
        />
      )}
    </div>
  );
};

export interface ImportDialogProps {
  team: TeamView;
  onClose: () => void;
}

/** Adds a pasted or chosen list as places of the roster, after a preview of every row. */
export const ImportDialog = ({ team, onClose }: ImportDialogProps) => {
  const [stored, setDraft] = useAtom(draftAtom);
  const draft = stored?.teamId === team.id ? stored : null;
  const { busy, failure, run, clear } = useTeamAction();
  const [opened] = useState(team.id);
  const [asking, setAsking] = useState(false);
  const rows = draft?.rows ?? [];
  const same = draft?.same ?? [];
  const roster = rosterWith(same, team.members);
  const blocked = rows.filter((row) =>
    problemsOf(row, rows, roster).some(({ isBlocking }) => isBlocking),
  ).length;
  const columns = draft ? openColumns(draft).length : 0;
  const isTooMany = team.members.length + rows.length > teamRules.maxMembers;
  const add = async () => {
    const added = await run({
      send: async () => {
        try {
          let changed = team;
          for (const { memberId, number } of same)
            if (number !== null)
              changed = await call(teamRoutes.updateMember, {
                params: { id: opened, member_id: memberId },
                body: { number },
              });
          return rows.length === 0
            ? changed
            : await call(teamRoutes.addMembers, {
                params: { id: opened },
                body: { places: rows.map(placeOf) },
              });
        } catch (error) {
          if (draft && error instanceof ApiError) markRefused(draft, error);
          throw error;
        }
      },
      done: rows.length === 0 ? teamMessages.saved : teamMessages.placesAdded(rows.length),
      failed: teamMessages.importFailed,
    });
    if (!added) return;
    setDraft(null);
    onClose();
  };
  const markRefused = (current: Draft, { errors, serverMessage }: ApiError) => {
    const texts = new Map(errors.map(({ path, message }) => [refusedRow(path), message]));
    setDraft({
      ...current,
      rows: current.rows.map((row, index) => {
        const number = row.number.trim();
        const isNumberRefused =
          number !== '' &&
          [teamRules.numberTaken(number), teamRules.numberTwice(number)].some(
            (text) => text === serverMessage,
          );
        const refusal = texts.get(index) ?? (isNumberRefused ? serverMessage : null);
        return refusal ? { ...row, refusal } : row;
      }),
    });
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Import the roster"
      text={
        draft
          ? 'Check every row. Families claim their place by your link or code.'
          : 'Places are for players who are not here yet. Only staff see them until a family claims one.'
      }
      closable={!busy}
      {...(draft && {
        footer: (
          <div className="grid w-full grid-cols-1 gap-2">
            <output className="text-sm text-soft">
              {isTooMany && teamRules.tooManyMembers}
              {!isTooMany && columns > 0 && teamMessages.columnsOpen(columns)}{' '}
              {!isTooMany && blocked > 0 && teamMessages.stillOpen(blocked)}
            </output>
            <FailureLine failure={failure} />
            <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
              <Button variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
                Another list
              </Button>
              <Button
                loading={busy}
                disabled={rows.length + same.length === 0 || blocked + columns > 0 || isTooMany}
                onClick={() => void add()}
              >
                {rows.length === 0 && same.length > 0 ? 'Done' : `Add ${pluralize(rows.length, 'place')}`}
              </Button>
            </div>
          </div>
        ),
      })}
    >
      {draft ? (
        <Preview team={team} draft={draft} onChange={setDraft} />
      ) : (
        <ChooseList onRead={(cells) => setDraft(draftOf(team.id, cells))} />
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={teamMessages.anotherList}
        text={teamMessages.anotherListText}
        confirmLabel="Another list"
        onConfirm={() => {
          setAsking(false);
          clear();
          setDraft(null);
        }}
      />
    </Dialog>
  );
};
