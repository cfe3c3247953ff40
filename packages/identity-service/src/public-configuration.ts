import type { z } from 'zod';
import { readEmail } from './account/email-address.ts';
import { randomSecret } from './passwords/hashing.ts';
import type { IdentityWorld } from './identity-world.ts';
import { hasOwnRules, LONGEST_PASSWORD, SYMBOLS } from './passwords/password-policy.ts';
import { refuseUnless } from './protocol-error.ts';
import type { createAuthUriRequest } from './requests.ts';

/** What a password must have, in the one version of the answer that the SDK knows. */
export async function readPasswordPolicy({ settings: { passwordPolicy } }: IdentityWorld) {
  const { minLength, maxLength, needsLowercase, needsUppercase, needsNumber, needsSymbol, refusesCommon } =
    passwordPolicy;
  return {
    customStrengthOptions: {
      minPasswordLength: minLength,
      ...(maxLength < LONGEST_PASSWORD && { maxPasswordLength: maxLength }),
      ...(needsLowercase && { containsLowercaseCharacter: true }),
      ...(needsUppercase && { containsUppercaseCharacter: true }),
      ...(needsNumber && { containsNumericCharacter: true }),
      ...(needsSymbol && { containsNonAlphanumericCharacter: true }),
    },
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: hasOwnRules(passwordPolicy) ? 'ENFORCE' : 'OFF',
    // The SDK has no field for it and passes it over; it says what is in force.
    ...(refusesCommon && { refusesCommonPasswords: true }),
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  };
}

/**
 * No outside service is asked whether somebody is a bot: rate limits do that work here. The SDK wants a key of four
 * parts even so.
 */
export async function readRecaptchaConfig({ settings: { projectId } }: IdentityWorld) {
  return {
    recaptchaKey: `projects/${projectId}/keys/none`,
    recaptchaEnforcementState: [
      { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
      { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
    ],
  };
}

export async function readProject({ settings: { projectId, authorizedDomains } }: IdentityWorld) {
  return { projectId, authorizedDomains };
}

/** Asked for the ways into an address's account: not told, or anybody could find out who has one. */
export async function createAuthUri(_world: IdentityWorld, request: z.output<typeof createAuthUriRequest>) {
  refuseUnless(request.identifier, 'MISSING_IDENTIFIER');
  readEmail(request.identifier, 'INVALID_IDENTIFIER');
  refuseUnless(request.continueUri, 'MISSING_CONTINUE_URI');
  return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomSecret(20) };
}
