import { type ExportedMember, teamRoutes, type TeamView } from '@rinkside/contracts/team';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { call, messageOf } from '../../../state/api';
import { queryClient, viewerEpochAtom } from '../../../state/query-client';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton } from '../../../ui/skeleton';
import { rangeText } from '../../game/season-games';
import { FailureLine } from '../failure-line';
import { teamMessages } from '../messages';
import { seasonedName } from '../team-line';
import { useTeamAction } from '../use-team-action';
import { byRowName, csvName, rowName, sortRows, tableColumns, tableCsv } from './team-rows';

/** The column that sorts; null for the names. */
interface Sorting {
  label: string | null;
  direction: 'ascending' | 'descending';
}
const byName: Sorting = { label: null, direction: 'ascending' };

const nextSorting = (current: Sorting, label: string | null): Sorting => {
  const isSame = current.label === label;
  const first = label === null ? 'ascending' : 'descending';
  if (!isSame) return { label, direction: first };
  return { label, direction: current.direction === 'ascending' ? 'descending' : 'ascending' };
};

const sorted = (rows: readonly ExportedMember[], { label, direction }: Sorting) => {
  const column = tableColumns.find((one) => one.label === label);
  if (column) return sortRows(rows, column.order ?? column.valueOf, direction);
  return direction === 'ascending' ? rows : rows.toReversed();
};

interface TableProps {
  rows: readonly ExportedMember[];
  caption: string;
  sorting?: Sorting;
  onSort?: (label: string | null) => void;
}

const Head = ({
  label,
  fullName,
  sorting,
  onSort,
}: { label: string | null; fullName: string } & Pick<TableProps, 'sorting' | 'onSort'>) => {
  const shown = label ?? fullName;
  const isSorted = sorting?.label === label;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? sorting.direction : undefined}
      className={clsx(
        'border-b border-line text-sm whitespace-nowrap text-soft',
        label === null ? 'text-left' : 'text-right',
        onSort && 'sticky top-0 bg-raised',
        onSort && (label === null ? 'left-0 z-20 border-r' : 'z-10'),
      )}
    >
      {onSort ? (
        <button
          type="button"
          aria-label={label === null ? `Sort by ${fullName}` : `${label}: sort by ${fullName}`}
          className={clsx(
            'min-h-target min-w-target rounded-sm px-2 font-semibold hover:text-ink',
            label === null ? 'text-left' : 'text-right',
            isSorted && 'text-ink',
          )}
          onClick={() => onSort(label)}
        >
          {shown}
          <span aria-hidden="true" className="inline-block w-3">
            {isSorted && (sorting.direction === 'ascending' ? '↑' : '↓')}
          </span>
        </button>
      ) : (
        <span className="px-2">{shown}</span>
      )}
    </th>
  );
};

const Table = ({ rows, caption, sorting, onSort }: TableProps) => (
  // Collapsed borders scroll away from a cell that stays.
  <table className="w-full border-separate border-spacing-0">
    <caption className="sr-only">{caption}</caption>
    <thead>
      <tr>
        <Head label={null} fullName="Name" {...(sorting && { sorting })} {...(onSort && { onSort })} />
        {tableColumns.map(({ label, fullName }) => (
          <Head
            key={label}
            label={label}
            fullName={fullName}
            {...(sorting && { sorting })}
            {...(onSort && { onSort })}
          />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- rows have no id, and two places may have one name
        <tr key={`${rowName(row)} ${index}`}>
          <th
            scope="row"
            className={clsx(
              'max-w-44 min-w-32 border-b sm:min-w-40 border-line py-2 pr-3 pl-2 text-left font-semibold break-words',
              onSort && 'sticky left-0 z-10 border-r bg-raised',
            )}
          >
            <bdi>{rowName(row)}</bdi>
          </th>
          {tableColumns.map(({ label, valueOf }) => (
            <td
              key={label}
              className={clsx(
                'border-b border-line px-2 text-right whitespace-nowrap',
                label !== 'Pos' && 'numeral text-lg',
              )}
            >
              {valueOf(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

/** Each call is logged, so a table is read once for each time it is opened, printed or saved. */
const readTable = async (id: string) => byRowName(await call(teamRoutes.export, { params: { id } }));

const download = (name: string, csv: string) => {
  // Spreadsheet programs recognize UTF-8 by the mark.
  const url = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};

export interface TableDialogProps {
  team: TeamView;
  onClose: () => void;
}

/**
 * The season stats of a team for its staff. Sortable here; sorted by name on paper and in files, so that they
 * do not rank players.
 */
export const TableDialog = ({ team, onClose }: TableDialogProps) => {
  const [openedAt] = useState(() => Date.now());
  const viewing = useAtomValue(viewerEpochAtom);
  const { data, error, refetch, isFetching } = useQuery(
    {
      queryKey: ['team-table', team.id, openedAt, viewing],
      queryFn: () => readTable(team.id),
      staleTime: Infinity,
      refetchOnWindowFocus: false,
      gcTime: 0,
    },
    queryClient,
  );
  const [sorting, setSorting] = useState(byName);
  const { busy, failure, run } = useTeamAction();
  const caption = `${seasonedName(team)}, by name`;
  const print = () => {
    void run({ send: () => readTable(team.id), failed: teamMessages.tableFailed });
    window.print();
  };
  const save = async () => {
    const rows = await run({ send: () => readTable(team.id), failed: teamMessages.tableFailed });
    if (rows) download(csvName(team), tableCsv(rows));
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="wide"
      title="Stats table"
      text={`${rangeText('dashboard', team.season)}, from the games players logged. ${teamMessages.tableLogged}`}
      footer={
        <div className="grid grid-cols-2 gap-2">
          <Button
            size="small"
            variant="secondary"
            disabled={!data}
            icon={<Printer size={18} aria-hidden="true" />}
            onClick={print}
          >
            Print
          </Button>
          <Button
            size="small"
            variant="secondary"
            disabled={!data}
            loading={busy}
            icon={<Download size={18} aria-hidden="true" />}
            onClick={() => void save()}
          >
            Save as CSV
          </Button>
        </div>
      }
    >
      {!data && !error && <Skeleton className="h-72 w-full" />}
      {!data && error && (
        <ErrorState
          title={teamMessages.tableFailed}
          text={messageOf(error, error.message)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {data && (
        <>
          <section
            aria-label="Stats table"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a horizontally scrolling region must be focusable
            tabIndex={0}
            className="-mx-5 max-h-[max(14rem,calc(92dvh-18rem))] overflow-auto border-y border-line"
          >
            <Table
              rows={sorted(data, sorting)}
              caption={caption}
              sorting={sorting}
              onSort={(label) => setSorting((current) => nextSorting(current, label))}
            />
          </section>
          <FailureLine failure={failure} />
          <div data-print="" className="hidden print:block">
            <p className="display mb-3 text-2xl">
              <bdi>{team.organization.name}</bdi> · {seasonedName(team)}
            </p>
            <Table rows={data} caption={caption} />
          </div>
        </>
      )}
    </Dialog>
  );
};
