/** Somebody else who may refuse; who says 'I don't want' wants something of the assistant. */
const WHO =
  '(?:he|she|they|one|someone|somebody|(?:the|a|my|her|his|our) [a-z]+|patients?|residents?|mum|mom|dad|family|daughter|son|wife|husband|colleagues?)';
const HOW = '(?:(?:just|still|always|only|then|now|also|even|keeps?|kept) )*';
const SAYS_NO = new RegExp(
  `\\b(${WHO}) ${HOW}(?:says?|said|saying) no\\b(?:,? (?:and )?leave (?:me|her|him) alone)?`,
  'g',
);
const WANTS_NOT = new RegExp(
  `\\b(${WHO}) ${HOW}(?:(?:do|does|did) not want (to\\b|it\\b|that\\b|any\\b|anything\\b|her\\b|his\\b|their\\b|the\\b)|will not (?:let|allow) (?:me|us)\\b(?: do (?:it|that))?)`,
  'g',
);

/**
 * A text in which what people do who won't have something has the one name that lessons and expected questions know it
 * by: 'he says no', 'she does not want to be turned' and 'they will not let me' are 'refuses'. `text` is spelt out, in
 * small letters.
 */
export const namingRefusals = (text: string): string =>
  text
    .replaceAll(SAYS_NO, '$1 refuses')
    .replaceAll(WANTS_NOT, (_all, who: string, what: string | undefined) =>
      [who, 'refuses', what].filter(Boolean).join(' '),
    );
