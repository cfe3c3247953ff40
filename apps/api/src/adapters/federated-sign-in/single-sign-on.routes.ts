import {
  type SignOnRefusal,
  signOnStart,
  type FederatedResult,
} from '@snapwell/contract/identity/federated-sign-in.schemas';
import {
  SIGN_ON_CALLBACK_ROUTE,
  SIGN_ON_START_ROUTE,
  signOnCallbackPath,
} from '@snapwell/contract/identity/single-sign-on';
import { webPath } from '@snapwell/contract/web-routes';
import type { FederatedClaims } from '@snapwell/identity-service/sign-in/federated-claims';
import { refusalOfAddress } from '@snapwell/identity-service/sign-in/connection';
import type { FastifyInstance } from 'fastify';
import { slug } from '@snapwell/contract/http/ids';
import { z } from 'zod';
import type { RequestLimiter } from '#platform/limits/request-limiter.ts';
import { type Federation, FederationError, type PendingSignIn } from './federation.ts';
import type { FederatedSignIn } from './federated-sign-in.routes.ts';
import { ownOrigin, ownPath } from './own-origin.ts';
import { redirectResultPage, sendResult } from './result-page.ts';
import { createSealedCookies } from './sealed-cookie.ts';
import { detailOf } from './test-connection.ts';

/** The provider of an organization, and what came of a sign-in by it. */
export interface OrganizationProvider {
  readonly federation: Federation;
  /** Domains that the organization has proven. */
  readonly domains: readonly string[];
  refused(signIn: { refusal: SignOnRefusal; email: string | null; detail: string | null }): Promise<void>;
}

export interface SingleSignOn extends Pick<FederatedSignIn, 'secret' | 'publicUrl' | 'domains'> {
  /** Null where the organization has none, or it is switched off. */
  findProvider(orgId: string): Promise<OrganizationProvider | null>;
  readonly limit: RequestLimiter;
}

interface Remembered extends PendingSignIn {
  readonly orgId: string;
  readonly id: string;
  readonly returnTo: string;
}

const place = z.object({ orgId: slug });
const SIGN_IN = webPath('singleSignOn');
const cookieOf = (state: string) => `sign_on_${state.replaceAll(/[^\w-]/g, '').slice(0, 16)}`;

/**
 * The single sign-on of organizations: `start` sends the page to the organization's provider, `callback` takes what
 * comes back. Each organization has its own callback, and what was begun for one is not finished at another.
 */
export function singleSignOnRoutes(
  app: FastifyInstance,
  { findProvider, limit, secret, publicUrl, domains }: SingleSignOn,
): void {
  const isSecure = publicUrl.startsWith('https:');
  const cookies = createSealedCookies<Remembered>({ secret, isSecure, purpose: 'single sign-on' });

  app.get(SIGN_ON_START_ROUTE, async (request, reply) => {
    await limit('write', request.ip);
    const { orgId } = place.parse(request.params);
    const { id, nonce, return_to, login_hint: loginHint } = signOnStart.parse(request.query);
    const origin = ownOrigin(request.host, { publicUrl, domains });
    const returnTo = ownPath(return_to, origin ?? publicUrl, SIGN_IN);
    const fail = (error: FederatedResult['error']) =>
      sendResult(reply, redirectResultPage(resultOf({ id, organization_id: orgId, error }), returnTo));
    if (!origin) return fail('unauthorized-domain');
    const provider = await findProvider(orgId);
    if (!provider) return fail('not-configured');
    try {
      const redirectUri = origin + signOnCallbackPath(orgId);
      const { address, pending } = await provider.federation.begin({ redirectUri, nonce, loginHint });
      const cookie = await cookies.keep(cookieOf(pending.state), { ...pending, orgId, id, returnTo });
      return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(address.href);
    } catch (error) {
      await provider.refused({ refusal: 'provider-unreachable', email: null, detail: detailOf(error) });
      return fail('provider-unreachable');
    }
  });

  app.get(SIGN_ON_CALLBACK_ROUTE, async (request, reply) => {
    await limit('write', request.ip);
    const { orgId } = place.parse(request.params);
    const { state } = request.query as { state?: unknown };
    const cookie = cookieOf(typeof state === 'string' ? state : '');
    const remembered = await cookies.read(cookie, request.headers.cookie);
    const provider = remembered?.orgId === orgId ? await findProvider(orgId) : null;
    // Nothing is known of this attempt: not begun here, begun for another organization, too long ago, or finished.
    if (!remembered || !provider) {
      const lost = resultOf({ id: '', organization_id: orgId, error: 'state-mismatch' });
      return sendResult(reply, redirectResultPage(lost, SIGN_IN));
    }
    reply.header('set-cookie', cookies.drop(cookie));
    const { search } = new URL(request.url, remembered.redirectUri);
    const outcome = await finish(provider, remembered, new URL(search, remembered.redirectUri));
    const result = resultOf({ id: remembered.id, organization_id: orgId, ...outcome });
    return sendResult(reply, redirectResultPage(result, remembered.returnTo));
  });
}

const resultOf = (result: Omit<FederatedResult, 'type'>): FederatedResult => ({ type: 'federated-result', ...result });

/** Exchanges the code and looks at what the provider says, so that a refusal is told where the reason is known. */
async function finish(
  { federation, domains, refused }: OrganizationProvider,
  pending: PendingSignIn,
  callback: URL,
): Promise<{ id_token: string } | { error: SignOnRefusal }> {
  let idToken: string;
  let claims: FederatedClaims;
  try {
    idToken = await federation.finish(pending, callback);
    claims = await federation.checkIdToken(idToken);
  } catch (error) {
    const refusal = refusalOf(error);
    await refused({ refusal, email: null, detail: detailOf(error) });
    return { error: refusal };
  }
  const email = claims.email ?? null;
  const refusal = refusalOfAddress({ email, isEmailVerified: claims.email_verified === true }, domains);
  if (!refusal) return { id_token: idToken };
  await refused({ refusal, email, detail: null });
  return { error: refusal };
}

function refusalOf(error: unknown): SignOnRefusal {
  if (!(error instanceof FederationError)) return 'token-invalid';
  if (error.code === 'provider-unreachable') return error.code;
  return error.code === 'user-cancelled' ? 'provider-refused' : 'token-invalid';
}
