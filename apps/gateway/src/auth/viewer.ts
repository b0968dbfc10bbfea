import type { Actor } from '@rinkside/domain/actor';

/** The account that makes a request, its session and its token. */
export interface Viewer extends Actor {
  /** The account that signed in: the guardian of a profile that a guardian acts as. */
  accountId: string;
  session: string;
  /** The access token of the request. */
  token: string;
}
