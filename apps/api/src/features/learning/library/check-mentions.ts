import type { CourseDraft, ModuleDraft } from './draft.ts';
import type { Folder } from './folder.ts';
import type { LibraryLayout, PlacedFile } from './layout.ts';
import type { CheckedMedia } from './media/check-media.ts';
import type { Mention } from './markdown.ts';
import type { Report } from './problem.ts';
import { assetPathOf, type ReadItem } from './read-item.ts';
import type { YamlText } from './yaml-text.ts';

interface ReadParts {
  readonly modules: readonly { file: PlacedFile; yaml: YamlText; value: Pick<ModuleDraft, 'id' | 'cover'> }[];
  readonly items: readonly ReadItem[];
  readonly courses: readonly { file: PlacedFile; yaml: YamlText; value: CourseDraft }[];
  /** The terms of the glossary; null when it could not be read, which has been reported. */
  readonly terms: readonly { slug: string }[] | null;
  readonly layout: LibraryLayout;
  readonly media: readonly CheckedMedia[];
  readonly folder: Folder;
  reportAt(path: string): Report;
}

/** Checks that everything that is pointed to is there: media, glossary terms, other items, the modules of courses. */
export function checkMentions({ modules, items, courses, terms, layout, media, folder, reportAt }: ReadParts): void {
  // What is there but wrong has been reported already, so the layout decides what is there.
  const known = {
    media: new Set(layout.media.map(({ assetPath }) => assetPath)),
    term: new Set(terms?.map(({ slug }) => slug)),
    content: new Set(layout.items.map(({ id }) => id)),
    module: new Set(layout.modules.map(({ id }) => id)),
    file: new Set(folder.map(({ path }) => path)),
  };
  for (const { file, mentions } of items) {
    for (const mention of mentions) {
      const target = mention.type === 'media' ? assetPathOf(file.base, mention.target) : mention.target;
      if (mention.type === 'term' && !terms) continue;
      if (!known[mention.type].has(target)) reportAt(file.path)(mention.line, missing(mention));
    }
  }
  for (const { file, yaml, value } of modules) {
    if (value.cover && !known.media.has(assetPathOf(`modules/${value.id}`, value.cover))) {
      reportAt(file.path)(yaml.lineOf(['cover']), missing({ type: 'media', target: value.cover }));
    }
  }
  for (const { file, yaml, value } of courses) {
    value.modules.forEach((id, i) => {
      if (!known.module.has(id)) reportAt(file.path)(yaml.lineOf(['modules', i]), `There is no module '${id}'.`);
    });
  }
  for (const { file, parts } of media) {
    for (const { uri, path, line } of parts)
      if (!known.file.has(path)) reportAt(file.path)(line, `There is no file '${uri}' beside the playlist.`);
  }
}

function missing({ type, target }: Pick<Mention, 'type' | 'target'>): string {
  if (type === 'media') return `There is no file '${target}'.`;
  return type === 'term' ? `The glossary has no term '${target}'.` : `There is no content item '${target}'.`;
}
