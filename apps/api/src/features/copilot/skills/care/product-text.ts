import type { CareKind, CareSettings } from '@snapwell/contract/copilot/care.schemas';
import type { Language } from '@snapwell/contract/text/language';
import { careFacts, type Told, toldNothing } from './care-facts.ts';
import { englishSentences } from './english-sentences.ts';
import { germanSentences } from './german/german-sentences.ts';

const sentences: Readonly<Record<Language, typeof englishSentences>> = { en: englishSentences, de: germanSentences };

/** The product's words for a kind of need, as they are said with these settings. */
export const productText = (
  kind: CareKind,
  settings: CareSettings,
  { language = 'en', ...told }: { language?: Language } & Partial<Told> = {},
): string => sentences[language][kind](careFacts(settings, { ...toldNothing, ...told }));
