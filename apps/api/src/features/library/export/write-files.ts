import { posix } from 'node:path';
import type { CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { AnnouncementEntry } from '@snapwell/contract/organizations/announcements.schemas';
import { termSlug } from '@snapwell/contract/learning/content-head';
import { Document, isScalar, isSeq, parseDocument, stringify, visit } from 'yaml';
import type { ArticleBody } from '@snapwell/contract/learning/kinds/article';
import type {
  StoredChapter,
  StoredCourse,
  StoredExpected,
  StoredItem,
  StoredModule,
  StoredTerm,
} from './export.read-model.ts';

/** Writes keys in this order, without those that say nothing more than their default. */
export function writeKeys(keys: Record<string, unknown>, defaults: Record<string, unknown> = {}): string {
  const isSaid = ([key, value]: [string, unknown]) =>
    value !== null && value !== undefined && value !== '' && JSON.stringify(value) !== JSON.stringify(defaults[key]);
  return stringify(Object.fromEntries(Object.entries(keys).filter(isSaid)), { lineWidth: 0 });
}

export const headDefaults = { status: 'published', tags: [], references: [], is_public: false, opens: 'always' };

export function writeModule({ id, title, summary, status, tags, cover }: StoredModule): string {
  return writeKeys({ title, summary, status, tags, cover: nameOf(cover, `modules/${id}`) }, headDefaults);
}

export function writeChapter({ title, summary }: StoredChapter): string {
  return writeKeys({ title, summary });
}

export function writeCourse({ title, summary, status, moduleIds, dueOn, hasCertificate }: StoredCourse): string {
  return writeKeys(
    { title, summary, status, modules: moduleIds, due: dueOn, certificate: hasCertificate },
    { status: 'published', certificate: false },
  );
}

/** What readers of a module are expected to ask, as a file; null where that is nothing. */
export function writeExpected(items: readonly StoredItem[], expected: readonly StoredExpected[]): string | null {
  const byItem = Map.groupBy(expected, ({ contentId }) => contentId);
  const entries = items.flatMap(({ id }) => {
    const own = byItem.get(id) ?? [];
    const written = own.map(({ words, questions, isHidden }) => ({
      words,
      ...(questions.length > 0 && { questions }),
      ...(isHidden && { hidden: true }),
    }));
    return written.length === 0 ? [] : [[id, written] as const];
  });
  return entries.length === 0 ? null : stringify(Object.fromEntries(entries), { lineWidth: 0 });
}

/** The terms as a file. An address stands in it where the name doesn't give it. */
export function writeGlossary(terms: readonly Pick<StoredTerm, 'slug' | 'term' | 'definition' | 'aliases'>[]): string {
  const entries = terms.map(({ slug, term, definition, aliases }) => ({
    term,
    definition,
    ...(aliases.length > 0 && { aliases }),
    ...(termSlug(term) !== slug && { id: slug }),
  }));
  const document = new Document(entries);
  // As a person writes them: other names on one line.
  visit(document, { Pair: (_key, { key, value }) => void (isAliases(key) && isSeq(value) && (value.flow = true)) });
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}

const isAliases = (key: unknown) => isScalar(key) && key.value === 'aliases';

/** The organization's file with other announcements; comments and everything else in it stay as they are. */
export function writeAnnouncements(source: string | null, announcements: readonly AnnouncementEntry[]): string {
  const document = parseDocument(source ?? '');
  const entries = announcements.map(({ title, body, pinned, date }) => ({
    title,
    body,
    ...(pinned && { pinned }),
    date,
  }));
  document.set('announcements', document.createNode(entries));
  return document.toString({ lineWidth: 0 });
}

/**
 * The organization's file with what is said to somebody who needs help first, as it is set now. An empty `care` stays:
 * it says that nothing is set.
 */
export function writeCare(source: string | null, { country, house_call, support, texts }: CareSettings): string {
  const document = parseDocument(source ?? '');
  const entry = {
    ...(country !== null && { country }),
    ...(house_call !== '' && { house_call }),
    ...(support !== '' && { support }),
    ...(Object.keys(texts).length > 0 && { texts }),
  };
  document.set('care', document.createNode(entry));
  return document.toString({ lineWidth: 0 });
}

/** What a file in `base` calls an asset. */
export function nameOf(assetPath: string | null, base: string): string | null {
  return assetPath && posix.relative(base, assetPath);
}

export function writeItem(item: StoredItem): string {
  const { title, summary, minutes, status, tags, references, checkedOn, opens, kind, body } = item;
  const cover = nameOf(item.cover, `modules/${item.moduleId}/${item.chapterId}`);
  const checked = checkedOn;
  const head = { title, summary, minutes, status, tags, references, checked, is_public: item.isPublic, cover, opens };
  if (kind !== 'article') return writeKeys({ ...head, ...(body as object) }, headDefaults);
  return `---\n${writeKeys({ kind, ...head }, headDefaults)}---\n${(body as ArticleBody).markdown}`;
}
