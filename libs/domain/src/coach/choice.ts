import type { EngineName } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import type { Env } from '@rinkside/platform/env';
import type { Sql } from '@rinkside/platform/sql';
import { spentToday } from './coach.usage.js';
import type { Persona } from './persona.js';

type Settings = Pick<
  Env,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'COACH_MODEL_FOR_CHILDREN'
  | 'COACH_DAILY_TOKENS'
  | 'COACH_DAILY_TOKENS_TOTAL'
>;

/** Whether a provider is configured: a key, or the address of a server that asks for none. */
export const hasModel = (env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean =>
  Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);

/** Who answers, and why it is not the one that was hoped for. */
export interface EngineChoice {
  name: EngineName;
  notice?: string;
}

/**
 * A child is answered by the built-in coach, unless the operator and a guardian both said otherwise; everybody is
 * once the day's tokens are used up.
 */
export const engineFor = async (
  env: Settings,
  sql: Sql,
  { id, child, modelAllowed }: Pick<Persona, 'id' | 'child' | 'modelAllowed'>,
): Promise<EngineChoice> => {
  if (!hasModel(env) || (child && !(env.COACH_MODEL_FOR_CHILDREN && modelAllowed)))
    return { name: 'playbook' };
  const { own, all } = await spentToday(sql, id);
  return own < env.COACH_DAILY_TOKENS && all < env.COACH_DAILY_TOKENS_TOTAL
    ? { name: 'model' }
    : { name: 'playbook', notice: coachNotices.spent };
};
