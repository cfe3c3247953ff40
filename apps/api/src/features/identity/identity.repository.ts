import type { Language } from '@snapwell/contract/text/language';
import { FORMER_MEMBER } from '@snapwell/contract/profiles/profiles.limits';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#platform/database/database.ts';
import { newId } from '#platform/new-id.ts';
import { users } from './identity.tables.ts';

export type User = typeof users.$inferSelect;
type NewUser = typeof users.$inferInsert;

/** Adds the account unless it is there; true when it was new. */
export async function insertUser(db: Database | Transaction, user: NewUser): Promise<boolean> {
  const added = await db
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.uid })
    .returning({ uid: users.uid });
  return added.length === 1;
}

export async function findUser(db: Database | Transaction, uid: string): Promise<User | null> {
  const [user] = await db.select().from(users).where(eq(users.uid, uid));
  return user ?? null;
}

/** What the account of this id has chosen, else that of this address; null for neither. */
export async function findLanguage(
  db: Database | Transaction,
  { uid, email }: { uid: string | null; email: string },
): Promise<Language | null> {
  const holder = uid === null ? eq(users.email, email) : or(eq(users.uid, uid), eq(users.email, email));
  const [row] = await db
    .select({ language: users.language })
    .from(users)
    .where(holder)
    .orderBy(sql`${users.uid} = ${uid ?? ''} desc`)
    .limit(1);
  return row?.language ?? null;
}

/** What the accounts of these addresses have chosen, by address. */
export async function findLanguages(
  db: Database | Transaction,
  emails: readonly string[],
): Promise<ReadonlyMap<string, Language>> {
  const rows = await db
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(and(inArray(users.email, [...emails]), isNotNull(users.language)));
  return new Map(rows.map(({ email, language }) => [email, language!]));
}

export async function updateUser(
  db: Database | Transaction,
  uid: string,
  changes: Partial<NewUser>,
): Promise<User | null> {
  const [user] = await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.uid, uid))
    .returning();
  return user ?? null;
}

/** Takes an address from the account that still carries it, for somebody who has proven that it is theirs. */
export async function releaseEmail(tx: Transaction, email: string, newOwner: string): Promise<void> {
  await tx
    .update(users)
    .set({ email: sql`${users.uid} || '@released.invalid'`, updatedAt: sql`now()` })
    .where(and(eq(users.email, email), ne(users.uid, newOwner)));
}

/**
 * Takes everything that names a person out of their row. The row stays: what they did keeps an owner whom nobody
 * knows.
 */
export async function eraseUser(tx: Transaction, uid: string): Promise<void> {
  await tx
    .update(users)
    .set({
      email: `${newId()}@erased.invalid`,
      username: '',
      displayName: FORMER_MEMBER,
      firstName: '',
      lastName: '',
      photoUrl: null,
      language: null,
      role: 'basic',
      isDisabled: true,
      updatedAt: sql`now()`,
    })
    .where(eq(users.uid, uid));
}
