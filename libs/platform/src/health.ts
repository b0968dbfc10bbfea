/** A named health check; `check` throws when the dependency is unavailable. */
export interface HealthCheck {
  name: string;
  check: () => Promise<unknown>;
}

const checkTimeoutMs = 2000;

/** Runs all checks in parallel. `ok` is false if one fails or takes longer than 2 s. */
export const runHealthChecks = async (
  checks: HealthCheck[],
): Promise<{ ok: boolean; parts: Record<string, 'ok' | 'away'> }> => {
  const parts = await Promise.all(
    checks.map(async ({ name, check }) => {
      const timeout = AbortSignal.timeout(checkTimeoutMs);
      const timedOut = new Promise((_, reject) =>
        timeout.addEventListener('abort', () => reject(timeout.reason)),
      );
      try {
        await Promise.race([check(), timedOut]);
        return [name, 'ok'] as const;
      } catch {
        return [name, 'away'] as const;
      }
    }),
  );
  return { ok: parts.every(([, state]) => state === 'ok'), parts: Object.fromEntries(parts) };
};
