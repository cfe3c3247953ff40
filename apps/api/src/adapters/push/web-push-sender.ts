import webPush from 'web-push';
import type { PushSender } from './port.ts';
import type { VapidKeys } from './vapid-keys.ts';

const TIMEOUT_MS = 10_000;
/** Answers that say: this subscription is over. */
const GONE = new Set([404, 410]);

interface WebPushOptions {
  readonly keys: VapidKeys;
  /** Whom a push service may write to about this server: an https or mailto address. */
  readonly contact: string;
  /** Hosts of push services; one that begins with a dot stands for every host below it. */
  readonly hosts: readonly string[];
}

/** Sends by the Web Push protocol: encrypted for the browser (RFC 8291), signed as this server (RFC 8292). */
export function createWebPushSender({ keys, contact, hosts }: WebPushOptions): PushSender {
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => isPushService(endpoint, hosts),
    async send({ endpoint, p256dh, auth }, message, keptForSeconds) {
      if (!isPushService(endpoint, hosts)) return 'gone';
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        {
          vapidDetails: { subject: contact, ...keys },
          TTL: keptForSeconds,
          urgency: 'normal',
          topic: 'reminder',
        },
      );
      const answer = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body!),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await answer.body?.cancel();
      if (GONE.has(answer.status)) return 'gone';
      if (!answer.ok) throw new Error(`The push service answered with ${answer.status}.`);
      return 'sent';
    },
  };
}

/**
 * The address comes from a browser, so it may be anything: only known services are posted to. Plain http is for a
 * service on this machine.
 */
function isPushService(endpoint: string, hosts: readonly string[]): boolean {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return false;
  const isLocal = url.hostname === '127.0.0.1' || url.hostname === 'localhost';
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLocal)) return false;
  return hosts.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host));
}
