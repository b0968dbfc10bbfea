import type { EngineName } from '@rinkside/contracts/coach';
import { selectEngine } from '@rinkside/domain/coach/engine-selection';
import { addTokenUsage } from '@rinkside/domain/coach/coach.usage';
import type { Engine } from '@rinkside/coach/engines/engine';
import type { Persona } from '@rinkside/safety/persona';
import { playbook } from '@rinkside/coach/engines/playbook';
import type { Resources } from '../resources.js';
import type { CoachMetrics } from './coach.metrics.js';
import { createLlmEngine } from './llm-engine.js';
import { newModelTraits } from './model-traits.js';
import { createOpenAiClient, type ModelTimeouts } from './openai-client.js';

/** The engine for a reply. `notice` explains to the reader why it is not the model. */
export interface SelectedEngine {
  name: EngineName;
  engine: Engine;
  notice?: string;
}

export type SelectEngine = (persona: Persona) => Promise<SelectedEngine>;

const secondMs = 1000;

/** Returns a function that selects the engine for a persona. All engines share one provider client. */
export const createEngineSelector = ({ env, database }: Resources, metrics: CoachMetrics): SelectEngine => {
  const client = createOpenAiClient(env);
  const traits = newModelTraits();
  const modelTimeouts: ModelTimeouts = {
    firstTokenMs: env.COACH_FIRST_SECONDS * secondMs,
    idleMs: env.COACH_GAP_SECONDS * secondMs,
    totalMs: env.COACH_TOTAL_SECONDS * secondMs,
  };
  return async (persona) => {
    const selected = await selectEngine(env, database.sql, persona);
    if (selected.name === 'playbook') return { ...selected, engine: playbook };
    await addTokenUsage(database.sql, persona.id, 0, 1);
    const engine = createLlmEngine({
      client,
      traits,
      timeouts: modelTimeouts,
      name: env.COACH_MODEL,
      spend: async (tokens) => {
        metrics.tokens.inc(tokens);
        await addTokenUsage(database.sql, persona.id, tokens);
      },
      onBlocked: (kind) => metrics.blockedSentences.inc({ kind }),
      onProviderFailure: (reason) => metrics.providerFailures.inc({ why: reason }),
    });
    return { ...selected, engine };
  };
};
