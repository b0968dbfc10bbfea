import type { TeamRow } from '@rinkside/contracts/roster';
import { type AgeLevel, ageLevels, todayUtc } from '@rinkside/contracts/player';
import { seasonOf } from '@rinkside/contracts/season';
import { useAtom, useAtomValue } from 'jotai';
import { ClipboardList } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { teamAgeAtom, teamQuery } from '../../../features/organization/roster.query';
import { displayName } from '../../../state/entities/player-name';
import { rangeText } from '../../../features/game/season-games';
import { statColumns } from '../../../features/season/stat-columns';
import { messageOf } from '../../../state/api';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorLine } from '../../../ui/error-line';
import { ErrorState } from '../../../ui/error-state';
import { Select } from '../../../ui/select';
import { Skeleton } from '../../../ui/skeleton';
import { useFocusNext } from '../../../ui/use-focus-next';

const positionNames = { skater: 'Skater', goalie: 'Goalie' } as const;

const newMemberMs = 30 * 86_400_000;

/** Points coaches to members they may not know yet. */
const membershipNote = ({ confirmed, joined_at }: TeamRow) => {
  if (!confirmed) return 'Not confirmed';
  return joined_at && Date.now() - Date.parse(joined_at) < newMemberMs ? 'New' : null;
};

const Row = ({ row }: { row: TeamRow }) => {
  const name = displayName(row);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="left-0 z-1 bg-board py-1.5 pr-3 text-left font-normal @min-[18rem]:sticky">
        <Link
          to={`/app/profile/${row.id}`}
          className="flex min-h-target items-center gap-3 rounded-md hover:underline"
        >
          <Avatar name={name} src={row.avatar} size="small" className="max-sm:hidden" />
          <span className="grid w-max max-w-32 grid-cols-1 sm:max-w-52">
            <span className="leading-snug font-semibold text-pretty">
              <bdi>{name}</bdi>
            </span>
            <span className="text-sm text-soft">
              {[row.position && positionNames[row.position], row.age, membershipNote(row)]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
        </Link>
      </th>
      {statColumns.map(({ label, valueOf }) => (
        <td key={label} className="numeral px-3 text-right text-lg whitespace-nowrap">
          {valueOf(row.stats, row.position)}
        </td>
      ))}
    </tr>
  );
};

const ageOptions: readonly { value: AgeLevel | 'all'; label: string }[] = [
  { value: 'all', label: 'All age levels' },
  ...ageLevels.map((value) => ({ value, label: value })),
];

/** The season stats of all players of an organization. Sorted by name, because children are not ranked. */
export const TeamTable = ({ id }: { id: string }) => {
  const team = useAtomValue(teamQuery(id));
  const [age, setAge] = useAtom(teamAgeAtom);
  const { data, error, isFetching, refetch } = team;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  const body = useRef<HTMLTableSectionElement>(null);
  const focusNext = useFocusNext(body, rows.length, team.isFetchingNextPage);
  if (!data && error)
    return (
      <ErrorState
        title="Error loading the team"
        text={messageOf(error, error.message)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <Card aria-labelledby="team">
      <CardHeader
        id="team"
        title="Team"
        text={`This season, ${rangeText('dashboard', seasonOf('dashboard', todayUtc()))}, from the games players logged. Only coaches see this table.`}
      />
      <div className="mb-3 max-w-48">
        <Select
          label="Age level"
          options={ageOptions}
          value={age ?? 'all'}
          onValueChange={(value) => setAge(value === 'all' ? null : value)}
        />
      </div>
      {!data && <Skeleton className="h-72 w-full" />}
      {data && rows.length === 0 && (
        <EmptyState
          level="h3"
          icon={<ClipboardList />}
          title={age ? `No players of ${age}` : 'No players yet'}
        />
      )}
      {rows.length > 0 && (
        <div className="@container">
          <section
            aria-labelledby="team"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a horizontally scrolling region must be focusable
            tabIndex={0}
            className="-mx-4 overflow-x-auto px-4 max-sm:mask-r-from-[calc(100%-2rem)] max-sm:pr-8 sm:-mx-5 sm:px-5"
          >
            <table className="w-full min-w-140 border-collapse">
              <thead>
                <tr>
                  <th
                    scope="col"
                    className="left-0 z-1 bg-board pb-2 text-left text-sm text-soft @min-[18rem]:sticky"
                  >
                    Player
                  </th>
                  {statColumns.map(({ label, fullName }) => (
                    <th
                      key={label}
                      scope="col"
                      className="px-3 pb-2 text-right text-sm whitespace-nowrap text-soft"
                    >
                      <abbr title={fullName} aria-label={fullName} className="no-underline">
                        {label}
                      </abbr>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody ref={body}>
                {rows.map((row) => (
                  <Row key={row.id} row={row} />
                ))}
              </tbody>
            </table>
          </section>
        </div>
      )}
      {data && error && (
        <ErrorLine
          onRetry={() => void (team.isFetchNextPageError ? team.fetchNextPage() : refetch())}
          retrying={isFetching}
        >
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
      {team.hasNextPage && !error && (
        <Button
          variant="secondary"
          wide
          className="mt-3"
          loading={team.isFetchingNextPage}
          onClick={() => {
            focusNext();
            void team.fetchNextPage();
          }}
        >
          Load More
        </Button>
      )}
    </Card>
  );
};
