// Run in a thread: the texts of a library are parsed and checked apart from the server.
import {
  chapterFile,
  contentHead,
  courseFile,
  glossaryFile,
  moduleFile,
  termSlug,
} from '@snapwell/contract/learning/content-head';
import { expectedQuestionsFile } from '@snapwell/contract/learning/expected-questions';
import {
  glossaryVersion,
  headVersion,
  organizationVersion,
} from '@snapwell/contract/library/language-versions/version-files';
import { structureDifferences } from '@snapwell/contract/library/language-versions/same-structure';
import { organizationFile } from '@snapwell/contract/organizations/organization-file';
import type { ContentKind } from '@snapwell/contract/catalogue/content-kind';
import type { DraftBody, DraftProblem, DraftText } from '@snapwell/contract/library/authoring.schemas';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import { checkQuestions } from './check-questions.ts';
import { checkShape, place as placeWords } from './check-shape.ts';
import { type Mention, readMarkdown } from './markdown.ts';
import { checkCaptions } from '../media/check-captions.ts';
import { checkDrawing } from '../media/check-drawing.ts';
import { playlistParts } from '../media/playlist.ts';
import type { Problem, Report } from '../files/problem.ts';
import { contentMentions, type ItemPlace, mediaMentions, readItem } from './read-item.ts';
import { compareQuestions, readVersion, withoutKeysOfOriginal } from './read-version.ts';
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

/** An item in another language. `original` is the body that the item's own file has. */
export const readVersionText = ({ place, source, original }: { place: ItemPlace; source: string; original: unknown }) =>
  noting((report) => readVersion(place, { source, original }, report));

/** The title and summary of a module, chapter or course in another language. */
export const readHeadVersionText = (source: string) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    return yaml && checkShape(headVersion, withoutKeysOfOriginal(yaml, keysOfHeads, report), report);
  });

const keysOfHeads: ReadonlySet<string> = new Set(
  [moduleFile, courseFile]
    .flatMap(({ shape }) => Object.keys(shape))
    .filter((key) => !Object.keys(headVersion.shape).includes(key)),
);

/** The terms in another language, in the order of the originals. */
export const readGlossaryVersionText = ({ source, slugs }: { source: string; slugs: readonly string[] }) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    const entries = yaml && checkShape(glossaryVersion, yaml, report);
    if (!entries) return null;
    if (entries.length !== slugs.length) {
      report(null, `The glossary has ${slugs.length} terms, and this version ${entries.length}.`);
      return null;
    }
    entries.forEach(({ id }, i) => {
      if (id !== undefined && id !== slugs[i])
        report(yaml.lineOf([i, 'id']), `The term in this place of the glossary is '${slugs[i]!}'.`);
    });
    return Object.fromEntries(
      entries.map(({ term, definition, aliases }, i) => [slugs[i]!, { term, definition, aliases }]),
    );
  });

/** What the organization announces in another language, by the titles of the originals. */
export const readOrganizationVersionText = ({ source, titles }: { source: string; titles: readonly string[] }) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    const said = yaml && checkShape(organizationVersion, yaml, report);
    if (!said) return null;
    const { announcements } = said;
    if (announcements.length === titles.length)
      return Object.fromEntries(announcements.map((each, i) => [titles[i]!, each]));
    const words = `The original has ${titles.length} announcements, and this version ${announcements.length}.`;
    report(yaml.lineOf(['announcements']), words);
    return null;
  });

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
    const terms = entries.map(({ id, ...entry }) => ({ ...entry, slug: id ?? termSlug(entry.term) }));
    const first = new Map(terms.toReversed().map(({ slug }, i) => [slug, terms.length - 1 - i]));
    terms.forEach(({ slug, term }, i) => {
      if (slug === '') report(yaml.lineOf([i, 'term']), `The term '${term}' has no letters to make an address of.`);
      else if (first.get(slug)! < i) report(yaml.lineOf([i, 'term']), `The term '${term}' stands twice.`);
    });
    return terms;
  });

/** What readers of a module are expected to ask. `items` are the ids of what stands in it. */
export const readExpectedText = ({ source, items }: { source: string; items: readonly string[] }) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    const read = yaml && checkShape(expectedQuestionsFile, yaml, report);
    if (!read) return null;
    for (const id of Object.keys(read))
      if (!items.includes(id)) report(yaml.lineOfKey([], id), `There is no '${id}' in this module.`);
    return Object.entries(read).flatMap(([contentId, entries]) =>
      entries.map(({ hidden, ...entry }) => ({ ...entry, contentId, isHidden: hidden })),
    );
  });

export const readOrganizationText = (source: string) =>
  noting((report) => {
    const yaml = readYaml(source, 1, report);
    return yaml && checkShape(organizationFile, yaml, report);
  });

export const readDrawing = (svg: string) => noting((report) => checkDrawing(svg, report));
export const readCaptions = (vtt: string) => noting((report) => checkCaptions(vtt, report));
export const readPlaylist = (playlist: string) => noting(() => playlistParts(playlist));

/** What a draft points to, and where in it. */
export type DraftMention = Pick<Mention, 'type' | 'target'> & Pick<DraftProblem, 'path' | 'line'>;

export interface CheckedDraft {
  readonly problems: readonly DraftProblem[];
  readonly mentions: readonly DraftMention[];
}

interface WrittenDraft extends DraftText {
  readonly kind: ContentKind;
  /** Of an item in another language: the body that it is held against. */
  readonly original?: DraftBody | null;
}

/** What is still wrong with a draft, by the rules and in the words that files are checked with. */
export function checkDraftText({ kind, head, body, original = null }: WrittenDraft): CheckedDraft {
  const problems: DraftProblem[] = [];
  const paths: PropertyKey[][] = [];
  // Instead of lines the checks get the numbers of paths, which are told instead.
  const pathText = (value: unknown): YamlText => ({
    value,
    lineOf: (path) => paths.push([...path]) - 1,
    lineOfKey: (path, key) => paths.push([...path, key]) - 1,
  });
  const pathAt = (part: string, line: number | null): DraftProblem['path'] => [
    part,
    ...((line === null ? [] : paths[line]!) as (string | number)[]),
  ];
  const reportIn =
    (part: string): Report =>
    (line, message, said) => {
      const path = pathAt(part, line);
      const words = placeWords(path.slice(1));
      const told = message.startsWith(words) ? message.slice(words.length) : message;
      problems.push({ path, line: null, message: told, said: said ?? null });
    };
  const { cover, summary, checked: checkedOn, ...required } = head;
  const said = { ...(summary && { summary }), ...(cover && { cover }), ...(checkedOn && { checked: checkedOn }) };
  const given = { ...required, ...said };
  checkShape(contentHead, pathText(given), reportIn('head'));
  const mentions: DraftMention[] = cover ? [{ type: 'media', target: cover, path: ['head', 'cover'], line: null }] : [];
  if (kind === 'article') {
    const markdown = typeof body.markdown === 'string' ? body.markdown : '';
    const path = ['body', 'markdown'];
    if (!markdown.trim())
      problems.push({ path, line: null, message: 'The article has no text.', said: { sentence: 'noText' } });
    const read = readMarkdown(markdown, 1, (line, message, said) =>
      problems.push({ path, line, message, said: said ?? null }),
    );
    mentions.push(...read.mentions.map(({ type, target, line }) => ({ type, target, path, line })));
    if (original) problems.push(...differencesOfArticle(markdown, String(original.markdown ?? '')));
  } else {
    const yaml = pathText(body);
    const report = reportIn('body');
    const checked = checkShape(contentKinds[kind].body, yaml, report);
    if (checked && kind === 'quiz') checkQuestions((checked as QuizBody).questions, yaml, report);
    for (const { type, target, line } of [...mediaMentions(body, yaml), ...contentMentions(body, yaml)])
      mentions.push({ type, target, path: pathAt('body', line), line: null });
    const differences = original ? structureDifferences(original, body) : [];
    for (const { path, message } of differences)
      problems.push({ path: ['body', ...path], line: null, message, said: null });
  }
  return { problems, mentions };
}

function differencesOfArticle(markdown: string, original: string): DraftProblem[] {
  const path = ['body', 'markdown'];
  if (markdown === original)
    return [
      { path, line: null, message: 'This is still the text of the original.', said: { sentence: 'stillOriginal' } },
    ];
  const problems: DraftProblem[] = [];
  compareQuestions({ markdown, markdownLine: 1 }, original, (line, message) =>
    problems.push({ path, line, message, said: null }),
  );
  return problems;
}
