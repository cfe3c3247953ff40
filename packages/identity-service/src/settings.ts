import type { PasswordPolicy } from './password-policy.ts';

export interface IdentitySettings {
  readonly projectId: string;
  /** Named in links that mails carry; a public name, not a secret. */
  readonly apiKey: string;
  /** The address people reach the server under, without a slash at its end. */
  readonly publicUrl: string;
  /** Host names that links in mails may lead back to. */
  readonly authorizedDomains: readonly string[];
  readonly passwordPolicy: PasswordPolicy;
}
