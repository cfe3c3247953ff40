import type { ConnectionTest } from '@snapwell/contract/organizations/single-sign-on/single-sign-on.schemas';
import type { Fetch } from '#adapters/remote-files/checked-fetch.ts';
import type { Federation } from './federation.ts';
import { createOpenIdFederation, type OpenIdSettings } from './open-id-federation.ts';
import { testConnection } from './test-connection.ts';

/** How an organization's provider is reached. */
export type ProviderSettings = Pick<OpenIdSettings, 'issuer' | 'clientId' | 'clientSecret'>;

/** Speaks with the OpenID providers of organizations, whose addresses come from people. */
export interface OpenIdProviders {
  open(settings: ProviderSettings): Federation;
  /** Whether it can be signed in with these settings, as far as nobody signs in. */
  test(settings: ProviderSettings, redirectUri: string): Promise<ConnectionTest>;
}

export function createOpenIdProviders({ fetch, now }: { fetch: Fetch; now(): Date }): OpenIdProviders {
  const shared = { fetch, now, isDemo: false, isOfOrganization: true };
  return {
    open: (settings) => createOpenIdFederation({ ...settings, ...shared }),
    test: (settings, redirectUri) => testConnection({ ...settings, ...shared }, redirectUri),
  };
}
