import type { PasswordPolicy } from './passwords/password-policy.ts';

export interface IdentitySettings {
  readonly projectId: string;
  /** Named in links that mails carry; a public name, not a secret. */
  readonly apiKey: string;
  /** The address people reach the server under, without a slash at its end. */
  readonly publicUrl: string;
  /** Host names, under the scheme and port of `publicUrl`, that links in mails may lead back to. */
  readonly authorizedDomains: readonly string[];
  /** The federated providers that are set up for everybody: `google.com`. */
  readonly federatedProviders: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
}
