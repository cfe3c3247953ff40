import ipaddr from 'ipaddr.js';
import { Agent, fetch } from 'undici';
import { type CheckedClientOptions, checkedLookup, publicOnly } from './checked-client.ts';

/** How long a receiver may take, and how much of its answer is read. */
const PATIENCE_MS = 10_000;
const READ_BYTES = 2000;

/** Hands messages to servers whose addresses come from people. */
export interface WebhookSender {
  /** The status that the receiver answered; throws when it was not reached, or may not be. */
  post(address: string, headers: Readonly<Record<string, string>>, body: string): Promise<number>;
}

/**
 * Sends to public servers by https only: what a name is looked up to is checked and then connected to, redirects are
 * not followed, and a proxy of the environment is not used.
 */
export function createWebhookSender({ mayConnectTo, protocols }: CheckedClientOptions = publicOnly): WebhookSender {
  const dispatcher = new Agent({
    connect: { lookup: checkedLookup(mayConnectTo), timeout: PATIENCE_MS },
    headersTimeout: PATIENCE_MS,
    bodyTimeout: PATIENCE_MS,
    maxResponseSize: READ_BYTES,
  });
  return {
    async post(address, headers, body) {
      const url = new URL(address);
      const host = url.hostname.replace(/^\[|\]$/g, '');
      if (!protocols.includes(url.protocol)) throw new Error(`Not sent by ${url.protocol}`);
      // An address in numbers is never looked up.
      if (ipaddr.isValid(host) && !mayConnectTo(host)) throw new Error(`Not sent to ${host}`);
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
        dispatcher,
        redirect: 'manual',
        credentials: 'omit',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      // What it says is not for us.
      await response.body?.cancel().catch(() => undefined);
      return response.status;
    },
  };
}
