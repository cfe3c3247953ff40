import { z } from 'zod';

// What the operations read of their requests. The protocol grows, so fields that are not named here are passed over;
// those that are must have the right form. Null means absent.
const text = (longest: number) => z.string().max(longest).nullish();
const email = text(320);
const password = z.string().max(100_000).nullish();
const idToken = text(16_384);
const oobCode = text(200);
const displayName = text(256);
const photoUrl = text(2048);
const returnSecureToken = z.boolean().nullish();
const continueUrl = text(4096);

export const nothing = z.object({});
export const signUpRequest = z.object({ email, password, idToken, displayName });
export const passwordSignInRequest = z.object({ email, password });
export const customTokenRequest = z.object({ token: text(16_384) });
export const emailLinkRequest = z.object({ email, oobCode, idToken });
export const federatedSignInRequest = z.object({
  requestUri: text(4096),
  postBody: text(32_768),
  idToken,
  returnIdpCredential: z.boolean().nullish(),
  autoCreate: z.boolean().nullish(),
});
export const sendCodeRequest = z.object({ requestType: text(50), email, idToken, newEmail: email, continueUrl });
export const resetPasswordRequest = z.object({ oobCode, newPassword: password });
export const updateAccountRequest = z.object({
  idToken,
  oobCode,
  email,
  password,
  displayName,
  photoUrl,
  returnSecureToken,
  deleteAttribute: z.array(z.string().max(50)).max(10).nullish(),
  deleteProvider: z.array(z.string().max(100)).max(20).nullish(),
  customAttributes: z.unknown().optional(),
});
export const holderRequest = z.object({ idToken });
export const createAuthUriRequest = z.object({ identifier: email, continueUri: continueUrl });
export const revokeTokenRequest = z.object({ idToken, token: text(4096) });
export const refreshRequest = z.object({ grant_type: text(50), refresh_token: text(4096) });
