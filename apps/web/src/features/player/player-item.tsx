import type { PlayerRow } from '@rinkside/contracts/player';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../ui/avatar';
import { teamName } from '../../state/entities/team-name';
import { displayName, playerLine } from '../../state/entities/player-name';

export interface PlayerItemProps {
  player: PlayerRow;
  /** Shown at the end of the row, e.g. Follow. */
  action?: ReactNode;
  /** False in a team's own list. */
  withTeam?: boolean;
}

/** A player in a list: avatar, name, position, level and team. */
export const PlayerItem = ({ player, action, withTeam = true }: PlayerItemProps) => {
  const name = displayName(player);
  const team = withTeam ? teamName(player.organization) : null;
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar name={name} src={player.avatar} />
      <div className="min-w-0 flex-1 basis-28">
        <Link
          to={`/app/profile/${player.id}`}
          className="relative block font-semibold before:absolute before:-inset-y-2.5 before:inset-x-0 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="text-sm text-soft">{playerLine(player)}</p>
        {team && (
          <p className="line-clamp-2 text-sm text-soft">
            <bdi>{team}</bdi>
          </p>
        )}
      </div>
      {action}
    </div>
  );
};
