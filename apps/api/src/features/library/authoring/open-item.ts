import { isDeepStrictEqual } from 'node:util';
import { posix } from 'node:path';
import type { AuthorItem, AuthorStatus, DraftProblem, DraftText } from '@snapwell/contract/library/authoring.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import { parseTextId, versionTextId } from '@snapwell/contract/library/language-versions/text-id';
import type { Language } from '@snapwell/contract/text/language';
import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { readOriginalLanguage } from '#features/catalogue/index.ts';
import { findUser } from '#features/identity/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { missing, missingInPanel } from '../read/check-mentions.ts';
import { readingTask } from '../read/text-reader.ts';
import { readTargets, type Targets } from './authoring.read-model.ts';
import {
  type DraftRow,
  findDraft,
  findLibraryItem,
  findPlaceTitles,
  type ItemRow,
  listFilesIn,
} from './drafts.repository.ts';
import { baseOf, textOfItem } from './item-text.ts';
import { listItemVersions, loadVersionText, type VersionText } from './versions/version-text.ts';

/** What is stored of an item: its draft, what is published, or both. */
export interface StoredItem {
  readonly id: string;
  readonly kind: ContentKind;
  readonly moduleId: string | null;
  readonly chapterId: string | null;
  readonly position: number;
  readonly draft: DraftRow | null;
  readonly item: ItemRow | null;
  /** What an author goes on with. */
  readonly text: DraftText;
  /** What learners see. */
  readonly published: DraftText | null;
  /** Of an item in another language: what it is held against. `item` is the original then. */
  readonly version: VersionText | null;
}

/** Loads an item, or one in another language, for its authors; refuses one that is not there. */
export async function loadItem(scope: OrganizationScope, contentId: string): Promise<StoredItem> {
  const { itemId, language } = parseTextId(contentId);
  const [stored, item] = [await findDraft(scope, contentId), await findLibraryItem(scope, itemId)];
  const draft = stored?.discardedAt ? null : stored;
  if (language !== null) return loadVersion(scope, item ?? refuse(), { language, draft });
  const { kind, moduleId, chapterId, position } = item ?? draft ?? refuse();
  const published = item && textOfItem(item);
  const text = draft ? { head: draft.head, body: draft.body } : published!;
  return { id: contentId, kind, moduleId, chapterId, position, draft, item, text, published, version: null };
}

async function loadVersion(
  scope: OrganizationScope,
  item: ItemRow,
  { language, draft }: { readonly language: Language; readonly draft: DraftRow | null },
): Promise<StoredItem> {
  if (language === (await readOriginalLanguage(scope))) refuse();
  const { kind, moduleId, chapterId, position } = item;
  const version = await loadVersionText(scope, item, { language, draft });
  const { text, published } = version;
  const id = versionTextId(item.id, language);
  return { id, kind, moduleId, chapterId, position, draft, item, text, published, version };
}

function refuse(): never {
  throw new AppError('not_found');
}

/** The library has changed under the draft: it rests on something else than what is published now. */
export function isInConflict({ draft, published }: Pick<StoredItem, 'draft' | 'published'>): boolean {
  if (!draft?.base || !published) return false;
  return (
    !isDeepStrictEqual(published, draft.base) && !isDeepStrictEqual(published, { head: draft.head, body: draft.body })
  );
}

/** An item to be edited. */
export async function openItem({ db }: Pick<World, 'db'>, orgId: string, contentId: string): Promise<AuthorItem> {
  const { stored, media, titles, targets, changedBy, language, versions } = await inOrganization(
    db,
    orgId,
    async (scope) => {
      const stored = await loadItem(scope, contentId);
      return {
        stored,
        media: await readMedia(scope, stored),
        titles: await findPlaceTitles(scope, stored),
        targets: await readTargets(scope),
        changedBy: stored.draft && (await findUser(scope.tx, stored.draft.changedBy)),
        language: await readOriginalLanguage(scope),
        versions: await listItemVersions(scope, parseTextId(contentId).itemId),
      };
    },
  );
  const { id, kind, moduleId, chapterId, draft, item, text, published, version } = stored;
  return {
    id,
    kind,
    status: version ? statusOfVersion(version, item!.status) : (item?.status ?? 'new'),
    module: titles && { id: moduleId!, title: titles.module, status: titles.status },
    chapter: titles && { id: chapterId!, title: titles.chapter },
    revision: draft?.revision ?? 0,
    ...text,
    changed_by: draft && { uid: draft.changedBy, name: changedBy?.displayName ?? '' },
    changed_at: draft?.changedAt.toISOString() ?? null,
    publish_at: draft?.publishAt?.toISOString() ?? null,
    publish_failure: draft?.publishFailure ?? null,
    problems: await findProblems(stored, { ...targets, media: new Set(Object.keys(media)) }),
    published: published && {
      ...published,
      version: item!.version,
      published_at: (version?.row?.changedAt ?? item!.publishedAt)?.toISOString() ?? null,
    },
    is_conflict: isInConflict(stored),
    language: version?.language ?? language,
    versions,
    original: version && { ...version.original, language, was: version.was },
    media,
  };
}

const statusOfVersion = ({ row }: VersionText, original: AuthorStatus): AuthorStatus =>
  row ? (row.archivedAt ? 'archived' : original) : 'new';

/** The files that an item can name: those of its chapter and module, and those that were added to the draft. */
export async function readMedia(
  scope: OrganizationScope,
  { moduleId, chapterId, draft }: Pick<StoredItem, 'moduleId' | 'chapterId' | 'draft'>,
): Promise<Record<string, MediaFile>> {
  const base = baseOf({ moduleId, chapterId });
  const files = await listFilesIn(scope, [base, `modules/${moduleId}`]);
  const present = ({ servedKey, servedType, width, height }: Omit<MediaFile, 'url' | 'content_type'> & Served) => ({
    url: fileAddress(servedKey),
    content_type: servedType,
    width,
    height,
  });
  return {
    ...Object.fromEntries(files.map((file) => [posix.relative(base, file.path), present(file)])),
    ...Object.fromEntries(Object.entries(draft?.media ?? {}).map(([name, file]) => [name, present(file)])),
  };
}

interface Served {
  readonly servedKey: string;
  readonly servedType: string;
}

/** What must be mended in a draft before learners can see it. */
export async function findProblems(
  { kind, text: { head, body }, version }: Pick<StoredItem, 'kind' | 'text' | 'version'>,
  targets: Targets & { readonly media: ReadonlySet<string> },
): Promise<DraftProblem[]> {
  try {
    const original = version?.original.body ?? null;
    const { problems, mentions } = await inThread(readingTask('checkDraftText'), { kind, head, body, original });
    const known = { media: targets.media, term: targets.terms, content: targets.items, module: targets.modules };
    const lost = mentions.filter(({ type, target }) => !known[type].has(target));
    return [
      ...problems,
      ...lost.map(({ path, line, ...mention }) => ({
        path,
        line,
        message: missing(mention),
        said: missingInPanel(mention),
      })),
    ];
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return [{ path: ['body'], line: null, message: error.message, said: null }];
  }
}
