import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A process of the bench's own: a floor, or what stands for people. It speaks by messages. */
export interface Program {
  pid: number;
  port: number;
  /** Sends a message and waits for the answer to it. */
  ask<Answer>(message: unknown): Promise<Answer>;
  stop(): Promise<void>;
}

const running = new Set<Program>();

/** Starts `programs/<name>`, which tells its port when it serves. @throws when it ends before. */
export const startProgram = async (name: string, ...words: string[]): Promise<Program> => {
  const child = fork(join(import.meta.dirname, `programs/${name}.js`), words, { execArgv: [] });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended by itself`);
  });
  ended.catch(() => undefined);
  const heard = async () => (await Promise.race([once(child, 'message'), ended]))[0] as unknown;
  const { port } = (await heard()) as { port: number };
  const program: Program = {
    pid: child.pid ?? 0,
    port,
    ask: async <Answer>(message: unknown) => {
      const answer = heard();
      child.send(message as object);
      return (await answer) as Answer;
    },
    stop: async () => {
      running.delete(program);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
  running.add(program);
  return program;
};

/** What a part that failed did not stop itself. */
export const stopPrograms = () => Promise.all([...running].map((program) => program.stop()));
