import type { Actor } from '@rinkside/domain/actor';

/** The account that makes a request, and its session. */
export interface Viewer extends Actor {
  session: string;
}
