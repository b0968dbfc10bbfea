import { createServer, connect, type Socket } from 'node:net';

/** Below the ports that systems hand out by themselves. */
const somePort = () => 20_000 + Math.floor(Math.random() * 9000);

/** A line to a server that can be cut in the middle of everything, and mended. */
export const openLine = async (target: number) => {
  const ends = new Set<Socket>();
  let whole = true;
  const server = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(target, '127.0.0.1');
    for (const end of [near, far]) {
      ends.add(end);
      end
        .on('error', () => undefined)
        .on('close', () => {
          near.destroy();
          far.destroy();
          ends.delete(end);
        });
    }
    return near.pipe(far).pipe(near);
  });
  const listen = () =>
    new Promise<number>((resolve, reject) => {
      const port = somePort();
      server.once('error', reject).listen(port, '127.0.0.1', () => resolve(port));
    });
  const port = await listen().catch(listen);
  const cut = () => {
    whole = false;
    for (const end of ends) end.destroy();
  };
  return {
    port,
    cut,
    mend: () => {
      whole = true;
    },
    close: () => {
      cut();
      server.close();
    },
  };
};
