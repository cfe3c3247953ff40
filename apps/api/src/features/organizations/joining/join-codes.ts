// No letter or digit that is taken for another one: people read codes aloud and type them from a poster.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;

/** A code of about 50 random bits; `randomBelow` gives numbers below its argument. */
export function makeCode(randomBelow: (limit: number) => number): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomBelow(ALPHABET.length)]).join('');
}

/** As it is kept, whatever a person wrote between and around the letters. */
export function codeAsKept(typed: string): string {
  return typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
}

/** As people read it: in two halves. */
export function codeAsShown(code: string): string {
  return `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;
}
