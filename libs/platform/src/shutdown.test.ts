import { describe, expect, it } from 'vitest';
import { createLog } from './log.js';
import { Shutdown } from './shutdown.js';

describe('Shutdown', () => {
  it('closes resources once, in reverse order, and skips those that fail or hang', async () => {
    const closed: string[] = [];
    const shutdown = new Shutdown(createLog('test', 'silent'), 20);
    shutdown.add('first', () => closed.push('first'));
    shutdown.add('hangs', () => new Promise(() => undefined));
    shutdown.add('fails', () => {
      throw new Error('no');
    });
    shutdown.add('last', () => closed.push('last'));
    expect(shutdown.isClosing).toBe(false);
    await Promise.all([shutdown.run(), shutdown.run()]);
    expect(shutdown.isClosing).toBe(true);
    expect(closed).toEqual(['last', 'first']);
  });
});
