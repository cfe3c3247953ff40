/** So much of a rule in its own words, and it is the rules that are being told. */
const TELLING = 48;
/** What a rule wants to be said is no secret: 'that is for the prescriber: say so'. */
const TO_BE_SAID = /[^.\n]*: say so\b/g;

const folded = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ');

/**
 * Watches what a model writes: true once it repeats the rules it was given. A hint of them is no secret; their
 * wording shows how to get around them.
 */
export function createRulesGuard(rules: string): (said: string) => boolean {
  const openings = rules
    .replaceAll(TO_BE_SAID, '')
    .split(/(?<=[.;:])\s+|\n/)
    .map((rule) => folded(rule).trim().slice(0, TELLING))
    .filter((opening) => opening.length === TELLING);
  return (said) => {
    const heard = folded(said);
    return openings.some((opening) => heard.includes(opening));
  };
}
