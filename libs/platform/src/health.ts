/** A named check; it throws when its part cannot serve. */
export interface Check {
  name: string;
  check: () => Promise<unknown>;
}

/** Longest a check may take, ms. */
const patience = 2000;

/** Runs all checks side by side. `ok` is false while any of them fails or takes too long. */
export const readiness = async (
  checks: Check[],
): Promise<{ ok: boolean; parts: Record<string, 'ok' | 'away'> }> => {
  const parts = await Promise.all(
    checks.map(async ({ name, check }) => {
      const timeout = AbortSignal.timeout(patience);
      const late = new Promise((_, reject) =>
        timeout.addEventListener('abort', () => reject(timeout.reason)),
      );
      try {
        await Promise.race([check(), late]);
        return [name, 'ok'] as const;
      } catch {
        return [name, 'away'] as const;
      }
    }),
  );
  return { ok: parts.every(([, state]) => state === 'ok'), parts: Object.fromEntries(parts) };
};
