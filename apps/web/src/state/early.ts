declare global {
  interface Window {
    /** What `first.js` has asked for while the scripts were still to come; an answer that was taken is null. */
    early?: {
      authorization: string;
      /** When it began to ask, ms since the page was opened. */
      at: number;
      answers: Record<string, Promise<Response> | null>;
    };
  }
}

/** By then, ms, nothing asked so early is new enough to be shown. */
const patience = 30_000;

const open = () => {
  const { early } = window;
  return early && performance.now() - early.at < patience ? early : null;
};

/** The answer that was asked for before this script came; once, and in the same name only. */
export const takeEarly = (
  address: string,
  { method, headers }: RequestInit = {},
): Promise<Response> | null => {
  const early = open();
  if (!early || (method && method !== 'GET')) return null;
  const answer = early.answers[address] ?? null;
  // Whoever asks from now on asks anew, and nobody asks early any more.
  early.answers[address] = null;
  return new Headers(headers).get('authorization') === early.authorization ? answer : null;
};

/** The moment for which a read that begins now speaks at the latest, ms: its answer may have been asked for early. */
export const askedNow = (): number => {
  const early = open();
  return early && Object.values(early.answers).some(Boolean) ? early.at : performance.now();
};
