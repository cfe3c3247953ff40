import type { Env } from '#platform/config/env.ts';
import type { ServerSecret } from '#platform/config/server-secret.ts';
import { createDemoIssuer, type DemoIssuer } from './demo-issuer/demo-issuer.ts';
import type { Federation } from './federation.ts';
import { createOpenIdFederation } from './open-id-federation.ts';

export interface FederationSettings {
  readonly env: Env;
  readonly isDemo: boolean;
  readonly publicUrl: string;
  readonly secret: ServerSecret;
  now(): Date;
}

/** Google when it is configured; the sample provider in demo mode; else no federated sign-in. */
export function createFederation({ env, isDemo, publicUrl, secret, now }: FederationSettings): {
  federation: Federation | null;
  demoIssuer: DemoIssuer | null;
} {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = env;
  if (clientId && clientSecret)
    return {
      federation: createOpenIdFederation({ issuer, clientId, clientSecret, isDemo: false, now }),
      demoIssuer: null,
    };
  // A hosted provider would not know the sample accounts.
  if (!isDemo || env.AUTH_PROVIDER === 'hosted') return { federation: null, demoIssuer: null };
  const demoIssuer = createDemoIssuer({ publicUrl, secret });
  return { federation: createOpenIdFederation({ ...demoIssuer, isDemo: true, now }), demoIssuer };
}
