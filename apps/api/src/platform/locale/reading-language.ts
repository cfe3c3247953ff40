import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingHttpHeaders } from 'node:http';
import { isLanguage, type Language, TEXTS_HEADER } from '@snapwell/contract/text/language';

const reading = new AsyncLocalStorage<Language>();

/** Works for somebody who reads in a language: every scope that is opened on the way knows it. */
export const readIn = <T>(language: Language, work: () => T): T => reading.run(language, work);

/** The language in which whoever asks reads; null where nobody does, as in a job. */
export const readingLanguage = (): Language | null => reading.getStore() ?? null;

/** The language that the texts of a library are asked for in; null for the reader's own. */
export function textsLanguage(headers: IncomingHttpHeaders): Language | null {
  const asked = headers[TEXTS_HEADER];
  return isLanguage(asked) ? asked : null;
}
