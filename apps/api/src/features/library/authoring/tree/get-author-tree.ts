import type { AuthorTree, AuthorTreeItem } from '@snapwell/contract/library/authoring.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { inOrganization } from '#platform/database/transaction.ts';
import type { World } from '#world.ts';
import { readTree, type StoredTree } from '../tree.repository.ts';
import { listStaleLanguages } from '../versions/versions.repository.ts';

/** The whole library as its authors see it. */
export function getAuthorTree({ db }: Pick<World, 'db'>, orgId: string): Promise<AuthorTree> {
  return inOrganization(db, orgId, async (scope) =>
    presentTree(await readTree(scope), await listStaleLanguages(scope)),
  );
}

type PlacedItem = Omit<AuthorTreeItem, 'stale_languages'> & { readonly chapter: string; readonly position: number };

function presentTree(tree: StoredTree, stale: ReadonlyMap<string, Language[]>): AuthorTree {
  const placed = placeItems(tree)
    .map((item) => ({ ...item, stale_languages: stale.get(item.id) ?? [] }))
    .sort((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1));
  const byChapter = Map.groupBy(placed, ({ chapter }) => chapter);
  const chaptersOf = Map.groupBy(tree.chapters, ({ moduleId }) => moduleId);
  const known = new Set(tree.chapters.map(({ moduleId, id }) => `${moduleId}/${id}`));
  return {
    modules: tree.modules.map(({ id, title, summary, status }) => ({
      id,
      title,
      summary,
      status,
      chapters: (chaptersOf.get(id) ?? []).map((chapter) => ({
        id: chapter.id,
        title: chapter.title,
        summary: chapter.summary,
        items: byChapter.get(`${id}/${chapter.id}`) ?? [],
      })),
    })),
    homeless: placed.filter(({ chapter }) => !known.has(chapter)),
  };
}

/** Published items with what is written of them, and new ones. */
export function placeItems({ items, drafts }: Pick<StoredTree, 'items' | 'drafts'>): PlacedItem[] {
  const draftOf = new Map(drafts.filter(({ discardedAt }) => !discardedAt).map((draft) => [draft.contentId, draft]));
  const known = new Set(items.map(({ id }) => id));
  return [
    ...items.map(({ moduleId, chapterId, ...item }) => {
      const draft = draftOf.get(item.id);
      return {
        ...item,
        title: draft?.title ?? item.title,
        minutes: draft?.minutes ?? item.minutes,
        has_changes: draft !== undefined,
        publish_at: draft?.publishAt?.toISOString() ?? null,
        chapter: `${moduleId}/${chapterId}`,
      };
    }),
    ...[...draftOf.values()]
      .filter(({ contentId }) => !known.has(contentId))
      .map(({ contentId, moduleId, chapterId, publishAt, kind, title, minutes, position }) => ({
        id: contentId,
        kind,
        title,
        minutes,
        position,
        status: 'new' as const,
        has_changes: true,
        publish_at: publishAt?.toISOString() ?? null,
        checked: null,
        asks_for_rule: false,
        chapter: `${moduleId}/${chapterId}`,
      })),
  ];
}
