import { signOnCallbackPath } from '@snapwell/contract/identity/single-sign-on';
import type { TestContext } from 'vitest';
import { anOrganization, join } from '#features/organizations/organizations.factory.ts';
import { newId } from '#platform/new-id.ts';
import { anAddress, type IdentityServer, PUBLIC_URL, signUp } from '../identity-test.ts';
import { startOpenIdProvider, type TestProvider } from './open-id-provider.ts';

/** An organization with an administrator, a domain and a provider of its own. */
export interface Hospital {
  readonly orgId: string;
  readonly domain: string;
  readonly provider: TestProvider;
  /** The ID token of whoever runs it. */
  readonly admin: string;
  /** The API below the organization's single sign-on, as its administrator. */
  ask(method: string, path?: string, body?: object): ReturnType<IdentityServer['api']>;
  /** Sets the connection up, on unless told otherwise. */
  connect(changes?: object): ReturnType<IdentityServer['api']>;
  /** Gives somebody an account at the provider; its address is of the hospital's domain and verified. */
  hires(sub: string, changes?: object): string;
}

/** Signs somebody up and registers them. */
export async function aRegistered(identity: IdentityServer, email = anAddress()) {
  const signed = await signUp(identity, email);
  const names = { username: 'grace', first_name: 'Grace', last_name: 'Kim', organization: 'default' };
  await identity.api(signed.idToken, 'POST', '/api/v1/auth/register-with-uid', { uid: signed.uid, email, ...names });
  return signed;
}

/** A hospital whose domain is proven, unless told otherwise, and whose provider is not connected yet. */
export async function aHospital(
  identity: IdentityServer,
  onTestFinished: TestContext['onTestFinished'],
  { isProven = true } = {},
): Promise<Hospital> {
  const { db } = identity.world;
  const { id: orgId } = await anOrganization(db);
  const domain = `h${newId().slice(-10)}.example.org`;
  const provider = await startOpenIdProvider([PUBLIC_URL + signOnCallbackPath(orgId)]);
  onTestFinished(() => provider.stop());
  const { idToken: admin, uid } = await aRegistered(identity);
  await join(db, { uid }, orgId, { role: 'ORG_ADMIN', systemLevel: 'admin' });
  const ask: Hospital['ask'] = (method, path = '', body = undefined) =>
    identity.api(admin, method, `/api/v1/organizations/${orgId}/single-sign-on${path}`, body);
  if (isProven) {
    const { body: named } = await ask('POST', '/domains', { domain });
    identity.textRecords.set(named.record_name, ['v=spf1 -all', named.record_value]);
    await ask('POST', `/domains/${domain}/proof`, {});
  }
  return {
    orgId,
    domain,
    provider,
    admin,
    ask,
    connect: (changes = {}) => ask('PUT', '', { ...connectionTo(provider), ...changes }),
    hires(sub, changes = {}) {
      const email = `${sub}@${domain}`;
      provider.accounts.set(sub, { sub, email, email_verified: true, name: 'Noor Haddad', ...changes });
      return email;
    },
  };
}

/** What an administrator writes into the settings. */
export const connectionTo = ({ issuer, clientId, clientSecret }: TestProvider) => ({
  issuer,
  client_id: clientId,
  client_secret: clientSecret,
  is_active: true,
  is_required: false,
  system_level: 'learner',
  group_ids: [],
});
