import type { ProfileView } from '@rinkside/contracts/player';
import { isolate } from '@rinkside/contracts/text';
import { useAtomValue } from 'jotai';
import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { ownGamesAtom } from '../../../features/game/player-games.query';
import { isInSeason, rangeText, seasonName } from '../../../features/game/season-games';
import { compareText } from '../../../features/season/compare';
import { StatBoard } from '../../../features/season/stat-board';
import {
  optionalStats,
  optionalText,
  resultsText,
  seasonPageStats,
} from '../../../features/season/season-stats';
import { publicName } from '../../../state/entities/player-name';
import { teamName } from '../../../state/entities/team-name';
import { statsAtom, type StatsQuery, statsQuery } from '../../../features/season/season.query';
import { messageOf } from '../../../state/api';
import { Button } from '../../../ui/button';
import { ErrorLine } from '../../../ui/error-line';
import { HalfRink } from '../../../ui/rink';
import { useLazyComponent } from '../../../ui/use-lazy-component';

const shareDialog = {
  chunk: 'share season',
  load: () =>
    import('../../../features/season/share-season-dialog').then((module) => module.ShareSeasonDialog),
};

const positions = { skater: 'Skater', goalie: 'Goalie' } as const;

export interface SeasonCardProps {
  profile: ProfileView;
  season: number;
  /** The name of this season and of the one before in queries. */
  which: StatsQuery['which'];
  previousWhich: StatsQuery['which'];
  /** 'Current Season', 'Last Season' or 'Season'. */
  title: string;
}

/** A season's stats, compared with the previous season, with an image to share. */
export const SeasonCard = ({ profile, season, which, previousWhich, title }: SeasonCardProps) => {
  const query = { user: null, reading: 'profile', which } as const;
  const current = useAtomValue(statsAtom(query));
  const { error, refetch, isFetching } = useAtomValue(statsQuery(query));
  const previous = useAtomValue(statsAtom({ ...query, which: previousWhich }));
  const games = useAtomValue(ownGamesAtom)?.filter(isInSeason('profile', season)) ?? [];
  const [sharing, setSharing] = useState(false);
  const renderShareDialog = useLazyComponent(shareDialog, sharing, () => setSharing(false));

  const position = profile.position ?? 'skater';
  const figures = seasonPageStats[position];
  const { stats } = current;
  const name = seasonName('profile', season);
  const team = teamName(profile.organization);
  const facts = stats && {
    name: publicName(profile),
    line: [team && isolate(team), positions[position]].filter(Boolean).join(' · '),
    range: rangeText('profile', season),
    record: resultsText(stats),
    figures: figures.map(({ label, decimals = 0, compute }) => ({
      label,
      value: compute(stats).toFixed(decimals),
    })),
  };
  return (
    <section
      aria-labelledby="season-card"
      className="relative isolate grid gap-4 overflow-hidden rounded-xl night p-5 shadow-low sm:p-7"
    >
      <HalfRink className="absolute inset-y-0 right-0 -z-10 h-full w-2/5 text-edge opacity-40 max-sm:hidden" />
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h2 id="season-card" className="display text-3xl">
            {title} {name}
          </h2>
          <p className="text-soft">{rangeText('profile', season)}</p>
        </div>
        {stats && stats.totalGames > 0 && (
          <Button
            variant="secondary"
            icon={<Share2 size={18} aria-hidden="true" />}
            onClick={() => setSharing(true)}
          >
            Share card
          </Button>
        )}
      </div>
      <StatBoard
        {...current}
        shownStats={figures}
        columns="grid-cols-3 lg:grid-cols-6"
        highlighted={figures[3]}
      />
      {error && !stats ? (
        <ErrorLine onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, error.message)}
        </ErrorLine>
      ) : (
        <div className="grid min-h-5 gap-1 text-soft">
          {stats && stats.totalGames > 0 && <p className="font-semibold text-ink">{resultsText(stats)}</p>}
          {optionalStats[position].map((stat) => {
            const text = optionalText(stat, games);
            return text && <p key={stat.label}>{text}</p>;
          })}
          {compareText(stats, previous.stats, position).map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {facts &&
        renderShareDialog?.({
          facts,
          fileName: `season-${name}.png`,
          open: sharing,
          onOpenChange: setSharing,
        })}
    </section>
  );
};
