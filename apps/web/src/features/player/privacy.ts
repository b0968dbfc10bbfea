import { ageOn, type ProfileView, todayUtc } from '@rinkside/contracts/player';

/** Privacy settings for visitors who are not signed in. */
export const privacySwitches = [
  {
    name: 'public_player_page',
    label: 'Public player page',
    hint: 'Anyone with the link can see the season and games. When this is off, the page does not exist.',
  },
  {
    name: 'show_full_name_publicly',
    label: 'Show full name publicly',
    hint: 'When this is off, signed-out visitors see only the first letter of the last name. Under 18, so do people outside the organization whom the player does not follow.',
  },
] as const;

/** A guardian's confirmation that the full name of a player under 13 is shown. */
export const fullNameConsent = {
  title: 'A parent or guardian, please',
  label: "I am this player's parent or guardian, and anyone may read their full name.",
  confirm: 'I confirm',
} as const;

/** Whether a guardian must confirm that the full name is shown: it is turned on for a player under 13. */
export const needsFullNameConfirmation = (
  profile: ProfileView,
  values: { birthdate?: string | undefined; show_full_name_publicly?: boolean | undefined },
): boolean =>
  values.show_full_name_publicly === true &&
  !profile.show_full_name_publicly &&
  ageOn(values.birthdate ?? '', todayUtc()) < 13;
