import type { Actor } from '@rinkside/domain/actor';

/** The account that makes a request, its session and its token. */
export interface Viewer extends Actor {
  session: string;
  /** The access token of the request. */
  token: string;
}
