import { DELETION_DAYS } from '@snapwell/contract/profiles/profiles.limits';
import { deleteOrganization as deletionJob } from '#composition/job-kinds.ts';
import { findOrganization, listAdministrators, updateOrganization } from '#features/organizations/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { enqueue } from '#platform/jobs/enqueue.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { deletionMail } from './deletion-mail.ts';
import { deleteOrganizationRows, listStoredFiles } from './organization-rows.repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Has the organization deleted when its administrators have had time to take that back; they are told. */
export function askDeletion(
  { db, clock, mailer, publicUrl }: Pick<World, 'db' | 'clock' | 'mailer' | 'publicUrl'>,
  { orgId, uid }: OrganizationCaller,
  name: string,
) {
  const at = clock.now();
  const deletedAt = new Date(at.getTime() + DELETION_DAYS * DAY_MS);
  return inOrganization(db, orgId, async (scope) => {
    const organization = await findOrganization(scope.tx, orgId);
    if (!organization) throw new AppError('not_found');
    if (organization.name.trim() !== name.trim())
      throw new AppError('invalid_request', [
        { path: 'name', message: /*i18n*/ 'Type the name exactly as it is written above.' },
      ]);
    if (organization.deletedAt) return { deleted_at: organization.deletedAt.toISOString() };
    await updateOrganization(scope.tx, orgId, { deletedAt, deletionAskedBy: uid });
    await enqueue(scope, deletionJob, {}, { at, dueAt: deletedAt, key: `deletion ${deletedAt.toISOString()}` });
    const administrators = await listAdministrators(scope);
    const who = administrators.find((each) => each.uid === uid)?.displayName ?? '';
    for (const { email, language } of administrators)
      await mailer.send(
        deletionMail(language ?? organization.language ?? 'en', {
          email,
          who,
          organization: organization.name,
          orgId,
          deletedAt,
          publicUrl,
        }),
        scope,
      );
    return { deleted_at: deletedAt.toISOString() };
  });
}

/** Takes the wish back. The job that was queued for it finds nothing to do. */
export function cancelDeletion({ db }: Pick<World, 'db'>, { orgId }: OrganizationCaller) {
  return inOrganization(db, orgId, async (scope) => {
    const row = await updateOrganization(scope.tx, orgId, { deletedAt: null, deletionAskedBy: null });
    if (!row) throw new AppError('not_found');
    return { deleted_at: null };
  });
}

/**
 * Deletes an organization whose day has come: its rows in every table, then its files. Accounts stay: they are people's
 * own. It can be run again after a failure; files that are left then are nobody's.
 */
export async function deleteOrganization(
  { db, clock, files, trail }: Pick<World, 'db' | 'clock' | 'files' | 'trail'>,
  orgId: string,
): Promise<void> {
  const deleted = await acrossOrganizations(db, async (tx) => {
    const organization = await findOrganization(tx, orgId);
    if (!organization?.deletedAt || organization.deletedAt > clock.now()) return null;
    const keys = await listStoredFiles(tx, orgId);
    await deleteOrganizationRows(tx, orgId);
    return { keys, askedBy: organization.deletionAskedBy };
  });
  if (!deleted) return;
  for (const key of deleted.keys) await files.remove(key);
  await trail.record({ type: 'organization_deleted', uid: deleted.askedBy, orgId });
}
