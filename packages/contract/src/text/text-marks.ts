// The marks that any text of a library may hold: `$$\frac{1}{2}$$` (TeX), `H~2~O` and `x^2^`.

export interface TextPiece {
  readonly kind: 'text' | 'sub' | 'sup' | 'formula';
  readonly text: string;
  /** A formula that has its lines to itself. */
  readonly isBlock: boolean;
}

/** Longest formula that is drawn, and the deepest: more is shown as it is written. */
export const LONGEST_FORMULA = 2000;
export const DEEPEST_FORMULA = 40;

/** How deep its braces stand in each other. */
export function depthOfFormula(tex: string): number {
  let [depth, deepest] = [0, 0];
  for (const sign of tex) {
    if (sign === '{') deepest = Math.max(deepest, ++depth);
    else if (sign === '}') depth--;
  }
  return deepest;
}

/** In the order: a sign that stands for itself, a formula, what stands low, what stands high. */
const MARKS =
  /\\([~^$])|\$\$((?:[^$\\]|\\[\s\S]){1,4000})\$\$|(?<!~)~([^\s~^$\\]{1,60})~(?!~)|(?<!\^)\^([^\s~^$\\]{1,60})\^(?!\^)/g;

/** Takes a text apart where it has marks. */
export function splitMarks(text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let plain = '';
  let from = 0;
  const push = (kind: TextPiece['kind'], content: string, isBlock = false) => {
    if (plain !== '') pieces.push({ kind: 'text', text: plain, isBlock: false });
    plain = '';
    if (content !== '') pieces.push({ kind, text: content, isBlock });
  };
  for (const found of text.matchAll(MARKS)) {
    const [whole, escaped, formula, sub, sup] = found;
    const end = found.index + whole.length;
    plain += text.slice(from, found.index);
    from = end;
    if (escaped !== undefined) plain += escaped;
    else if (formula === undefined) push(sub === undefined ? 'sup' : 'sub', sub ?? sup ?? '');
    else if (formula.trim() === '') plain += whole;
    else push('formula', formula.trim(), isAlone(text, found.index, end));
  }
  plain += text.slice(from);
  push('text', '');
  return pieces;
}

const isAlone = (text: string, start: number, end: number) =>
  /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 20), start)) &&
  /^[ \t]*(?:\n|$)/.test(text.slice(end, end + 20));

/** Whether a text needs more than its letters to be shown. */
export const holdsMarks = (text: string): boolean => /[~^$\\]/.test(text);

/** A text in which nothing is read as a mark: for what comes from where these are only signs. */
export function escapeMarks(text: string): string {
  return text.replaceAll(MARKS, (whole, escaped?: string) =>
    escaped === undefined ? whole.replaceAll(/[~^$]/g, String.raw`\$&`) : whole,
  );
}

/** A text without marks, for where only letters can stand: labels, what is searched, what is read by a model. */
export function plainText(text: string): string {
  if (!holdsMarks(text)) return text;
  return splitMarks(text)
    .map(({ kind, text: content }) => {
      if (kind === 'formula') return plainFormula(content);
      return kind === 'sup' ? raised(content) : content;
    })
    .join('');
}

const POWERS: Record<string, string> = Object.fromEntries(
  [...'0123456789+-n'].map((sign, i) => [sign, '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ'[i]!]),
);

/** `10³`, and `xᵃ` as `x^a`. */
export const raised = (text: string): string =>
  [...text].every((sign) => POWERS[sign]) ? [...text].map((sign) => POWERS[sign]).join('') : `^${text}`;

const SIGNS: Record<string, string> = {
  times: '×',
  cdot: '·',
  div: '÷',
  pm: '±',
  le: '≤',
  leq: '≤',
  ge: '≥',
  geq: '≥',
  ne: '≠',
  neq: '≠',
  approx: '≈',
  rightarrow: '→',
  to: '→',
  infty: '∞',
  degree: '°',
  circ: '°',
  sum: 'sum',
  int: 'integral',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  lambda: 'λ',
  mu: 'µ',
  pi: 'π',
  rho: 'ρ',
  sigma: 'σ',
  Sigma: 'Σ',
  omega: 'ω',
  Omega: 'Ω',
  theta: 'θ',
  phi: 'φ',
};

/** A formula as one would type it: `\frac{a}{b}` is `(a)/(b)`. */
export function plainFormula(tex: string): string {
  let text = tex.slice(0, LONGEST_FORMULA);
  for (let depth = 0; depth < 8; depth++) {
    const next = text
      .replaceAll(
        /\\[dt]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g,
        (_, above: string, below: string) => `${grouped(above)}/${grouped(below)}`,
      )
      .replaceAll(/\\sqrt\s*\{([^{}]*)\}/g, '√($1)')
      .replaceAll(/\\(?:text|mathrm|mathbf|operatorname|ce|pu|left|right)\s*\{([^{}]*)\}/g, '$1')
      .replaceAll(/([_^])\{([^{}\s]*)\}/g, '$1$2');
    if (next === text) break;
    text = next;
  }
  return text
    .replaceAll(
      /\\([A-Za-z]+)/g,
      (_, name: string) => SIGNS[name] ?? (/^(left|right|begin|end)$/.test(name) ? '' : name),
    )
    .replaceAll(/\\[,;:! ]/g, ' ')
    .replaceAll(/\\\\/g, '; ')
    .replaceAll(/[{}\\]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const grouped = (part: string) => (/^[\p{L}\p{N}.,]*$/u.test(part.trim()) ? part.trim() : `(${part.trim()})`);
