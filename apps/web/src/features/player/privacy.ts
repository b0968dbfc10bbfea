/** Privacy settings for visitors who are not signed in. */
export const privacySwitches = [
  {
    name: 'public_player_page',
    label: 'Public player page',
    hint: 'Anybody with the link sees your season and games. Off, there is no such page.',
  },
  {
    name: 'show_full_name_publicly',
    label: 'Show full name publicly',
    hint: 'Off, people who are not signed in read your first name and the first letter of your last name.',
  },
] as const;
