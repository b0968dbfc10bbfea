import type { ProfileView } from '@rinkside/contracts/player';
import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { Radio } from 'lucide-react';
import { followedCountQuery } from '../../../features/follow/followed-count.query';
import { SeasonStrip } from '../../../features/season/season-strip';
import { dashboardSeason, statsAtom, statsQuery } from '../../../features/season/season.query';
import { HalfRink } from '../../../ui/rink';
import { LinkButton } from '../../../ui/link';
import { PageHeading } from '../../../ui/page-heading';
import { contextLine } from './context-line';

/** The welcome with the season's main numbers. */
export const WelcomeBanner = ({ profile }: { profile: ProfileView }) => {
  const { data: followed } = useAtomValue(followedCountQuery);
  const { stats } = useAtomValue(statsAtom(dashboardSeason));
  const { isError } = useAtomValue(statsQuery(dashboardSeason));
  // A parent or coach without own games has no figures to show.
  const isPlayer = profile.role !== 'parent' && profile.role !== 'coach';
  const showsSeason = isPlayer || isError || (stats !== null && stats.totalGames > 0);
  return (
    <div className="relative isolate overflow-hidden rounded-xl night p-5 shadow-low sm:p-7">
      <HalfRink className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 text-edge opacity-40 max-sm:hidden" />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeading title="Home" className="flex-1 basis-36 text-3xl sm:text-4xl">
          Welcome back, <bdi>{profile.first_name ?? 'User'}</bdi>
        </PageHeading>
        {profile.role === 'player' && (
          <LinkButton
            to="/app/live"
            variant="secondary"
            size="small"
            icon={<Radio size={18} aria-hidden="true" />}
          >
            Go live
          </LinkButton>
        )}
      </div>
      <p
        className={clsx(
          'mt-1.5 max-w-lg text-soft',
          // The line changes once the season is loaded: what is below it keeps its place.
          showsSeason && 'mb-6 min-h-6 max-sm:mb-3 max-sm:min-h-12',
        )}
      >
        {contextLine({ profile, stats, followed: followed ?? null })}
      </p>
      {showsSeason && <SeasonStrip position={profile.position} />}
    </div>
  );
};
