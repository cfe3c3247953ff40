import { and, arrayContains, desc, eq, exists, gt, isNull, like, not, type SQL } from 'drizzle-orm';
import { users } from '#features/identity/index.ts';
import type { Database } from '#platform/database/database.ts';
import { isAhead } from '#platform/database/sql/keyset.ts';
import { containing } from '#platform/database/sql/like.ts';
import { byName } from '../organizations.read-model.ts';
import type { OrganizationRow } from '../organizations.repository.ts';
import { invites, memberships, organizations } from '../organizations.tables.ts';

interface Seeker {
  readonly uid: string;
  /** Their proved address, or null. */
  readonly email: string | null;
  readonly domain: string | null;
  readonly now: Date;
}

interface Listing extends Seeker {
  readonly search: string | undefined;
  readonly after: readonly [name: string, id: string] | undefined;
  readonly limit: number;
}

export interface PendingInvite {
  readonly organization: OrganizationRow;
  readonly id: string;
  readonly invitedBy: string;
  readonly expiresAt: Date;
}

/** Open invitations to an address, newest first. */
export function listPendingInvites(
  db: Database,
  { uid, email, now, limit }: Seeker & { email: string; limit: number },
): Promise<PendingInvite[]> {
  return db
    .select({ organization: organizations, id: invites.id, invitedBy: users.displayName, expiresAt: invites.expiresAt })
    .from(invites)
    .innerJoin(organizations, eq(organizations.id, invites.orgId))
    .innerJoin(users, eq(users.uid, invites.invitedBy))
    .where(
      and(
        eq(invites.email, email),
        isNull(invites.acceptedAt),
        gt(invites.expiresAt, now),
        eq(organizations.isSuspended, false),
        not(exists(ownMembership(db, uid))),
      ),
    )
    .orderBy(desc(invites.createdAt))
    .limit(limit);
}

/** Organizations that let a person in by themselves, by name: two walks along an index, one for each reason. */
export async function listOpenTo(db: Database, listing: Listing): Promise<OrganizationRow[]> {
  const { domain, limit } = listing;
  const open = await walk(db, listing, eq(organizations.joinPolicy, 'open'));
  if (domain === null) return open;
  const ofDomain = await walk(
    db,
    listing,
    and(eq(organizations.joinPolicy, 'domain'), arrayContains(organizations.joinDomains, [domain]))!,
  );
  const keyOf = ({ name, id }: OrganizationRow) => [name.toLowerCase(), id] as const;
  return [...open, ...ofDomain].sort((a, b) => compare(keyOf(a), keyOf(b))).slice(0, limit);
}

function walk(db: Database, { uid, email, now, search, after, limit }: Listing, policy: SQL) {
  const isInvited = exists(
    db
      .select({ id: invites.id })
      .from(invites)
      .where(
        and(
          eq(invites.orgId, organizations.id),
          eq(invites.email, email ?? ''),
          isNull(invites.acceptedAt),
          gt(invites.expiresAt, now),
        ),
      ),
  );
  return db
    .select()
    .from(organizations)
    .where(
      and(
        policy,
        eq(organizations.isSuspended, false),
        isAhead([byName, organizations.id], after),
        search ? like(byName, containing(search)) : undefined,
        not(exists(ownMembership(db, uid))),
        email === null ? undefined : not(isInvited),
      ),
    )
    .orderBy(byName, organizations.id)
    .limit(limit);
}

function ownMembership(db: Database, uid: string) {
  return db
    .select({ uid: memberships.uid })
    .from(memberships)
    .where(and(eq(memberships.orgId, organizations.id), eq(memberships.uid, uid), isNull(memberships.leftAt)));
}

function compare(a: readonly string[], b: readonly string[]): number {
  const [first, second] = [a.join('\u0000'), b.join('\u0000')];
  return first < second ? -1 : Number(first > second);
}
