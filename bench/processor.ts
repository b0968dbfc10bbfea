import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the clock processes are charged by, a second; 100 on every Linux. */
const ticks = 100;

const statOf = (pid: number) => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [, parent, ...rest] = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const spent = (from: number) => (Number(rest[from]) + Number(rest[from + 1])) / ticks;
  return { parent: Number(parent), cpu: spent(9), ofEnded: spent(11) };
};

/** Processor time all threads of a process have used, s, to the nanosecond. */
export const cpuOf = (pid = 0): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => {
    const [spent] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    return sum + Number(spent) / 1e9;
  }, 0);

/** Memory a process holds, bytes. */
export const memoryOf = (pid = 0): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;

/** Processor time of a process and all it has for children, also of those that ended, s. */
export const familyCpuOf = (pid: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      try {
        const { parent, cpu, ofEnded } = statOf(Number(name));
        if (Number(name) === pid) return sum + cpu + ofEnded;
        return parent === pid ? sum + cpu : sum;
      } catch {
        return sum;
      }
    }, 0);

export const parentOf = (pid: number): number => statOf(pid).parent;
