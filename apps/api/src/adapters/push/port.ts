/**
 * Where a browser receives messages: an address of its push service, and the keys that only the browser can read by.
 */
export interface PushAddress {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export interface PushMessage {
  readonly title: string;
  readonly body: string;
  /** The screen that a press on it opens. */
  readonly path: string;
}

export interface PushSender {
  /** What browsers subscribe with, so that their service takes messages from this server alone. */
  readonly publicKey: string;
  /** False for an address that is no known push service: this server posts nowhere else. */
  accepts(endpoint: string): boolean;
  /**
   * Hands the message over; `gone` when the browser does not want any more. Throws when the service did not take it.
   */
  send(address: PushAddress, message: PushMessage, keptForSeconds: number): Promise<'sent' | 'gone'>;
}
