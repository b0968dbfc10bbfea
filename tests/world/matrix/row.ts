import type { Route } from '@rinkside/contracts/route';
import type { CallInput } from '@rinkside/testkit/client';
import type { Person } from '@rinkside/testkit/person';
import { callers, type Cast } from './cast.js';
import type { Stage } from './stage.js';

/** In the order of the callers: anonymous, stranger, follower, mate, coach, owner, moderator, blocked. */
export type Answers = readonly [number, number, number, number, number, number, number, number];

/** How a cell is called: the stage, who is on it, and who asks. */
interface Scene {
  stage: Stage;
  cast: Cast;
  caller: Person | undefined;
}
type Say<R extends Route> = (scene: Scene) => Promise<CallInput<R>> | CallInput<R>;

export interface Row {
  route: Route;
  /** What it is called about, as in "a private highlight". */
  about: string;
  answers: Answers;
  say: Say<Route>;
  /** It changes who is what to whom, so the row plays with a cast of its own. */
  alters: boolean;
}

type Make = <R extends Route>(route: R, about: string, answers: Answers, say?: Say<R>) => Row;

const make =
  (alters: boolean): Make =>
  (route, about, answers, say) => ({
    route,
    about,
    answers,
    say: say ?? (() => ({})),
    alters,
  });

export const row = make(false);
export const alters = make(true);

/** Says something in words where the table would only show numbers. */
export const asWords = (answers: readonly number[]): string =>
  callers.map((caller, at) => `${caller} ${answers[at]}`).join(', ');

// The patterns decisions B14 and C make of nearly every call.

/** Anybody. */
export const open: Answers = [200, 200, 200, 200, 200, 200, 200, 200];
/** Anybody but whom the owner blocked: a token says who asks. */
export const openToUnblocked: Answers = [200, 200, 200, 200, 200, 200, 200, 404];
/** One's own things, or nobody's. */
export const signedIn: Answers = [401, 200, 200, 200, 200, 200, 200, 200];
export const signedInMake: Answers = [401, 201, 201, 201, 201, 201, 201, 201];
/** The owner's things that everybody may see but whom they blocked. */
export const seen: Answers = [401, 200, 200, 200, 200, 200, 200, 404];
export const seenMake: Answers = [401, 201, 201, 201, 201, 201, 201, 404];
/** Seen like that, changed by the owner alone: no coach, no moderator. */
export const ownersOnly: Answers = [401, 403, 403, 403, 403, 200, 403, 404];
/** Private: for others it does not exist. */
export const secret: Answers = [401, 404, 404, 404, 404, 200, 404, 404];
export const secretMake: Answers = [401, 404, 404, 404, 404, 201, 404, 404];
export const toNobody: Answers = [404, 404, 404, 404, 404, 404, 404, 404];
/** Rights over the owner's organization. */
export const coachesOnly: Answers = [401, 403, 403, 403, 200, 403, 403, 403];
export const coachesAndModerators: Answers = [401, 403, 403, 403, 200, 403, 200, 403];
export const moderatorsOnly: Answers = [401, 403, 403, 403, 403, 403, 200, 403];
/** For whom the machine itself made an operator; nobody of the cast is one. */
export const operatorsOnly: Answers = [401, 403, 403, 403, 403, 403, 403, 403];
/** Done to a person: never to oneself, never to somebody one may not see. */
export const toAPerson: Answers = [401, 200, 200, 200, 200, 400, 200, 404];
