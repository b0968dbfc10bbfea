import { readdirSync, readFileSync } from 'node:fs';

/** Unit of CPU times in /proc: clock ticks per second, 100 on Linux. */
const ticksPerSecond = 100;

const readStat = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parentPid, ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const cpuSeconds = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / ticksPerSecond;
  return { parentPid: Number(parentPid), ownCpu: cpuSeconds(9), exitedChildrenCpu: cpuSeconds(11) };
};

/** Returns the CPU time of all threads of a process in seconds, with nanosecond resolution. */
export const cpuSecondsOf = (pid = 0): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(nanoseconds) / 1e9;
  }, 0);

/** Returns the resident memory of a process in bytes. */
export const memoryBytesOf = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Returns the CPU time of a process and its children, including exited ones, in seconds. */
export const processTreeCpuSeconds = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      try {
        const { parentPid, ownCpu, exitedChildrenCpu } = readStat(Number(name));
        if (Number(name) === pid) return sum + ownCpu + exitedChildrenCpu;
        return parentPid === pid ? sum + ownCpu : sum;
      } catch {
        return sum;
      }
    }, 0);

export const parentPidOf = (pid: number): number => readStat(pid).parentPid;
