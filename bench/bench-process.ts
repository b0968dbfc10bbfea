import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A helper process: a baseline or a load generator. Communicates by IPC messages. */
export interface BenchProcess {
  pid: number;
  port: number;
  /** Sends a message and resolves with the reply. */
  request<Reply>(message: unknown): Promise<Reply>;
  stop(): Promise<void>;
}

const running = new Set<BenchProcess>();

/** Starts `baselines/<name>` and resolves when it reports its port. @throws when it exits before */
export const startBenchProcess = async (name: string, ...args: string[]): Promise<BenchProcess> => {
  const child = fork(join(import.meta.dirname, `baselines/${name}.js`), args, { execArgv: [] });
  const exited = once(child, 'exit').then(() => {
    throw new Error(`${name} exited unexpectedly`);
  });
  exited.catch(() => undefined);
  const nextMessage = async () => (await Promise.race([once(child, 'message'), exited]))[0] as unknown;
  const { port } = (await nextMessage()) as { port: number };
  const handle: BenchProcess = {
    pid: child.pid ?? 0,
    port,
    request: async <Reply>(message: unknown) => {
      const reply = nextMessage();
      child.send(message as object);
      return (await reply) as Reply;
    },
    stop: async () => {
      running.delete(handle);
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
  running.add(handle);
  return handle;
};

/** Stops all helper processes, for scenarios that failed. */
export const stopBenchProcesses = () => Promise.all([...running].map((child) => child.stop()));
