import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { federatedResult, type FederatedResult } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { type IdentityServer, PUBLIC_URL } from '../identity-test.ts';

export interface Walk {
  /** What the last page hands over. */
  readonly result: FederatedResult;
  readonly rawNonce: string;
  readonly id: string;
  readonly page: string;
  /** The address of the callback, to try it again. */
  readonly callback: string;
}

/** A browser with cookies that knows the server under a public address. `fetch` would not let the host be chosen. */
export function aBrowser({ origin }: Pick<IdentityServer, 'origin'>, publicHost = new URL(PUBLIC_URL).host) {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async open(address: string, form?: Record<string, string>) {
      const { pathname, search } = new URL(address, PUBLIC_URL);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const asked = request(origin + pathname + search, {
        method: form ? 'POST' : 'GET',
        headers: { host: publicHost, cookie, ...(form && { 'content-type': 'application/x-www-form-urlencoded' }) },
      });
      asked.end(form && new URLSearchParams(form).toString());
      const [answer] = (await once(asked, 'response')) as [IncomingMessage];
      for (const set of answer.headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        if (value === '' || /max-age=0|expires=thu, 01 jan 1970/i.test(set)) cookies.delete(name);
        else cookies.set(name, value);
      }
      return {
        status: answer.statusCode,
        headers: answer.headers,
        location: answer.headers.location ?? '',
        text: await textOf(answer),
      };
    },
  };
}

export type Browser = ReturnType<typeof aBrowser>;

/** Goes through the federated sign-in as a person does; `account` is '' for somebody who presses Cancel. */
export async function walkThrough(
  identity: IdentityServer,
  account: string,
  {
    mode = 'popup',
    returnTo = '/home',
    browser = aBrowser(identity),
  }: { mode?: string; returnTo?: string; browser?: Browser } = {},
): Promise<Walk> {
  const [id, rawNonce] = [randomUUID(), randomUUID()];
  const nonce = createHash('sha256').update(rawNonce).digest('hex');
  const start = await browser.open(
    `/auth/federated/google/start?${new URLSearchParams({ mode, id, nonce, return_to: returnTo })}`,
  );
  const chooser = await browser.open(start.location);
  const chosen = await browser.open(chooser.location, { account });
  const { location: callback } = await browser.open(chosen.location);
  const { text: page } = await browser.open(callback);
  return { id, rawNonce, page, callback, result: resultIn(page) };
}

/** The result that a page's script hands over. */
export function resultIn(page: string): FederatedResult {
  const popup = /const result = (\{.*\});/.exec(page)?.[1];
  const redirect = /setItem\("[^"]+", (".*")\);/.exec(page)?.[1];
  return federatedResult.parse(popup ? JSON.parse(popup) : JSON.parse(JSON.parse(redirect ?? '"{}"') as string));
}
