const RELATIVE =
  '(?:family|families|relatives?|daughters?|sons?|wife|husband|partner|mother|father|mum|mom|dad|sister|brother|kids|children|parents)';
/** What they want: what stands after somebody who isn't the one who asks. */
const SOMEBODY =
  /\b(?:he|she|they|(?:patients?|residents?|clients?|customers?|colleagues?|man|woman|lady|somebody|someone|one))\b(.*)/;
const WISHES = /\b(?:says?|said|asks?|asked|begs?|begged|told me|wants?|insists?|refuses)\b/;
const NOT_TELL = /\b(?:not|never|refuses)\b.*\b(?:tell|told|call|inform|know|mention)\b/;
const TO_OTHERS = new RegExp(`\\b(?:my|her|his|their|the) (?:${RELATIVE}|boss|employer)\\b`);
/** A family that wants something kept from the one it is about is another matter. */
const RELATIVE_WISHES = new RegExp(`\\b${RELATIVE} (?:\\w+ ){0,2}?${WISHES.source}`);

/**
 * Whether somebody wants something kept from their family or employer: 'she says do not tell my daughter'. `text` is
 * spelt out, in small letters.
 */
export const isKeptFromOthers = (text: string): boolean =>
  text.split(/[.?!;]/).some((clause) => {
    const wish = SOMEBODY.exec(clause)?.[1] ?? '';
    return !RELATIVE_WISHES.test(clause) && [WISHES, NOT_TELL, TO_OTHERS].every((part) => part.test(wish));
  });
