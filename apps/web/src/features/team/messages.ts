import { isolate, pluralize } from '@rinkside/contracts/text';

/** Texts, results and errors of the screens of teams. */
export const teamMessages = {
  loadFailed: 'Failed to load the team',
  listFailed: 'Failed to load the teams',
  missing: 'This team is not here',
  missingText: 'It was deleted, or it belongs to a group that you are not in.',
  bringTogether: 'Bring your team together',
  bringTogetherText: 'Make your team, then send one link. It brings every family into the right place.',
  emptyClub: (club: string) => `Nobody else of ${isolate(club)} is here yet.`,
  askForLink: 'Ask a coach or a parent of your team for a link.',
  proposal: (team: string) => `Make the ${team} team?`,
  proposalPlayers: (players: number) =>
    `${pluralize(players, 'player')} here ${players === 1 ? 'has' : 'have'} this age level and level.`,
  ownGroup:
    'Is your team not here? You can make it. It begins a group of its own, which you run. Families join it by your link.',
  beginsGroup: 'It begins a group of its own. You run both. Families join by your link.',
  noTeams: 'No team yet',
  noTeamsText: 'You are on a team once its coach or manager has put you or your child on the roster.',
  circleOnly: 'You are not on this team, so you see first names and no numbers.',
  emptyRoster: 'Nobody is on the roster yet',
  emptyRosterStaff: 'Import your list, or send the link to the families.',
  saveFailed: 'Failed to save. Please try again.',
  makeFailed: 'Failed to make the team. Please try again.',
  made: (team: string) => `${isolate(team)} is ready`,
  saved: 'Team updated',
  left: (who: string | null) => `${who ? isolate(who) : 'You'} left the team`,
  leaveFailed: 'Failed to leave the team. Please try again.',
  leaveText: (who: string | null) =>
    `${who ? `${isolate(who)} is` : 'You are'} no longer on the roster. The place in the group stays.`,
  linkFailed: 'Failed to make the link. Please try again.',
  linkPlaces: (uses: number) =>
    `${uses} places: each child and each parent takes one, about ${pluralize(Math.floor(uses / 2), 'family', 'families')}.`,
  linkUse: (days: number) => `It works for ${days} days. You cannot see it again, but you can end it.`,
  linkEnded: 'Link ended. Who came by it stays.',
  endLinkFailed: 'Failed to end the link. Please try again.',
  codeHow: (page: string) => `Families enter it at ${page}. They wait until you confirm them.`,
  tickKnown:
    'Tick the people you know. Players and their parents then see full names and numbers; people for the group see first names.',
  confirmed: (people: number) => `${pluralize(people, 'person', 'people')} confirmed`,
  confirmFailed: 'Failed to confirm. Please try again.',
  declined: (who: string) => `${isolate(who)} does not wait any more`,
  declineFailed: 'Failed to decline. Please try again.',
  needsAddress: 'An email address has to be confirmed first.',
  wants: (number: string, isTaken: boolean) =>
    isTaken ? `Wanted number ${number}, taken` : `Wants number ${number}`,
  groupOnly: 'For the group, not the roster',
  added: (people: number) => `${pluralize(people, 'player')} added`,
  addFailed: 'Failed to add. Please try again.',
  removed: (who: string) => `${isolate(who)} is off the roster`,
  removeFailed: 'Failed to remove. Please try again.',
  endedPlace: (who: string) => `${isolate(who)} is no longer in the group`,
  endPlaceFailed: 'Failed to end the place. Please try again.',
  moved: (who: string, team: string) => `${isolate(who)} is on ${isolate(team)} now`,
  managersSaved: 'Managers updated',
  deleted: 'Team deleted',
  merged: (team: string) => `The teams are one now: ${isolate(team)}`,
  deleteFailed: 'Failed to delete the team. Please try again.',
  tableLogged: 'Only staff see it. Opening, printing and saving it is logged.',
  tableFailed: 'Failed to load the table',
  pasteLabel: 'Paste your list',
  pasteHint: 'One player a line: number, name, birth year and position, in any order.',
  readFailed: 'This list cannot be read. Please try another one.',
  importFailed: 'Nothing was added. Please try again.',
  rowRefused: 'The server refused this row.',
  placesAdded: (places: number) => `${pluralize(places, 'place')} added`,
  stillOpen: (rows: number) =>
    `${pluralize(rows, 'row')} ${rows === 1 ? 'needs' : 'need'} a change before you can add the list.`,
  columnsOpen: (columns: number) =>
    `Please say what ${pluralize(columns, 'column')} of the list ${columns === 1 ? 'holds' : 'hold'}.`,
  samePlayer: (name: string, number: string | null) =>
    number === null
      ? `${isolate(name)} is on the roster already. This row is left out.`
      : `${isolate(name)} is on the roster already, and gets number ${number}.`,
  anotherList: 'Read another list?',
  anotherListText: 'This list and your corrections are not kept.',
  nameOnRoster: (name: string) => `${isolate(name)} is on the roster already.`,
} as const;
