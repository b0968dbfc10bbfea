import type { EngineName } from '@rinkside/contracts/coach';
import { engineFor } from '@rinkside/domain/coach/choice';
import { spend } from '@rinkside/domain/coach/coach.usage';
import type { Engine } from '@rinkside/domain/coach/engine';
import type { Persona } from '@rinkside/domain/coach/persona';
import { playbook } from '@rinkside/domain/coach/playbook';
import type { Resources } from '../resources.js';
import type { CoachMeasures } from './measure.js';
import { modelEngine } from './model.js';
import { openProvider } from './provider.js';

/** Which engine answers, and what to say when it is not the one that was hoped for. */
export interface Choice {
  name: EngineName;
  engine: Engine;
  notice?: string;
}

export type Choose = (persona: Persona) => Promise<Choice>;

const second = 1000;

/** The engines of one worker, which share the provider's connections. */
export const openEngines = ({ env, database }: Resources, measures: CoachMeasures): Choose => {
  const client = openProvider(env);
  const patience = {
    first: env.COACH_FIRST_SECONDS * second,
    gap: env.COACH_GAP_SECONDS * second,
    total: env.COACH_TOTAL_SECONDS * second,
  };
  return async (persona) => {
    const choice = await engineFor(env, database.sql, persona);
    if (choice.name === 'playbook') return { ...choice, engine: playbook };
    await spend(database.sql, persona.id, 0, 1);
    const engine = modelEngine({
      client,
      patience,
      name: env.COACH_MODEL,
      spend: async (tokens) => {
        measures.tokens.inc(tokens);
        await spend(database.sql, persona.id, tokens);
      },
      leftOut: (kind) => measures.leftOut.inc({ kind }),
      failed: (why) => measures.failures.inc({ why }),
    });
    return { ...choice, engine };
  };
};
