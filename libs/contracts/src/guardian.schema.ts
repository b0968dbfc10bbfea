import * as z from './zod.schema.js';
import { childLinkKinds, childLinkStates } from './guardian.js';
import { example } from './example.js';
import { id, idParams, instant, success } from './id.schema.js';
import { playerRow } from './player.schema.js';
import { proofBody } from './proof.schema.js';
import { rawText } from './text.schema.js';

const personFields = { first_name: true, last_name: true, avatar: true } as const;

const guardianView = playerRow.pick({ id: true, ...personFields }).extend({ since: instant });
export type GuardianView = z.infer<typeof guardianView>;

const childLinkView = z.object({
  id,
  kind: z.enum(childLinkKinds),
  state: z.enum(childLinkStates),
  /** The guardian who made it. */
  created_by: playerRow.pick({ id: true, ...personFields }),
  created_at: instant,
  expires_at: instant,
});
export type ChildLinkView = z.infer<typeof childLinkView>;

const token = rawText().min(1).max(200).meta(example('3f9c0a5be1d7427c86f04b9a1e52d8c7b6a0'));
const tokenBody = z.strictObject({ token });

export const guardianSchemas = {
  list: { summary: 'The guardians of your profile, in the order they joined.', reply: z.array(guardianView) },
  remove: {
    summary: 'Ends a guardianship of your child: your own, or one that began after yours.',
    params: idParams.extend({ guardian_id: idParams.shape.id }),
    body: proofBody,
    reply: success,
  },
  links: {
    summary: 'The newest links of your child: invitations of guardians and hand-overs.',
    params: idParams,
    reply: z.array(childLinkView),
  },
  addLink: {
    summary: 'Makes a link for your child. Its token is only in this reply.',
    params: idParams,
    body: z.strictObject({ kind: z.enum(childLinkKinds) }),
    reply: childLinkView.extend({ token }),
  },
  revokeLink: {
    summary: 'Revokes an open link of your child.',
    params: idParams.extend({ link_id: idParams.shape.id }),
    reply: success,
  },
  former: {
    summary: 'Guardians who were removed from your profile, newest first.',
    reply: z.array(
      playerRow
        .pick({ id: true, ...personFields })
        .extend({ ended_at: instant, allowed: z.boolean().meta(example(false)) }),
    ),
  },
  allow: {
    summary: 'Lets a removed guardian read and ask to follow the child again.',
    params: idParams,
    reply: success,
  },
  openLink: {
    summary: 'What a link gives, and who made it.',
    body: tokenBody,
    reply: z.object({
      kind: z.enum(childLinkKinds),
      child: playerRow.pick({ first_name: true }),
      created_by: playerRow.pick(personFields),
      expires_at: instant,
    }),
  },
  acceptLink: {
    summary: 'Makes you a guardian of the child, or gives its profile to your new account.',
    body: tokenBody,
    reply: z.object({
      kind: z.enum(childLinkKinds),
      child_id: id,
      /** When the hand-over takes effect; null if it did. */
      effective_at: instant.nullable(),
    }),
  },
};
