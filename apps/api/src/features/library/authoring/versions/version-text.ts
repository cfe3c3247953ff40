import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftBody, DraftText, ItemVersion } from '@snapwell/contract/library/authoring.schemas';
import { carryBody, changedPlaces } from '@snapwell/contract/library/language-versions/version-texts';
import { parseTextId, versionTextId } from '@snapwell/contract/library/language-versions/text-id';
import type { Language } from '@snapwell/contract/text/language';
import type { OrganizationScope } from '#platform/database/transaction.ts';
import type { DraftRow, ItemRow } from '../drafts.repository.ts';
import { emptyHead, textOfItem } from '../item-text.ts';
import { inOrderOfKind } from './body-order.ts';
import {
  findBeginning,
  findOriginalAt,
  findVersionRow,
  listVersionDrafts,
  listVersions,
  type VersionRow,
} from './versions.repository.ts';

/** An item in another language: what it is held against, what readers get, and what its author goes on with. */
export interface VersionText {
  readonly language: Language;
  readonly row: VersionRow | null;
  readonly original: DraftText;
  /** The original as it was when this was shown last, or begun. */
  readonly was: DraftText;
  /** Null when readers get nothing in this language. */
  readonly published: DraftText | null;
  /** The draft, else what was published, else nothing yet; built as the original is now. */
  readonly text: DraftText;
}

/** Of the head a version says its title, summary and sources; the rest is the original's. */
const headOf = ({ title, summary, references }: Pick<VersionRow, 'title' | 'summary' | 'references'>) => ({
  ...emptyHead,
  title,
  summary,
  references: [...(references ?? [])],
});

/** A version's text as its author sees it. */
export const textOfVersion = (row: VersionRow): DraftText => ({ head: headOf(row), body: row.body as DraftBody });

export async function loadVersionText(
  scope: OrganizationScope,
  item: ItemRow,
  { language, draft }: { readonly language: Language; readonly draft: DraftRow | null },
): Promise<VersionText> {
  const row = await findVersionRow(scope, item.id, language);
  const { head, body } = textOfItem(item);
  const original = { head, body: inOrderOfKind(item.kind, body) };
  const begun = row?.changedAt ?? (await findBeginning(scope, versionTextId(item.id, language)));
  const was = await originalAt(scope, item, begun);
  const fit = (text: DraftText, basis: DraftText): DraftText => ({
    head: text.head,
    body: carryBody(item.kind, { now: original.body, was: basis.body, version: text.body }),
  });
  const nothing = { head: emptyHead, body: carryBody(item.kind, { now: original.body, was: original.body }) };
  return {
    language,
    row,
    original,
    was,
    published: row && !row.archivedAt ? textOfVersion(row) : null,
    text: draft
      ? fit(draft, await originalAt(scope, item, draft.changedAt))
      : row
        ? fit(textOfVersion(row), was)
        : nothing,
  };
}

async function originalAt(scope: OrganizationScope, item: ItemRow, at: Date | null): Promise<DraftText> {
  const now = textOfItem(item);
  const then = at && (await findOriginalAt(scope, item.id, at));
  return then ? { head: { ...now.head, title: then.title }, body: then.body as DraftBody } : now;
}

/** Whether an original says anything else in words than it did. */
export const saysElse = (kind: ContentKind, now: DraftText, was: DraftText): boolean =>
  now.head.title !== was.head.title ||
  now.head.summary !== was.head.summary ||
  (kind === 'article'
    ? now.body.markdown !== was.body.markdown
    : changedPlaces(kind, { now: now.body, was: was.body }).size > 0);

/** In which other languages an item is written, and how each stands. */
export async function listItemVersions(scope: OrganizationScope, itemId: string): Promise<ItemVersion[]> {
  const rows = await listVersions(scope, itemId);
  const drafts = new Set(await listVersionDrafts(scope, itemId));
  const written = rows.map(({ row: { language, archivedAt }, isOlder }) => ({
    language,
    state: archivedAt ? ('hidden' as const) : isOlder ? ('stale' as const) : ('current' as const),
    has_changes: drafts.has(versionTextId(itemId, language)),
  }));
  const known = new Set(written.map(({ language }) => versionTextId(itemId, language)));
  const begun = [...drafts].flatMap((id) => (known.has(id) ? [] : (parseTextId(id).language ?? [])));
  return [...written, ...begun.map((language) => ({ language, state: 'draft' as const, has_changes: true }))];
}
