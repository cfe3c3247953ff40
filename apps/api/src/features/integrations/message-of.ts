import type { Activity } from '@snapwell/contract/analytics/activities';
import type { WebhookEventType } from '@snapwell/contract/organizations/integrations/integrations.schemas';

const told: Partial<Record<Activity['type'], WebhookEventType>> = {
  content_completed: 'content.completed',
  module_completed: 'module.completed',
  course_completed: 'course.completed',
  quiz_completed: 'quiz.completed',
  simulation_finished: 'simulation.finished',
  assignment_made: 'assignment.created',
  assignment_done: 'assignment.completed',
  certificate_issued: 'certificate.issued',
  organization_joined: 'member.joined',
  organization_left: 'member.left',
  member_removed: 'member.left',
};
/** The activities that webhooks tell of, each with the name it has there. */
export const toldActivities: Readonly<Record<string, WebhookEventType>> = told;

interface LoggedActivity {
  readonly orgId: string | null;
  readonly uid: string | null;
  readonly type: string;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly happenedAt: Date;
}

/** Whom an activity is about: of a removal the member, who did not do it. */
export function subjectOf({ type, uid, facts }: LoggedActivity): string | null {
  return type === 'member_removed' && typeof facts.member === 'string' ? facts.member : uid;
}

/** What a webhook is told of an activity. */
export function messageOf(activity: LoggedActivity) {
  return {
    type: toldActivities[activity.type]!,
    timestamp: activity.happenedAt.toISOString(),
    data: { organization_id: activity.orgId, user_id: subjectOf(activity), ...activity.facts },
  };
}
