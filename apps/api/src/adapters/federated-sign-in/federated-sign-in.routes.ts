import { webPath } from '@snapwell/contract/web-routes';
import { FEDERATED_CALLBACK_PATH, FEDERATED_START_PATH } from '@snapwell/contract/identity/federated-sign-in';
import {
  type FederatedError,
  type FederatedResult,
  type FederatedStart,
  federatedStart,
} from '@snapwell/contract/identity/federated-sign-in.schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerSecret } from '#platform/config/server-secret.ts';
import { type Federation, FederationError, type PendingSignIn } from './federation.ts';
import { ownOrigin, ownPath } from './own-origin.ts';
import { lostResultPage, popupResultPage, redirectResultPage, type ResultPage, sendResult } from './result-page.ts';
import { createSealedCookies } from './sealed-cookie.ts';

export interface FederatedSignIn {
  /** Null when none is configured: the start page then says so to the tab that asked. */
  readonly federation: Federation | null;
  readonly secret: ServerSecret;
  readonly publicUrl: string;
  /** Host names under which this server's pages may be. */
  readonly domains: readonly string[];
}

interface Remembered extends PendingSignIn {
  readonly mode: FederatedStart['mode'];
  readonly id: string;
  readonly returnTo: string;
}

const FALLBACK_PATH = webPath('signIn');
const cookieOf = (state: string) => `federated_${state.replaceAll(/[^\w-]/g, '').slice(0, 16)}`;

/**
 * `/auth/federated/google/start` sends somebody to the provider; `callback` hands the result to the page that asked.
 */
export function federatedSignInRoutes(
  app: FastifyInstance,
  { federation, secret, publicUrl, domains }: FederatedSignIn,
): void {
  const cookies = createSealedCookies<Remembered>({ secret, isSecure: publicUrl.startsWith('https:') });

  app.get(FEDERATED_START_PATH, async (request, reply) => {
    const { mode, id, nonce, return_to } = federatedStart.parse(request.query);
    const origin = ownOrigin(request.host, { publicUrl, domains });
    const returnTo = ownPath(return_to, origin ?? publicUrl, FALLBACK_PATH);
    try {
      if (!federation) throw new FederationError('not-configured');
      if (!origin) throw new FederationError('unauthorized-domain');
      const { address, pending } = await federation.begin({ redirectUri: origin + FEDERATED_CALLBACK_PATH, nonce });
      const cookie = await cookies.keep(cookieOf(pending.state), { ...pending, mode, id, returnTo });
      return reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect(address.href);
    } catch (error) {
      return sendResult(reply, pageOf({ mode, returnTo }, { id, error: codeOf(error, request) }));
    }
  });

  app.get(FEDERATED_CALLBACK_PATH, async (request, reply) => {
    const { state } = request.query as { state?: unknown };
    const cookie = cookieOf(typeof state === 'string' ? state : '');
    const remembered = await cookies.read(cookie, request.headers.cookie);
    // Nothing is known of this attempt: not begun here, begun too long ago, or finished already.
    if (!remembered || !federation)
      return sendResult(reply, lostResultPage(resultOf({ id: '', error: 'state-mismatch' }), FALLBACK_PATH));
    reply.header('set-cookie', cookies.drop(cookie));
    try {
      const { search } = new URL(request.url, remembered.redirectUri);
      const idToken = await federation.finish(remembered, new URL(search, remembered.redirectUri));
      return sendResult(reply, pageOf(remembered, { id: remembered.id, id_token: idToken }));
    } catch (error) {
      return sendResult(reply, pageOf(remembered, { id: remembered.id, error: codeOf(error, request) }));
    }
  });
}

const resultOf = (result: Omit<FederatedResult, 'type'>): FederatedResult => ({ type: 'federated-result', ...result });

function pageOf(
  { mode, returnTo }: { mode: FederatedStart['mode']; returnTo: string },
  outcome: Omit<FederatedResult, 'type'>,
): ResultPage {
  return mode === 'redirect' ? redirectResultPage(resultOf(outcome), returnTo) : popupResultPage(resultOf(outcome));
}

function codeOf(error: unknown, request: FastifyRequest): FederatedError {
  if (!(error instanceof FederationError)) throw error;
  if (error.code === 'failed' || error.code === 'provider-unreachable')
    request.log.warn({ err: error.cause }, 'federated sign-in');
  return error.code;
}
