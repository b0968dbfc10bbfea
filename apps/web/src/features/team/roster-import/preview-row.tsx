import type { TeamMember } from '@rinkside/contracts/team';
import { isolate } from '@rinkside/contracts/text';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { TextInput, inputClass } from '../../../ui/text-input';
import { positionNames } from '../team-line';
import type { RosterCell } from '../import/problem';
import type { DraftRow, RowProblem } from './draft';

export interface PreviewRowProps {
  row: DraftRow;
  problems: readonly RowProblem[];
  onEdit: (cell: RosterCell, value: string) => void;
  /** It is right as it is. */
  onAccept: (problem: RowProblem) => void;
  /** It is about this player of the roster. */
  onSame: (member: TeamMember) => void;
  onRemove: () => void;
}

const readingValue = (cell: RosterCell, reading: string) =>
  cell === 'position' && /^g/i.test(reading) ? 'goalie' : reading;

const ProblemLine = ({
  id,
  problem,
  onEdit,
  onAccept,
  onSame,
}: { id: string; problem: RowProblem } & Pick<PreviewRowProps, 'onEdit' | 'onAccept' | 'onSame'>) => (
  <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <p
      id={id}
      className={clsx(
        'min-w-0 text-sm font-medium',
        problem.isBlocking
          ? 'text-red before:mr-1.5 before:content-["▲"_/_""] before:text-[0.7em]'
          : 'text-ink before:mr-1.5 before:content-["?"_/_""] before:font-bold',
      )}
    >
      {problem.text}
    </p>
    {problem.cell !== 'position' &&
      problem.readings.map((reading) => (
        <Button
          key={reading}
          size="small"
          variant="tinted"
          onClick={() => onEdit(problem.cell, readingValue(problem.cell, reading))}
        >
          <bdi>{reading}</bdi>
        </Button>
      ))}
    {problem.member && (
      <Button size="small" variant="tinted" onClick={() => problem.member && onSame(problem.member)}>
        Same player
      </Button>
    )}
    {problem.question && (problem.cell === 'position' || problem.readings.length === 0) && (
      <Button size="small" variant="ghost" onClick={() => onAccept(problem)}>
        {problem.question === 'double' ? 'Both are right' : 'It is right'}
      </Button>
    )}
  </li>
);

/** A row of the list before it is added: every cell can be changed, and its problems stand below it. */
export const PreviewRow = ({ row, problems, onEdit, onAccept, onSame, onRemove }: PreviewRowProps) => {
  const id = useId();
  const of = `line ${row.line}`;
  const describe = (cell: RosterCell) => {
    const ids = problems.flatMap((problem, index) => (problem.cell === cell ? [`${id}-${index}`] : []));
    return {
      'aria-describedby': ids.join(' ') || undefined,
      'aria-invalid': problems.some((problem) => problem.cell === cell && problem.isBlocking) || undefined,
    };
  };
  const hasBlocking = problems.some(({ isBlocking }) => isBlocking);
  return (
    <li
      aria-label={`Line ${row.line}`}
      className={clsx(
        'grid grid-cols-1 gap-1.5 py-2.5 pl-3',
        'border-l-4',
        hasBlocking ? 'border-l-red' : problems.length > 0 ? 'border-l-blue' : 'border-l-transparent',
      )}
    >
      <div className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-2 sm:grid-cols-[4rem_minmax(0,1fr)_5.5rem_7rem_auto]">
        <TextInput
          {...describe('number')}
          aria-label={`Number, ${of}`}
          placeholder="#"
          inputMode="numeric"
          autoComplete="off"
          maxLength={2}
          value={row.number}
          onChange={({ target }) => onEdit('number', target.value)}
          className="text-center"
        />
        <TextInput
          {...describe('name')}
          aria-label={`Name, ${of}`}
          placeholder="Name"
          autoComplete="off"
          maxLength={100}
          value={row.name}
          onChange={({ target }) => onEdit('name', target.value)}
        />
        <IconButton
          label={`Remove ${row.name ? isolate(row.name) : of}`}
          icon={<Trash2 />}
          onClick={onRemove}
          className="sm:order-last"
        />
        <div className="col-span-3 grid grid-cols-2 gap-2 pl-18 max-[22rem]:pl-0 sm:contents">
          <TextInput
            {...describe('birth_year')}
            aria-label={`Birth year, ${of}`}
            placeholder="Year"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={row.birth_year}
            onChange={({ target }) => onEdit('birth_year', target.value)}
          />
          <select
            {...describe('position')}
            aria-label={`Position, ${of}`}
            value={row.position}
            onChange={({ target }) => onEdit('position', target.value)}
            className={clsx(inputClass, 'min-h-target px-2.5!')}
          >
            <option value="">–</option>
            <option value="skater">{positionNames.skater}</option>
            <option value="goalie">{positionNames.goalie}</option>
          </select>
        </div>
      </div>
      {problems.length > 0 && (
        <ul className="grid grid-cols-1 gap-1">
          {problems.map((problem, index) => (
            <ProblemLine
              key={problem.text}
              id={`${id}-${index}`}
              problem={problem}
              onEdit={onEdit}
              onAccept={onAccept}
              onSame={onSame}
            />
          ))}
        </ul>
      )}
    </li>
  );
};
