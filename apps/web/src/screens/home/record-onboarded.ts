import { recordFunnelStep } from '#platform/device/page-views.ts';

/** Somebody who was in no organization has entered one: the last step of a registration (spec §4). */
export const recordOnboarded = (): void => recordFunnelStep({ funnel: 'registration', step: 'onboarding' });
