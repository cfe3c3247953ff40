import type { Reference } from '@snapwell/contract/learning/content-head';
import type { ArticleBody } from '@snapwell/contract/learning/kinds/article';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { structureDifferences } from '@snapwell/contract/library/language-versions/same-structure';
import {
  keysOfOriginal,
  versionHead,
  type VersionHead,
  withSettings,
} from '@snapwell/contract/library/language-versions/version-files';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import { plainText } from '@snapwell/contract/text/text-marks';
import { z } from 'zod';
import type { Report } from '../files/problem.ts';
import { readYaml, type YamlText } from '../files/yaml-text.ts';
import { splitArticle } from './article-file.ts';
import { checkQuestions } from './check-questions.ts';
import { checkShape, place as wordsOf } from './check-shape.ts';
import { type Mention, questionsOf, readMarkdown } from './markdown.ts';
import { assetPathOf, contentMentions, type ItemPlace, mediaMentions } from './read-item.ts';

/** What the file of an item says in another language. */
export interface ReadVersion {
  readonly title: string;
  readonly summary: string;
  readonly references: readonly Reference[] | null;
  readonly body: unknown;
  readonly text: string;
  readonly media: Readonly<Record<string, string>>;
  readonly terms: readonly string[];
  readonly mentions: readonly Mention[];
}

interface Texts {
  readonly source: string;
  /** The body of the item's own file. */
  readonly original: unknown;
}

type Parts = Pick<ReadVersion, 'body' | 'text' | 'mentions'> & { readonly head: VersionHead };

/**
 * Reads the file of an item in another language. Null, and reported, when something in it is wrong, or is built
 * otherwise than in the original.
 */
export function readVersion({ kind, base }: ItemPlace, texts: Texts, report: Report): ReadVersion | null {
  const read = kind === 'article' ? readArticle(texts, report) : readStructured(kind, texts, report);
  if (!read) return null;
  const { head, body, text, mentions } = read;
  const targets = (type: Mention['type']) => [
    ...new Set(mentions.filter((mention) => mention.type === type).map(({ target }) => target)),
  ];
  return {
    title: head.title,
    summary: head.summary ?? '',
    references: head.references ?? null,
    body,
    text,
    media: Object.fromEntries(targets('media').map((name) => [name, assetPathOf(base, name)])),
    terms: targets('term'),
    mentions,
  };
}

/** Reports the keys that only the original's file says, and gives the others. */
export function withoutKeysOfOriginal(yaml: YamlText, keys: ReadonlySet<string>, report: Report): YamlText {
  if (typeof yaml.value !== 'object' || yaml.value === null || Array.isArray(yaml.value)) return yaml;
  const entries = Object.entries(yaml.value);
  for (const [key] of entries.filter(([name]) => keys.has(name)))
    report(yaml.lineOfKey([], key), `'${key}' holds for every language, so only the original's file says it.`);
  return { ...yaml, value: Object.fromEntries(entries.filter(([name]) => !keys.has(name))) };
}

function readArticle({ source, original }: Texts, report: Report): Parts | null {
  const parts = splitArticle(source, report);
  if (!parts) return null;
  const front = withoutKeysOfOriginal(parts.front, keysOfOriginal('article'), report);
  const head = checkShape(versionHead.extend({ kind: z.literal('article').optional() }), front, report);
  const { mentions, text } = readMarkdown(parts.markdown, parts.markdownLine, report);
  compareQuestions(parts, (original as ArticleBody).markdown, report);
  return head && { head, body: { markdown: parts.markdown }, text, mentions: [...mentions] };
}

/** Paragraphs are free; the questions to think about are the same in number, and have their key at the same place. */
export function compareQuestions(
  { markdown, markdownLine }: { readonly markdown: string; readonly markdownLine: number },
  original: string,
  report: Report,
): void {
  const wanted = questionsOf(original, 1);
  const given = questionsOf(markdown, markdownLine);
  if (given.length !== wanted.length) {
    report(markdownLine, `The original asks ${wanted.length} questions in its text, and this version ${given.length}.`);
    return;
  }
  given.forEach(({ question, yaml }, i) => {
    for (const { path, message } of structureDifferences(wanted[i]!.question, question))
      report(yaml.lineOf(path), `Question ${i + 1}: ${wordsOf(path)}${message}`);
  });
}

function readStructured(
  itemKind: Exclude<ItemPlace['kind'], 'article'>,
  { source, original }: Texts,
  report: Report,
): Parts | null {
  const whole = readYaml(source, 1, report);
  if (!whole) return null;
  const yaml = withoutKeysOfOriginal(whole, keysOfOriginal(itemKind), report);
  if (typeof yaml.value !== 'object' || yaml.value === null || Array.isArray(yaml.value)) {
    report(1, 'The file must be a map of keys, beginning with title.');
    return null;
  }
  const ofHead = new Set(Object.keys(versionHead.shape));
  const pick = (isHead: boolean) => ({
    ...yaml,
    value: Object.fromEntries(Object.entries(yaml.value as object).filter(([key]) => ofHead.has(key) === isHead)),
  });
  const head = checkShape(versionHead, pick(true), report);
  const kind = contentKinds[itemKind];
  const parsed = checkShape(kind.body, pick(false), report);
  if (!head || !parsed) return null;
  const body = withSettings(itemKind, parsed, original as object);
  for (const { path, message } of structureDifferences(original, body))
    report(yaml.lineOf(path), `${wordsOf(path)}${message}`);
  if (itemKind === 'quiz') checkQuestions((body as QuizBody).questions, yaml, report);
  return {
    head,
    body,
    text: plainText((kind.text as (body: unknown) => string)(body)),
    mentions: [...mediaMentions(parsed, yaml), ...contentMentions(parsed, yaml)],
  };
}
