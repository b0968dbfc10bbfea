import { isolate } from '@rinkside/contracts/text';
import { Fragment, useRef, useState } from 'react';
import { Button } from '../../../ui/button';
import { Select } from '../../../ui/select';
import { useFocusRecovery } from '../../../ui/use-focus-recovery';
import type { Column } from '../import/columns';
import type { Meaning } from '../import/headers';
import type { RosterTable } from '../import/roster';
import type { ColumnChoice } from './draft';

const meaningNames: Record<Meaning, string> = {
  number: 'Number',
  name: 'Name',
  lastFirst: 'Name, last name first',
  first: 'First name',
  last: 'Last name',
  birth: 'Birth year',
  position: 'Position',
  other: 'Leave out',
};
const allOptions = (Object.keys(meaningNames) as Meaning[]).map((value) => ({
  value,
  label: meaningNames[value],
}));
/** A list has no columns: each line holds a name. */
const listOptions = allOptions.filter(({ value }) => value === 'name' || value === 'lastFirst');

const maxSample = 24;

interface Shown extends Column {
  table: number;
  title: string;
  isList: boolean;
}

const shownOf = ({ columns }: RosterTable, table: number): Shown[] =>
  columns.map((column) => {
    const isList = columns.length === 1;
    const title = isList ? 'Each line' : column.header || `Column ${column.index + 1}`;
    return { ...column, table, title, isList };
  });

const choiceOf = ({ table, index, meaning }: Shown): ColumnChoice => ({ table, index, meaning });

interface ColumnLineProps {
  column: Shown;
  onChoose: (meaning: Meaning) => void;
}

const ColumnLine = ({ column, onChoose }: ColumnLineProps) => {
  const title = isolate(column.title);
  return (
    <li className="grid grid-cols-1 gap-1.5 py-2 sm:grid-cols-[minmax(0,1fr)_21rem] sm:items-center sm:gap-4">
      <p className="min-w-0 text-sm break-words">
        <bdi className="font-semibold">{column.title}</bdi>
        <span className="block text-soft">
          {column.samples.map((sample, at) => (
            <Fragment key={sample}>
              {at > 0 && ' · '}
              <bdi>{sample.length > maxSample ? `${sample.slice(0, maxSample)}…` : sample}</bdi>
            </Fragment>
          ))}
        </span>
      </p>
      <div className="flex gap-2 [&>:first-child]:flex-1">
        <Select
          label={`What is in ${title}?`}
          hideLabel
          options={column.isList ? listOptions : allOptions}
          value={column.meaning}
          onValueChange={onChoose}
        />
        {column.asks.length > 0 && (
          <Button
            size="small"
            variant="secondary"
            aria-label={`It is right: ${title} is ${meaningNames[column.meaning]}`}
            onClick={() => onChoose(column.meaning)}
          >
            It is right
          </Button>
        )}
      </div>
    </li>
  );
};

const Summary = ({ columns }: { columns: Shown[] }) => {
  const read = columns.filter(({ meaning }) => meaning !== 'other');
  const left = columns.filter(({ meaning }) => meaning === 'other');
  return (
    <p className="min-w-0 text-sm break-words">
      {read.length > 0 && 'We read: '}
      {read.map(({ table, index, title, meaning }, at) => (
        <Fragment key={`${table}.${index}`}>
          {at > 0 && ', '}
          <bdi>{title}</bdi> → {meaningNames[meaning]}
        </Fragment>
      ))}
      {read.length > 0 && '. '}
      {left.length > 0 && (
        <span className="text-soft">
          Left out:{' '}
          {left.map(({ table, index, title }, at) => (
            <Fragment key={`${table}.${index}`}>
              {at > 0 && ', '}
              <bdi>{title}</bdi>
            </Fragment>
          ))}
          .
        </span>
      )}
    </p>
  );
};

export interface ColumnsProps {
  tables: readonly RosterTable[];
  onChoose: (chosen: ColumnChoice[]) => void;
}

/** What each column of a list holds: a question where it is a guess, one line for the others. */
export const Columns = ({ tables, onChoose }: ColumnsProps) => {
  const [isOpen, setOpen] = useState(false);
  const section = useRef<HTMLElement>(null);
  const keepFocus = useFocusRecovery(section, ':is(button, select)');
  const shown = tables.map(shownOf);
  const all = shown.flat();
  const asked = all.filter(({ asks }) => asks.length > 0);
  const sure = all.filter(
    ({ asks, isList, meaning }) => asks.length === 0 && !(isList && meaning === 'name'),
  );
  if (asked.length + sure.length === 0) return null;
  const lineOf = (column: Shown) => (
    <ColumnLine
      key={`${column.table}.${column.index}`}
      column={column}
      onChoose={(meaning) => onChoose([{ ...choiceOf(column), meaning }])}
    />
  );
  return (
    <section
      ref={section}
      {...keepFocus}
      aria-label="Columns of the list"
      className="grid grid-cols-1 gap-1 rounded-md border border-line bg-sunk px-3 py-2"
    >
      {asked.length > 0 && (
        <>
          <div className="flex min-h-target flex-wrap items-center justify-between gap-2">
            <h3 className="font-semibold">
              {asked.length === 1 ? 'What is in this column?' : 'What is in these columns?'}
            </h3>
            {asked.length > 1 && (
              <Button size="small" variant="secondary" onClick={() => onChoose(asked.map(choiceOf))}>
                All are right
              </Button>
            )}
          </div>
          <ul aria-label="Columns to confirm" className="divide-y divide-line">
            {asked.map(lineOf)}
          </ul>
        </>
      )}
      {sure.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <div className="grid min-w-0 flex-1 basis-56 gap-1">
            {shown.map((columns, table) => (
              <Summary
                key={tables[table]?.firstLine}
                columns={columns.filter((column) => sure.includes(column))}
              />
            ))}
          </div>
          <Button
            size="small"
            variant="ghost"
            className="-ml-3.5 sm:ml-0"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? 'Done' : 'Change'}
          </Button>
        </div>
      )}
      {isOpen && (
        <ul aria-label="Other columns" className="divide-y divide-line border-t border-line">
          {sure.map(lineOf)}
        </ul>
      )}
    </section>
  );
};
