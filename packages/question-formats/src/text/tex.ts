import { escapeMarks, holdsMarks, LONGEST_FORMULA } from '@snapwell/contract/text/text-marks';

/** How other systems write TeX in a text: `\( x \)`, `\[ x \]` and `$$ x $$`. */
const TEX =
  /\\\(((?:\\\\|[^\\]|\\(?![()\\])){1,4000})\\\)|\\\[((?:\\\\|[^\\]|\\(?![[\]\\])){1,4000})\\\]|\$\$((?:[^$\\]|\\[\s\S]){1,4000})\$\$/g;

/** Far longer than any text of a question, which is refused for its length. */
const LONGEST = 200_000;

/** A text of another system as ours: its TeX between our marks, and what looks like a mark of ours as plain signs. */
export function withTex(text: string): string {
  if (!holdsMarks(text) || text.length > LONGEST) return text;
  let [shown, from] = ['', 0];
  for (const found of text.matchAll(TEX)) {
    const formula = asFormula(found[1] ?? found[2] ?? found[3] ?? '');
    if (formula === null) continue;
    shown += `${escapeMarks(text.slice(from, found.index))}${formula}`;
    from = found.index + found[0].length;
  }
  return shown + escapeMarks(text.slice(from));
}

/** TeX between our marks; null when it cannot stand there. */
export function asFormula(tex: string): string | null {
  const line = tex.replaceAll(/\s+/g, ' ').trim();
  const isFit = line !== '' && line.length <= LONGEST_FORMULA && /^(?:[^$\\]|\\.)+$/.test(line);
  return isFit ? `$$${line.replaceAll('{{', '{ {')}$$` : null;
}
