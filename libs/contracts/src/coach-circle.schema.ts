import * as z from './zod.schema.js';
import {
  coachCircleRules,
  coachCircleStates,
  offerStates,
  ownCircleStates,
  placeMarks,
} from './coach-circle.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
import { organizationCard } from './organization.schema.js';
import { author } from './player.schema.js';
import { organizationEdit, rosterRow } from './roster.schema.js';
import { requiredText } from './text.schema.js';

const count = z.int().nonnegative();
const joined = success.extend({
  /** The two circles are one now. */
  joined: z.boolean().meta(example(false)),
});

/** A coach with a circle that would join one of the viewer's, and the people who come along. */
const coachQuestion = z.object({
  /** The circle of the coach. */
  circle_id: id,
  /** The circle of the viewer. */
  target_id: id,
  organization: organizationCard,
  coaches: z.array(author),
  since: instant,
  /** Who comes along, without the coaches and without people of the viewer's circle. */
  members: count.meta(example(9)),
  minors: count.meta(example(6)),
  people: z.array(author),
  /** The viewer's answer. */
  answer: z.boolean().nullable().meta(example(null)),
});
export type CoachQuestion = z.infer<typeof coachQuestion>;

/**
 * Another coach's circle of the same organization, or a circle without a coach where families know the
 * viewer.
 */
const circleOffer = z.object({
  circle_id: id,
  own: z.boolean().meta(example(true)),
  coaches: z.array(author),
  /** Who said that the viewer is their coach, in a circle without one. */
  families: z.array(author),
  members: count.meta(example(9)),
  state: z.enum(offerStates).meta(example('none')),
});
export type CircleOfferView = z.infer<typeof circleOffer>;

/** A member from before circles. */
const checkedMember = rosterRow.extend({
  since: instant,
  marks: z.array(z.enum(placeMarks)),
  /** Age of the account in days, when circles began. */
  account_days: count.meta(example(400)),
});
export type CheckedMember = z.infer<typeof checkedMember>;

/** Values that a first coach proposes for an organization. */
export const proposal = organizationEdit
  .omit({ editor: true, undone: true })
  .extend({ proposed_by: author.nullable() });
export type ProposalView = z.infer<typeof proposal>;

export const reason = requiredText(coachCircleRules.reason)
  .max(coachCircleRules.maxReason)
  .meta(example('The club confirmed this coach by phone.'));

/** The circle of a first coach that is not the organization's own. */
export const coachCircle = z.object({
  circle_id: id,
  organization: organizationCard,
  coaches: z.array(author),
  since: instant,
  members: count.meta(example(9)),
  state: z.enum(coachCircleStates).meta(example('asked')),
  yes: count.meta(example(1)),
  no: count.meta(example(0)),
});
export type CoachCircleRow = z.infer<typeof coachCircle>;

const coachCircleStatus = z.object({
  circle_id: id,
  state: z.enum(ownCircleStates).meta(example('asked')),
  /** How to reach the operator, where no moderator exists. */
  contact: z.string().nullable().meta(example('support@example.com')),
});
export type CoachCircleStatus = z.infer<typeof coachCircleStatus>;

export const coachCircleSchemas = {
  start: {
    summary: 'Begins a circle of your own as a first coach, while the own circle has no coach.',
    params: idParams,
    reply: z.object({ circle_id: id }),
  },
  questions: {
    summary: 'The coaches of whom you are asked whether they are yours.',
    reply: z.array(coachQuestion),
  },
  answer: {
    summary: 'Answers whether the coach of a circle is the coach of yours.',
    params: idParams,
    body: z.strictObject({ target_id: id, yes: z.boolean().meta(example(true)) }),
    reply: joined.extend({
      /** Enough families said yes, and the coach is asked whether the circles become one. */
      offered: z.boolean().meta(example(false)),
    }),
  },
  status: {
    summary: 'How the circle you coach stands to the organization’s own one. Coaches only.',
    params: idParams,
    reply: coachCircleStatus,
  },
  offers: {
    summary: 'Circles of the organization that can become one with yours. Coaches only.',
    params: idParams,
    reply: z.array(circleOffer),
  },
  offer: {
    summary: 'Offers the coach of a circle that it becomes one with yours, or accepts that offer.',
    params: idParams,
    reply: joined,
  },
  withdrawOffer: {
    summary: 'Withdraws your offer to a circle, and declines its offer.',
    params: idParams,
    reply: success,
  },
  handOver: {
    summary: 'Hands your coach rights over to a coach who belongs to your circle or waits for it.',
    params: idParams,
    body: z.strictObject({
      user_id: id,
      /** Leaves the circle, too. */
      leave: z.boolean().default(false).meta(example(true)),
    }),
    reply: success,
  },
  check: {
    summary: 'Members of the own circle from before circles, with marks. Its coaches and moderators, once.',
    params: idParams,
    reply: z.array(checkedMember),
  },
  checked: {
    summary: 'Closes the list of the members from before circles.',
    params: idParams,
    reply: success,
  },
  proposals: {
    summary: 'Proposed edits that wait. Coaches of the own circle, moderators, and your own.',
    params: idParams,
    reply: z.array(proposal),
  },
  decideProposal: {
    summary: 'Accepts or declines a proposed edit. Coaches of the own circle and moderators.',
    params: idParams.extend({ proposal_id: idParams.shape.id }),
    body: z.strictObject({ action: z.enum(['accept', 'decline']), reason: reason.optional() }),
    reply: success,
  },
};
