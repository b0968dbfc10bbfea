import { startPeriods, usualPeriodMinutes } from '@rinkside/contracts/live-game';
import type { OrganizationCard } from '@rinkside/contracts/organization';
import type { ProfileView } from '@rinkside/contracts/player';
import { useAtomValue } from 'jotai';
import { Home, Plane } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { WhoseGame } from '../../../features/family/whose-game';
import { ownGamesAtom, ownGamesQuery } from '../../../features/game/player-games.query';
import { allOpponents, recentOpponents } from '../../../features/game/recent-opponents';
import { LiveGames } from '../../../features/live-game/live-games';
import { logEvents, openLogsAtom, startLog } from '../../../features/live-game/live-log';
import { PeriodSteppers } from '../../../features/live-game/scorer/period-steppers';
import { flushLogs } from '../../../features/live-game/send-logs';
import { namedOpponentId } from '../../../features/organization/named-opponent';
import { OrganizationSearch } from '../../../features/organization/organization-search';
import { runningGamesAtom } from '../../../state/entities/entity-store';
import { teamName } from '../../../state/entities/team-name';
import { profileAtom } from '../../../state/profile';
import { Avatar } from '../../../ui/avatar';
import { Card } from '../../../ui/card';
import { PageHeading } from '../../../ui/page-heading';
import { Skeleton } from '../../../ui/skeleton';
import { ContinueHere } from './continue-here';

const authorOf = ({ id, first_name, last_name, avatar, position }: ProfileView) => ({
  id,
  first_name: first_name ?? 'User',
  last_name: last_name ?? '',
  avatar,
  position,
});

const StartForm = ({ profile }: { profile: ProfileView }) => {
  const { isLoading } = useAtomValue(ownGamesQuery);
  const games = useAtomValue(ownGamesAtom) ?? [];
  const recent = recentOpponents(games);
  const navigate = useNavigate();
  const [opponent, setOpponent] = useState<OrganizationCard | null>(null);
  const [periods, setPeriods] = useState(() => startPeriods(usualPeriodMinutes(profile.age)));
  const [starting, setStarting] = useState(false);

  const start = async (home: boolean) => {
    if (!opponent || starting) return;
    setStarting(true);
    const isNamed = opponent.id === namedOpponentId;
    const id = await startLog(
      {
        opponent: isNamed ? { name: opponent.name } : { organization_id: opponent.id },
        home,
        period_minutes: periods.minutes,
      },
      {
        player: authorOf(profile),
        organization: profile.organization,
        opponent: { ...opponent, id: isNamed ? null : opponent.id },
        position: profile.position,
      },
    );
    if (!id) return setStarting(false);
    if (periods.count !== startPeriods(periods.minutes).count)
      await logEvents(id, [{ kind: 'periods', ...periods }]);
    flushLogs();
    void navigate(`/app/live/${id}`, { replace: true });
  };

  return (
    <div className="grid max-w-2xl grid-cols-1 gap-4">
      <WhoseGame />
      <Card aria-labelledby="opponent">
        <h2 id="opponent" className="display mb-3 text-xl">
          Who do you play?
        </h2>
        {isLoading && <Skeleton className="mb-4 h-70 rounded-lg sm:h-34" />}
        {recent.length > 0 && (
          <fieldset className="mb-4 grid min-w-0 grid-cols-1 gap-2 sm:grid-cols-2">
            <legend className="sr-only">Played lately</legend>
            {recent.map((organization) => (
              <button
                key={organization.id}
                type="button"
                aria-pressed={opponent?.id === organization.id}
                onClick={() => setOpponent(organization)}
                className="flex min-h-16 touch-manipulation items-center gap-3 rounded-lg border-2 border-line bg-board px-3 text-left font-semibold transition aria-pressed:border-blue aria-pressed:bg-blue-wash"
              >
                <Avatar name={organization.name} src={organization.image_url} shape="organization" />
                <span className="min-w-0 leading-tight">
                  <bdi>{teamName(organization)}</bdi>
                </span>
              </button>
            ))}
          </fieldset>
        )}
        <OrganizationSearch
          label={recent.length > 0 ? 'Someone else' : 'Opponent'}
          value={opponent && recent.includes(opponent) ? null : opponent}
          onChange={setOpponent}
          known={allOpponents(games)}
          addTitle="Add their organization"
        />
      </Card>
      <Card as="div">
        <PeriodSteppers periods={periods} onChange={setPeriods} />
      </Card>
      {/* In reach of a thumb above the navigation, below a long list of opponents, too. */}
      <fieldset className="action-bar grid min-w-0 grid-cols-2 gap-3 rounded-xl bg-rink py-2">
        <legend className="sr-only">Start the game</legend>
        {(
          [
            [true, 'Home', Home],
            [false, 'Away', Plane],
          ] as const
        ).map(([home, label, Icon]) => (
          <button
            key={label}
            type="button"
            disabled={!opponent || starting}
            onClick={() => void start(home)}
            className="flex min-h-24 touch-manipulation flex-col items-center justify-center gap-1 rounded-xl bg-lamp text-on-lamp shadow-low transition enabled:hover:bg-lamp-press enabled:active:scale-[0.98] disabled:bg-sunk disabled:text-soft"
          >
            <span className="display flex items-center gap-2 text-2xl">
              <Icon aria-hidden="true" className="size-6" />
              {label}
            </span>
            <span className="text-sm font-medium">{opponent ? 'Tap to go live' : 'Choose an opponent'}</span>
          </button>
        ))}
      </fieldset>
      <p className="text-sm text-soft">
        People who follow {profile.first_name ? <bdi>{profile.first_name}</bdi> : 'you'} can watch the score.
        It works without signal, too: taps are sent later.
      </p>
    </div>
  );
};

/** Starts a live game: the opponent is the first tap, home or away the second. */
export const GoLivePage = () => {
  const profile = useAtomValue(profileAtom);
  const logs = useAtomValue(openLogsAtom);
  const running = useAtomValue(runningGamesAtom);
  if (!profile) return null;
  // Another device or person may score a game of this player.
  const game = running.find(({ player }) => player.id === profile.id);
  const isPlaying = logs.length > 0 || game !== undefined;
  return (
    <div className="grid grid-cols-1 gap-4">
      <PageHeading title="Go live" className="text-3xl" />
      {isPlaying ? (
        <>
          <p className="text-soft">The next game can start once the running game is over.</p>
          {game && <ContinueHere id={game.id} />}
          <LiveGames {...(logs.length === 0 && { of: { player: profile.id } })} />
        </>
      ) : (
        <StartForm profile={profile} />
      )}
    </div>
  );
};
