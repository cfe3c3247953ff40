import type { OrganizationSettings, SettingsChange } from '@snapwell/contract/organizations/organizations.schemas';
import { logActivity } from '#platform/observing/activity-log.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { findOrganization, type OrganizationChanges, updateOrganization } from '../organizations.repository.ts';
import { presentSettings } from './present-organization.ts';

export async function readSettings(
  { db }: Pick<World, 'db'>,
  { orgId }: OrganizationCaller,
): Promise<OrganizationSettings> {
  const organization = await findOrganization(db, orgId);
  if (!organization) throw new AppError('not_found');
  return presentSettings(organization);
}

/** Changes what is given. */
export function changeSettings(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  { orgId, uid }: OrganizationCaller,
  change: SettingsChange,
): Promise<OrganizationSettings> {
  return inOrganization(db, orgId, async (scope) => {
    const changed = await updateOrganization(scope.tx, orgId, rowChangesOf(change));
    if (!changed) throw new AppError('not_found');
    if (changed.joinPolicy === 'domain' && changed.joinDomains.length === 0)
      throw new AppError('invalid_request', [
        { path: 'join_domains', message: /*i18n*/ 'Name at least one domain, or nobody can join.' },
      ]);
    await logActivity(scope, {
      uid,
      type: 'settings_changed',
      facts: { fields: Object.keys(change) },
      at: clock.now(),
    });
    return presentSettings(changed);
  });
}

function rowChangesOf(change: SettingsChange): OrganizationChanges {
  const changes: OrganizationChanges = {
    name: change.name,
    summary: change.summary,
    timezone: change.timezone,
    dayStartHour: change.day_start_hour,
    daysOff: change.days_off,
    joinPolicy: change.join_policy,
    joinDomains: change.join_domains && [...new Set(change.join_domains)],
    hasPublicLibrary: change.has_public_library,
    embedOrigins: change.embed_origins && [...new Set(change.embed_origins)],
    background: change.background,
    isAssistantEnabled: change.is_assistant_enabled,
    language: change.language,
    assistantInstructions: change.assistant_instructions,
    assistantQuestionsADay: change.assistant_questions_a_day,
  };
  return changes;
}
