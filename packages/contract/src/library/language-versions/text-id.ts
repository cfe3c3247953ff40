import { z } from 'zod';
import { isLanguage, type Language, languages } from '../../text/language.ts';

/** The id of what authors write: an item, or the item in another language, named as its file is: `pain`, `pain.de`. */
export const textId = z
  .string()
  .min(1)
  .max(83)
  .regex(
    new RegExp(`^[a-z0-9]+(?:-[a-z0-9]+)*(?:\\.(?:${languages.join('|')}))?$`),
    /*i18n*/ 'Use lower-case letters, digits and single dashes.',
  );

interface ParsedTextId {
  readonly itemId: string;
  /** Null: the item as it was written first. */
  readonly language: Language | null;
}

export function parseTextId(id: string): ParsedTextId {
  const [itemId = '', language] = id.split('.');
  return { itemId, language: isLanguage(language) ? language : null };
}

export const versionTextId = (itemId: string, language: Language): string => `${itemId}.${language}`;
