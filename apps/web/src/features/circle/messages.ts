import { circleRules, type CircleNeed, type CircleView } from '@rinkside/contracts/circle';
import { isolate } from '@rinkside/contracts/text';
import { displayName } from '../../state/entities/player-name';

/** Results and errors of what people do with groups, the circles of an organization. */
export const circleMessages = {
  loadFailed: 'Failed to load the groups',
  membersFailed: 'Failed to load the people of this group',
  linksFailed: 'Failed to load your links',
  asked: (whom: string) => `You asked ${whom}. We tell you when there is an answer.`,
  askFailed: 'Failed to ask. Please try again.',
  withdrawn: 'Request withdrawn',
  withdrawFailed: 'Failed to withdraw the request. Please try again.',
  left: 'You left the group',
  leftFor: (name: string) => `${isolate(name)} left the group`,
  leaveFailed: 'Failed to leave the group. Please try again.',
  confirmed: (name: string) => `${isolate(name)} is in the group now`,
  vouched: 'Thank you. One more family has to know them.',
  declined: 'Request declined',
  declineFailed: 'Failed to decline. Please try again.',
  ended: (name: string) => `${isolate(name)} is no longer in the group`,
  endFailed: 'Failed to end the place. Please try again.',
  takenBack: 'You took it back',
  takeBackFailed: 'Failed to take it back. Please try again.',
  endLink: 'End this link?',
  endLinkText: 'Nobody joins by it any more. Who came by it stays.',
  linkEnded: 'Link ended',
  endLinkFailed: 'Failed to end the link. Please try again.',
  openFailed: 'Failed to open the link',
  acceptFailed: 'Failed to join. Please try again.',
} as const;

/** What a request needs, apart from an answer. */
export const needTexts: Record<Exclude<CircleNeed, 'answer'>, string> = {
  address: 'Please confirm your email address first: it protects the children of the club.',
  coach: 'The place ended a short time ago, so a coach has to say yes this time.',
  club_coach: `From the ${circleRules.maxChildren + 1}th child or the third club of an account on, a coach of the club has to say yes.`,
};

/** @param whom 'you', or the name of a child */
export const vouchesText = (vouches: number, whom: string): string =>
  vouches === 0
    ? `Two families who know ${whom} have to say yes.`
    : `${vouches} of ${circleRules.vouches} families has confirmed ${whom}.`;

type Helpers = NonNullable<CircleView['waiting']>['helpers'];

/** Names the people who can answer; empty if there is none. */
export const helpersText = (helpers: Helpers): string => {
  if (helpers.length === 0) return '';
  const names = new Intl.ListFormat('en', { type: 'disjunction' }).format(
    helpers.map((helper) => isolate(displayName(helper))),
  );
  return `${names} can say yes.`;
};

/** Why a person who opened a link waits. */
export const waitText = ({ needs }: NonNullable<CircleView['waiting']>): string =>
  needs === 'answer' ? 'The group will answer soon.' : needTexts[needs];
