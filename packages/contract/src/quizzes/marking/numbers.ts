/**
 * What a person may have meant by a number they typed: `0,5`, `1 200.75`, `1/2`, `2e-3`, `−3`. Both marks can be
 * decimal or stand between thousands, so there may be two readings. None when it is not a number.
 */
export function readNumber(text: string): number[] {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replaceAll(/[−‒–—]/g, '-')
    .replaceAll(/(?<=\d)[\s'’_](?=\d{3}(?!\d))/g, '')
    .replaceAll(/\s*[x×·*]\s*10\s*\^?\s*(?=[-+]?\d)/gi, 'e')
    .replaceAll(/(?<=^[-+])\s+|\s*(?=\/)|(?<=\/)\s*/g, '');
  return plain.includes('/') ? readFraction(plain) : readPlain(plain);
}

/** `1/2`, `-3/4`, `1 1/2`. */
function readFraction(text: string): number[] {
  const parts = /^([-+]?)(?:(\d+)\s+)?([^/\s]+)\/([^/\s]+)$/.exec(text);
  if (!parts) return [];
  const [, sign = '', whole = '0', above = '', below = ''] = parts;
  const [numerator] = readPlain(above);
  const [denominator] = readPlain(below);
  if (numerator === undefined || !denominator) return [];
  const value = Number(whole) + numerator / denominator;
  return [sign === '-' ? -value : value];
}

const DECIMAL = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

function readPlain(text: string): number[] {
  return [...new Set(readings(text))].filter((reading) => DECIMAL.test(reading)).map(Number);
}

function readings(text: string): string[] {
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  if (commas === 0 && points <= 1) return points === 1 && isGrouped(text, '.') ? [text, text.replace('.', '')] : [text];
  if (commas > 0 && points > 0)
    return text.lastIndexOf(',') > text.lastIndexOf('.') ? withDecimal(text, ',', '.') : withDecimal(text, '.', ',');
  if (points > 1) return isGrouped(text, '.') ? [text.replaceAll('.', '')] : [];
  const grouped = isGrouped(text, ',') ? [text.replaceAll(',', '')] : [];
  return commas === 1 ? [text.replace(',', '.'), ...grouped] : grouped;
}

function withDecimal(text: string, decimal: string, group: string): string[] {
  const [whole = '', part = ''] = text.split(decimal);
  if (text.split(decimal).length > 2 || !isGrouped(whole, group)) return [];
  return [`${whole.replaceAll(group, '')}.${part}`];
}

/** Groups of three digits after a first one of one to three, as thousands are written. */
function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...rest] = text.replace(/^[-+]/, '').split(mark);
  return /^[1-9]\d{0,2}$/.test(first) && rest.length > 0 && rest.every((group) => /^\d{3}$/.test(group));
}

/** True when two numbers are at most so far apart. The hair's breadth more is what binary fractions cost. */
export function isWithin(value: number, wanted: number, tolerance: number): boolean {
  return Math.abs(value - wanted) <= tolerance + 1e-9 * Math.max(1, Math.abs(wanted));
}
