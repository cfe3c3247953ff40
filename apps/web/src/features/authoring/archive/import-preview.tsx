import { plural, t } from '@lingui/core/macro';
import type { ImportedLibrary } from '@snapwell/contract/library/library.schemas';
import { Callout } from '#ui/feedback/callout.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';

const partsOf = ({ modules, chapters, content, courses, media }: ImportedLibrary) => [
  modules,
  chapters,
  content,
  courses,
  media,
];

/** How many things an import adds, changes or takes out. */
export function changesOf(found: ImportedLibrary): number {
  const counts = partsOf(found).map(({ added, changed, removed }) => added.length + changed.length + removed.length);
  return counts.reduce((sum, count) => sum + count, found.has_new_glossary ? 1 : 0);
}

/** What an import would do, before it does it. */
export function ImportPreview({ found }: { found: ImportedLibrary }) {
  if (changesOf(found) === 0)
    return <p role="status" className="font-semibold">{t`The library says all of this already.`}</p>;
  const { modules, content, media } = found;
  const removed = content.removed.length;
  return (
    <section aria-label={t`What it changes`} className="grid gap-4">
      <ul className="grid gap-1">
        {[addedWords(modules.added.length, content.added.length), changedWords(content.changed.length)]
          .filter((words) => words !== null)
          .map((words) => (
            <li key={words}>{words}</li>
          ))}
        <li className="text-sm text-ink-2">
          {t`${plural(media.added.length + media.changed.length, { one: '# new file', other: '# new files' })}`}
        </li>
      </ul>
      {(removed > 0 || modules.removed.length > 0) && (
        <Callout kind="warning" title={t`What isn’t in the file leaves the library`}>
          {t`${plural(removed, { one: '# item is taken out.', other: '# items are taken out.' })}`}
        </Callout>
      )}
      <Names title={t`New`} ids={content.added} />
      <Names title={t`Changed`} ids={content.changed} />
      <Names title={t`Taken out`} ids={content.removed} />
    </section>
  );
}

function addedWords(modules: number, items: number): string | null {
  if (modules + items === 0) return null;
  const many = plural(items, { one: '# new item', other: '# new items' });
  return modules === 0 ? many : t`${plural(modules, { one: '# new module', other: '# new modules' })}, ${many}`;
}

const changedWords = (items: number) =>
  items === 0 ? null : plural(items, { one: '# changed item', other: '# changed items' });

function Names({ title, ids }: { title: string; ids: readonly string[] }) {
  if (ids.length === 0) return null;
  return (
    <Disclosure title={`${title} (${ids.length})`}>
      <ul className="grid gap-1 text-sm">
        {ids.map((id) => (
          <li key={id}>{id}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
