import { Avatar } from '../../../ui/avatar';

/** A team's crest and name in one line. */
export const TeamLine = ({ name, image }: { name: string; image: string | null | undefined }) => (
  <span className="flex min-w-0 items-center gap-2.5">
    <Avatar name={name} src={image} size="small" shape="organization" className="text-xs" />
    <span className="min-w-0 leading-snug wrap-anywhere">
      <bdi>{name}</bdi>
    </span>
  </span>
);
