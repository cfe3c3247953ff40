import { z } from 'zod';

/** Control characters, what begins a new line, and marks that turn the direction of what follows. */
const UNSEEN = String.raw`\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069`;
const unseen = new RegExp(`[${UNSEEN}]`, 'u');
const breaks = new RegExp(`[\\s${UNSEEN}]+`, 'gu');

/** A name or title: it is shown beside words of others, also in mails, so it may not change what stands around it. */
export const oneLine = z
  .string()
  .trim()
  .refine((text) => !unseen.test(text), /*i18n*/ 'Write it on one line, without control characters.');

/** The text as one line of at most `length` characters, whatever it holds. */
export function inOneLine(text: string, length: number): string {
  const line = text.replaceAll(breaks, ' ').trim();
  const characters = [...line];
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : line;
}
