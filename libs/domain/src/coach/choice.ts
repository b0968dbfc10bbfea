import type { EngineName } from '@rinkside/contracts/coach';
import type { Env } from '@rinkside/platform/env';
import type { Persona } from './persona.js';

/** Whether a provider is configured: a key, or the address of a server that asks for none. */
export const hasModel = (env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean =>
  Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);

/** A child is answered by the built-in coach, unless the operator and a guardian both said otherwise. */
export const engineFor = (
  env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'COACH_MODEL_FOR_CHILDREN'>,
  { child, modelAllowed }: Pick<Persona, 'child' | 'modelAllowed'>,
): EngineName =>
  hasModel(env) && (!child || (env.COACH_MODEL_FOR_CHILDREN && modelAllowed)) ? 'model' : 'playbook';
