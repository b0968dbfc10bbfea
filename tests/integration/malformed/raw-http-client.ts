import { Agent, request } from 'node:http';
import type { Route } from '@rinkside/contracts/route';
import type { FuzzRequest } from './fuzz-requests.js';

export interface RawResponse {
  status: number;
  type: string;
  text: string;
}

/** Sends headers and body bytes unchanged; fetch would normalize them. */
export class RawHttpClient {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  send({ method }: Route, { path, headers, body }: FuzzRequest): Promise<RawResponse> {
    const { port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const call = request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent: this.#agent,
          headers: {
            authorization: `Bearer ${this.token}`,
            ...(body && { 'content-length': String(body.length) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              type: response.headers['content-type'] ?? '',
              text: Buffer.concat(chunks).toString(),
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
  }

  close() {
    this.#agent.destroy();
  }
}
