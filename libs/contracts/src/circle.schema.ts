import * as z from './zod.schema.js';
import { circleLinkStates, circleNeeds, circleRules, circleStates } from './circle.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
import { organizationCard } from './organization.schema.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { author } from './player.schema.js';
import { rosterRow } from './roster.schema.js';
import { rawText } from './text.schema.js';

/** A group of people of an organization who know each other, as a viewer sees it. */
const circleView = z.object({
  id,
  organization: organizationCard,
  /** The organization's own circle, 'the club'. */
  own: z.boolean().meta(example(true)),
  /** Its coach, otherwise the adult who began it. Null for an own circle without a coach. */
  leader: author.nullable(),
  has_coach: z.boolean().meta(example(false)),
  members: z.int().nonnegative().meta(example(12)),
  state: z.enum(circleStates).meta(example('waiting')),
  /** Only while the viewer waits. */
  waiting: z
    .object({
      since: instant,
      needs: z.enum(circleNeeds).meta(example('answer')),
      /** Families who vouched so far. */
      vouches: z.int().min(0).max(circleRules.vouches).meta(example(1)),
      /** Adults who can answer: the coaches, otherwise up to three members. */
      helpers: z.array(author),
    })
    .nullable(),
  can: z.object({
    /** Answers requests: as a coach or moderator alone, as an adult member together with another family. */
    answer: z.boolean().meta(example(false)),
    /** Confirms, declines and ends alone: its coaches and moderators. */
    decide: z.boolean().meta(example(false)),
    /** Makes invitation links. */
    invite: z.boolean().meta(example(false)),
    /** Begins another circle of the organization, which an adult does who leads none and began none. */
    begin: z.boolean().default(false).meta(example(false)),
  }),
});
export type CircleView = z.infer<typeof circleView>;

/** A member of a circle. */
const circleMember = rosterRow.extend({
  since: instant,
  /** The viewer vouched for this member and can take that back. */
  vouched_by_me: z.boolean().meta(example(false)),
  /** The viewer can end the place. */
  can_end: z.boolean().meta(example(false)),
});
export type CircleMember = z.infer<typeof circleMember>;

const circleLink = z.object({
  id,
  circle_id: id,
  state: z.enum(circleLinkStates).meta(example('open')),
  created_by: author,
  created_at: instant,
  expires_at: instant,
  uses: z.int().nonnegative().meta(example(3)),
  max_uses: z.int().positive().meta(example(circleRules.linkUses)),
  /** Who joined by it, newest first. */
  joined: z.array(author.extend({ since: instant })),
});
export type CircleLinkView = z.infer<typeof circleLink>;

const token = rawText().min(1).max(200).meta(example('3f9c0a5be1d7427c86f04b9a1e52d8c7b6a0'));
const tokenBody = z.strictObject({ token });
const memberParams = idParams.extend({ user_id: idParams.shape.id });

export const circleSchemas = {
  list: {
    summary: 'The circles of an organization that you can ask, and those you belong to.',
    params: idParams,
    reply: z.array(circleView),
  },
  mine: { summary: 'The circles of your profile and those it waits for.', reply: z.array(circleView) },
  ask: { summary: 'Asks a circle for a place.', params: idParams, reply: circleView },
  withdraw: { summary: 'Withdraws your request.', params: idParams, reply: success },
  leave: { summary: 'Leaves a circle.', params: idParams, reply: success },
  members: {
    summary: 'The members of your circle, by name. Members, coaches and moderators only.',
    params: idParams,
    query: pageQuery({ limit: 50 }),
    reply: pageOf(circleMember),
  },
  end: {
    summary:
      'Ends a place or declines a request: coaches and moderators. Members take their own vouch back, and end a place their own link gave.',
    params: memberParams,
    reply: success,
  },
  links: {
    summary: 'Your invitation links of an organization, newest first.',
    params: idParams,
    reply: z.array(circleLink),
  },
  addLink: {
    summary: 'Makes an invitation link to your circle, or begins a circle. Its token is only in this reply.',
    params: idParams,
    body: z.strictObject({
      uses: z.int().min(1).max(circleRules.maxLinkUses).default(circleRules.linkUses).meta(example(30)),
      days: z.int().min(1).max(circleRules.maxLinkDays).default(circleRules.linkDays).meta(example(14)),
    }),
    reply: circleLink.extend({ token }),
  },
  revokeLink: {
    summary: 'Ends an invitation link. Who joined stays.',
    params: idParams.extend({ link_id: idParams.shape.id }),
    reply: success,
  },
  openLink: {
    summary: 'The organization of an invitation link, and who made it.',
    body: tokenBody,
    reply: z.object({
      circle_id: id,
      organization: organizationCard,
      created_by: author.pick({ first_name: true, last_name: true, avatar: true }),
      expires_at: instant,
    }),
  },
  acceptLink: {
    summary: 'Gives your profile a place by an invitation link.',
    body: tokenBody,
    reply: circleView,
  },
};
