import type { IdentityService } from '@snapwell/identity-service/identity-service';
import type { FastifyInstance } from 'fastify';
import type { DemoIssuer } from '#adapters/federated-sign-in/demo-issuer/demo-issuer.ts';
import { demoIssuerRoutes } from '#adapters/federated-sign-in/demo-issuer/demo-issuer.routes.ts';
import { type FederatedSignIn, federatedSignInRoutes } from '#adapters/federated-sign-in/federated-sign-in.routes.ts';
import { singleSignOnRoutes } from '#adapters/federated-sign-in/single-sign-on.routes.ts';
import { embeddedIdentityRoutes } from '#adapters/identity-provider/embedded.routes.ts';
import type { SignOnProviders } from '#features/organizations/index.ts';
import type { RequestLimiter } from '#platform/limits/request-limiter.ts';

/** What of identity is spoken beside the API: the SDK's protocol, the federated sign-in, the sample provider. */
export interface IdentityWire {
  /** Null with a hosted provider. */
  readonly service: IdentityService | null;
  readonly federatedSignIn: FederatedSignIn;
  readonly signOnProviders: SignOnProviders;
  /** Null outside demo mode. */
  readonly demoIssuer: DemoIssuer | null;
}

export async function serveIdentity(
  app: FastifyInstance,
  { service, federatedSignIn, demoIssuer, signOnProviders }: IdentityWire,
  limit: RequestLimiter,
): Promise<void> {
  if (service) await embeddedIdentityRoutes(app, service);
  federatedSignInRoutes(app, federatedSignIn);
  singleSignOnRoutes(app, { ...federatedSignIn, findProvider: signOnProviders.find, limit });
  if (demoIssuer) await demoIssuerRoutes(app, demoIssuer);
}
