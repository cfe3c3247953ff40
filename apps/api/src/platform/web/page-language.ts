import { isLanguage, type Language, LANGUAGE_COOKIE } from '@snapwell/contract/text/language';
import type { FastifyRequest } from 'fastify';
import { requestLanguage } from '../locale/texts.ts';

type PageRequest = Pick<FastifyRequest, 'headers' | 'query'>;

/** The language of a page: the address's (`?lang=de`), else the one chosen on this device, else the browser's. */
export function pageLanguage({ headers, query }: PageRequest): Language {
  const asked = (query as { lang?: unknown }).lang;
  if (isLanguage(asked)) return asked;
  const chosen = (headers.cookie ?? '')
    .split(';')
    .map((part) => part.trim().split('='))
    .find(([name]) => name === LANGUAGE_COOKIE)?.[1];
  return requestLanguage({ headers }, isLanguage(chosen) ? chosen : null);
}

/** How that language is written where the reader is: 'en-GB' when the browser says so. */
export function pageLocale({ headers }: PageRequest, language: Language): string {
  const tags = (headers['accept-language'] ?? '').split(',').map((part) => part.split(';')[0]!.trim());
  return tags.find((tag) => TAG.test(tag) && tag.split('-')[0] === language) ?? language;
}

/** Of a language and a country, so that nobody has pages drawn in a thousand spellings. */
const TAG = /^[a-z]{2}(-[A-Z]{2})?$/;
