import type { OrganizationCard } from '@rinkside/contracts/organization';
import {
  ageOn,
  playerRules,
  type ProfileBody,
  type ProfileView,
  roles,
  todayUtc,
} from '@rinkside/contracts/player';
import { ageLevel, firstName, lastName, level, position, zipcode } from '@rinkside/contracts/player.schema';
import * as z from 'zod';
import { formatDay } from '../../../../features/calendar/format-day';
import type { Edit } from '../../../../features/edit/edit';
import { typedBirthdate } from '../../../../features/player/birthdate';
import { needsFullNameConfirmation } from '../../../../features/player/privacy';

/** Players below this age need the confirmation of a parent or guardian. */
const guardianAge = 13;

export const isGuarded = (date: string): boolean =>
  typedBirthdate.safeParse(date).success && ageOn(date, todayUtc()) < guardianAge;

/** The validation rules of onboarding, for the values of this form. */
export const rulesFor = (profile: ProfileView) =>
  z
    .object({
      first_name: firstName,
      last_name: lastName,
      birthdate: typedBirthdate,
      zipcode,
      role: z.enum(roles, playerRules.role),
      position: position.nullable(),
      organization: z
        .custom<OrganizationCard | null>()
        .refine((organization) => organization !== null, playerRules.organization),
      age: ageLevel,
      level,
      guardian_confirmed: z.boolean(),
      guardian_ai_confirmed: z.boolean(),
      show_full_name_publicly: z.boolean(),
      full_name_confirmed: z.boolean(),
      public_player_page: z.boolean(),
    })
    .superRefine((values, check) => {
      if (values.role !== 'coach' && !values.position)
        check.addIssue({ code: 'custom', path: ['position'], message: playerRules.position });
      if (isGuarded(values.birthdate) && !values.guardian_confirmed && !profile.guardian_confirmed_at)
        check.addIssue({ code: 'custom', path: ['guardian_confirmed'], message: playerRules.guardian });
      if (needsFullNameConfirmation(profile, values) && !values.full_name_confirmed)
        check.addIssue({
          code: 'custom',
          path: ['full_name_confirmed'],
          message: playerRules.guardianFullName,
        });
    });

export type EditValues = z.input<ReturnType<typeof rulesFor>>;
/** Initial form values; choices never made are omitted. */
export const profileDraftOf = (profile: ProfileView): Partial<EditValues> => ({
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  birthdate: profile.birthdate ?? '',
  zipcode: profile.zipcode ?? '',
  ...(profile.role && { role: profile.role }),
  position: profile.position,
  organization: profile.organization,
  ...(profile.age && { age: profile.age }),
  ...(profile.level && { level: profile.level }),
  guardian_confirmed: profile.guardian_confirmed_at !== null,
  guardian_ai_confirmed: profile.guardian_ai_confirmed_at !== null,
  show_full_name_publicly: profile.show_full_name_publicly,
  full_name_confirmed: false,
  public_player_page: profile.public_player_page,
});

type StoredValues = Omit<EditValues, 'full_name_confirmed'>;

const labels: Record<keyof StoredValues, string> = {
  first_name: 'First name',
  last_name: 'Last name',
  birthdate: 'Birthday',
  zipcode: 'Zip code',
  role: 'Role',
  position: 'Position',
  organization: 'Organization',
  age: 'Age level',
  level: 'Level',
  guardian_confirmed: 'Confirmation of a parent or guardian',
  guardian_ai_confirmed: 'Chat with an AI model',
  show_full_name_publicly: 'Show full name publicly',
  public_player_page: 'Public player page',
};

/** How the form edits a profile. */
export const profileEdit = (
  opened: ProfileView,
  read: () => Promise<ProfileView>,
): Edit<ProfileView, Partial<StoredValues>> => ({
  opened,
  read,
  valuesOf: (profile) => {
    const { full_name_confirmed: _confirmed, ...values } = profileDraftOf(profile);
    return values;
  },
  labels,
  textOf: (field, value) => (field === 'birthdate' && typeof value === 'string' ? formatDay(value) : null),
});

/** Returns the values of the form that are stored. A coach has no position. */
export const storedValues = ({ full_name_confirmed: _confirmed, ...values }: EditValues): StoredValues => ({
  ...values,
  position: values.role === 'coach' ? null : values.position,
});

/** Returns the request body for the fields to send. An untouched privacy switch keeps following the player's age. */
export const profileBodyOf = (
  opened: ProfileView,
  { organization, ...fields }: Partial<StoredValues>,
  { birthdate, full_name_confirmed }: EditValues,
): ProfileBody => ({
  ...fields,
  ...(needsFullNameConfirmation(opened, { birthdate, ...fields }) && {
    guardian_confirmed: full_name_confirmed,
  }),
  ...(organization && { organization_id: organization.id }),
});
