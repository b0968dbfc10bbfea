import { spawnSync } from 'node:child_process';
import { repoPath } from '@rinkside/dev-runtime/paths';
import { expect, it } from 'vitest';

it.each(['foo', '1', '0/3', '4/3', '1/0', '1/3/5', '-1/3', '1.5/3'])(
  'npm run test:all refuses --shard %s in one sentence',
  (shard) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [repoPath('scripts/test.mjs'), '--all', `--shard=${shard}`],
      { encoding: 'utf8', timeout: 20_000 },
    );
    expect(stderr.trim()).toBe(`--shard ${shard} is not i/n with i from 1 to n, such as 1/3.`);
    expect(stdout).toBe('');
    expect(status).toBe(1);
  },
);
