import { describe, expect, it } from 'vitest';
import { createLog } from './log.js';

const linesOf = (write: (log: ReturnType<typeof createLog>) => void) => {
  const lines: string[] = [];
  write(createLog('test', 'info', { write: (line) => void lines.push(line) }));
  return lines;
};

describe('createLog', () => {
  // @covers V16.2.1 V16.2.2 V16.2.4 V16.4.1
  it('writes one line with UTC time and process name, even for text with line breaks', () => {
    const forged = 'hello\n{"level":60,"msg":"forged"}\r\u2028\u001b[2J';
    const lines = linesOf((log) => log.info({ name: forged }, forged));
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).toMatch(/^\P{Cc}+$/u);
    const { msg, name, process, time } = JSON.parse(lines[0]!) as Record<string, string>;
    expect({ msg, name, process }).toEqual({ msg: forged, name: forged, process: 'test' });
    expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  // @covers V14.2.4 V16.2.5
  it('removes secrets and personal fields by name', () => {
    const secrets = {
      password: 'hush',
      token: 'hush',
      authorization: 'hush',
      email: 'hush',
      birthdate: 'hush',
    };
    const [line] = linesOf((log) =>
      log.info({ ...secrets, zipcode: 'hush', person: secrets, attempt: 1 }, 'message'),
    );
    expect(line).toContain('"attempt":1');
    expect(line).not.toContain('hush');
  });

  // @covers V16.2.5 V16.3.4
  it('logs a failed statement without row values', () => {
    const databaseError = Object.assign(new Error('violates a constraint'), {
      code: '23514',
      detail: 'Failing row contains (Noor, Winters, 2014-01-05).',
      where: 'COPY player, line 1: "Noor"',
    });
    expect(linesOf((log) => log.warn({ err: 'unavailable' }, 'redis unavailable'))[0]).toContain(
      '"err":"unavailable"',
    );
    for (const error of [databaseError, new Error('command failed', { cause: databaseError })]) {
      const [line] = linesOf((log) => log.error({ err: error }, 'request failed'));
      expect(line).toContain('violates a constraint');
      expect(line).not.toMatch(/Noor|2014/);
    }
  });

  // @covers V16.2.5 V16.3.4
  it.each([
    Object.assign(new Error('invalid input syntax for type uuid: "My "ankle" hurts"'), { code: '22P02' }),
    Object.assign(new Error('failed'), {
      query: 'insert … My ankle hurts',
      body: { text: 'My ankle hurts' },
    }),
    new Error('no reply for noor.ankle@example.com', { cause: { text: 'My ankle hurts' } }),
    new AggregateError([new SyntaxError(`Unexpected token 'M', "My ankle hurts" is not valid JSON`)]),
  ])('logs an error without input: %s', (error) => {
    const [line = ''] = linesOf((log) => log.error({ err: error }, 'request failed'));
    expect(line).toContain('log.test.ts');
    expect(line).not.toMatch(/ankle|example/);
  });
});
