// Run in a thread: the texts of a library are parsed and checked apart from the server.
import {
  chapterFile,
  contentHead,
  courseFile,
  glossaryFile,
  moduleFile,
  termSlug,
} from '@snapwell/contract/learning/content-head';
import { organizationFile } from '@snapwell/contract/organizations/organization-file';
import { checkShape } from './check-shape.ts';
import type { Mention } from './markdown.ts';
import { checkCaptions } from '../media/check-captions.ts';
import { checkDrawing } from '../media/check-drawing.ts';
import { playlistParts } from '../media/playlist.ts';
import type { Problem, Report } from '../files/problem.ts';
import { type ItemPlace, readItem } from './read-item.ts';
import { readYaml, type YamlText } from '../files/yaml-text.ts';

export interface Reading<T> {
  readonly value: T;
  readonly problems: readonly Omit<Problem, 'path'>[];
}

/** Reads and notes what is wrong. */
function noting<T>(read: (report: Report) => T): Reading<T> {
  const problems: Omit<Problem, 'path'>[] = [];
  return { value: read((line, message) => void problems.push({ line, message })), problems };
}

export const readItemText = ({ place, source }: { place: ItemPlace; source: string }) =>
  noting((report) => readItem(place, source, contentHead, report));

const heads = { module: moduleFile, chapter: chapterFile, course: courseFile } as const;
export type HeadKind = keyof typeof heads;

/** The keys of a module, chapter or course, and what they point to. */
export const readHeadText = ({ kind, source }: { kind: HeadKind; source: string }) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    const value = yaml && checkShape(heads[kind], yaml, report);
    return value && { value, mentions: mentionsOf(value, yaml!) };
  });

function mentionsOf(value: object, yaml: YamlText): Mention[] {
  const modules = 'modules' in value && Array.isArray(value.modules) ? (value.modules as string[]) : [];
  const mentions = modules.map((target, i): Mention => ({ type: 'module', target, line: yaml.lineOf(['modules', i]) }));
  if (!('cover' in value) || typeof value.cover !== 'string') return mentions;
  return [...mentions, { type: 'media', target: value.cover, line: yaml.lineOf(['cover']) }];
}

export const readGlossaryText = (source: string) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    const entries = yaml && checkShape(glossaryFile, yaml, report);
    if (!entries) return null;
    const terms = entries.map((entry) => ({ ...entry, slug: termSlug(entry.term) }));
    const first = new Map(terms.toReversed().map(({ slug }, i) => [slug, terms.length - 1 - i]));
    terms.forEach(({ slug, term }, i) => {
      if (slug === '') report(yaml.lineOf([i, 'term']), `The term '${term}' has no letters to make an address of.`);
      else if (first.get(slug)! < i) report(yaml.lineOf([i, 'term']), `The term '${term}' stands twice.`);
    });
    return terms;
  });

export const readOrganizationText = (source: string) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    return yaml && checkShape(organizationFile, yaml, report);
  });

export const readDrawing = (svg: string) => noting((report) => checkDrawing(svg, report));
export const readCaptions = (vtt: string) => noting((report) => checkCaptions(vtt, report));
export const readPlaylist = (playlist: string) => noting(() => playlistParts(playlist));
