import { WebSocket } from 'ws';

/** A client of Socket.IO that is a bare WebSocket: it says hello, answers pings and hands over what it hears. */
export class Ear {
  #asked: ((answer: string) => void) | undefined;

  private constructor(
    private readonly socket: WebSocket,
    hear: (text: string) => void,
  ) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '2') socket.send('3');
      else if (text.startsWith('42')) hear(text);
      else if (text.startsWith('43')) this.#asked?.(text);
    });
    socket.on('error', () => undefined);
  }

  /** @throws when it is not let in. */
  static open(port: number, hear: (text: string) => void, token = ''): Promise<Ear> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the socket was closed')));
      const greet = (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
        else if (text.startsWith('40')) {
          socket.off('message', greet);
          resolve(new Ear(socket, hear));
        } else reject(new Error(`not let in: ${text}`));
      };
      socket.on('message', greet);
    });
  }

  /** @throws when it may not. */
  async watch(room: string): Promise<void> {
    const answer = await new Promise<string>((resolve) => {
      this.#asked = resolve;
      this.socket.send(`420${JSON.stringify(['watch', { room }])}`);
    });
    if (!answer.includes('"ok":true')) throw new Error(`${room} may not be watched: ${answer}`);
  }

  close() {
    this.socket.terminate();
  }
}
