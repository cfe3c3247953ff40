// How the page and the server's single sign-on talk: as with the federated sign-in (`federated-sign-in.ts`), but each
// organization has a provider, a start and a callback of its own.

const PREFIX = 'oidc.';
const base = (orgId: string) => `/auth/federated/organizations/${orgId}`;

export const SIGN_ON_START_ROUTE = base(':orgId').concat('/start');
export const SIGN_ON_CALLBACK_ROUTE = base(':orgId').concat('/callback');
export const signOnStartPath = (orgId: string): string => `${base(orgId)}/start`;
/** What an organization's provider sends people back to. */
export const signOnCallbackPath = (orgId: string): string => `${base(orgId)}/callback`;

/** The SDK's name of an organization's provider: `new OAuthProvider(signOnProviderId(orgId))`. */
export const signOnProviderId = (orgId: string): string => PREFIX + orgId;

/** The organization whose provider this is; null for any other provider. */
export function organizationOfProvider(providerId: string): string | null {
  return providerId.startsWith(PREFIX) && providerId.length > PREFIX.length ? providerId.slice(PREFIX.length) : null;
}
