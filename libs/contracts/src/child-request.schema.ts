import * as z from './zod.schema.js';
import {
  childRequestDecisions,
  childRequestKinds,
  childRequestRules,
  childRequestStates,
} from './child-request.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
import { pageOf, pageQuery } from './paging.schema.js';
import { author, playerRow } from './player.schema.js';
import { requiredText } from './text.schema.js';

const person = playerRow.pick({ id: true, first_name: true, last_name: true });

const childRequestView = z.object({
  id,
  kind: z.enum(childRequestKinds),
  state: z.enum(childRequestStates),
  /** Null if the account was deleted. */
  asked_by: person.nullable(),
  asked_at: instant,
  effective_at: instant,
  /** The guardians, and the child's login, with what each says. Null: nothing yet. */
  answers: z.array(person.extend({ agrees: z.boolean().nullable().meta(example(true)) })),
  /** How to reach the operator, where no moderator exists. */
  contact: z.string().nullable().meta(example('support@example.com')),
});
export type ChildRequestView = z.infer<typeof childRequestView>;

/** A request as a moderator sees it. */
const moderatedRequest = childRequestView
  .omit({ contact: true })
  .extend({ child: author, decided_at: instant.nullable() });
export type ModeratedRequest = z.infer<typeof moderatedRequest>;

const reason = requiredText(childRequestRules.noReason).max(childRequestRules.maxReason);
const answered = z.object({ success: z.literal(true), done: z.boolean().meta(example(false)) });

export const childRequestSchemas = {
  current: {
    summary: 'The open request about your child’s profile, or about your own as the child.',
    params: idParams,
    reply: z.object({ request: childRequestView.nullable() }),
  },
  agree: {
    summary: 'Agrees to the open request. It takes effect at once when all agree.',
    params: idParams,
    reply: answered,
  },
  withdraw: { summary: 'Withdraws your own request.', params: idParams, reply: success },
  object: {
    summary: 'Objects to the open request. A moderator decides then.',
    params: idParams,
    reply: success,
  },
  waiting: {
    summary: 'The hand-over that your new account waits for.',
    reply: z.object({
      hand_over: z.object({ child: playerRow.pick({ first_name: true }), effective_at: instant }).nullable(),
    }),
  },
  list: {
    summary: 'Requests about profiles of children with an objection, and hand-overs that can be undone.',
    query: pageQuery({ limit: 20 }),
    reply: pageOf(moderatedRequest),
  },
  decide: {
    summary: 'Carries out or refuses a request, or undoes a hand-over.',
    params: idParams,
    body: z.strictObject({ action: z.enum(childRequestDecisions), reason }),
    reply: success,
  },
  endGuardianship: {
    summary: 'Ends a guardianship.',
    params: idParams.extend({ guardian_id: idParams.shape.id }),
    body: z.strictObject({ reason }),
    reply: success,
  },
};
