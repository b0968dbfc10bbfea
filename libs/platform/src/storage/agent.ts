import http from 'node:http';
import https from 'node:https';

/**
 * Creates an HTTP agent; its connections fail with ETIMEDOUT after `idleTimeoutMs` without traffic. Otherwise a store that
 * accepts connections but never answers would block its callers forever. `isUnavailable` recognizes the error.
 */
export const agentWithIdleTimeout = (secure: boolean, idleTimeoutMs: number): http.Agent => {
  const agent = new (secure ? https : http).Agent({ keepAlive: true, timeout: idleTimeoutMs });
  const createConnection = agent.createConnection.bind(agent);
  agent.createConnection = (...args) => {
    const socket = createConnection(...args);
    const timeoutError = () =>
      Object.assign(new Error(`no answer within ${idleTimeoutMs} ms`), { code: 'ETIMEDOUT' });
    socket?.on('timeout', () => socket.destroy(timeoutError()));
    return socket;
  };
  return agent;
};
