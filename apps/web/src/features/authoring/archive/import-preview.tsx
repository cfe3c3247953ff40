import { plural, t } from '@lingui/core/macro';
import type { AuthorTree } from '@snapwell/contract/library/authoring.schemas';
import type { ImportedLibrary } from '@snapwell/contract/library/library.schemas';
import { Callout } from '#ui/feedback/callout.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';

type Changes = ImportedLibrary['modules'];

const sumOf = ({ added, changed, removed }: Changes) => added.length + changed.length + removed.length;

/** Whether an import would change anything. */
export function isNew(found: ImportedLibrary): boolean {
  const { modules, chapters, content, courses, media, versions } = found;
  const isSome = [modules, chapters, content, courses, media, versions].some((part) => sumOf(part) > 0);
  return isSome || found.has_new_glossary || found.has_new_organization;
}

interface ImportPreviewProps {
  found: ImportedLibrary;
  /** The library as it is. */
  tree: AuthorTree;
}

/** What an import would do, before it does it. */
export function ImportPreview({ found, tree }: ImportPreviewProps) {
  if (!isNew(found)) return <p role="status" className="font-semibold">{t`The library says all of this already.`}</p>;
  const { modules, content } = found;
  const titles = titlesOf(tree);
  return (
    <section aria-label={t`What it changes`} className="grid gap-4">
      <ul className="grid gap-1">
        {linesOf(found).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {content.removed.length + modules.removed.length > 0 && (
        <Callout kind="warning" title={t`What isn’t in the file leaves the library`}>
          {[
            modules.removed.length > 0 &&
              plural(modules.removed.length, { one: '# module is taken out.', other: '# modules are taken out.' }),
            content.removed.length > 0 &&
              plural(content.removed.length, { one: '# item is taken out.', other: '# items are taken out.' }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Callout>
      )}
      <Names title={t`New`} ids={content.added} titles={titles} />
      <Names title={t`Changed`} ids={content.changed} titles={titles} />
      <Names title={t`Taken out`} ids={content.removed} titles={titles} />
    </section>
  );
}

function linesOf(found: ImportedLibrary): string[] {
  const { modules, chapters, content, courses, media, versions } = found;
  // The chapters of a module come and go with it.
  const without = (keys: readonly string[], ids: readonly string[]) =>
    keys.filter((key) => !ids.includes(key.split('/')[0]!));
  const places = [
    ...modules.changed,
    ...chapters.changed,
    ...without(chapters.added, modules.added),
    ...without(chapters.removed, modules.removed),
  ].length;
  const files = media.added.length + media.changed.length;
  return [
    addedWords(modules.added.length, content.added.length),
    content.changed.length > 0 && plural(content.changed.length, { one: '# changed item', other: '# changed items' }),
    sumOf(versions) > 0 &&
      plural(sumOf(versions), {
        one: '# changed text in another language',
        other: '# changed texts in other languages',
      }),
    places > 0 && plural(places, { one: '# changed module or chapter', other: '# changed modules and chapters' }),
    sumOf(courses) > 0 && plural(sumOf(courses), { one: '# changed course', other: '# changed courses' }),
    files > 0 && plural(files, { one: '# new file', other: '# new files' }),
    found.has_new_glossary && t`A changed glossary`,
    found.has_new_organization && t`Changed announcements or settings of the library`,
  ].filter((line) => typeof line === 'string');
}

function addedWords(modules: number, items: number): string | null {
  if (modules + items === 0) return null;
  const many = plural(items, { one: '# new item', other: '# new items' });
  return modules === 0 ? many : t`${plural(modules, { one: '# new module', other: '# new modules' })}, ${many}`;
}

/** How the items of the library are called. */
function titlesOf({ modules, homeless }: AuthorTree): ReadonlyMap<string, string> {
  const items = modules.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.items));
  return new Map([...items, ...homeless].map(({ id, title }) => [id, title]));
}

interface NamesProps {
  title: string;
  ids: readonly string[];
  titles: ReadonlyMap<string, string>;
}

function Names({ title, ids, titles }: NamesProps) {
  if (ids.length === 0) return null;
  return (
    <Disclosure title={`${title} (${ids.length})`}>
      <ul className="grid gap-1 text-sm">
        {ids.map((id) => (
          <li key={id} className="break-words">
            {titles.get(id) ?? id}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
