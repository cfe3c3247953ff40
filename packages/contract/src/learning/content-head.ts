import { z } from 'zod';
import { contentStatus } from '../catalogue/content-status.ts';
import { slug } from '../http/ids.ts';
import { mediaPath } from '../text/media-path.ts';
import { label, sentences } from '../text/words.ts';

export const reference = z.strictObject({
  title: z.string().trim().min(1).max(300),
  url: z.url({ protocol: /^https?$/ }).max(500),
});
export type Reference = z.output<typeof reference>;

const tags = z.array(slug).max(20).default([]);

/**
 * What every content file says about itself, whatever its kind: the front matter of an article, the first keys of the
 * others.
 */
export const contentHead = z.strictObject({
  title: label,
  summary: sentences.optional(),
  minutes: z.int().min(1).max(120).default(5),
  status: contentStatus.default('published'),
  tags,
  references: z.array(reference).max(30).default([]),
  /** When somebody last read it again and held it against its sources. */
  checked: z.iso.date().optional(),
  /** Open to strangers under `/p/`. */
  is_public: z.boolean().default(false),
  cover: mediaPath.optional(),
  /** `after_previous`: locked until every earlier item of the chapter is complete. */
  opens: z.enum(['always', 'after_previous']).default('always'),
});
export type ContentHead = z.output<typeof contentHead>;

export const chapterFile = z.strictObject({ title: label, summary: sentences.optional() });

export const moduleFile = z.strictObject({
  title: label,
  summary: sentences.optional(),
  status: contentStatus.default('published'),
  tags,
  cover: mediaPath.optional(),
});

export const courseFile = z.strictObject({
  title: label,
  summary: sentences.optional(),
  status: contentStatus.default('published'),
  modules: z.array(slug).min(1).max(100),
  /**
   * The last day to finish it, for everybody in the organization. Due dates of single people and groups are
   * assignments.
   */
  due: z.iso.date().optional(),
  certificate: z.boolean().default(false),
});

export const glossaryEntry = z.strictObject({
  term: label,
  definition: sentences,
  aliases: z.array(label).max(10).default([]),
  /** Its address, where that is not made of its name: articles link to it, so it stays when the term is renamed. */
  id: slug.optional(),
});
export type GlossaryEntry = z.output<typeof glossaryEntry>;
export const MOST_TERMS = 2000;
export const glossaryFile = z.array(glossaryEntry).max(MOST_TERMS);

/** The address of a glossary term without an `id`: `Self-report` is `self-report`. */
export function termSlug(term: string): string {
  return term
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
