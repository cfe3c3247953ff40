import type { IncomingMessage, ServerResponse } from 'node:http';
import { FEDERATED_CALLBACK_PATH } from '@snapwell/contract/identity/federated-sign-in';
import inject, { type DispatchFunc } from 'light-my-request';
import type Provider from 'oidc-provider';
import { isLoopback } from '#platform/web/public-url.ts';
import type { ServerSecret } from '#platform/config/server-secret.ts';
import type { Fetch } from '#adapters/remote-files/checked-fetch.ts';
import { startSampleProvider } from './sample-provider.ts';

export const DEMO_ISSUER_PATH = '/demo-issuer';

/** The OpenID provider with sample accounts that stands in for Google in demo mode, served by this very process. */
export interface DemoIssuer {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Answers a request of a browser. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Finishes the choice of an account; `sub` is null when somebody would rather not. False when there is nothing to
   * finish any more.
   */
  choose(request: IncomingMessage, response: ServerResponse, sub: string | null): Promise<boolean>;
  /** How this server itself asks the provider: without the network, which may not lead back here. */
  readonly fetch: Fetch;
}

export function createDemoIssuer({ publicUrl, secret }: { publicUrl: string; secret: ServerSecret }): DemoIssuer {
  const issuer = publicUrl + DEMO_ISSUER_PATH;
  const client = { clientId: 'snapwell-demo', clientSecret: secret.keyFor('demo issuer client').toString('hex') };
  let started: Promise<Provider> | undefined;
  const provider = () =>
    (started ??= startSampleProvider({
      ...client,
      issuer,
      redirectUris: originsOf(publicUrl).map((origin) => origin + FEDERATED_CALLBACK_PATH),
      cookieKey: secret.keyFor('demo issuer cookies').toString('hex'),
      chooserOf: (interaction) => `${DEMO_ISSUER_PATH}/choose/${interaction}`,
    }));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const callback = (await provider()).callback();
    await callback(mounted(request, publicUrl), response);
  }

  return {
    issuer,
    ...client,
    handle,
    async choose(request, response, sub) {
      const outcome =
        sub === null
          ? { error: 'access_denied', error_description: 'No account was chosen.' }
          : { login: { accountId: sub } };
      try {
        await (
          await provider()
        ).interactionFinished(mounted(request, publicUrl), response, outcome, { mergeWithLastSubmission: false });
        return true;
      } catch (error) {
        const { errors } = await import('oidc-provider');
        if (error instanceof errors.SessionNotFound) return false;
        throw error;
      }
    },
    fetch: inProcess(handle),
  };
}

/** All names of one's own machine lead to the same server. */
function originsOf(publicUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!isLoopback(hostname)) return [origin];
  return ['localhost', '127.0.0.1', '[::1]'].map((name) => `${protocol}//${name}${port && `:${port}`}`);
}

/** Tells the provider where it stands: below its path, and under the address that people use. */
function mounted(request: IncomingMessage, publicUrl: string): IncomingMessage {
  const { protocol, host } = new URL(publicUrl);
  const full = request.url ?? '/';
  const isBelow = full.startsWith(DEMO_ISSUER_PATH);
  request.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = host;
  return Object.assign(request, {
    originalUrl: full,
    url: isBelow ? full.slice(DEMO_ISSUER_PATH.length) || '/' : full,
  });
}

function inProcess(handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>): Fetch {
  const dispatch: DispatchFunc = (request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  };
  return async (address, { method, headers, body }) => {
    const { pathname, search } = new URL(address);
    const answer = await inject(dispatch, {
      method: method ?? 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      // The clients send forms only.
      payload: body instanceof URLSearchParams ? body.toString() : '',
    });
    const type = answer.headers['content-type'];
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: typeof type === 'string' ? { 'content-type': type } : {},
    });
  };
}
