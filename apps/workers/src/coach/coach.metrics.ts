import type { Metrics } from '@rinkside/platform/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

/** Registers the coach's metrics. Labels never identify a player or a question. */
export const registerCoachMetrics = ({ registry }: Metrics) => {
  const registers = [registry];
  return {
    /** A gauge, not a counter: estimated tokens are corrected downwards once the usage is known. */
    tokens: new Gauge({
      name: 'rinkside_coach_tokens',
      help: 'Prompt and completion tokens since this process started; estimated where the provider does not report them.',
      registers,
    }),
    replies: new Counter({
      name: 'rinkside_coach_answers_total',
      help: 'Coach replies by engine and outcome.',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    firstTextSeconds: new Histogram({
      name: 'rinkside_coach_first_piece_seconds',
      help: 'Time from the start of a reply to its first text.',
      labelNames: ['engine'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 15, 30],
      registers,
    }),
    crisisResponses: new Counter({
      name: 'rinkside_coach_care_total',
      help: 'Questions answered with a crisis response, by rule.',
      labelNames: ['kind'],
      registers,
    }),
    blockedSentences: new Counter({
      name: 'rinkside_coach_left_out_total',
      help: 'Model sentences blocked by a safety rule, by rule.',
      labelNames: ['kind'],
      registers,
    }),
    providerFailures: new Counter({
      name: 'rinkside_coach_provider_failures_total',
      help: 'Failed provider requests, by reason.',
      labelNames: ['why'],
      registers,
    }),
  };
};
export type CoachMetrics = ReturnType<typeof registerCoachMetrics>;
