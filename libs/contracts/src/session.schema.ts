import * as z from './zod.schema.js';
import { example } from './example.js';
import { id, instant, success } from './id.schema.js';
import { looksLikeStaff, nameRules } from './name.js';
import { firstName, lastName } from './player.schema.js';
import { isTrivialPassword } from './password.js';
import { rawText, requiredText, skipEmpty } from './text.schema.js';
import { passkeyRules, sessionRules } from './session.js';

export const email = requiredText(sessionRules.emailRequired)
  .max(254, { error: sessionRules.emailInvalid, abort: true })
  .refine(
    skipEmpty((value) => z.email().safeParse(value).success),
    sessionRules.emailInvalid,
  );

/** Never trimmed: spaces count as characters. */
export const password = rawText(sessionRules.passwordRequired)
  .min(1, sessionRules.passwordRequired)
  .refine(
    skipEmpty((value) => value.length >= sessionRules.minPasswordLength),
    sessionRules.passwordShort,
  )
  .max(sessionRules.maxPasswordLength, sessionRules.passwordLong);

export const passkeyName = requiredText(passkeyRules.nameRequired).max(
  passkeyRules.maxNameLength,
  passkeyRules.nameLong,
);

export const signInForm = z.strictObject({ email, password });

export const signUpForm = z
  .strictObject({
    firstName,
    lastName,
    email,
    password,
    confirmPassword: rawText(sessionRules.confirmRequired).min(1, sessionRules.confirmRequired),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: sessionRules.confirmDiffers,
    when: ({ value }) => {
      const form = value as { password?: unknown; confirmPassword?: unknown };
      return Boolean(form.password) && Boolean(form.confirmPassword);
    },
  })
  .refine((form) => !isTrivialPassword(form.password, form.email), {
    path: ['password'],
    error: sessionRules.passwordGuessable,
    when: ({ value }) => {
      const form = value as { password?: unknown; email?: unknown };
      return password.safeParse(form.password).success && typeof form.email === 'string';
    },
  })
  .refine((form) => !looksLikeStaff(`${form.firstName} ${form.lastName}`), {
    path: ['lastName'],
    error: nameRules.staff,
  });
export type SignUpFields = z.infer<typeof signUpForm>;

/** `GET /config.json`: the configuration of the web app, with absolute URLs. */
export const configView = z.object({
  product: z.object({
    name: z.string(),
    coach: z.string(),
    store_url: z.string().nullable(),
    contact_email: z.string().nullable(),
  }),
  identity: z.object({
    issuer: z.string(),
    authorization_endpoint: z.string(),
    token_endpoint: z.string(),
    signup_endpoint: z.string().nullable(),
    userinfo_endpoint: z.string(),
    /** Where refresh tokens are revoked at sign-out; null if the provider has no such endpoint. */
    revocation_endpoint: z.string().nullable(),
    /** Address of the embedded provider's account routes; null for a hosted provider. */
    account_endpoint: z.string().nullable(),
    /** Page of a hosted provider where people manage their account. */
    account_page: z.string().nullable(),
    client_id: z.string(),
    audience: z.string(),
    scope: z.string(),
    connection: z.string(),
    label: z.string(),
  }),
  /** Share of calls for which this browser starts a trace, 0 to 1. */
  traces: z.number(),
  /** Maximum file sizes in MiB, and why videos and GIFs are refused, if they are. */
  media: z.object({ video_mb: z.number(), image_mb: z.number(), video_refusal: z.string().nullable() }),
});
export type ConfigView = z.infer<typeof configView>;

/** Reply of the token endpoint. */
export const tokenView = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  id_token: z.string().optional(),
  token_type: z.string(),
  expires_in: z.number(),
});
export type TokenView = z.infer<typeof tokenView>;

/** Sessions started by `revoked_at` are revoked, except `kept_session_id`: the id of the session that made the request. */
export const sessionsRevoked = z.object({
  player_id: id,
  issuer: z.string(),
  subject: z.string(),
  revoked_at: instant,
  kept_session_id: z.string(),
});

/** A passkey of an account at the embedded identity provider. */
export const passkeyView = z.object({
  id: z.string().meta(example('dGhlIGlkIG9mIGEgcGFzc2tleQ')),
  name: z.string().meta(example('My phone')),
  /** Whether the owner's other devices have it, too. */
  backed_up: z.boolean(),
  created_at: instant,
  last_used_at: instant.nullable(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

export const sessionSchemas = {
  endOthers: { summary: 'Signs you out everywhere but here.', reply: success },
};
