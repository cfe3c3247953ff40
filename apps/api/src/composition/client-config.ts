import { readFileSync } from 'node:fs';
import type { ClientConfig } from '@snapwell/contract/api/client-config.schemas';
import { DEMO_PASSWORD, demoAccounts } from '@snapwell/demo-library/demo-accounts';
import type { Env } from '#platform/config/env.ts';

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string;
};

export interface ClientFacts {
  readonly isDemo: boolean;
  readonly federation: { readonly isDemo: boolean } | null;
}

/** What the browser is told of the configuration. Everything in it is public. */
export function describeToClient(env: Env, { isDemo, federation }: ClientFacts): ClientConfig {
  const isEmbedded = env.AUTH_PROVIDER === 'embedded';
  return {
    version,
    auth: {
      provider: env.AUTH_PROVIDER,
      api_key: env.AUTH_API_KEY,
      project_id: env.AUTH_PROJECT_ID,
      auth_domain: isEmbedded ? null : (env.AUTH_DOMAIN ?? null),
      uses_own_origin: isEmbedded,
    },
    federated_sign_in: { is_on: federation !== null, is_demo: federation?.isDemo ?? false },
    demo: {
      is_on: isDemo,
      accounts: isDemo ? demoAccounts.map(({ email, description }) => ({ email, description })) : [],
      password: isDemo ? DEMO_PASSWORD : null,
    },
  };
}
