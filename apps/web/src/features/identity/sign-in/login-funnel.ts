import { recordFunnelStep } from '#platform/device/page-views.ts';

/** The steps of the login funnel (spec §4). It has no type of its own in spec §3, so it counts as a custom one. */
type LoginStep = 'credentials' | 'authentication' | 'profile_fetch';
type LoginLabel = 'google' | undefined;

export function recordLoginStep(step: LoginStep, label?: LoginLabel): void {
  recordFunnelStep({ funnel: 'custom', step: `login_${step}`, ...(label && { label }) });
}

let awaited: { label: LoginLabel } | null = null;

/** The sign-in is through but for the profile, which the profile manager fetches. */
export function awaitProfile(label: LoginLabel): void {
  awaited = { label };
}

/** The profile is there: where a sign-in waits for it, that was its last step. */
export function recordProfileFetched(): void {
  if (awaited) recordLoginStep('profile_fetch', awaited.label);
  awaited = null;
}
