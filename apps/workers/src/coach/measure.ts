import type { Metrics } from '@rinkside/platform/metrics';
import { Counter, Gauge, Histogram } from 'prom-client';

/** What the coach does and costs; no label says who asked or what. */
export const measureCoach = ({ registry }: Metrics) => {
  const registers = [registry];
  return {
    /** Estimates are taken back, so it may fall a little. */
    tokens: new Gauge({
      name: 'rinkside_coach_tokens',
      help: 'Tokens the provider read and wrote since this process began, as far as known.',
      registers,
    }),
    answers: new Counter({
      name: 'rinkside_coach_answers_total',
      help: 'Answers by the engine that wrote them and how they ended.',
      labelNames: ['engine', 'outcome'],
      registers,
    }),
    first: new Histogram({
      name: 'rinkside_coach_first_piece_seconds',
      help: 'Time from taking a question to the first words of its answer.',
      labelNames: ['engine'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2.5, 5, 10, 15, 30],
      registers,
    }),
    care: new Counter({
      name: 'rinkside_coach_care_total',
      help: 'Questions answered with care instead of coaching, by rule.',
      labelNames: ['kind'],
      registers,
    }),
    leftOut: new Counter({
      name: 'rinkside_coach_left_out_total',
      help: 'Sentences of a model that were not shown, by rule.',
      labelNames: ['kind'],
      registers,
    }),
    failures: new Counter({
      name: 'rinkside_coach_provider_failures_total',
      help: 'Tries of a provider that failed, by reason.',
      labelNames: ['why'],
      registers,
    }),
  };
};
export type CoachMeasures = ReturnType<typeof measureCoach>;
