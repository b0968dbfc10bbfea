import type { EngineName } from '@rinkside/contracts/coach';
import { coachNotices } from '@rinkside/contracts/coach.notices';
import type { Env } from '@rinkside/platform/env';
import type { Sql } from '@rinkside/platform/sql';
import { tokenUsageToday } from './coach.usage.js';
import type { Persona } from '@rinkside/safety/persona';

type Settings = Pick<
  Env,
  | 'OPENAI_API_KEY'
  | 'OPENAI_BASE_URL'
  | 'COACH_MODEL_FOR_CHILDREN'
  | 'COACH_DAILY_TOKENS'
  | 'COACH_DAILY_TOKENS_TOTAL'
>;

/** Whether a model provider is configured: an API key, or the base URL of a server that needs none. */
export const isModelConfigured = (env: Pick<Env, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL'>): boolean =>
  Boolean(env.OPENAI_API_KEY ?? env.OPENAI_BASE_URL);

/** The engine that answers, with a notice when it is not the preferred one. */
export interface EngineSelection {
  name: EngineName;
  notice?: string;
}

/** Hours until the shares of a day are full again, at midnight UTC. 1 to 24. */
export const hoursUntilNewShare = (now: Date): number => 24 - now.getUTCHours();

/**
 * Selects the engine for a player. The model is used when a provider is configured and the daily token budgets are not
 * exhausted. A child also needs `COACH_MODEL_FOR_CHILDREN` and a guardian's consent. All other players get the playbook.
 */
export const selectEngine = async (
  env: Settings,
  sql: Sql,
  { id, child, modelAllowed }: Pick<Persona, 'id' | 'child' | 'modelAllowed'>,
): Promise<EngineSelection> => {
  const isOff = !isModelConfigured(env) || env.COACH_DAILY_TOKENS === 0 || env.COACH_DAILY_TOKENS_TOTAL === 0;
  if (isOff || (child && !(env.COACH_MODEL_FOR_CHILDREN && modelAllowed))) return { name: 'playbook' };
  const { player_tokens, total_tokens } = await tokenUsageToday(sql, id);
  return player_tokens < env.COACH_DAILY_TOKENS && total_tokens < env.COACH_DAILY_TOKENS_TOTAL
    ? { name: 'model' }
    : { name: 'playbook', notice: coachNotices.spent(hoursUntilNewShare(new Date())) };
};
