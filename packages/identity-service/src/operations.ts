import type { z } from 'zod';
import type { IdentityWorld, Origin } from './identity-world.ts';
import { deleteAccount, lookUpAccount, revokeToken } from './account/own-account.ts';
import { ProtocolError } from './protocol-error.ts';
import { createAuthUri, readPasswordPolicy, readProject, readRecaptchaConfig } from './public-configuration.ts';
import { refresh } from './tokens/refresh.ts';
import * as requests from './requests.ts';
import { resetPassword } from './account/reset-password.ts';
import { sendCode } from './account/send-code.ts';
import { signInWithCustomToken } from './sign-in/sign-in-with-custom-token.ts';
import { signInWithEmailLink } from './sign-in/sign-in-with-email-link.ts';
import { signInWithIdp } from './sign-in/sign-in-with-idp.ts';
import { signInWithPassword } from './sign-in/sign-in-with-password.ts';
import { signUp } from './sign-in/sign-up.ts';
import { updateAccount } from './account/update-account.ts';

/** An operation of the protocol: where it is asked for, and what answers. */
export interface Operation {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  run(world: IdentityWorld, request: unknown, origin: Origin): Promise<object>;
}

type Answer<S extends z.ZodType> = (world: IdentityWorld, request: z.output<S>, origin: Origin) => Promise<object>;

export const TOOLKIT = '/identitytoolkit.googleapis.com';
export const TOKENS = '/securetoken.googleapis.com';

/** The protocol, as a table. */
export const operations: readonly Operation[] = [
  operation('POST', `${TOOLKIT}/v1/accounts:signUp`, requests.signUpRequest, signUp),
  operation('POST', `${TOOLKIT}/v1/accounts:signInWithPassword`, requests.passwordSignInRequest, signInWithPassword),
  operation('POST', `${TOOLKIT}/v1/accounts:signInWithEmailLink`, requests.emailLinkRequest, signInWithEmailLink),
  operation('POST', `${TOOLKIT}/v1/accounts:signInWithCustomToken`, requests.customTokenRequest, signInWithCustomToken),
  operation('POST', `${TOOLKIT}/v1/accounts:signInWithIdp`, requests.federatedSignInRequest, signInWithIdp),
  operation('POST', `${TOOLKIT}/v1/accounts:lookup`, requests.holderRequest, lookUpAccount),
  operation('POST', `${TOOLKIT}/v1/accounts:update`, requests.updateAccountRequest, updateAccount),
  operation('POST', `${TOOLKIT}/v1/accounts:delete`, requests.holderRequest, deleteAccount),
  operation('POST', `${TOOLKIT}/v1/accounts:sendOobCode`, requests.sendCodeRequest, sendCode),
  operation('POST', `${TOOLKIT}/v1/accounts:resetPassword`, requests.resetPasswordRequest, resetPassword),
  operation('POST', `${TOOLKIT}/v1/accounts:createAuthUri`, requests.createAuthUriRequest, createAuthUri),
  operation('POST', `${TOOLKIT}/v2/accounts:revokeToken`, requests.revokeTokenRequest, revokeToken),
  operation('GET', `${TOOLKIT}/v2/passwordPolicy`, requests.nothing, readPasswordPolicy),
  operation('GET', `${TOOLKIT}/v2/recaptchaConfig`, requests.nothing, readRecaptchaConfig),
  operation('GET', `${TOOLKIT}/v1/projects`, requests.nothing, readProject),
  operation('POST', `${TOKENS}/v1/token`, requests.refreshRequest, refresh),
];

function operation<S extends z.ZodType>(method: 'GET' | 'POST', path: string, schema: S, answer: Answer<S>): Operation {
  return {
    method,
    path,
    async run(world, request, origin) {
      await world.limits.request(origin.ip);
      if (hasTenant(request)) throw new ProtocolError('UNSUPPORTED_TENANT_OPERATION');
      const { success, data, error } = schema.safeParse(request ?? {});
      if (!success)
        throw new ProtocolError(
          'INVALID_ARGUMENT',
          error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
        );
      return answer(world, data, origin);
    },
  };
}

function hasTenant(request: unknown): boolean {
  return typeof request === 'object' && request !== null && 'tenantId' in request && Boolean(request.tenantId);
}
