/** A BroadcastChannel that delivers at once. */
export class FakeBroadcastChannel extends EventTarget {
  static readonly open = new Set<FakeBroadcastChannel>();
  constructor() {
    super();
    FakeBroadcastChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const channel of FakeBroadcastChannel.open)
      if (channel !== this) channel.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeBroadcastChannel.open.delete(this);
  }
}
