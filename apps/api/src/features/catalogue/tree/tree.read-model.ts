import { and, asc, eq, sql } from 'drizzle-orm';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import { assets, chapters, contentItems, libraries, modules } from '../catalogue.tables.ts';
import { readTitles } from '../versions.read-model.ts';
import type { TreeRows } from './tree.ts';

/** Everything published of a library, in its order and in the language that is read. */
export async function readTreeRows(scope: OrganizationScope): Promise<TreeRows> {
  const { tx, orgId } = scope;
  const [library] = await tx.select({ version: libraries.version }).from(libraries).where(eq(libraries.orgId, orgId));
  const coverOf = (path: typeof modules.cover | typeof contentItems.cover) =>
    sql<
      string | null
    >`(select ${assets.servedKey} from ${assets} where ${assets.orgId} = ${orgId} and ${assets.path} = ${path})`;
  const moduleRows = await tx
    .select({
      id: modules.id,
      title: modules.title,
      summary: modules.summary,
      tags: modules.tags,
      cover: coverOf(modules.cover),
    })
    .from(modules)
    .where(and(eq(modules.orgId, orgId), eq(modules.status, 'published')))
    .orderBy(asc(modules.position), asc(modules.id));
  const chapterRows = await tx
    .select({ id: chapters.id, moduleId: chapters.moduleId, title: chapters.title, summary: chapters.summary })
    .from(chapters)
    .where(eq(chapters.orgId, orgId))
    .orderBy(asc(chapters.position), asc(chapters.id));
  const items = await tx
    .select({
      id: contentItems.id,
      moduleId: sql<string>`${contentItems.moduleId}`,
      chapterId: sql<string>`${contentItems.chapterId}`,
      kind: contentItems.kind,
      title: contentItems.title,
      summary: contentItems.summary,
      minutes: contentItems.minutes,
      cover: coverOf(contentItems.cover),
      opens: contentItems.opens,
      publishedAt: contentItems.publishedAt,
    })
    .from(contentItems)
    .where(
      and(
        eq(contentItems.orgId, orgId),
        eq(contentItems.status, 'published'),
        sql`${contentItems.moduleId} is not null`,
      ),
    )
    .orderBy(asc(contentItems.position), asc(contentItems.id));
  const titles = await readTitles(scope, ['module', 'chapter', 'content']);
  return {
    version: library?.version ?? 0,
    modules: moduleRows.map((row) => ({ ...row, ...titles.get(`module:${row.id}`) })),
    chapters: chapterRows.map((row) => ({ ...row, ...titles.get(`chapter:${row.moduleId}/${row.id}`) })),
    items: items.map((row) => ({ ...row, ...titles.get(`content:${row.id}`) })),
  };
}
