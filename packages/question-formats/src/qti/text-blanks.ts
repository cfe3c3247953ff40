import { partlyRight } from '#collect/answers.ts';
import type { Candidate } from '#collect/question-collector.ts';
import { childrenNamed, descendantsNamed, type XmlElement } from '#text/xml.ts';
import { isAside, type QtiItem, weightsOf } from './qti-item.ts';

interface Blank {
  readonly accept: string[];
  readonly others?: string[];
  readonly tolerance?: number;
}

const isNumberType = (type: string) => type === 'integer' || type === 'float';

/**
 * A text with fields to fill in or lists to choose from. A single number at its end, with a unit at most behind it,
 * is a number question.
 */
export function readTextBlanks(item: QtiItem, interactions: readonly XmlElement[]): Candidate | null {
  const blanks: Record<string, Blank> = {};
  for (const interaction of interactions) {
    const blank =
      interaction.name === 'inlineChoiceInteraction' ? readList(item, interaction) : readField(item, interaction);
    if (!blank) return null;
    blanks[`b-${Object.keys(blanks).length + 1}`] = blank;
  }
  const { explanation, ...picture } = item.head(interactions);
  const text = textWithBlanks(item, interactions, (i) => `{{b-${i + 1}}}`);
  const [only] = Object.values(blanks);
  const asked = /^([^]*)\{\{b-1\}\} ?(.{0,20})$/.exec(text);
  if (asked && interactions.length === 1 && only?.tolerance !== undefined && only.accept.length === 1) {
    const [, prompt = '', unit] = asked.map((part) => part.trim());
    return {
      type: 'numeric',
      ...picture,
      prompt: prompt || picture.prompt,
      explanation,
      answer: Number(only.accept[0]),
      tolerance: only.tolerance,
      unit,
    };
  }
  return {
    type: 'fill_in_the_blank',
    ...picture,
    explanation,
    ...promptAndText(item, text),
    blanks,
  };
}

/**
 * What comes before the paragraph of the first blank is the question. Our own files say where the text begins
 * (`data-part="text"`).
 */
function promptAndText(item: QtiItem, whole: string): { prompt: string; text: string } {
  const marked = descendantsNamed(item.body, 'div').find(({ attributes }) => attributes.dataPart === 'text');
  const paragraphs = whole.split(/\n{2,}/);
  const inside = marked
    ? item.read(marked.children, (element) => (element.name.endsWith('Interaction') ? '_' : null))
    : null;
  const count = inside
    ? paragraphs.length - inside.text.split(/\n{2,}/).length
    : paragraphs.findIndex((paragraph) => paragraph.includes('{{'));
  const prompt = paragraphs.slice(0, Math.max(0, count)).join('\n\n');
  if (prompt !== '') return { prompt, text: paragraphs.slice(count).join('\n\n') };
  const [first = '', ...rest] = whole.split('\n');
  const isPrompt = rest.length > 0 && !first.includes('{{');
  return isPrompt ? { prompt: first, text: rest.join('\n') } : { prompt: 'Fill in the blanks.', text: whole };
}

function textWithBlanks(item: QtiItem, interactions: readonly XmlElement[], blankAt: (i: number) => string): string {
  return item.read(item.body.children, (element) => {
    const i = interactions.indexOf(element);
    if (i >= 0) return blankAt(i);
    return isAside(element) ? '' : null;
  }).text;
}

function readField(item: QtiItem, interaction: XmlElement): Blank | null {
  const declaration = item.declarationOf(interaction);
  const weights = weightsOf(declaration);
  const accept = [...weights].filter(([, weight]) => weight >= 99.5).map(([value]) => value);
  if (accept.every((value) => value === '')) return item.refuse('The right answer of a blank is not said.');
  for (const note of partlyRight([...weights].map(([text, weight]) => ({ text, weight })))) item.change(note);
  if (!isNumberType(declaration.baseType))
    return { accept: accept.map((text) => text.replaceAll('*', String.raw`\*`)) };
  return { accept, tolerance: toleranceOf(item, interaction, Number(accept[0])) };
}

/** The rules of an item may say how far off a number may be: absolutely, or in percent of it. */
function toleranceOf({ element }: QtiItem, interaction: XmlElement, value: number): number {
  const id = interaction.attributes.responseIdentifier;
  const rule = descendantsNamed(element, 'equal').find((equal) =>
    childrenNamed(equal, 'variable').some(({ attributes }) => attributes.identifier === id),
  );
  const sizes = (rule?.attributes.tolerance ?? '0').split(/\s+/).map(Number);
  const size = Math.max(0, ...sizes.filter(Number.isFinite));
  if (rule?.attributes.toleranceMode === 'absolute') return size;
  return rule?.attributes.toleranceMode === 'relative' ? Number(Math.abs((value * size) / 100).toPrecision(6)) : 0;
}

function readList(item: QtiItem, interaction: XmlElement): Blank | null {
  const weights = weightsOf(item.declarationOf(interaction));
  const choices = childrenNamed(interaction, 'inlineChoice').map((choice) => item.choice(choice));
  const accept = choices.filter(({ id }) => (weights.get(id) ?? 0) >= 99.5).map(({ text }) => text);
  if (accept.length === 0) return item.refuse('The right choice of a blank is not said.');
  const others = choices.map(({ text }) => text).filter((text) => !accept.includes(text));
  return { accept, ...(others.length > 0 && { others }) };
}

/** Words to drag into the gaps of a text: a word bank. */
export function readGapMatch(item: QtiItem, interaction: XmlElement): Candidate | null {
  if (childrenNamed(interaction, 'gapImg').length > 0) return item.refuse('Pictures are dragged into the text.');
  const words = new Map(
    childrenNamed(interaction, 'gapText').map((word) => [word.attributes.identifier ?? '', item.choice(word).text]),
  );
  const weights = weightsOf(item.declarationOf(interaction));
  const rights = [...weights].filter(([, weight]) => weight > 0).map(([pair]) => pair.split(/\s+/));
  const gaps = descendantsNamed(interaction, 'gap');
  const blanks = gaps.map(
    ({ attributes }, i) =>
      [
        `b-${i + 1}`,
        {
          accept: rights
            .filter(([, gap]) => gap === attributes.identifier)
            .flatMap(([word = '']) => words.get(word) ?? []),
        },
      ] as const,
  );
  if (blanks.length === 0 || blanks.some(([, { accept }]) => accept.length === 0))
    return item.refuse('The right word of a blank is not said.');
  const isOutside = (name: string) => name === 'gapText' || name === 'prompt';
  const { text } = item.read(interaction.children, (element) =>
    gaps.includes(element)
      ? `{{b-${gaps.indexOf(element) + 1}}}`
      : isOutside(element.name) || isAside(element)
        ? ''
        : null,
  );
  const used = new Set(blanks.flatMap(([, { accept }]) => accept));
  const head = item.head([interaction]);
  return {
    type: 'fill_in_the_blank',
    ...head,
    text,
    blanks: Object.fromEntries(blanks),
    bank: [...words.values()].filter((word) => !used.has(word)),
  };
}
