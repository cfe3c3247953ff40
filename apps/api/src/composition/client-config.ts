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
    operator: operatorOf(env),
    booking_days_kept: env.BOOKING_DAYS_KEPT,
    demo: {
      is_on: isDemo,
      accounts: isDemo ? demoAccounts.map(({ email, description }) => ({ email, description })) : [],
      password: isDemo ? DEMO_PASSWORD : null,
    },
  };
}

function operatorOf(env: Env): ClientConfig['operator'] {
  if (!env.OPERATOR_NAME) return null;
  return {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    email: env.OPERATOR_EMAIL ?? null,
    phone: env.OPERATOR_PHONE ?? null,
    representative: env.OPERATOR_REPRESENTATIVE ?? null,
    register: env.OPERATOR_REGISTER ?? null,
    tax_id: env.OPERATOR_TAX_ID ?? null,
    privacy_contact: env.PRIVACY_CONTACT ?? null,
    privacy_authority: env.PRIVACY_AUTHORITY ?? null,
    hosting: env.PRIVACY_HOSTING ?? null,
  };
}
