import type { Candidate } from '#collect/question-collector.ts';
import { childNamed, childrenNamed, textOf } from '#text/xml.ts';
import type { GivenAnswers } from './given.ts';
import { rawText } from './moodle-texts.ts';

/**
 * Words to put or to choose for `[[1]]` in a text: a word bank when all come from one set, else a list for each
 * blank.
 */
export function readGaps({ collector, place, element, texts, head }: GivenAnswers): Candidate | null {
  const boxes = childrenNamed(element, 'selectoption', 'dragbox').map((box) => ({
    text: texts.readPlain(childNamed(box, 'text') ? { ...box, attributes: { format: 'html' } } : box) || rawText(box),
    group: textOf(childNamed(box, 'group')).trim() || '1',
  }));
  const numbers = [...head.prompt.matchAll(/\[\[(\d+)\]\]/g)].map((match) => Number(match[1]));
  if (numbers.length === 0 || numbers.some((number) => !boxes[number - 1])) {
    collector.refuse(
      place,
      numbers.length === 0 ? 'The text has no blank.' : 'A blank names a word that is not there.',
    );
    return null;
  }
  let count = 0;
  const text = head.prompt.replaceAll('{{', '{ {').replaceAll(/\[\[\d+\]\]/g, () => `{{b-${++count}}}`);
  const used = numbers.map((number) => boxes[number - 1]!);
  const isOneSet = new Set(used.map(({ group }) => group)).size === 1;
  const isDragged = element.attributes.type === 'ddwtos';
  const wordsOf = (box: (typeof boxes)[number]) =>
    boxes.filter(({ group, text: other }) => group === box.group && other !== box.text).map((other) => other.text);
  const blanks = used.map((box, i) => {
    const others = [...new Set(wordsOf(box))];
    return [
      `b-${i + 1}`,
      { accept: [box.text], ...((!isDragged || !isOneSet) && others.length > 0 && { others }) },
    ] as const;
  });
  const rights = new Set(used.map((box) => box.text));
  const bank =
    isDragged && isOneSet ? [...new Set(boxes.map((box) => box.text))].filter((word) => !rights.has(word)) : undefined;
  return {
    type: 'fill_in_the_blank',
    ...head,
    prompt: 'Fill in the blanks.',
    text,
    blanks: Object.fromEntries(blanks),
    bank,
  };
}
