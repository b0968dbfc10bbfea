import { describe, expect, it } from 'vitest';
import { createLog } from './log.js';

const written = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  write(createLog('test', 'info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('a line of the log', () => {
  // @covers V16.2.1 V16.2.2 V16.2.4 V16.4.1
  it('is one, whatever is written into it, and says when in UTC and by which process', () => {
    const forged = 'hello\n{"level":60,"msg":"forged"}\r\u2028\u001b[2J';
    const lines = written((log) => log.info({ name: forged }, forged));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).toMatch(/^\P{Cc}+$/u);
    const { msg, name, process, time } = JSON.parse(lines[0]!) as Record<string, string>;
    expect({ msg, name, process }).toEqual({ msg: forged, name: forged, process: 'test' });
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  // @covers V14.2.4 V16.2.5
  it('holds no secret and nothing personal, by its name', () => {
    const person = {
      password: 'hush',
      token: 'hush',
      authorization: 'hush',
      email: 'hush',
      birthdate: 'hush',
    };
    const [line] = written((log) => log.info({ ...person, zipcode: 'hush', person, kept: 1 }, 'known'));
    expect(line).toContain('"kept":1');
    expect(line).not.toContain('hush');
  });

  // @covers V16.2.5 V16.3.4
  it('says of a failed statement what failed, and none of its row', () => {
    const refused = Object.assign(new Error('violates a constraint'), {
      code: '23514',
      detail: 'Failing row contains (Noor, Winters, 2014-01-05).',
      where: 'COPY player, line 1: "Noor"',
    });
    expect(written((log) => log.warn({ err: 'away' }, 'redis is away'))[0]).toContain('"err":"away"');
    for (const error of [refused, new Error('command failed', { cause: refused })]) {
      const [line] = written((log) => log.error({ err: error }, 'request failed'));
      expect(line).toContain('violates a constraint');
      expect(line).not.toMatch(/Noor|2014/);
    }
  });
});
