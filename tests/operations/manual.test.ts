import { timeouts } from '@rinkside/platform/db-timeouts';
import { describe, expect, it } from 'vitest';
import { getPath, asObject, readText, asString } from './repository-files.js';
import { readManifests } from './kustomize.js';

describe('docs/operations', () => {
  it('documents for the pooler role every setting that processes send on connect', () => {
    const code = ['libs/platform/src/postgres.ts', 'apps/identity/src/database.ts'].map(readText).join('\n');
    const requested = [...code.matchAll(/-c ([\w.]+)=/g)].map(([, name = '']) => name);
    const page = readText('docs/operations/database.md');
    const documented = new Map(
      [...page.matchAll(/^alter role rinkside set ([\w.]+) = '?([^';]+)'?;$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    expect([...documented.keys()].toSorted()).toEqual([...new Set(requested)].toSorted());
    expect(documented.get('lock_timeout')).toBe(`${timeouts.lockMs}ms`);
    expect(documented.get('statement_timeout')).toBe(`${timeouts.statementMs / 1000}s`);
    expect(code).toContain(
      `wordSimilarityThreshold = ${documented.get('pg_trgm.word_similarity_threshold')};`,
    );
    expect(code).toContain('idle_in_transaction_session_timeout=30000');
    expect(documented.get('idle_in_transaction_session_timeout')).toBe('30s');
  });

  it('excludes exactly the running components from the first upgrade step', () => {
    const excluded =
      /component notin \(([\w,]+)\)/.exec(readText('docs/operations/kubernetes.md'))?.[1]?.split(',') ?? [];
    const running = readManifests()
      .filter(({ resource }) => resource.kind === 'Deployment')
      .map(
        ({ resource }) => asObject(getPath(resource, 'metadata', 'labels'))['app.kubernetes.io/component'],
      );
    expect(excluded.toSorted()).toEqual(running.map(asString).toSorted());
  });
});
