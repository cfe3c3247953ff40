const SOMEBODY =
  '(?:patients?|pt|residents?|he|she|they|(?:mr|mrs|ms) \\w+|(?:man|woman|lady|mother|father|mum|dad|husband|wife|son|daughter|child))';
/** Somebody in care speaks of an end of their own. */
const WANTS_AN_END = new RegExp(
  String.raw`\b${SOMEBODY}\b.{0,25}\b(?:wants? to (?:die|be dead|end (?:it|everything|(?:his|her|their) life))|wish(?:es)? to die|(?:do|does)(?: not|n'?t) want to (?:live|be alive|go on living)|(?:tired|sick) of (?:living|life)|no (?:point|sense) in (?:living|life|going on)|better off dead)\b`,
);

/**
 * What comes before whatever a lesson says of it; null for all else. A lesson may teach how to talk about it, and
 * whoever says it must not be left alone meanwhile. `text` is in small letters.
 */
export function cautionFor(text: string): string | null {
  return WANTS_AN_END.test(text)
    ? "Stay with them and tell the responsible nurse or doctor now. If they speak of harming themselves, make the emergency call, and don't leave them alone."
    : null;
}
