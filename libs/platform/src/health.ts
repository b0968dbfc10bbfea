/** A named health check; `check` throws when the dependency is unavailable. */
export interface HealthCheck {
  name: string;
  /** Without it only a part of the product is missing: the check is reported but does not make the process unhealthy. */
  required?: boolean;
  check: () => Promise<unknown>;
}

const checkTimeoutMs = 2000;

/** Runs all checks in parallel. `ok` is false if a required one fails or takes longer than 2 s. */
export const runHealthChecks = async (
  checks: HealthCheck[],
): Promise<{ ok: boolean; parts: Record<string, 'ok' | 'away'> }> => {
  const parts = await Promise.all(
    checks.map(async ({ name, required = false, check }) => {
      const timeout = AbortSignal.timeout(checkTimeoutMs);
      const timedOut = new Promise((_, reject) =>
        timeout.addEventListener('abort', () => reject(timeout.reason)),
      );
      try {
        await Promise.race([check(), timedOut]);
        return { name, state: 'ok', ok: true } as const;
      } catch {
        return { name, state: 'away', ok: !required } as const;
      }
    }),
  );
  return {
    ok: parts.every(({ ok }) => ok),
    parts: Object.fromEntries(parts.map(({ name, state }) => [name, state])),
  };
};
