import { z } from 'zod';

/** A text that an author writes: not empty, of at most so many characters. */
export const words = (max: number) => z.string().trim().min(1).max(max);

/** The usual lengths: what stands on a card or a button, a sentence or two, a passage. */
export const label = words(120);
export const sentences = words(600);
export const passage = words(4000);

/** Percent of a picture's width or height, from its upper left corner. */
export const percent = z.number().min(0).max(100);

/** Joins the parts of a text that are there. */
export function joinText(parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join('\n');
}

/** A Markdown text without the marks of emphasis, headings and links. */
export function withoutMarks(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^#+\s+/gm, '')
    .replaceAll(/(\*{1,3}|`)(\S(?:.*?\S)?)\1/g, '$2');
}

/** The values that stand more than once. */
export function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, i) => values.indexOf(value) !== i))];
}
