import type { PlayerView } from '@rinkside/contracts/player';
import { useStats } from '../../../features/season/season.query';
import { NoValue } from '../../../features/season/stat-board';
import { messageOf } from '../../../state/api';
import { ErrorLine } from '../../../ui/error-line';
import { RollingNumber } from '../../../ui/rolling-number';

/** Four career numbers, updated live. */
export const StatCards = ({ player }: { player: PlayerView }) => {
  const { state, query } = useStats({ user: player.id, reading: 'year', which: 'all' });
  const { stats } = state;
  const { error, refetch, isFetching } = query;
  const cards = [
    { label: 'Games Played', value: stats?.totalGames },
    // Without a game there is no share of wins, and 0% would say that all were lost.
    { label: 'Win Rate', value: stats?.totalGames === 0 ? undefined : stats?.winPercentage, unit: '%' },
    { label: 'Highlights', value: player.counts.highlights },
    { label: 'Posts', value: player.counts.posts },
  ];
  return (
    <section aria-label="Career">
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3 sm:grid-cols-4">
        {cards.map(({ label, value, unit }) => (
          <div
            key={label}
            className="grid content-center justify-items-center gap-1 rounded-lg border border-line bg-board px-2 py-4 shadow-low"
          >
            <dt className="text-center text-sm font-medium text-soft">{label}</dt>
            <dd className="numeral text-3xl">
              {value === undefined ? (
                <NoValue reason={stats ? 'no games yet' : 'not known yet'} />
              ) : (
                <RollingNumber value={value} />
              )}
              {value !== undefined && unit}
            </dd>
          </div>
        ))}
      </dl>
      {error && !stats && (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      )}
    </section>
  );
};
