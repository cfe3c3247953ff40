import type { InviteOutcome, InviteRow } from '@snapwell/contract/organizations/invites.schemas';
import { JOB_ROLE_LENGTH } from '@snapwell/contract/organizations/organizations.limits';
import type { OrganizationRole, SystemLevel } from '@snapwell/contract/organizations/organizations.schemas';
import { z } from 'zod';

/** What is known of the organization when rows are looked at. Names and addresses in lower case. */
export interface KnownFacts {
  readonly groupIdsByName: ReadonlyMap<string, string>;
  readonly memberEmails: ReadonlySet<string>;
  readonly invitedEmails: ReadonlySet<string>;
  /** Got an invitation by mail in the last 24 hours. */
  readonly mailedEmails: ReadonlySet<string>;
}

export interface InspectedRow {
  readonly email: string;
  readonly outcome: InviteOutcome;
  readonly role: OrganizationRole;
  readonly systemLevel: SystemLevel;
  readonly jobRole: string;
  readonly groupIds: readonly string[];
}

const address = z.email().max(254);

export const addressOf = (row: Pick<InviteRow, 'email'>): string => row.email.trim().toLowerCase();

/** Says for each row what will become of it. Rows are judged one by one, so a bad one stops nobody else. */
export function inspectInvites(rows: readonly InviteRow[], facts: KnownFacts): InspectedRow[] {
  const seen = new Set<string>();
  return rows.map((row) => {
    const email = addressOf(row);
    const inspected = {
      email,
      outcome: judge(row, { email, isRepeated: seen.has(email), facts }),
      role: row.role ?? 'basic',
      // Whoever runs the organization sees all of it, unless said otherwise.
      systemLevel: row.system_level ?? (row.role === 'ORG_ADMIN' ? 'admin' : 'learner'),
      jobRole: row.job_role?.trim() ?? '',
      groupIds: groupsOf(row).flatMap((name) => facts.groupIdsByName.get(name) ?? []),
    } as const;
    seen.add(email);
    return inspected;
  });
}

function judge(
  row: InviteRow,
  { email, isRepeated, facts }: { email: string; isRepeated: boolean; facts: KnownFacts },
): InviteOutcome {
  if (!address.safeParse(email).success) return 'invalid_email';
  if (isRepeated) return 'repeated';
  if (facts.memberEmails.has(email)) return 'already_member';
  if ((row.job_role?.trim().length ?? 0) > JOB_ROLE_LENGTH) return 'invalid_job_role';
  if (groupsOf(row).some((name) => !facts.groupIdsByName.has(name))) return 'unknown_group';
  if (facts.mailedEmails.has(email)) return 'mailed_today';
  return facts.invitedEmails.has(email) ? 'renewed' : 'invited';
}

const groupsOf = (row: InviteRow) => (row.groups ?? []).map((name) => name.trim().toLowerCase());

/** Whether an invitation is written and mailed for a row. */
export const isDue = ({ outcome }: InspectedRow): boolean => outcome === 'invited' || outcome === 'renewed';
