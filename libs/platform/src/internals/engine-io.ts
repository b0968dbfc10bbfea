/** Packets of a connection that its transport has not taken yet. Engine.IO does not limit them. */
export interface SendQueue {
  packets: number;
  /** Text only; the product sends no binary packets. */
  bytes: number;
}

/**
 * Reads `Socket.writeBuffer` of Engine.IO, which is private. `bufferedAmount` of the transport stays 0 while it grows.
 * @param conn of a Socket.IO socket
 */
export const sendQueueOf = (conn: object): SendQueue => {
  const packets: { data?: unknown }[] = Reflect.get(conn, 'writeBuffer');
  return {
    packets: packets.length,
    bytes: packets.reduce((sum, { data }) => sum + (typeof data === 'string' ? data.length : 0), 0),
  };
};

/**
 * Sets how long Engine.IO's WebSocket server waits for a client's close frame (ms). Engine.IO creates that server when the
 * port opens and has no option for it.
 * @param engine of a listening Socket.IO server
 */
export const setCloseTimeout = (engine: object, closeTimeout: number): void => {
  Object.assign(Reflect.get(Reflect.get(engine, 'ws'), 'options'), { closeTimeout });
};
