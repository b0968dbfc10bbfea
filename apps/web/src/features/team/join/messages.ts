import { isolate } from '@rinkside/contracts/text';
import type { TeamLink } from './team-link.query';

const list = new Intl.ListFormat('en');

/** What the guests of a team read. */
export const joinMessages = {
  openFailed: 'Failed to open the link',
  codeFailed: 'Failed to check the code. Please look at your connection and try again.',
  acceptFailed: 'Failed to join. Please try again.',
  whoPlays: 'Please say who plays.',
  childNeeded: 'Please tick who plays, or add a child.',
  isOn: (family: NonNullable<TeamLink['family']>, team: string) => {
    const names = family.map(({ own, first_name }) => (own ? 'You' : isolate(first_name ?? 'User')));
    const isOne = family.length === 1 && !family[0]?.own;
    return `${list.format(names)} ${isOne ? 'is' : 'are'} on ${isolate(team)}`;
  },
  addMoreLater:
    'This link does not work any more. To add another player, please ask the person who sent it for a new one.',
  onRosterSees:
    'You and the other families on the roster then see each other’s full names, numbers, club highlights and live games.',
  inGroupSees:
    'You join the group of the team, not the roster: its page shows you first names and no numbers. You and the group then see each other’s club highlights and live games.',
  parentToo: 'You join the group of the team, too.',
  number: 'Jersey number, if you know it',
  numberOf: (name: string) => `Jersey number of ${isolate(name)}, if you know it`,
  onRoster: (number: string | null) =>
    number === null ? 'On the roster' : `On the roster with number ${number}`,
  inGroup: 'In the group of the team',
  numberTaken: (number: string) => `Number ${number} is taken: the team’s coach gives you another.`,
  waits: 'Waits for a tap of the coach',
  waitsText: 'You are told when it is done.',
  address: 'Confirm your email address first',
  addressText: 'It protects the children of the team. The rest happens by itself.',
} as const;
