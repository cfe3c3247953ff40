const LATIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * A text as marking compares it: without case, accents, punctuation at its ends, kinds of quotes and dashes, and
 * extra spaces. Only the accents of Latin, Greek and Cyrillic letters go: in other scripts such marks make another
 * word.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\u{AD}|\p{Cf}/gu, '')
    .replaceAll(/(?<=\p{Script=Latin}|\p{Script=Greek}|\p{Script=Cyrillic})[\u0300-\u036F]+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøđłı]/g, (letter) => LATIN[letter]!)
    .replaceAll(/[‘’‚‛`´ʹʼ]/g, "'")
    .replaceAll(/[“”„‟«»]/g, '"')
    .replaceAll(/[\p{Pd}_]/gu, '-')
    .replaceAll(/(?<=\p{L})-+(?=\p{L})/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s.,;:!?"'()]+|[\s.,;:!?"'()]+$/g, '');
}

/** True when `text` is `pattern`, in which a `*` stands for any letters and `\*` for the star itself. */
export function isLike(text: string, pattern: string): boolean {
  const folded = fold(text);
  const parts = pattern.split(/(?<!\\)\*/).map((part) => part.replaceAll(String.raw`\*`, '*'));
  if (parts.length === 1) return folded === fold(parts[0]!);
  return matchesParts(folded, parts.map(foldPart));
}

/** Folding a part must keep the spaces at its ends: `post* pain` is not `post*pain`. */
function foldPart(part: string): string {
  const [start = ''] = /^\s*/.exec(part) ?? [];
  const [end = ''] = part.trim() === '' ? [] : (/\s*$/.exec(part) ?? []);
  return `${start && ' '}${fold(part)}${end && ' '}`;
}

/** Looks for the parts one after the other, so that no pattern can take long. */
function matchesParts(text: string, parts: readonly string[]): boolean {
  const first = parts[0]!;
  const last = parts.at(-1)!;
  if (!text.startsWith(first) || !text.endsWith(last) || text.length < first.length + last.length) return false;
  let from = first.length;
  const end = text.length - last.length;
  for (const part of parts.slice(1, -1)) {
    const at = text.indexOf(part, from);
    if (at < 0 || at + part.length > end) return false;
    from = at + part.length;
  }
  return true;
}
