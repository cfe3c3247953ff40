import { recordFunnelStep } from '#platform/device/page-views.ts';

/** Analytics labels of failed registrations (spec §5). */
const labels: Readonly<Record<string, string>> = {
  'auth/invalid-email': 'invalid_email',
  'auth/weak-password': 'weak_password',
  'auth/password-does-not-meet-requirements': 'weak_password',
  'auth/email-already-in-use': 'email_already_exists',
};

/** The form of a registration was sent, or tried to be. */
export const recordFormSent = (label?: 'google'): void => record('form', label);

/** The form was refused, by itself or by the identity provider; what nobody asked to be told apart is not recorded. */
export function recordFormRefused(code: string): void {
  const label = labels[code];
  if (label) record('form_failed', label);
}

/** What the funnel calls email verification is the registration with the API (spec §4). */
export const recordRegistered = (label?: 'google'): void => record('email_verification', label);

const record = (step: 'form' | 'form_failed' | 'email_verification', label: string | undefined) =>
  recordFunnelStep({ funnel: 'registration', step, ...(label && { label }) });
