import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '@snapwell/contract/text/language';

const reading = new AsyncLocalStorage<Language>();

/** Works for somebody who reads in a language: every scope that is opened on the way knows it. */
export const readIn = <T>(language: Language, work: () => T): T => reading.run(language, work);

/** The language in which whoever asks reads; null where nobody does, as in a job. */
export const readingLanguage = (): Language | null => reading.getStore() ?? null;
