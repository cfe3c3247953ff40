import { randomBytes } from 'node:crypto';
import { BRAND } from '@snapwell/contract/brand';
import { FEDERATED_RESULT_KEY, federatedChannel } from '@snapwell/contract/identity/federated-sign-in';
import type { FederatedResult } from '@snapwell/contract/identity/federated-sign-in.schemas';
import type { FastifyReply } from 'fastify';

export interface ResultPage {
  readonly html: string;
  /** Lets this page's own script and style run, and nothing else. */
  readonly policy: string;
}

/** The last page of the popup: hands the result to the tab that opened it, and closes. */
export function popupResultPage(result: FederatedResult): ResultPage {
  return page(handOver(result));
}

/** The last page of the redirect: leaves the result where the page finds it, and goes back there. */
export function redirectResultPage(result: FederatedResult, returnTo: string): ResultPage {
  return page(leave(result, returnTo));
}

/** For an attempt of which nothing is known: a popup closes, anything else must not end in front of a blank page. */
export function lostResultPage(result: FederatedResult, returnTo: string): ResultPage {
  return page(`if (window.opener) { ${handOver(result)} } else { ${leave(result, returnTo)} }`);
}

/** Sends such a page: kept nowhere, and silent about where it was. */
export function sendResult(reply: FastifyReply, { html, policy }: ResultPage): FastifyReply {
  return reply
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8')
    .send(html);
}

const handOver = (result: FederatedResult) => `
    const result = ${asScript(result)};
    // Both ways: the provider's pages may have cut the popup from its opener.
    new BroadcastChannel(${asScript(federatedChannel(result.id))}).postMessage(result);
    try { window.opener?.postMessage(result, location.origin); } catch {}
    setTimeout(() => window.close(), 50);`;

const leave = (result: FederatedResult, returnTo: string) => `
    sessionStorage.setItem(${asScript(FEDERATED_RESULT_KEY)}, ${asScript(JSON.stringify(result))});
    location.replace(${asScript(returnTo)});`;

function page(script: string): ResultPage {
  const nonce = randomBytes(16).toString('base64');
  return {
    policy: `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    html: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Signing in · ${BRAND}</title>
<style nonce="${nonce}">
  :root { color-scheme: light dark; }
  body { display: grid; place-items: center; min-height: 90vh; margin: 0; font: 1rem/1.6 system-ui, sans-serif;
    color: light-dark(oklch(0.25 0.035 255), oklch(0.955 0.01 85)); background: light-dark(oklch(0.985 0.006 85), oklch(0.185 0.022 258)); }
</style>
</head>
<body><p>You can close this window.</p><script nonce="${nonce}">${script}</script></body>
</html>`,
  };
}

/** A value as JavaScript that cannot end the script it stands in. */
function asScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
