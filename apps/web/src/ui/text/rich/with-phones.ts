import type { RichNode } from './rich-node.ts';

/** A number of three digits and more, as one writes it: `112`, `0800 111 0 111`, `+49 30 123456`. */
const NUMBER = /(?<![\p{L}\d.,:/-])\+?\d(?:[\d ()/-]{0,18}\d)?(?![\p{L}\d%]|[.,:]\d)/gu;
/** Before it, in its sentence, somebody is told to call. */
const CALLS =
  /\b(?:call|calls|dial|ring|phone|telephone|number|hotline|line|tel)\b|(?<!\p{L})(?:notruf|notrufnummer|nummer|telefon\p{L}*|krisentelefon|anrufen|ruf|wähle?|rufnummer)(?!\p{L})/iu;
/** What is no number to call from any telephone. */
const INSIDE = /(?:\bextension|\bext\.?|\broom|\bward|\bfloor|\bbed|\blevel|durchwahl|zimmer|station)\s*$/i;
const DIGITS_LEAST = 3;

/** The telephone numbers of a text that tells somebody to call, as links. */
export function withPhones(nodes: readonly RichNode[]): RichNode[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? phonesIn(node) : [{ ...node, children: withPhones(node.children) }],
  );
}

function phonesIn(text: string): RichNode[] {
  const nodes: RichNode[] = [];
  let done = 0;
  for (const { 0: number, index } of text.matchAll(NUMBER)) {
    const digits = number.replaceAll(/[^\d+]/g, '');
    const before = text.slice(0, index);
    const isToCall = CALLS.test(before.split(/[.!?](?=\s)/).at(-1)!) && !INSIDE.test(before);
    if (digits.replace('+', '').length < DIGITS_LEAST || !isToCall) continue;
    if (index > done) nodes.push(text.slice(done, index));
    nodes.push({ tag: 'tel', href: `tel:${digits}`, children: [number] });
    done = index + number.length;
  }
  return done < text.length ? [...nodes, text.slice(done)] : nodes;
}
