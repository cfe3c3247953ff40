import { posix } from 'node:path';
import type { ContentHead } from '@snapwell/contract/learning/content-head';
import { contentKinds } from '@snapwell/contract/learning/kinds';
import { plainText } from '@snapwell/contract/text/text-marks';
import { MEDIA_PATH } from '@snapwell/contract/text/media-path';
import type { QuizBody } from '@snapwell/contract/quizzes/quiz-body';
import { z } from 'zod';
import { splitArticle } from './article-file.ts';
import { checkQuestions } from './check-questions.ts';
import { checkShape } from './check-shape.ts';
import type { ItemDraft } from './draft.ts';
import type { ItemFile } from '../files/layout.ts';
import { type Mention, readMarkdown } from './markdown.ts';
import type { Report } from '../files/problem.ts';
import { readYaml, type YamlText } from '../files/yaml-text.ts';

/** Where a content file stands. */
export type ItemPlace = Pick<ItemFile, 'id' | 'moduleId' | 'chapterId' | 'position' | 'kind' | 'base'>;

export interface ReadItem {
  readonly draft: Omit<ItemDraft, 'readingKey'>;
}

type HeadSchema = z.ZodObject & z.ZodType<ContentHead>;

/** Reads one content file. Null, and reported, when something in it is wrong. */
export function readItem(place: ItemPlace, source: string, headSchema: HeadSchema, report: Report): ReadItem | null {
  const read =
    place.kind === 'article'
      ? readArticle(source, headSchema, report)
      : readStructured(place.kind, source, headSchema, report);
  if (!read) return null;
  const { id, moduleId, chapterId, position, kind, base } = place;
  const targets = (type: Mention['type']) => [
    ...new Set(read.mentions.filter((mention) => mention.type === type).map(({ target }) => target)),
  ];
  const media = Object.fromEntries(targets('media').map((name) => [name, assetPathOf(base, name)]));
  const cover = read.head.cover && assetPathOf(base, read.head.cover);
  const head = { ...read.head, ...(cover && { cover }) };
  return {
    draft: {
      id,
      moduleId,
      chapterId,
      position,
      kind,
      source,
      ...head,
      body: read.body,
      text: read.text,
      media,
      terms: targets('term'),
      mentions: read.mentions,
    },
  };
}

/** The asset that a file of the folder `base` means by `media/scale.svg`. */
export function assetPathOf(base: string, mediaPath: string): string {
  return posix.normalize(`${base}/${mediaPath}`);
}

interface ReadParts {
  head: ContentHead;
  body: unknown;
  text: string;
  mentions: Mention[];
}

function readArticle(source: string, headSchema: HeadSchema, report: Report): ReadParts | null {
  const parts = splitArticle(source, report);
  if (!parts) return null;
  const { kind: _, ...head } = checkShape(headSchema.extend({ kind: z.literal('article') }), parts.front, report) ?? {
    kind: null,
  };
  const { mentions, text } = readMarkdown(parts.markdown, parts.markdownLine, report);
  return {
    head: head as ContentHead,
    body: { markdown: parts.markdown },
    text,
    mentions: [...mentions, ...coverMention(head as ContentHead, parts.front)],
  };
}

/** Everything but articles: head and body share one map of keys. */
function readStructured(
  itemKind: ItemFile['kind'],
  source: string,
  headSchema: HeadSchema,
  report: Report,
): ReadParts | null {
  const yaml = readYaml(source, 1, report);
  if (!yaml) return null;
  if (!isMap(yaml.value)) {
    report(1, 'The file must be a map of keys, beginning with title.');
    return null;
  }
  const headKeys = new Set(Object.keys(headSchema.shape));
  const pick = (isWanted: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(yaml.value as object).filter(([key]) => isWanted(key)));
  const head = checkShape(headSchema, { ...yaml, value: pick((key) => headKeys.has(key)) }, report);
  const kind = contentKinds[itemKind];
  const body = checkShape(kind.body, { ...yaml, value: pick((key) => !headKeys.has(key)) }, report);
  if (!head || !body) return null;
  if (itemKind === 'quiz') checkQuestions((body as QuizBody).questions, yaml, report);
  return {
    head: head as ContentHead,
    body,
    text: plainText((kind.text as (body: unknown) => string)(body)),
    mentions: [
      ...mediaMentions(body, yaml),
      ...contentMentions(body, yaml),
      ...coverMention(head as ContentHead, yaml),
    ],
  };
}

const isMap = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

function coverMention(head: ContentHead, yaml: YamlText): Mention[] {
  return head.cover ? [{ type: 'media', target: head.cover, line: yaml.lineOf(['cover']) }] : [];
}

export function mediaMentions(body: unknown, yaml: YamlText): Mention[] {
  return leaves(body).flatMap(({ path, value }) =>
    MEDIA_PATH.test(value) ? [{ type: 'media' as const, target: value, line: yaml.lineOf(path) }] : [],
  );
}

/** Questions name the item that teaches what they ask. */
export function contentMentions(body: unknown, yaml: YamlText): Mention[] {
  return leaves(body).flatMap(({ path, value }) =>
    path[0] === 'questions' && path.length === 3 && path[2] === 'teaches'
      ? [{ type: 'content' as const, target: value, line: yaml.lineOf(path) }]
      : [],
  );
}

function leaves(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; value: string }[] {
  if (typeof value === 'string') return [{ path, value }];
  if (Array.isArray(value)) return value.flatMap((item, i) => leaves(item, [...path, i]));
  if (isMap(value)) return Object.entries(value).flatMap(([key, item]) => leaves(item, [...path, key]));
  return [];
}
