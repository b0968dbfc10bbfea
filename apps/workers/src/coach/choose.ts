import type { EngineName } from '@rinkside/contracts/coach';
import type { Engine } from '@rinkside/domain/coach/engine';
import { playbook } from '@rinkside/domain/coach/playbook';

/** Which engine answers, and what to say when it is not the one that was hoped for. */
export interface Choice {
  name: EngineName;
  engine: Engine;
  notice?: string;
}

export const chooseEngine = async (): Promise<Choice> => ({ name: 'playbook', engine: playbook });
