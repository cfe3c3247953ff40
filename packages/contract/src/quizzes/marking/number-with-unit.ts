import { fold } from './folding.ts';
import { readNumber } from './numbers.ts';

/** A number as it was typed, and what stands behind it. */
export interface TypedNumber {
  readonly number: string;
  readonly unit: string;
}

export function splitUnit(text: string): TypedNumber {
  const trimmed = text.trim();
  const number = /^[^\p{L}%°µ€$£]*(?:(?<=\d)e[-+]?\d+)?/iu.exec(trimmed)?.[0] ?? '';
  return { number: number.trim(), unit: trimmed.slice(number.length).trim() };
}

/** Case, spaces, points and the letter at the end of a plural do not matter. */
const plain = (unit: string) =>
  fold(unit)
    .replaceAll(/[\s.]/g, '')
    .replaceAll('μ', 'u')
    .replace(/(?<=\p{L}{3})s$/u, '');

export const isSameUnit = (typed: string, unit: string): boolean => plain(typed) === plain(unit);

/**
 * The numbers that were meant: what stands behind the number may be its unit. None when it is no number, or one of
 * something else.
 */
export function readNumberWithUnit(text: string, unit: string | null | undefined): number[] {
  const typed = splitUnit(text);
  if (typed.unit !== '' && unit && isSameUnit(typed.unit, unit)) return readNumber(typed.number);
  return readNumber(text);
}
