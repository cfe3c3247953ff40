import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '@snapwell/contract/catalogue/catalogue.limits';

export type SharedThing =
  | { readonly kind: 'page'; readonly address: string }
  | { readonly kind: 'words'; readonly words: string };

/** As the manifest names them (`share_target`). */
const PARTS = ['shared_text', 'shared_title', 'shared_url'];
const ADDRESS = /https?:\/\/\S+/g;
const QUOTES = /^["“„«\s]+|["”“»\s]+$/g;

/** What another application shared with this one; null where nothing usable was. Applications mix words and addresses. */
export function readShared(query: URLSearchParams, origin: string): SharedThing | null {
  const parts = PARTS.map((name) => query.get(name) ?? '');
  const own = parts.flatMap((part) => part.match(ADDRESS) ?? []).find((each) => URL.parse(each)?.origin === origin);
  // Two slashes at the beginning would name another server.
  if (own) return { kind: 'page', address: own.slice(origin.length).replace(/^\/*/, '/') };
  const words = parts
    .map((part) => part.replaceAll(ADDRESS, ' ').replaceAll(/\s+/g, ' ').trim().replaceAll(QUOTES, ''))
    .find(({ length }) => length >= SEARCH_MIN_LENGTH);
  return words === undefined ? null : { kind: 'words', words: words.slice(0, SEARCH_MAX_LENGTH) };
}
