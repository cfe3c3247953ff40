/** Somebody else: who says 'I don't want' wants something of the assistant. */
const SOMEBODY =
  /\b(?:he|she|they|(?:the|a|my|her|his|our) \w+|patients?|residents?|mum|mom|dad|somebody|someone|one)\b(.*)/;
const WISHES = /\b(?:says?|said|asks?|asked|begs?|begged|told me|wants?|insists?|refuses)\b/;
const NOT_TELL = /\b(?:not|never|refuses)\b.*\b(?:tell|told|call|inform|know|mention)\b/;
const TO_RELATIVES =
  /\b(?:my|her|his|their|the) (?:family|relatives?|daughters?|sons?|wife|husband|partner|mother|father|mum|mom|dad|sister|brother|kids|children|parents|boss|employer)\b/;

/**
 * Whether somebody wants something kept from their family or employer: 'she says do not tell my daughter'. `text` is
 * spelt out, in small letters.
 */
export const isKeptFromOthers = (text: string): boolean =>
  text.split(/[.?!;]/).some((clause) => {
    const wish = SOMEBODY.exec(clause)?.[1] ?? '';
    return [WISHES, NOT_TELL, TO_RELATIVES].every((part) => part.test(wish));
  });
