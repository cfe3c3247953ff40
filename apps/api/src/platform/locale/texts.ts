import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IncomingHttpHeaders } from 'node:http';
import { type I18n, type MessageDescriptor, setupI18n } from '@lingui/core';
import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { acceptedLanguage, type Language, languages, SOURCE_LANGUAGE } from '@snapwell/contract/text/language';

const CATALOGUES = join(import.meta.dirname, '../../locales');

/**
 * A text in the code, `{ id: 'invite.subject', message: '{inviter} invites you' }` behind a comment that says `i18n`; or
 * a sentence of the contract.
 */
export type Text = (MessageDescriptor & { readonly message: string }) | string;

/** What is put into a text in the places of its `{names}`. */
type Values = Readonly<Record<string, unknown>>;

const catalogues = Object.fromEntries(
  await Promise.all(languages.map(async (language) => [language, await readCatalogue(language)])),
) as Record<Language, I18n>;

/** The text in a language, with its values. A sentence that is in no catalogue, as of a library, stays as it is. */
export function text(language: Language, source: Text, values: Values = {}): string {
  const i18n = catalogues[language];
  if (typeof source !== 'string') return i18n._(source.id, values, { message: source.message });
  return source in i18n.messages ? i18n._(source, values) : source;
}

/** The language in which a request is answered: the account's where it has chosen one, else what its browser accepts. */
export function requestLanguage(
  { headers }: { readonly headers: Pick<IncomingHttpHeaders, 'accept-language'> },
  chosen?: Language | null,
): Language {
  return chosen ?? acceptedLanguage(headers['accept-language']);
}

/** The catalogue as the translators write it: there is no step in between that could be forgotten. */
async function readCatalogue(language: Language): Promise<I18n> {
  const filename = join(CATALOGUES, `${language}.po`);
  const entries = await formatter().parse(readFileSync(filename, 'utf8'), {
    locale: language,
    sourceLocale: SOURCE_LANGUAGE,
    filename,
  });
  const messages = Object.entries(entries).map(([id, { translation, message }]) => [id, translation || message || id]);
  const i18n = setupI18n({ locale: language, messages: { [language]: Object.fromEntries(messages) } });
  // Production builds of the library leave it to the caller how texts are compiled.
  i18n.setMessagesCompiler(compileMessage);
  return i18n;
}
