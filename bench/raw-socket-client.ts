import { WebSocket } from 'ws';

/** A minimal Socket.IO client on a raw WebSocket: handshake, pings and events. */
export class RawSocketClient {
  #onAck: ((packet: string) => void) | undefined;

  private constructor(
    private readonly socket: WebSocket,
    onEvent: (text: string) => void,
  ) {
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      if (text === '2') socket.send('3');
      else if (text.startsWith('42')) onEvent(text);
      else if (text.startsWith('43')) this.#onAck?.(text);
    });
    socket.on('error', () => undefined);
  }

  /** Connects and authenticates. @throws when the server rejects the connection */
  static open(port: number, onEvent: (text: string) => void, token = ''): Promise<RawSocketClient> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
    });
    return new Promise((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', () => reject(new Error('the socket was closed')));
      const handshake = (data: Buffer) => {
        const text = data.toString();
        if (text.startsWith('0')) socket.send(`40${JSON.stringify({ token })}`);
        else if (text.startsWith('40')) {
          socket.off('message', handshake);
          resolve(new RawSocketClient(socket, onEvent));
        } else reject(new Error(`connection rejected: ${text}`));
      };
      socket.on('message', handshake);
    });
  }

  /** Joins a room. @throws when it is not permitted */
  async watch(room: string): Promise<void> {
    const ack = await new Promise<string>((resolve) => {
      this.#onAck = resolve;
      this.socket.send(`420${JSON.stringify(['watch', { room }])}`);
    });
    if (!ack.includes('"ok":true')) throw new Error(`cannot watch ${room}: ${ack}`);
  }

  close() {
    this.socket.terminate();
  }
}
