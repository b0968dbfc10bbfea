import type { OrganizationEditView } from '@rinkside/contracts/roster';
import { displayName } from '../../state/entities/player-name';
import { TextLink } from '../../ui/link';
import { Timestamp } from '../../ui/timestamp';

const fieldNames = {
  name: 'Name',
  team_name: 'Team name',
  website: 'Website',
  image_url: 'Picture',
} as const;

type Change = OrganizationEditView['changes'][number];

const textOf = ({ field }: Change, value: string | null) => {
  if (value === null) return 'none';
  return field === 'image_url' ? 'a picture' : value;
};

/** Who changed what in an organization, with the values before and after. */
export const EditSummary = ({ edit }: { edit: OrganizationEditView }) => (
  <div className="grid grid-cols-1 gap-1">
    <p className="text-sm text-soft">
      {edit.editor ? (
        <TextLink to={`/app/profile/${edit.editor.id}`}>
          <bdi>{displayName(edit.editor)}</bdi>
        </TextLink>
      ) : (
        'Someone who left'
      )}
      {' · '}
      <Timestamp at={edit.created_at} />
      {edit.undone && ' · undone'}
    </p>
    <ul>
      {edit.changes.map((change) => (
        <li key={change.field} className="break-words">
          {fieldNames[change.field]}: <del dir="auto">{textOf(change, change.before)}</del>{' '}
          <ins dir="auto" className="no-underline">
            {textOf(change, change.after)}
          </ins>
        </li>
      ))}
    </ul>
  </div>
);
