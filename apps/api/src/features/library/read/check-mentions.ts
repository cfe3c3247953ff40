import type { SaidInPanel } from '@snapwell/contract/library/draft-sentences';
import type { Folder } from '../files/folder.ts';
import type { LibraryLayout, MediaFile } from '../files/layout.ts';
import type { CheckedMedia } from '../media/media-file.ts';
import type { Mention } from './markdown.ts';
import type { Report } from '../files/problem.ts';
import { assetPathOf } from './read-item.ts';

/** What one file points to. */
export interface PlacedMentions {
  readonly path: string;
  /** The folder that its media are named from, as asset path. */
  readonly base: string;
  readonly mentions: readonly Mention[];
}

/** What stands in the library and not in the folder. */
export interface Elsewhere {
  readonly terms: readonly string[];
  /** The module of each item. */
  readonly content: ReadonlyMap<string, string>;
}

interface ReadParts {
  readonly placed: readonly PlacedMentions[];
  /** The terms of the glossary; null when it could not be read, which has been reported. */
  readonly terms: readonly { slug: string }[] | null;
  /** Null when it is not known. */
  readonly elsewhere: Elsewhere | null;
  readonly layout: Pick<LibraryLayout, 'items' | 'modules'> & {
    readonly media: readonly Pick<MediaFile, 'assetPath'>[];
  };
  readonly media: readonly CheckedMedia[];
  readonly folder: Folder;
  reportAt(path: string): Report;
}

/** Checks that everything that is pointed to is there: media, glossary terms, other items, the modules of courses. */
export function checkMentions({ placed, terms, elsewhere, layout, media, folder, reportAt }: ReadParts): void {
  // What is there but wrong has been reported already, so the layout decides what is there.
  const known = {
    media: new Set(layout.media.map(({ assetPath }) => assetPath)),
    term: new Set([...(elsewhere?.terms ?? []), ...(terms ?? []).map(({ slug }) => slug)]),
    content: new Set([...(elsewhere?.content.keys() ?? []), ...layout.items.map(({ id }) => id)]),
    module: new Set(layout.modules.map(({ id }) => id)),
    file: new Set(folder.map(({ path }) => path)),
  };
  for (const { path, base, mentions } of placed) {
    for (const mention of mentions) {
      const target = mention.type === 'media' ? assetPathOf(base, mention.target) : mention.target;
      if (mention.type === 'term' && !terms) continue;
      if (!elsewhere && (mention.type === 'term' || mention.type === 'content')) continue;
      if (!known[mention.type].has(target)) reportAt(path)(mention.line, missing(mention));
    }
  }
  for (const { file, parts } of media) {
    for (const { uri, path, line } of parts)
      if (!known.file.has(path)) reportAt(file.path)(line, `There is no file '${uri}' beside the playlist.`);
  }
}

const lostSentences = { media: 'noFile', term: 'noTerm', module: 'noItem', content: 'noItem' } as const;

/** The same in the words of the panel. */
export const missingInPanel = ({ type, target }: Pick<Mention, 'type' | 'target'>): SaidInPanel => ({
  sentence: lostSentences[type],
  values: { target },
});

export function missing({ type, target }: Pick<Mention, 'type' | 'target'>): string {
  switch (type) {
    case 'media':
      return `There is no file '${target}'.`;
    case 'term':
      return `The glossary has no term '${target}'.`;
    case 'module':
      return `There is no module '${target}'.`;
    default:
      return `There is no content item '${target}'.`;
  }
}
