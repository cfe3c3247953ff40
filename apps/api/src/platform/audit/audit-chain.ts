import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** What the first entry follows. */
export const CHAIN_BEGIN = '0'.repeat(64);

export interface ActFacts {
  readonly orgId: string | null;
  readonly uid: string | null;
  readonly address: string | null;
  readonly target: string;
  readonly details: Record<string, unknown>;
}

export interface ChainEntry {
  readonly seq: number;
  readonly act: string;
  readonly happenedAt: Date;
  readonly factsHash: string;
  readonly previousHash: string;
  readonly hash: string;
}

export interface Checkpoint {
  readonly seq: number;
  readonly hash: string;
  readonly kind: 'seal' | 'cut';
  readonly sealedAt: Date;
  readonly signature: string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same text for the same value, however the database ordered its keys. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const pairs = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${pairs.map(([key, member]) => `${JSON.stringify(key)}:${canonical(member)}`).join(',')}}`;
}

/** What an entry says of its facts. Without the salt nobody can try names until one fits. */
export function hashFacts(salt: string, { orgId, uid, address, target, details }: ActFacts): string {
  return sha256(canonical([salt, orgId, uid, address, target, details]));
}

/** The link of an entry to the one before. */
export function hashEntry({ seq, act, happenedAt, factsHash, previousHash }: Omit<ChainEntry, 'hash'>): string {
  return sha256(canonical([seq, act, happenedAt.toISOString(), factsHash, previousHash]));
}

/** Signs where the chain stands; anybody who has the public key can check it. */
export interface AuditSigner {
  readonly publicKey: string;
  sign(point: Omit<Checkpoint, 'signature'>): string;
  isSigned(point: Checkpoint): boolean;
}

const ED25519_SEED = Buffer.from('302e020100300506032b657004220420', 'hex');

/** A signer from 32 secret bytes: the same in every process that shares the server's secret. */
export function auditSignerOf(seed: Buffer): AuditSigner {
  const key = createPrivateKey({ key: Buffer.concat([ED25519_SEED, seed]), format: 'der', type: 'pkcs8' });
  const publicKey: KeyObject = createPublicKey(key);
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64url'),
    sign: (point) => sign(null, textOf(point), key).toString('base64url'),
    isSigned: (point) => verify(null, textOf(point), publicKey, Buffer.from(point.signature, 'base64url')),
  };
}

const textOf = ({ seq, hash, kind, sealedAt }: Omit<Checkpoint, 'signature'>) =>
  Buffer.from(canonical([seq, hash, kind, sealedAt.toISOString()]));

/** One thing that is wrong with the chain. */
export interface ChainProblem {
  readonly seq: number;
  readonly what: 'facts' | 'hash' | 'link' | 'missing' | 'signature' | 'checkpoint';
}

/** Reads a chain from its beginning, entry by entry, and says what does not fit. */
export function createChainReader(checkpoints: readonly Checkpoint[], signer: Pick<AuditSigner, 'isSigned'>) {
  const problems: ChainProblem[] = checkpoints
    .filter((point) => !signer.isSigned(point))
    .map(({ seq }) => ({ seq, what: 'signature' }));
  const cut = checkpoints.findLast(({ kind }) => kind === 'cut');
  const sealed = new Map(checkpoints.map(({ seq, hash }) => [seq, hash]));
  let [lastSeq, lastHash] = cut ? [cut.seq, cut.hash] : [0, CHAIN_BEGIN];
  return {
    /** `facts` is null where they were erased. */
    read(entry: ChainEntry, facts: (ActFacts & { readonly salt: string }) | null): void {
      const { seq } = entry;
      for (let missing = lastSeq + 1; missing < seq; missing++) problems.push({ seq: missing, what: 'missing' });
      if (entry.previousHash !== lastHash && seq === lastSeq + 1) problems.push({ seq, what: 'link' });
      if (hashEntry(entry) !== entry.hash) problems.push({ seq, what: 'hash' });
      if (facts && hashFacts(facts.salt, facts) !== entry.factsHash) problems.push({ seq, what: 'facts' });
      const expected = sealed.get(seq);
      if (expected !== undefined && expected !== entry.hash) problems.push({ seq, what: 'checkpoint' });
      [lastSeq, lastHash] = [seq, entry.hash];
    },
    /** What was wrong, once every entry was read. */
    end(): ChainProblem[] {
      for (const { seq } of checkpoints) if (seq > lastSeq) problems.push({ seq, what: 'missing' });
      return problems;
    },
  };
}
