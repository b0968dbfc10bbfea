import { isolate } from '@rinkside/contracts/text';

/** Texts about coaches and their groups, shown to people. */
export const coachCircleMessages = {
  failed: 'Failed to save this. Please try again.',
  loadFailed: 'Failed to load this',
  answered: 'Thank you. Another family has to say yes, too.',
  offeredToCoach: 'Thank you. The coach is asked, too, because of the people who come along.',
  refused: 'Thank you. More families are asked.',
  joined: 'Your groups are one now',
  offered: 'Offer sent. The other coach has to agree.',
  withdrawn: 'Offer ended',
  handedOver: 'Handed over',
  left: 'You left the group',
  began: 'Your group has begun',
  checked: 'List closed',
  placeEnded: 'Place ended',
  accepted: 'Proposal accepted',
  declined: 'Declined',
  confirmed: 'Confirmed',
  agreed: 'Agreed',
} as const;

/** Who decides where the families of the club cannot. */
export const deciderName = (contact: string | null): string =>
  contact === null ? 'a moderator' : `the operator (${isolate(contact)})`;
