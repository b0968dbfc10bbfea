import { isolate } from '@rinkside/contracts/text';
import type { PublicHighlight } from '@rinkside/contracts/highlight';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { formatDay } from '../../features/calendar/format-day';
import { teamName } from '../../state/entities/team-name';
import { displayName } from '../../state/entities/player-name';
import { Avatar } from '../../ui/avatar';
import { DottedLine } from '../../ui/dotted-line';
import { PageHeading } from '../../ui/page-heading';
import { UserText } from '../../ui/user-text';

export interface CaptionProps {
  highlight: PublicHighlight;
  /** The path of the author's page. */
  profilePath: string;
  menu?: ReactNode;
}

/** Title, author, date and description of a highlight. */
export const Caption = ({ highlight, profilePath, menu }: CaptionProps) => {
  const { user, organization, created_at, title, description } = highlight;
  const name = displayName(user);
  const team = teamName(organization);
  return (
    <div className="grid gap-3">
      <PageHeading
        title={title ?? `A hockey highlight by ${isolate(name)}`}
        className="text-3xl break-words"
      />
      <div className="flex items-center gap-3">
        <Link to={profilePath} tabIndex={-1} aria-hidden="true" className="shrink-0 rounded-full">
          <Avatar name={name} src={user.avatar} />
        </Link>
        <div className="min-w-0 flex-1">
          <Link
            to={profilePath}
            className="relative inline-block max-w-full align-bottom font-semibold before:absolute before:-inset-x-1 before:-inset-y-2.5 hover:underline"
          >
            <bdi>{name}</bdi>
          </Link>
          <DottedLine>
            {team && <bdi>{team}</bdi>}
            <time dateTime={created_at}>{formatDay(created_at.slice(0, 10))}</time>
          </DottedLine>
        </div>
        {menu}
      </div>
      {description && <UserText text={description} className="max-w-prose" />}
    </div>
  );
};
