import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../database.ts';
import { identityCodes } from '../identity.tables.ts';

export type Code = typeof identityCodes.$inferSelect;
export type CodeKind = Code['kind'];

type Handle = Database | Transaction;

export async function insertCode(tx: Handle, code: Code): Promise<void> {
  await tx.insert(identityCodes).values(code);
}

export async function findCode(db: Handle, codeHash: string): Promise<Code | null> {
  const [code] = await db.select().from(identityCodes).where(eq(identityCodes.codeHash, codeHash));
  return code ?? null;
}

/** Uses the code up: of two that come at once, one gets it. */
export async function takeCode(tx: Handle, codeHash: string, kinds: CodeKind[]): Promise<Code | null> {
  const [code] = await tx
    .delete(identityCodes)
    .where(and(eq(identityCodes.codeHash, codeHash), inArray(identityCodes.kind, kinds)))
    .returning();
  return code ?? null;
}

/** Makes the account's outstanding codes of these kinds worthless. */
export async function removeCodes(tx: Handle, uid: string, kinds: CodeKind[]): Promise<void> {
  await tx.delete(identityCodes).where(and(eq(identityCodes.uid, uid), inArray(identityCodes.kind, kinds)));
}

export async function removeExpiredCodes(db: Handle, now: Date): Promise<void> {
  await db.delete(identityCodes).where(lt(identityCodes.expiresAt, now));
}
