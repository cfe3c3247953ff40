import type { Activity } from './activities.ts';
import type { ClientEvent } from './analytics.schemas.ts';

type FunnelEvent = Extract<ClientEvent, { type: 'funnel_step' }>;
export type Funnel = FunnelEvent['funnel'];
export interface FunnelStep extends Pick<FunnelEvent, 'funnel' | 'step'> {
  /** What the step is about: the id of an item, the way somebody came. */
  readonly label?: string | undefined;
}

/**
 * The steps of each funnel (spec §3, §4) and who tells of them: the browser of what is looked at and tried, an act of
 * what happened, by its activity. A stranger's completion has no act, so it is the browser's. The login funnel counts as a custom one. Subscriptions and the making of content are
 * taken, and not told by anything yet.
 */
export const FUNNEL_STEPS = {
  registration: { browser: ['form', 'form_failed', 'email_verification', 'onboarding'], act: [] },
  onboarding: { browser: ['view'], act: ['completion'] },
  content_consumption: { browser: ['view', 'interaction', 'completion'], act: ['completion'] },
  quiz_completion: { browser: ['viewed', 'started', 'completed'], act: [] },
  subscription: { browser: [], act: [] },
  module_completion: { browser: ['view'], act: ['completion'] },
  course_completion: { browser: ['view'], act: ['completion'] },
  content_creation: { browser: [], act: [] },
  referral: { browser: ['view'], act: ['invitation', 'completion'] },
  custom: { browser: ['login_credentials', 'login_authentication', 'login_profile_fetch'], act: [] },
} as const satisfies Record<Funnel, { browser: readonly string[]; act: readonly string[] }>;

/** The steps that an activity is. */
export function funnelStepsOf(activity: Activity): FunnelStep[] {
  switch (activity.type) {
    case 'content_completed':
      return [{ funnel: 'content_consumption', step: 'completion', label: activity.facts.content_id }];
    case 'module_completed':
      return [{ funnel: 'module_completion', step: 'completion', label: activity.facts.module_id }];
    case 'course_completed':
      return [{ funnel: 'course_completion', step: 'completion', label: activity.facts.course_id }];
    case 'invite_sent':
      return [{ funnel: 'referral', step: 'invitation' }];
    case 'organization_joined': {
      const { by, is_first: isFirst } = activity.facts;
      const isReferred = by === 'invite' || by === 'code';
      return [
        ...(isFirst ? [{ funnel: 'onboarding' as const, step: 'completion', label: by }] : []),
        ...(isReferred ? [{ funnel: 'referral' as const, step: 'completion', label: by }] : []),
      ];
    }
    default:
      return [];
  }
}

/** The organization events of the specification (§3), by the activities that they are. */
export const ORGANIZATION_EVENTS = {
  created: 'organization_created',
  joined: 'organization_joined',
  invite_sent: 'invite_sent',
  invite_accepted: 'invite_accepted',
  user_added: 'member_added',
  user_removed: 'member_removed',
} as const satisfies Record<string, Activity['type']>;
