import { simulationBody, type SimulationBody } from '@snapwell/contract/simulations/simulation-body';
import { LRUCache } from 'lru-cache';
import { hasSameStructure } from '@snapwell/contract/library/language-versions/same-structure';
import type { Language } from '@snapwell/contract/text/language';
import { missingFor, readItemVersions, type TreeItem, withCatalogue } from '#features/catalogue/index.ts';
import { findContentVersion, readContent, readPublicContent } from '#features/learning/index.ts';
import type { AttemptOwner } from '#features/quizzes/index.ts';
import { AppError } from '#platform/http/app-error.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import type { World } from '#world.ts';
import type { ServedFile } from '../simulations.tables.ts';

/** A simulation as it stands now, for somebody who may play it. */
export interface OpenSimulation {
  readonly scope: OrganizationScope;
  readonly id: string;
  readonly title: string;
  /** What is kept of an attempt is kept under this one. */
  readonly originalTitle: string;
  readonly summary: string;
  readonly minutes: number;
  readonly version: number;
  readonly moduleId: string | null;
  readonly chapterId: string | null;
  readonly isPublic: boolean;
  readonly coverUrl: string | null;
  readonly body: SimulationBody;
  /** In which it is shown, and in which it can be. */
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly files: Readonly<Record<string, ServedFile>>;
  readonly organizationName: string | null;
  /** What keeps it locked. */
  readonly missing: readonly TreeItem[];
}

export interface SimulationQuery {
  readonly orgId: string;
  readonly contentId: string;
  readonly owner: AttemptOwner;
  /** It is only looked at: a locked one may be. */
  readonly isLookedAt?: boolean;
}

/**
 * Finds a simulation and works with it in one transaction. For members it must be in the library and open to them;
 * for strangers it must be public. What is not there and what may not be seen are the same answer.
 */
export function withSimulation<T>(
  world: Pick<World, 'db'>,
  { orgId, contentId, owner, isLookedAt = false }: SimulationQuery,
  work: (simulation: OpenSimulation) => Promise<T>,
): Promise<T> {
  if (owner.kind === 'device') {
    return inOrganization(world.db, orgId, async (scope) => {
      const row = await readPublicContent(scope, contentId);
      if (!row) throw new AppError('not_found');
      return work(asOpenSimulation(scope, row, { organizationName: row.organizationName, missing: [] }));
    });
  }
  const { uid } = owner;
  return withCatalogue(world, { orgId, uid }, async ({ scope, tree, learner }) => {
    const item = tree.itemById.get(contentId);
    const row = item && (await readContent(scope, { uid, contentId }));
    if (!row) throw new AppError('not_found');
    const missing = missingFor(tree, learner, item);
    const simulation = asOpenSimulation(scope, row, { organizationName: null, missing });
    if (missing.length > 0 && !isLookedAt) throw new AppError('content_locked');
    return work(simulation);
  });
}

type Row = Pick<
  NonNullable<Awaited<ReturnType<typeof readContent>>>,
  'item' | 'media' | 'coverKey' | 'language' | 'languages' | 'originalTitle'
>;

function asOpenSimulation(
  scope: OrganizationScope,
  { item, media, coverKey, language, languages, originalTitle }: Row,
  around: Pick<OpenSimulation, 'organizationName' | 'missing'>,
): OpenSimulation {
  if (item.kind !== 'simulation') throw new AppError('not_found');
  const files = Object.entries(media).map(
    ([name, { key, width, height }]) => [name, { url: fileAddress(key), width, height }] as const,
  );
  const { id, title, summary, minutes, version, moduleId, chapterId, isPublic } = item;
  return {
    scope,
    id,
    title,
    summary,
    minutes,
    version,
    moduleId,
    chapterId,
    isPublic,
    coverUrl: coverKey && fileAddress(coverKey),
    body: simulationBody.parse(item.body),
    language,
    languages,
    originalTitle,
    files: Object.fromEntries(files),
    ...around,
  };
}

/** By organization, simulation and version: a version never changes. */
const pinned = new LRUCache<string, SimulationBody>({ max: 200 });

/**
 * The simulation as it was in the version an attempt is pinned to: scenes in the language that is read, a conversation
 * in its own, because what is said is understood and spoken in that one.
 */
export async function loadPinnedBody(
  scope: OrganizationScope,
  { contentId, contentVersion }: { contentId: string; contentVersion: number },
): Promise<SimulationBody> {
  const key = `${scope.orgId}/${contentId}/${contentVersion}`;
  const known = pinned.get(key);
  if (known) return inLanguage(scope, contentId, known);
  const stored = await findContentVersion(scope, { contentId, version: contentVersion });
  if (!stored) throw new AppError('not_found');
  const body = simulationBody.parse(stored.body);
  pinned.set(key, body);
  return inLanguage(scope, contentId, body);
}

async function inLanguage(scope: OrganizationScope, contentId: string, body: SimulationBody): Promise<SimulationBody> {
  if (body.play === 'conversation') return body;
  const versions = await readItemVersions(scope, [contentId]);
  const read = versions.find(({ language }) => language === scope.language);
  return read && hasSameStructure(body, read.body) ? (read.body as SimulationBody) : body;
}
