import { createHash, randomUUID } from 'node:crypto';
import type { FederatedResult } from '@snapwell/contract/identity/federated-sign-in.schemas';
import { signOnProviderId, signOnStartPath } from '@snapwell/contract/identity/single-sign-on';
import type { Answer } from '../api-test.ts';
import { aBrowser, type Browser, resultIn } from './federated-person.ts';
import { assertionOf, type IdentityServer } from '../identity-test.ts';

export interface SignOnWalk {
  readonly result: FederatedResult;
  readonly rawNonce: string;
  /** Where the provider sent the browser back to, to try it again. */
  readonly callback: string;
  readonly browser: Browser;
}

/** Follows a chain of redirects at a provider with cookies of its own, until it leads back to the product. */
async function atProvider(address: string, account: string, publicHost: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let next = address, steps = 0; steps < 8; steps++) {
    const url = new URL(next, address);
    if (url.host === publicHost) return url.href;
    if (url.pathname.startsWith('/choose/')) url.searchParams.set('account', account);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    await response.arrayBuffer();
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      cookies.set(name, value);
    }
    next = response.headers.get('location') ?? '';
    if (!next) throw new Error(`${url.href} answered with ${response.status}`);
  }
  throw new Error('The provider never sent anybody back.');
}

/** Begins a sign-in for an organization and goes to its provider; ends before the callback. */
export async function goToProviderOf(identity: IdentityServer, orgId: string, account: string) {
  const browser = aBrowser(identity);
  const [id, rawNonce] = [randomUUID(), randomUUID()];
  const nonce = createHash('sha256').update(rawNonce).digest('hex');
  const start = await browser.open(
    `${signOnStartPath(orgId)}?${new URLSearchParams({ id, nonce, return_to: '/auth/sign-in' })}`,
  );
  if (!start.location) return { browser, rawNonce, callback: '', page: start.text };
  const callback = await atProvider(start.location, account, 'localhost:3000');
  return { browser, rawNonce, callback, page: '' };
}

/** Signs in at an organization's provider as somebody; `account` is '' for who is not let in there. */
export async function walkToOrganization(
  identity: IdentityServer,
  orgId: string,
  account: string,
): Promise<SignOnWalk> {
  const { browser, rawNonce, callback, page } = await goToProviderOf(identity, orgId, account);
  const text = callback ? (await browser.open(callback)).text : page;
  return { browser, rawNonce, callback, result: resultIn(text) };
}

/** Gives the SDK's protocol what a provider of an organization gave. */
export function enterAs(identity: IdentityServer, orgId: string, idToken: string, rawNonce: string): Promise<Answer> {
  const { postBody, ...request } = assertionOf({ idToken, rawNonce });
  const form = new URLSearchParams(postBody);
  form.set('providerId', signOnProviderId(orgId));
  return identity.toolkit('signInWithIdp', { ...request, postBody: form.toString() });
}

/** The whole way in: provider, account, membership. */
export async function signOn(identity: IdentityServer, orgId: string, account: string) {
  const { result, rawNonce } = await walkToOrganization(identity, orgId, account);
  if (!result.id_token) return { refusal: result.error, account: null, entrance: null };
  const signedIn = await enterAs(identity, orgId, result.id_token, rawNonce);
  if (signedIn.status !== 200) return { refusal: signedIn.body.error.message as string, account: null, entrance: null };
  const entrance = await identity.api(signedIn.body.idToken, 'POST', '/api/v1/auth/single-sign-on/entrance');
  return { refusal: undefined, account: signedIn.body, entrance };
}
