import { seal, unseal } from '@snapwell/identity-service/tokens/seal';
import { and, asc, desc, eq } from 'drizzle-orm';
import { calculateJwkThumbprint, type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { issuerKeys } from '../certificates.tables.ts';

export const SIGNING_ALGORITHM = 'EdDSA';

interface SigningKey {
  readonly id: string;
  readonly key: CryptoKey;
}

/**
 * The key that an organization signs with now; made when it is first wanted, and again when the server's secret has
 * changed: then nobody can open the old one any more.
 */
export async function signingKeyOf(
  { tx, orgId }: OrganizationScope,
  { issuerKey, at }: { issuerKey: Buffer; at: Date },
): Promise<SigningKey> {
  const [latest] = await tx
    .select()
    .from(issuerKeys)
    .where(eq(issuerKeys.orgId, orgId))
    .orderBy(desc(issuerKeys.createdAt))
    .limit(1);
  const opened = latest && open(issuerKey, latest.sealedPrivateKey);
  if (opened) return { id: latest.id, key: await keyOf(opened) };
  const pair = await generateKeyPair(SIGNING_ALGORITHM, { crv: 'Ed25519', extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const id = await calculateJwkThumbprint(publicJwk);
  await tx.insert(issuerKeys).values({
    orgId,
    id,
    publicJwk: { ...publicJwk, kid: id, alg: SIGNING_ALGORITHM, use: 'sig' },
    sealedPrivateKey: seal(issuerKey, JSON.stringify(await exportJWK(pair.privateKey))),
    createdAt: at,
  });
  return { id, key: pair.privateKey };
}

function open(issuerKey: Buffer, sealed: string): JWK | null {
  try {
    return JSON.parse(unseal(issuerKey, sealed)) as JWK;
  } catch {
    return null;
  }
}

const keyOf = async (jwk: JWK) => (await importJWK(jwk, SIGNING_ALGORITHM)) as CryptoKey;

/** The public halves, the oldest first. */
export async function listPublicKeys({ tx, orgId }: OrganizationScope): Promise<Record<string, unknown>[]> {
  const rows = await tx
    .select({ jwk: issuerKeys.publicJwk })
    .from(issuerKeys)
    .where(eq(issuerKeys.orgId, orgId))
    .orderBy(asc(issuerKeys.createdAt));
  return rows.map(({ jwk }) => jwk);
}

export async function findPublicKey(
  { tx, orgId }: OrganizationScope,
  id: string,
): Promise<Record<string, unknown> | null> {
  const [row] = await tx
    .select({ jwk: issuerKeys.publicJwk })
    .from(issuerKeys)
    .where(and(eq(issuerKeys.orgId, orgId), eq(issuerKeys.id, id)));
  return row?.jwk ?? null;
}
