import { partlyRight } from '#collect/answers.ts';
import { readHtml } from '#text/html-text.ts';
import { withTex } from '#text/tex.ts';

/** The blanks of a text with embedded answers (Cloze). */
export interface ClozeText {
  /** The text with `{{b-1}}` where a blank is. */
  readonly text: string;
  readonly blanks: Record<string, { accept: string[]; others?: string[]; tolerance?: number }>;
  readonly feedback: readonly { text: string; feedback: string }[];
  /** What is different here, and what makes it impossible to take over. */
  readonly changes: readonly string[];
  readonly refusal: string | null;
}

const KINDS: Record<string, 'written' | 'number' | 'choice'> = {
  SHORTANSWER: 'written',
  SA: 'written',
  MW: 'written',
  SHORTANSWER_C: 'written',
  SAC: 'written',
  MWC: 'written',
  NUMERICAL: 'number',
  NM: 'number',
  MULTICHOICE: 'choice',
  MC: 'choice',
  MULTICHOICE_V: 'choice',
  MCV: 'choice',
  MULTICHOICE_H: 'choice',
  MCH: 'choice',
  MULTICHOICE_S: 'choice',
  MCS: 'choice',
  MULTICHOICE_VS: 'choice',
  MCVS: 'choice',
  MULTICHOICE_HS: 'choice',
  MCHS: 'choice',
};

/** So many a text can have here; no more are looked for. */
const MOST_BLANKS = 20;

const OPENING = /\{(\d*):([A-Z_]+):/;

interface FoundBlank {
  readonly weight: string;
  readonly kind: string;
  readonly body: string;
  readonly before: string;
  readonly after: string;
}

/** The first blank of a text. Where its brace does not close, none that comes later does, and no more is looked for. */
function findBlank(text: string): FoundBlank | null {
  const opening = OPENING.exec(text);
  if (!opening) return null;
  const [whole, weight = '', kind = ''] = opening;
  const start = opening.index + whole.length;
  const end = endOfBody(text, start);
  return end === -1
    ? null
    : { weight, kind, body: text.slice(start, end), before: text.slice(0, opening.index), after: text.slice(end + 1) };
}

/** Where the next brace closes that has no backslash before it. */
function endOfBody(text: string, start: number): number {
  for (let i = start; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '}') return i;
  }
  return -1;
}

export const hasCloze = (text: string): boolean => findBlank(text) !== null;

interface ClozePart {
  readonly text: string;
  readonly weight: number;
  readonly feedback: string;
}

interface Draft {
  readonly changes: string[];
  readonly feedback: { text: string; feedback: string }[];
  refusal: string | null;
}

/** Takes the blanks out of a text. `isHtml`: the text around them is HTML, and so are the answers. */
export function readCloze(source: string, isHtml: boolean): ClozeText {
  const draft: Draft = { changes: [], feedback: [], refusal: null };
  const blanks: ClozeText['blanks'] = {};
  const weights = new Set<string>();
  let [text, number] = ['', 1];
  let rest = source.replaceAll('{{', '{ {');
  for (let found = findBlank(rest); found; found = findBlank(rest)) {
    if (number > MOST_BLANKS) {
      draft.refusal ??= `A text can have ${MOST_BLANKS} blanks at most.`;
      break;
    }
    const name = `b-${number}`;
    weights.add(found.weight || '1');
    const blank = readBlank(found.kind, found.body, isHtml, draft);
    if (blank) {
      blanks[name] = blank;
      number++;
    }
    text += `${found.before}{{${name}}}`;
    rest = found.after;
  }
  text += rest;
  if (weights.size > 1) draft.changes.push('The blanks had different weights. Here each counts the same.');
  return { text, blanks, ...draft };
}

function readBlank(kind: string, body: string, isHtml: boolean, draft: Draft): ClozeText['blanks'][string] | null {
  const meaning = KINDS[kind];
  if (!meaning) {
    draft.refusal ??= /^(MULTIRESPONSE|MR)/.test(kind)
      ? 'A blank with several right choices at once is not possible here.'
      : `'${kind}' is not a known kind of blank.`;
    return null;
  }
  const parts = splitParts(body, isHtml);
  draft.feedback.push(...parts.filter(({ feedback }) => feedback !== ''));
  const best = parts.filter(({ weight }) => weight >= 99.5).map((part) => part.text);
  if (best.length === 0) {
    draft.refusal ??= 'A blank has no answer that is worth everything.';
    return null;
  }
  draft.changes.push(...partlyRight(parts));
  if (meaning === 'number') return readNumbers(best, draft);
  if (meaning === 'written') {
    if (kind.endsWith('C')) draft.changes.push('Capital letters mattered. Here they do not.');
    return { accept: best };
  }
  const others = parts.filter(({ weight }) => weight < 99.5).map((part) => part.text);
  return others.length > 0 ? { accept: best, others } : { accept: best };
}

function readNumbers(best: readonly string[], draft: Draft): ClozeText['blanks'][string] | null {
  const numbers = best.map((text) => text.split(':').map((part) => Number(part.replace(',', '.'))));
  if (numbers.some(([value]) => !Number.isFinite(value))) {
    draft.refusal ??= 'The number of a blank cannot be read.';
    return null;
  }
  const tolerances = numbers.map(([, tolerance = 0]) => Math.abs(tolerance));
  if (new Set(tolerances).size > 1)
    draft.changes.push('The numbers of a blank had different tolerances. Here the smallest holds.');
  return { accept: numbers.map(([value]) => String(value)), tolerance: Math.min(...tolerances) };
}

function splitParts(body: string, isHtml: boolean): ClozePart[] {
  const plain = (text: string) => {
    const shown = text.replaceAll(/\\(.)/g, '$1').trim();
    return isHtml ? readHtml(shown).text : withTex(shown);
  };
  return splitUnescaped(body, '~').map((part) => {
    const [, equals, percent, rest = ''] = /^\s*(?:(=)|%(-?[\d.]+)%)?([\s\S]*)$/.exec(part)!;
    const [text = '', ...feedback] = splitUnescaped(rest, '#');
    return {
      text: plain(text),
      weight: equals ? 100 : Number(percent ?? 0),
      feedback: plain(feedback.join('#').replaceAll('\n', ' ')),
    };
  });
}

function splitUnescaped(text: string, separator: string): string[] {
  // Entities of HTML begin with a number sign as well: &#233;
  const parts = text.match(
    new RegExp(String.raw`(?:\\[\s\S]|&#\w+;|[^\\${separator}])+|(?<=^|${separator})(?=${separator}|$)`, 'g'),
  );
  return parts ?? [''];
}
