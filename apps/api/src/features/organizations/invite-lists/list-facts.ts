import type { OrganizationScope } from '#platform/database/transaction.ts';
import { listGroupsOf } from '../groups/groups.repository.ts';
import { dayBefore } from '../invites/invite-people.ts';
import { listMailed } from '../invites/invite-mails.repository.ts';
import { listDeactivatedAddresses, listInvitedAddresses, listMemberAddresses } from '../invites/invites.read-model.ts';
import { findOrganization } from '../organizations.repository.ts';
import { type DraftLine, emailOf, type ListFacts } from './inspect-invite-list.ts';

/** What has to be known of the organization to say what becomes of these rows. */
export async function loadListFacts(
  scope: OrganizationScope,
  lines: readonly DraftLine[],
  at: Date,
): Promise<ListFacts> {
  const emails = [...new Set(lines.map(({ row }) => emailOf(row)))];
  const groups = await listGroupsOf(scope);
  const organization = await findOrganization(scope.tx, scope.orgId);
  return {
    groups: new Map(groups.map(({ id, name }) => [name, id])),
    memberEmails: new Set(await listMemberAddresses(scope, emails)),
    deactivatedEmails: new Set(await listDeactivatedAddresses(scope, emails)),
    invitedEmails: new Set(await listInvitedAddresses(scope, emails)),
    mailedEmails: new Set(await listMailed(scope, emails, dayBefore(at))),
    domains: organization?.joinDomains ?? [],
  };
}
