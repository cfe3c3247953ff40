import { i18n, type Messages } from '@lingui/core';
import {
  firstLanguage,
  isLanguage,
  type Language,
  LANGUAGE_COOKIE,
  SOURCE_LANGUAGE,
} from '@snapwell/contract/text/language';
import { useObservable } from '../observable.ts';
import { perDevice } from '../person.ts';
import { localStore, storageKeys } from '../device/storage.ts';

/** While developing the texts can be seen lengthened and accented: what stands out is in no catalogue. */
export const PSEUDO_LANGUAGE = 'en-XA';
/** As long as browsers keep a cookie. */
const COOKIE_SECONDS = 34_560_000;
type ShownLanguage = Language | typeof PSEUDO_LANGUAGE;

const catalogues: Record<Language, LoadTexts> = {
  en: () => import('#locales/en.po'),
  de: () => import('#locales/de.po'),
};

// Without a catalogue the few words that carry their English can still be shown.
i18n.loadAndActivate({ locale: SOURCE_LANGUAGE, messages: {} });

const shown = perDevice<ShownLanguage>(SOURCE_LANGUAGE);
let latest: ShownLanguage = SOURCE_LANGUAGE;
let renderedLocale: string | null = null;

/** The language of this page: 'en', 'de'. */
export const currentLanguage = (): Language => (isLanguage(shown.get()) ? (shown.get() as Language) : SOURCE_LANGUAGE);

/** A sentence of the contract, which is its own id there (docs/texts.md). */
export const contractText = (sentence: string): string => i18n._(sentence);

/** The language in force, for what has to be rendered anew when it changes. */
export const useLanguage = (): ShownLanguage => useObservable(shown);

/**
 * Brings the texts of the language that the address asks for (`?lang=de`), else of the one this device used last, else of the first that its browser asks for. Nothing
 * may be rendered before. When they cannot be had it rejects, and the page has the few words that it carries itself.
 */
export function startLocale(): Promise<void> {
  return show(languageOfDevice());
}

/** The language in which this page begins. */
export function languageOfDevice(): ShownLanguage {
  const asked = new URLSearchParams(location.search).get('lang');
  return startLanguage(isLanguage(asked) ? asked : localStore.read(storageKeys.language), navigator.languages);
}

/** The language to begin with. */
export function startLanguage(stored: string | null, wanted: readonly string[]): ShownLanguage {
  if (import.meta.env.DEV && stored === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE;
  return isLanguage(stored) ? stored : firstLanguage(wanted);
}

/**
 * Brings the texts of a page that was rendered elsewhere: on the server, and by the browser that takes over what the
 * server drew. Dates and numbers are written as they are where the page was asked for.
 */
export function startRendered(language: Language, locale: string, load?: LoadTexts): Promise<void> {
  renderedLocale = locale;
  return show(language, load);
}

/** Brings a catalogue, or the part of it that a page has. */
type LoadTexts = () => Promise<{ messages: Messages }>;

/** As dates and numbers are written on a page that was rendered elsewhere; null where this browser decides. */
export const localeOfPage = (): string | null => renderedLocale;

/**
 * Shows everything in another language, and begins with it next time; the account's language once it is known. With
 * null the browser decides.
 */
export async function chooseLanguage(language: Language | null): Promise<void> {
  if (language === null) localStore.remove(storageKeys.language);
  else localStore.write(storageKeys.language, language);
  // So that the server renders public pages in it, too.
  document.cookie = `${LANGUAGE_COOKIE}=${language ?? ''}; Path=/; SameSite=Lax; Max-Age=${language ? COOKIE_SECONDS : 0}`;
  await show(language ?? firstLanguage(navigator.languages));
}

async function show(language: ShownLanguage, load: LoadTexts = () => messagesOf(language)): Promise<void> {
  latest = language;
  const { messages } = await load();
  // Another one was chosen while this one was on its way.
  if (latest !== language) return;
  i18n.loadAndActivate({ locale: language, messages });
  if (typeof document !== 'undefined') {
    document.documentElement.lang = language;
    document.documentElement.dir = 'ltr';
  }
  shown.set(language);
}

function messagesOf(language: ShownLanguage): Promise<{ messages: Messages }> {
  if (isLanguage(language)) return catalogues[language]();
  // Never in the product: the condition is false there, and the import goes.
  if (import.meta.env.DEV) return import('virtual:pseudo-catalogue');
  return catalogues[SOURCE_LANGUAGE]();
}
