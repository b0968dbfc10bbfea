import type { EngineName } from '@rinkside/contracts/coach';
import { engineFor } from '@rinkside/domain/coach/choice';
import { spend } from '@rinkside/domain/coach/coach.usage';
import type { Engine } from '@rinkside/domain/coach/engine';
import type { Persona } from '@rinkside/domain/coach/persona';
import { playbook } from '@rinkside/domain/coach/playbook';
import type { Resources } from '../resources.js';
import type { CoachMeasures } from './measure.js';
import { modelEngine } from './model.js';
import { openProvider, type Patience } from './provider.js';

/** The engine for a reply. `notice` explains to the reader why it is not the model. */
export interface Choice {
  name: EngineName;
  engine: Engine;
  notice?: string;
}

export type Choose = (persona: Persona) => Promise<Choice>;

const secondMs = 1000;

/** Returns a function that selects the engine for a persona. All engines share one provider client. */
export const openEngines = ({ env, database }: Resources, metrics: CoachMeasures): Choose => {
  const client = openProvider(env);
  const modelTimeouts: Patience = {
    first: env.COACH_FIRST_SECONDS * secondMs,
    gap: env.COACH_GAP_SECONDS * secondMs,
    total: env.COACH_TOTAL_SECONDS * secondMs,
  };
  return async (persona) => {
    const selected = await engineFor(env, database.sql, persona);
    if (selected.name === 'playbook') return { ...selected, engine: playbook };
    await spend(database.sql, persona.id, 0, 1);
    const engine = modelEngine({
      client,
      patience: modelTimeouts,
      name: env.COACH_MODEL,
      spend: async (tokens) => {
        metrics.tokens.inc(tokens);
        await spend(database.sql, persona.id, tokens);
      },
      leftOut: (kind) => metrics.leftOut.inc({ kind }),
      failed: (reason) => metrics.failures.inc({ why: reason }),
    });
    return { ...selected, engine };
  };
};
