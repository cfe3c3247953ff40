import type { Award } from '@snapwell/contract/gamification/award.schemas';
import type { MemberStats } from '@snapwell/contract/gamification/streak.schemas';
import type { BaseProfile, OrganizationProfile, OwnOrganization } from '@snapwell/contract/profiles/profiles.schemas';
import type { QuizOverviewItem } from '@snapwell/contract/quizzes/quizzes.schemas';
import type { User } from '#features/identity/index.ts';
import type { MemberFacts } from '#features/organizations/index.ts';

/** What the spec calls the organization of somebody who belongs to none. */
const NO_ORGANIZATION = 'default';

export function presentBaseProfile(user: User, home: { orgId: string; snapPoints: number } | null): BaseProfile {
  return {
    uid: user.uid,
    email: user.email,
    username: user.username,
    displayName: user.displayName,
    firstName: user.firstName,
    lastName: user.lastName,
    photoURL: user.photoUrl,
    role: user.role,
    organization: home?.orgId ?? NO_ORGANIZATION,
    language: user.language,
    metadata: { snap_points: home?.snapPoints ?? 0 },
  };
}

interface Day {
  readonly isJoinedToday: boolean;
  readonly awards: Award[];
  /** The quizzes taken last. */
  readonly quizzes: QuizOverviewItem[];
  readonly hasUnfinishedMakings: boolean;
}

export function presentOrganizationProfile(
  { person, organization, membership }: MemberFacts,
  standing: MemberStats,
  day: Day,
): OrganizationProfile {
  return {
    user_id: person.uid,
    email: person.email,
    display_name: person.displayName,
    first_name: person.firstName,
    last_name: person.lastName,
    photo_url: person.photoUrl,
    role: membership.role,
    system_level: membership.systemLevel,
    job_role: membership.jobRole,
    organization_id: organization.id,
    organization_name: organization.name,
    joined_at: membership.joinedAt.toISOString(),
    joined_today: day.isJoinedToday,
    status: membership.status,
    is_name_hidden: membership.isNameHidden,
    timezone: membership.timezone,
    day_start_hour: membership.dayStartHour,
    day_clock: {
      timezone: membership.timezone ?? organization.timezone,
      day_start_hour: membership.dayStartHour ?? organization.dayStartHour,
    },
    metadata: { quiz_overview: day.quizzes },
    ...standing,
    awards: day.awards,
    has_unfinished_makings: day.hasUnfinishedMakings,
  };
}

export function presentOwnOrganization(
  { organization, membership }: MemberFacts,
  standing: MemberStats,
): OwnOrganization {
  return {
    id: organization.id,
    name: organization.name,
    summary: organization.summary,
    logo_url: organization.logoUrl,
    role: membership.role,
    system_level: membership.systemLevel,
    is_admin: membership.role === 'ORG_ADMIN',
    is_sample: organization.isSample,
    joined_at: membership.joinedAt.toISOString(),
    snap_points: standing.snap_points,
    current_streak: standing.daily_streak_info.current_streak,
  };
}
