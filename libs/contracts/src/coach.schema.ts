import * as z from './zod.schema.js';
import { example } from './example.js';
import { diagram } from './drill.schema.js';
import { places } from './drill.js';
import { draftedCounts, mapCounts } from './game.counts.js';
import { id, idParams, instant, success, version } from './id.schema.js';
import { messageText } from './text.schema.js';
import { careGrades, careKinds, coachRules, engines, feedbackReasons } from './coach.js';

/** A statistic in an answer, and the games it is computed from. */
const citation = z.object({
  type: z.literal('citation'),
  /** As written in the text, such as `91.3 %`. */
  value: z.string(),
  /** What it measures: `Save percentage in your last 5 games`. */
  label: z.string(),
  games: z.array(z.object({ id, label: z.string() })).max(30),
});

const cards = {
  drill: z.object({
    kind: z.literal('drill'),
    drill_id: z.string(),
    title: z.string(),
    minutes: z.int().positive(),
    place: z.enum(places),
    needs: z.array(z.string()),
    steps: z.array(z.string()).max(3),
    cues: z.array(z.string()).max(2),
    measure: z.string(),
    diagram,
  }),
  /** A draft; the user saves it as `days` of PUT api/training-plan. */
  plan: z.object({
    kind: z.literal('plan'),
    weeks: z.int().min(1).max(8),
    why: z.string(),
    weekly_minutes: z.int(),
    days: z.array(
      z.object({
        day: z.int().min(1).max(7),
        items: z.array(
          z.object({ drill_id: z.string(), title: z.string(), minutes: z.int(), why: z.string() }),
        ),
      }),
    ),
  }),
  analysis: z.object({
    kind: z.literal('analysis'),
    says: z.string(),
    leaves_open: z.string(),
    try_this: z.string(),
    tell_me: z.string(),
  }),
  /** What to do now and how to get help; shown before all other content. */
  help: z.object({
    kind: z.literal('help'),
    title: z.string(),
    lines: z.array(z.string()),
    links: z.array(z.object({ label: z.string(), href: z.string() })),
    /** After a concussion report: buttons that end it, and the questions that a parent confirms before. */
    clearance: z
      .object({ cleared: z.string(), withdrawn: z.string(), questions: z.array(z.string()).max(2) })
      .optional(),
  }),
  /** Opens Add Game with these fields filled in; never saved without the user. */
  game_draft: z.object({
    kind: z.literal('game_draft'),
    opponent: z.string().nullable(),
    our_score: z.int().nullable(),
    their_score: z.int().nullable(),
    ...mapCounts(draftedCounts, () => z.int().nullable()),
    date: z.string().nullable(),
  }),
} as const;

export const coachCard = z.discriminatedUnion('kind', [
  cards.drill,
  cards.plan,
  cards.analysis,
  cards.help,
  cards.game_draft,
]);
export type CoachCard = z.infer<typeof coachCard>;
export type CardOf<Kind extends CoachCard['kind']> = Extract<CoachCard, { kind: Kind }>;

/** Content parts after an answer's text, in `content[1…]`. */
const coachExtra = z.discriminatedUnion('type', [
  citation,
  z.object({ type: z.literal('care'), kind: z.enum(careKinds), grade: z.enum(careGrades) }),
  z.object({ type: z.literal('card'), card: coachCard }),
  z.object({ type: z.literal('chips'), chips: z.array(z.string().max(40)).max(3) }),
]);
export type CoachExtra = z.infer<typeof coachExtra>;
export type Citation = z.infer<typeof citation>;

const text = z.object({ type: z.literal('text'), text: z.object({ value: z.string() }) });

export const chatMessage = z.object({
  id,
  role: z.enum(['user', 'assistant', 'loading']),
  /** First the markdown text; while loading, the part written so far. */
  content: z.tuple([text]).rest(coachExtra),
  created_at: instant,
  /** The engine that wrote it; null for a question. */
  engine: z.enum(engines).nullable(),
  /** Why the answer differs from the request, such as another engine. */
  notice: z.string().nullable(),
  /** Stopped early; the text written so far remains. */
  stopped: z.boolean(),
  feedback: z.enum(['up', 'down']).nullable(),
  /** Of a loading message: its run, the number of text chunks so far, and a label of the current step. */
  run: z.int().nonnegative(),
  pieces: z.int().nonnegative(),
  label: z.string().nullable(),
  version,
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The last 100 messages, oldest first. */
const chatView = z.object({
  messages: z.array(chatMessage),
  version,
  /** The engine that answers the next question. */
  engine: z.enum(engines),
  /** At most two suggested questions for this user, after `coachChips`. */
  suggestions: z.array(z.string().max(40)).max(2),
  /** A concussion was reported and neither cleared nor taken back. */
  concussion: z.boolean(),
});
export type ChatView = z.infer<typeof chatView>;

export const memoryView = z.object({
  id,
  text: z.string().meta(example('Tryouts are in April.')),
  created_at: instant,
});
export type MemoryView = z.infer<typeof memoryView>;

const askBody = z.strictObject({
  text: messageText(coachRules).meta(example('How do I stop puck watching?')),
  /** The user's last question, which this one replaces. */
  replaces: id.optional(),
});
export type AskBody = z.output<typeof askBody>;

const concussionBody = z.strictObject({
  /** Cleared by a doctor, or taken back because it was about another person. */
  action: z.enum(['cleared', 'withdrawn']),
  /** How many questions of the card a parent confirmed. Under 13 a clearance needs two. */
  confirmations: z.int().min(0).max(2),
});
export type ConcussionBody = z.output<typeof concussionBody>;

export const coachSchemas = {
  ask: {
    summary:
      'Asks the coach. The last message of the response is loading; the reply streams over the socket.',
    body: askBody,
    reply: chatView,
  },
  messages: { summary: 'Your chat with the coach, its last 100 messages.', reply: chatView },
  stop: {
    summary: 'Stops an answer in progress; its text so far is kept.',
    params: idParams,
    reply: chatView,
  },
  regenerate: { summary: 'Regenerates the last answer.', params: idParams, reply: chatView },
  feedback: {
    summary: 'Rates an answer.',
    params: idParams,
    body: z.strictObject({
      feedback: z.enum(['up', 'down']).nullable(),
      reason: z.enum(feedbackReasons).optional(),
    }),
    reply: chatView,
  },
  concussion: {
    summary: 'Ends the concussion lock: a doctor has cleared the player, or it was another person.',
    body: concussionBody,
    reply: chatView,
  },
  memories: { summary: 'What you asked the coach to remember, newest first.', reply: z.array(memoryView) },
  forget: { summary: 'Deletes a note of the coach.', params: idParams, reply: success },
};
