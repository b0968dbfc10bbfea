import type { PlayerView } from '@rinkside/contracts/player';
import { useStats } from '../../../features/season/season.query';
import { messageOf } from '../../../state/api';
import { ErrorLine } from '../../../ui/error-line';
import { RollingNumber } from '../../../ui/rolling-number';

const Unknown = () => (
  <>
    <span aria-hidden="true">–</span>
    <span className="sr-only">not known yet</span>
  </>
);

/** Four career numbers, updated live. */
export const StatCards = ({ player }: { player: PlayerView }) => {
  const { state, query } = useStats({ user: player.id, reading: 'year', which: 'all' });
  const { stats } = state;
  const { error, refetch, isFetching } = query;
  const cards = [
    { label: 'Games Played', value: stats?.totalGames },
    { label: 'Win Rate', value: stats?.winPercentage, unit: '%' },
    { label: 'Highlights', value: player.counts.highlights },
    { label: 'Posts', value: player.counts.posts },
  ];
  return (
    <section aria-label="Career">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {cards.map(({ label, value, unit }) => (
          <div
            key={label}
            className="grid content-center justify-items-center gap-1 rounded-lg border border-line bg-board p-4 shadow-low"
          >
            <dt className="text-center text-sm font-medium text-soft">{label}</dt>
            <dd className="numeral text-3xl">
              {value === undefined ? <Unknown /> : <RollingNumber value={value} />}
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
