import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorMessages, type ErrorView } from '@rinkside/contracts/error';

const views: Readonly<Record<string, ErrorView>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { statusCode: 408, message: errorMessages.requestTimeout },
  HPE_HEADER_OVERFLOW: { statusCode: 431, message: errorMessages.inputTooLarge },
};

/** Answers what Node.js cannot parse as a request, as its own handler does, and closes the connection. */
export const refuseBrokenRequest = (error: Error & { code?: string }, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const view = views[error.code ?? ''] ?? { statusCode: 400, message: errorMessages.brokenRequest };
  const body = JSON.stringify(view);
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${view.statusCode} ${STATUS_CODES[view.statusCode]}\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json\r\n\r\n${body}`,
    );
  socket.destroy(error);
};
