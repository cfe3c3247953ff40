import { createHash, randomBytes } from 'node:crypto';
import { MOST_API_TOKENS } from '@snapwell/contract/organizations/integrations/integrations.limits';
import type {
  ApiScope,
  ApiToken,
  newApiToken,
} from '@snapwell/contract/organizations/integrations/integrations.schemas';
import type { z } from 'zod';
import { acrossOrganizations, inOrganization } from '#platform/database/transaction.ts';
import { AppError } from '#platform/http/app-error.ts';
import { newId } from '#platform/new-id.ts';
import type { OrganizationCaller } from '#security/caller.ts';
import type { World } from '#world.ts';
import {
  type ApiTokenRow,
  endToken,
  findTokenByHash,
  insertToken,
  listTokenRows,
  markTokenUsed,
} from './api-tokens.repository.ts';
import { record } from './webhooks.ts';

const PREFIX = 'swk_';
const HINT_LENGTH = 8;
const DAY_MS = 24 * 60 * 60_000;
/** How exactly it is known when a key was used last. */
const USE_MS = 60_000;

type TokenWorld = Pick<World, 'db' | 'clock'>;

export function listApiTokens({ db }: Pick<World, 'db'>, orgId: string): Promise<{ items: ApiToken[] }> {
  return inOrganization(db, orgId, async (scope) => ({ items: (await listTokenRows(scope)).map(present) }));
}

/** Makes a key that may do what its maker may, within its scopes, until it ends. It is told now and never again. */
export function createApiToken(
  { db, clock }: TokenWorld,
  caller: OrganizationCaller,
  { name, scopes, days }: z.output<typeof newApiToken>,
): Promise<ApiToken & { token: string }> {
  const at = clock.now();
  const token = PREFIX + randomBytes(32).toString('base64url');
  return inOrganization(db, caller.orgId, async (scope) => {
    const live = (await listTokenRows(scope)).filter(({ revokedAt, expiresAt }) => !revokedAt && expiresAt > at);
    if (live.length >= MOST_API_TOKENS) throw new AppError('limit_reached');
    const row = await insertToken(scope, {
      id: newId(at),
      name,
      scopes: [...new Set(scopes)],
      uid: caller.uid,
      tokenHash: hashOf(token),
      hint: token.slice(0, HINT_LENGTH),
      createdAt: at,
      expiresAt: new Date(at.getTime() + days * DAY_MS),
    });
    await record(scope, caller, { act: 'api_token_created', target: row.id, details: { scopes, days }, at });
    return { ...present(row), token };
  });
}

/** Ends a key at once. */
export function revokeApiToken({ db, clock }: TokenWorld, caller: OrganizationCaller, id: string): Promise<ApiToken> {
  const at = clock.now();
  return inOrganization(db, caller.orgId, async (scope) => {
    const row = await endToken(scope, id, at);
    if (!row) throw new AppError('not_found');
    await record(scope, caller, { act: 'api_token_revoked', target: id, at });
    return present(row);
  });
}

/** True for what is a key of a program and not the token of a person who signed in. */
export const isApiToken = (token: string): boolean => token.startsWith(PREFIX);

/** Whose key it is, where it holds and for what; refused when it is none, has ended or was revoked. */
export async function readApiToken(
  { db, clock }: TokenWorld,
  token: string,
): Promise<{ uid: string; orgId: string; scopes: readonly ApiScope[] }> {
  const at = clock.now();
  return acrossOrganizations(db, async (tx) => {
    const row = await findTokenByHash(tx, hashOf(token));
    if (!row || row.revokedAt || row.expiresAt <= at) throw new AppError('authentication_required');
    const unlessSince = new Date(at.getTime() - USE_MS);
    if (!row.lastUsedAt || row.lastUsedAt < unlessSince) await markTokenUsed(tx, row.tokenHash, { at, unlessSince });
    return { uid: row.uid, orgId: row.orgId, scopes: row.scopes };
  });
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function present(row: ApiTokenRow): ApiToken {
  return {
    id: row.id,
    name: row.name,
    hint: row.hint,
    scopes: row.scopes,
    made_by: row.uid,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
    is_revoked: row.revokedAt !== null,
  };
}
