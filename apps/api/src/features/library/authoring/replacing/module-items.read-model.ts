import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftText } from '@snapwell/contract/library/authoring.schemas';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { chapters, contentItems, modules } from '#features/catalogue/catalogue.tables.ts';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { contentDrafts } from '#features/library/library.tables.ts';
import { textOfItem } from '../item-text.ts';

/** An item of a module with the text that its author goes on with. */
export interface ModuleItem {
  readonly id: string;
  readonly kind: ContentKind;
  /** 0 where there is no draft. */
  readonly revision: number;
  readonly text: DraftText;
}

/** Everything that stands in a module, in its order, what is new last; null when there is no such module. */
export async function listModuleItems(
  { tx, orgId }: OrganizationScope,
  moduleId: string,
): Promise<ModuleItem[] | null> {
  const [module] = await tx
    .select({ id: modules.id })
    .from(modules)
    .where(and(eq(modules.orgId, orgId), eq(modules.id, moduleId)));
  if (!module) return null;
  const rows = await tx
    .select({ item: contentItems, draft: contentDrafts })
    .from(contentItems)
    .innerJoin(
      chapters,
      and(eq(chapters.orgId, orgId), eq(chapters.moduleId, moduleId), eq(chapters.id, contentItems.chapterId)),
    )
    .leftJoin(
      contentDrafts,
      and(
        eq(contentDrafts.orgId, orgId),
        eq(contentDrafts.contentId, contentItems.id),
        isNull(contentDrafts.discardedAt),
      ),
    )
    .where(and(eq(contentItems.orgId, orgId), eq(contentItems.moduleId, moduleId), isNull(contentItems.ownerUid)))
    .orderBy(asc(chapters.position), asc(contentItems.position));
  const known = new Set(rows.map(({ item }) => item.id));
  const drafts = await tx
    .select()
    .from(contentDrafts)
    .where(and(eq(contentDrafts.orgId, orgId), eq(contentDrafts.moduleId, moduleId), isNull(contentDrafts.discardedAt)))
    .orderBy(asc(contentDrafts.chapterId), asc(contentDrafts.position));
  const published = rows.map(({ item, draft }) => ({
    id: item.id,
    kind: item.kind,
    revision: draft?.revision ?? 0,
    text: draft ? { head: draft.head, body: draft.body } : textOfItem(item),
  }));
  const fresh = drafts
    .filter(({ contentId }) => !known.has(contentId))
    .map(({ contentId, kind, revision, head, body }) => ({ id: contentId, kind, revision, text: { head, body } }));
  return [...published, ...fresh];
}
