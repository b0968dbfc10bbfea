import http from 'node:http';
import https from 'node:https';

/**
 * Connections to a store that end with an error once nothing has moved on them for `patience` ms: one that accepts and
 * never answers would hold whoever asked for ever.
 */
export const impatientAgent = (secure: boolean, patience: number): http.Agent => {
  const agent = new (secure ? https : http).Agent({ keepAlive: true, timeout: patience });
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (...asked) => {
    const socket = connect(...asked);
    socket?.on('timeout', () => socket.destroy(new Error(`no answer within ${patience} ms`)));
    return socket;
  };
  return agent;
};
