import { plural, t } from '@lingui/core/macro';
import type { InviteNote, InviteProblem } from '@snapwell/contract/organizations/invite-lists.schemas';
import type { Member, MemberEvent, MembersActed } from '@snapwell/contract/organizations/members.schemas';
import { GROUP_NAME_LENGTH, JOB_ROLE_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import { formatDate, formatDaysFromNow, formatNumber } from '#platform/locale/format.ts';

export type PersonLevel = 'learner' | 'manager' | 'admin';

/** Who runs the organization is its administrator; others are what their level says. */
export const levelOf = ({ role, system_level: level }: Pick<Member, 'role' | 'system_level'>): PersonLevel =>
  role === 'ORG_ADMIN' ? 'admin' : level;

export function levelName(level: PersonLevel): string {
  return { learner: t`Learner`, manager: t`Manager`, admin: t`Admin` }[level];
}

/** What somebody of a level may do here. */
export function levelMeaning(level: PersonLevel): string {
  return {
    learner: t`Learns, and sees their own results.`,
    manager: t`Sees and reminds the members of the groups they lead, and assigns to them.`,
    admin: t`Runs the organization: people, content, insights, settings.`,
  }[level];
}

/** 'today', '16 days ago', 'never'. */
export function lastSeen(at: string | null, now: number): string {
  if (at === null) return t`not here yet`;
  const days = daysBetween(at, now);
  return days > 60 ? formatDate(at) : formatDaysFromNow(-days);
}

export const daysBetween = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / (24 * 60 * 60 * 1000)));

/** What is wrong with a row, in words for whoever mends it. */
export function problemText({ code, value, line, suggestion }: InviteProblem): string {
  switch (code) {
    case 'quote_not_closed':
      return t`A quotation mark opens a cell and never closes it. Check what was read.`;
    case 'text_after_quote':
      return t`A cell goes on behind its closing quotation mark. Check what was read.`;
    case 'row_too_long':
      return t`This row is too long to be a person. Only its beginning was read.`;
    case 'too_many_cells':
      return t`This row has more cells than there are columns: ${value}`;
    case 'email_missing':
      return t`A person needs an email address to be invited.`;
    case 'email_is_no_address':
      return t`This is not an email address.`;
    case 'email_has_two':
      return t`Two addresses stand in one cell. Use one here; the other needs a row of its own.`;
    case 'email_too_long':
      return t`No email address is this long.`;
    case 'email_domain_near':
      return t`This looks like a slip: others write ${suggestion?.split('@')[1] ?? ''}.`;
    case 'email_repeated':
      return t`The same address stands in row ${line ?? 0} already.`;
    case 'member_deactivated':
      return t`They were deactivated here. Let them in again under People instead.`;
    case 'group_unknown':
      return suggestion ? t`There's no group “${value}”. Near it: ${suggestion}.` : t`There's no group “${value}”.`;
    case 'group_too_long':
      return t`A group's name has at most ${formatNumber(GROUP_NAME_LENGTH)} letters.`;
    case 'too_many_groups':
      return t`One person can be in ten groups at most.`;
    case 'level_unknown':
      return t`“${value}” is no level. There are learner, manager and admin.`;
    case 'job_role_too_long':
      return t`A job has at most ${formatNumber(JOB_ROLE_LENGTH)} letters.`;
    case 'formula':
      return t`This begins like a formula of a spreadsheet, so it isn't taken.`;
    case 'unwritable':
      return t`There's a character in it that was lost on the way. Write it again.`;
  }
}

export function noteText({ code, value }: InviteNote): string {
  switch (code) {
    case 'no_header':
      return t`The first row names no columns, so they were taken as address, groups, level, job.`;
    case 'email_column_guessed':
      return t`No column is called email; “${value}” has the addresses.`;
    case 'column_unknown':
      return t`Left out: the column “${value}”.`;
    case 'column_repeated':
      return t`Left out: the column “${value}”, which stands there twice.`;
    case 'rows_cut':
      return t`Only the first ${formatNumber(Number(value))} rows were read. Send the others as a second file.`;
  }
}

/** What happened to a member, in a sentence. */
export function eventText({ type, by, facts }: MemberEvent): string {
  const who = by ?? t`They`;
  const name = String(facts.name ?? '');
  switch (type) {
    case 'organization_joined':
      return t`Joined`;
    case 'organization_left':
      return t`Left`;
    case 'member_added':
      return t`${who} let them in by an invitation`;
    case 'member_removed':
      return t`${who} removed them`;
    case 'member_deactivated':
      return t`${who} deactivated them`;
    case 'member_reactivated':
      return t`${who} let them in again`;
    case 'member_leave_set': {
      const from = formatDate(`${String(facts.from)}T12:00:00Z`);
      return facts.until
        ? t`${who} put them on leave from ${from} to ${formatDate(`${String(facts.until)}T12:00:00Z`)}`
        : t`${who} put them on leave from ${from}`;
    }
    case 'member_leave_ended':
      return t`${who} ended their leave`;
    case 'member_extra_time_set':
      return facts.percent === 0
        ? t`${who} took back the extra time for quizzes`
        : t`${who} gave them ${String(facts.percent)}% more time for quizzes`;
    case 'member_grouped':
      return facts.is_leader ? t`${who} made them lead ${name}` : t`${who} added them to ${name}`;
    case 'member_ungrouped':
      return t`${who} took them out of ${name}`;
    case 'member_reminded':
      return t`${who} sent a reminder`;
    case 'status_changed':
      return facts.to === 'on_leave' ? t`Went on leave` : t`Changed their status`;
    default:
      return changeText(who, facts);
  }
}

function changeText(who: string, { role, system_level: level, job_role: job }: MemberEvent['facts']): string {
  if (role === 'ORG_ADMIN') return t`${who} made them an admin`;
  if (level) return t`${who} made them a ${levelName(level as PersonLevel).toLowerCase()}`;
  if (role === 'basic') return t`${who} took the admin role back`;
  return t`${who} changed their job to ${String(job ?? '')}`;
}

/** Why some were left out of an act. */
export function skippedText(skipped: MembersActed['skipped']): string {
  const words = {
    not_found: t`not here any more`,
    yourself: t`yourself`,
    last_admin: t`the last admin`,
    admin: t`admins, whom you change on their own page`,
    reminded: t`reminded today already`,
    away: t`on leave or deactivated`,
  };
  const reasons = [...new Set(skipped.map(({ reason }) => reason))].map((reason) => words[reason]);
  return t`${plural(skipped.length, { one: '# person left out', other: '# people left out' })}: ${reasons.join(', ')}.`;
}
