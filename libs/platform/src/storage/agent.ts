import http from 'node:http';
import https from 'node:https';

/**
 * Connections to a store that end with an error once nothing has moved on them for `patience` ms: one that accepts and
 * never answers would hold whoever asked for ever. It is away then, as `isUnavailable` has it.
 */
export const impatientAgent = (secure: boolean, patience: number): http.Agent => {
  const agent = new (secure ? https : http).Agent({ keepAlive: true, timeout: patience });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...asked) => {
    const socket = connect(...asked);
    const silent = () => Object.assign(new Error(`no answer within ${patience} ms`), { code: 'ETIMEDOUT' });
    socket?.on('timeout', () => socket.destroy(silent()));
    return socket;
  };
  return agent;
};
