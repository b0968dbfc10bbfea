import type { OutboxContent, OutboxEntry } from '../../state/offline/outbox-entry';

/** How a feature sends its kind of outbox content. */
export interface OutboxSender<Content extends OutboxContent = OutboxContent> {
  kind: Content['kind'];
  /** Sends an entry once. @throws the error of the request */
  send(entry: OutboxEntry<Content>, signal: AbortSignal): Promise<void>;
  /** Toast for a rejected entry; empty if the sender shows its own. */
  failureMessage: string;
  /**
   * Whether a repeated send needs the idempotency key to avoid duplicates. A sender without one removes its entry itself,
   * unless the value has changed since.
   */
  needsIdempotencyKey: boolean;
}

const senders = new Map<string, OutboxSender>();

export const registerSender = (sender: OutboxSender): void => void senders.set(sender.kind, sender);

/** Returns the sender of a kind; undefined until its feature has registered it. */
export const senderOf = ({ kind }: OutboxContent): OutboxSender | undefined => senders.get(kind);
