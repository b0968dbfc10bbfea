import type { Actor } from '@rinkside/domain/actor';

/** Who asks, and what names the sign-in they ask from. */
export interface Viewer extends Actor {
  session: string;
}
