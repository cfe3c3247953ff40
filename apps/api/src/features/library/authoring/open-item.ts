import { isDeepStrictEqual } from 'node:util';
import { posix } from 'node:path';
import type { AuthorItem, DraftProblem, DraftText } from '@snapwell/contract/library/authoring.schemas';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { MediaFile } from '@snapwell/contract/learning/content.schemas';
import { AppError } from '#platform/http/app-error.ts';
import { fileAddress } from '#platform/files/file-keys.ts';
import { findUser } from '#features/identity/index.ts';
import { inOrganization, type OrganizationScope } from '#platform/database/transaction.ts';
import { inThread } from '#platform/untrusted/in-thread.ts';
import { LimitReached } from '#platform/untrusted/task.ts';
import type { World } from '#world.ts';
import { missing } from '../read/check-mentions.ts';
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
}

/** Loads an item for its authors; refuses one that is not there. */
export async function loadItem(scope: OrganizationScope, contentId: string): Promise<StoredItem> {
  const [stored, item] = [await findDraft(scope, contentId), await findLibraryItem(scope, contentId)];
  const draft = stored?.discardedAt ? null : stored;
  const { kind, moduleId, chapterId, position } = item ?? draft ?? refuse();
  const text = draft ? { head: draft.head, body: draft.body } : textOfItem(item!);
  return { id: contentId, kind, moduleId, chapterId, position, draft, item, text };
}

function refuse(): never {
  throw new AppError('not_found');
}

/** The library has changed under the draft: it rests on something else than what is published now. */
export function isInConflict({ draft, item }: Pick<StoredItem, 'draft' | 'item'>): boolean {
  if (!draft || !item || !draft.base) return false;
  const published = textOfItem(item);
  return (
    !isDeepStrictEqual(published, draft.base) && !isDeepStrictEqual(published, { head: draft.head, body: draft.body })
  );
}

/** An item to be edited. */
export async function openItem({ db }: Pick<World, 'db'>, orgId: string, contentId: string): Promise<AuthorItem> {
  const { stored, media, titles, targets, changedBy } = await inOrganization(db, orgId, async (scope) => {
    const stored = await loadItem(scope, contentId);
    return {
      stored,
      media: await readMedia(scope, stored),
      titles: await findPlaceTitles(scope, stored),
      targets: await readTargets(scope),
      changedBy: stored.draft && (await findUser(scope.tx, stored.draft.changedBy)),
    };
  });
  const { id, kind, moduleId, chapterId, draft, item, text } = stored;
  return {
    id,
    kind,
    status: item?.status ?? 'new',
    module: titles && { id: moduleId!, title: titles.module },
    chapter: titles && { id: chapterId!, title: titles.chapter },
    revision: draft?.revision ?? 0,
    ...text,
    changed_by: draft && { uid: draft.changedBy, name: changedBy?.displayName ?? '' },
    changed_at: draft?.changedAt.toISOString() ?? null,
    publish_at: draft?.publishAt?.toISOString() ?? null,
    publish_failure: draft?.publishFailure ?? null,
    problems: await findProblems({ kind, ...text }, { ...targets, media: new Set(Object.keys(media)) }),
    published: item && {
      ...textOfItem(item),
      version: item.version,
      published_at: item.publishedAt?.toISOString() ?? null,
    },
    is_conflict: isInConflict(stored),
    media,
  };
}

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
  text: DraftText & { readonly kind: ContentKind },
  targets: Targets & { readonly media: ReadonlySet<string> },
): Promise<DraftProblem[]> {
  try {
    const { problems, mentions } = await inThread(readingTask('checkDraftText'), text);
    const known = { media: targets.media, term: targets.terms, content: targets.items, module: targets.modules };
    const lost = mentions.filter(({ type, target }) => !known[type].has(target));
    return [...problems, ...lost.map(({ path, line, ...mention }) => ({ path, line, message: missing(mention) }))];
  } catch (error) {
    if (!(error instanceof LimitReached)) throw error;
    return [{ path: ['body'], line: null, message: error.message }];
  }
}
