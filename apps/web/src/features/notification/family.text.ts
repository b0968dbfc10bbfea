import type { ChildRequestKind, ChildRequestState } from '@rinkside/contracts/child-request';
import type { NotificationView } from '@rinkside/contracts/notification';
import { isolate } from '@rinkside/contracts/text';
import { createDateFormatter } from '../../ui/date-format';

const formatDay = createDateFormatter({ dateStyle: 'medium' });

const fieldNames: Record<string, string> = {
  first_name: 'first name',
  last_name: 'last name',
  birthdate: 'birthday',
  role: 'role',
  position: 'position',
  level: 'level',
  zipcode: 'zip code',
  age: 'age level',
  organization_id: 'organization',
  avatar: 'photo',
  show_full_name_publicly: 'full name in public',
  public_player_page: 'public page',
  who_can_comment: 'who can comment',
  approve_followers: 'approve followers',
  guardian_ai_confirmed: 'language model',
};

type Family = NonNullable<NotificationView['family']>;

const peopleOf = ({ by }: Family): string => (by.length > 0 ? by.map(isolate).join(' and ') : 'Someone');

const asks: Record<ChildRequestKind, string> = {
  deletion: 'the deletion of this profile',
  hand_over: 'the hand-over of this profile to a login',
};
const states: Record<Exclude<ChildRequestState, 'waiting'>, (family: Family) => string> = {
  objected: (family) => `${peopleOf(family)} objects. A moderator decides about`,
  done: () => 'Done:',
  withdrawn: () => 'No longer asked for:',
  refused: () => 'A moderator refused',
  lapsed: () => 'Nobody decided in time about',
  undone: () => 'A moderator undid',
};

const describeRequest = (family: Family): string => {
  const { request } = family;
  if (!request) return 'A request about this profile has ended';
  const { kind, state, effective_at } = request;
  const day = formatDay(new Date(effective_at));
  if (state === 'waiting') return `Asked for: ${asks[kind]}. It takes effect on ${day}, sooner if all agree`;
  return `${states[state](family)} ${asks[kind]}`;
};

const describeSettings = ({ fields }: Family): string =>
  fields.map((field) => fieldNames[field] ?? field).join(', ');

/** What a notification about a family says, to a guardian or to the player. */
export const familyLine = ({ kind, family, actor }: NotificationView) => {
  if (!family) return { text: 'changed a profile of your family', detail: null, to: '/app/settings' };
  const isGuardian = actor?.id === family.child.id;
  const to = isGuardian ? `/app/children/${family.child.id}` : '/app/settings';
  if (kind === 'child_request') return { text: '', detail: describeRequest(family), to };
  const text = isGuardian ? `has new settings, by ${peopleOf(family)}` : 'changed your settings';
  return { text, detail: describeSettings(family), to };
};
