import type {
  Membership,
  Organization,
  OrganizationSettings,
} from '@snapwell/contract/organizations/organizations.schemas';
import { codeAsShown } from '../joining/join-codes.ts';
import type { MembershipRow } from '../membership/memberships.repository.ts';
import type { OrganizationRow } from '../organizations.repository.ts';

export function presentOrganization(
  row: OrganizationRow,
  membership: MembershipRow | null,
  isAdmin: boolean,
): Organization {
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    logo_url: row.logoUrl,
    timezone: row.timezone,
    day_start_hour: row.dayStartHour,
    join_policy: row.joinPolicy,
    background: row.background,
    is_assistant_enabled: row.isAssistantEnabled,
    is_sample: row.isSample,
    is_admin: isAdmin,
    membership: membership && presentMembership(membership),
  };
}

export function presentMembership(row: MembershipRow): Membership {
  return {
    role: row.role,
    system_level: row.systemLevel,
    job_role: row.jobRole,
    status: row.status,
    joined_at: row.joinedAt.toISOString(),
    is_name_hidden: row.isNameHidden,
    timezone: row.timezone,
    day_start_hour: row.dayStartHour,
  };
}

export function presentSettings(row: OrganizationRow): OrganizationSettings {
  return {
    id: row.id,
    name: row.name,
    summary: row.summary,
    logo_url: row.logoUrl,
    timezone: row.timezone,
    day_start_hour: row.dayStartHour,
    days_off: row.daysOff,
    join_policy: row.joinPolicy,
    join_domains: row.joinDomains,
    has_public_library: row.hasPublicLibrary,
    embed_origins: row.embedOrigins,
    join_code: row.joinCode && codeAsShown(row.joinCode),
    background: row.background,
    language: row.language,
    is_assistant_enabled: row.isAssistantEnabled,
    assistant_instructions: row.assistantInstructions,
    assistant_questions_a_day: row.assistantQuestionsADay,
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}
