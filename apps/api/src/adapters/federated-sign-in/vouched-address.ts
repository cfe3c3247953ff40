import type { JWTPayload } from 'jose';

const GOOGLE = 'https://accounts.google.com';
const ENTRA = /^https:\/\/login\.(microsoftonline\.com|microsoftonline\.us|partner\.microsoftonline\.cn)\//;

/** Whether an organization's provider says that the address in a token is the person's own, in the way of its make. */
export function isVouchedFor(payload: JWTPayload, issuer: string): boolean {
  const { email_verified: isVerified, hd, xms_edov: isOwnersDomain } = payload;
  // Anybody can open a Google account with an address at work, and keeps it when they leave. What the employer manages
  // has `hd`.
  if (issuer === GOOGLE) return isVerified === true && typeof hd === 'string' && hd !== '';
  // Entra ID takes any text for an address; only this claim says that its domain is the tenant's.
  if (ENTRA.test(issuer)) return isOwnersDomain === true || isOwnersDomain === 1 || isOwnersDomain === '1';
  return isVerified === true;
}
