import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { VersionKey } from '../documents.repository.ts';
import type { LineComparison } from './compare-lines.ts';
import { listLinks, updateLink } from './links.repository.ts';

/** Moves what rests on a document's lines along to its new version; on a line that changed, that is noted. */
export async function carryLinks(
  scope: OrganizationScope,
  { documentId, version }: VersionKey,
  { lineNow, changed }: Pick<LineComparison, 'lineNow' | 'changed'>,
): Promise<void> {
  for (const link of await listLinks(scope, documentId)) {
    if (link.version >= version) continue;
    await updateLink(scope, link, {
      version,
      // One that is gone keeps its number of old, so that it can still be shown.
      line: lineNow.get(link.line) ?? link.line,
      changedIn: changed.has(link.line) || !lineNow.has(link.line) ? version : link.changedIn,
    });
  }
}
