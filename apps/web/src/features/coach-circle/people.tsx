import type { Author } from '@rinkside/contracts/player';
import { displayName } from '../../state/entities/player-name';
import { Avatar } from '../../ui/avatar';
import { TextLink } from '../../ui/link';

/** Names of people as links, in a sentence. */
export const CoachNames = ({ coaches }: { coaches: readonly Author[] }) => (
  <>
    {coaches.map((coach, index) => (
      <span key={coach.id}>
        {index > 0 && ', '}
        <TextLink to={`/app/profile/${coach.id}`}>
          <bdi>{displayName(coach)}</bdi>
        </TextLink>
      </span>
    ))}
  </>
);

/** A short list of people with their pictures. */
export const PeopleList = ({ people, label }: { people: readonly Author[]; label: string }) => (
  <ul aria-label={label} className="flex flex-wrap gap-x-4 gap-y-2 pt-2">
    {people.map((person) => (
      <li key={person.id} className="flex min-w-0 items-center gap-2 text-sm">
        <Avatar name={displayName(person)} src={person.avatar} size="small" />
        <bdi className="break-words">{displayName(person)}</bdi>
      </li>
    ))}
  </ul>
);
