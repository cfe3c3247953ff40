import type { NudgeRequest } from '@snapwell/contract/analytics/people-insights.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { nudgeMail } from '../people/nudge-mail.ts';
import { findOrganizationName } from './report-readers.read-model.ts';

/** The mail of a nudge as it will be sent: made by what sends it, to somebody whose name is not known. */
export function previewNudge(
  { db, publicUrl }: Pick<World, 'db' | 'publicUrl'>,
  { orgId }: OrganizationCaller,
  { about, language }: { about: NudgeRequest['about']; language: Language },
): Promise<{ subject: string; text: string }> {
  return inOrganization(db, orgId, async (scope) => {
    const organization = await findOrganizationName(scope);
    if (!organization) throw new AppError('not_found');
    const { subject, text } = nudgeMail(language, { about, email: '', firstName: '…', organization, orgId, publicUrl });
    return { subject, text };
  });
}
