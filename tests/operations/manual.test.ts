import { patience } from '@rinkside/platform/patience';
import { describe, expect, it } from 'vitest';
import { at, fields, text, word } from './files.js';
import { manifests } from './kustomize.js';

const manual = text('docs/operations.md');

describe('docs/operations.md', () => {
  it('gives the role behind a pooler what processes ask for as they connect', () => {
    const code = ['libs/platform/src/postgres.ts', 'apps/identity/src/database.ts'].map(text).join('\n');
    const asked = [...code.matchAll(/-c ([\w.]+)=/g)].map(([, name = '']) => name);
    const given = new Map(
      [...manual.matchAll(/^alter role rinkside set ([\w.]+) = '?([^';]+)'?;$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    expect([...given.keys()].toSorted()).toEqual([...new Set(asked)].toSorted());
    expect(given.get('lock_timeout')).toBe(`${patience.lock}ms`);
    expect(given.get('statement_timeout')).toBe(`${patience.statement / 1000}s`);
    expect(code).toContain(`typos = ${given.get('pg_trgm.word_similarity_threshold')};`);
    expect(code).toContain('idle_in_transaction_session_timeout=30000');
    expect(given.get('idle_in_transaction_session_timeout')).toBe('30s');
  });

  it('leaves out of an upgrade’s first step what serves and works, and nothing else', () => {
    const left = /component notin \(([\w,]+)\)/.exec(manual)?.[1]?.split(',') ?? [];
    const running = manifests()
      .filter(({ resource }) => resource.kind === 'Deployment')
      .map(({ resource }) => fields(at(resource, 'metadata', 'labels'))['app.kubernetes.io/component']);
    expect(left.toSorted()).toEqual(running.map(word).toSorted());
  });
});
