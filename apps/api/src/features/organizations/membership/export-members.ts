import type { Language } from '@snapwell/contract/text/language';
import type { Member, MemberFilters } from '@snapwell/contract/organizations/members.schemas';
import { STATUS_TEXTS } from '@snapwell/contract/organizations/organizations.limits';
import { writeCsv } from '#platform/csv/write-csv.ts';
import { inOrganization } from '#platform/database/transaction.ts';
import { text } from '#platform/locale/texts.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import { listAllMembers } from './list-members.ts';
import { teamOf } from './team.ts';

/** A table for spreadsheets has no more rows. */
const ROWS = 50_000;

/** The members as a table: its columns are those that an invitation reads, and some to look at. */
export function exportMembers(
  { db, clock }: Pick<World, 'db' | 'clock'>,
  caller: OrganizationCaller,
  { filters, language }: { filters: MemberFilters; language: Language },
): Promise<{ file_name: string; content: string }> {
  return inOrganization(db, caller.orgId, async (scope) => {
    const team = await teamOf(scope, caller);
    const at = clock.now();
    const members = await listAllMembers(scope, { filters, team, at, limit: ROWS });
    return {
      file_name: `members-${caller.orgId}-${at.toISOString().slice(0, 10)}.csv`,
      content: writeCsv(
        ['email', 'name', 'groups', 'level', 'job role', 'status', 'joined', 'last seen'],
        members.map((member) => rowOf(member, language)),
      ),
    };
  });
}

function rowOf(member: Member, language: Language): string[] {
  return [
    member.email,
    member.display_name,
    member.groups.map(({ name }) => name).join('; '),
    member.role === 'ORG_ADMIN' ? 'admin' : member.system_level,
    member.job_role,
    member.is_deactivated ? text(language, texts.deactivated) : text(language, STATUS_TEXTS[member.status]),
    member.joined_at.slice(0, 10),
    member.last_seen_at?.slice(0, 10) ?? '',
  ];
}

const texts = { deactivated: /*i18n*/ { id: 'member.deactivated', message: 'Deactivated' } };
