import { readHtml } from '#text/html-text.ts';
import type { QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import {
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '#text/xml.ts';
import type { Pictures } from './pictures.ts';
import { feedbacksOf } from './qti-feedback.ts';
import { toHtml } from './qti-element.ts';

/** What an item declares of one response. */
export interface ResponseDeclaration {
  readonly cardinality: string;
  readonly baseType: string;
  readonly correct: readonly string[];
  /** What single values are worth. */
  readonly mapping: readonly { key: string; value: number }[];
  readonly areas: readonly { shape: string; coords: string; value: number }[];
}

/** One item with what its parts share: where it stands, what it declares, and how its texts and pictures are read. */
export class QtiItem {
  readonly element: XmlElement;
  readonly body: XmlElement;
  readonly place: QuestionPosition;
  readonly collector: QuestionCollector;
  readonly pictures: Pictures;
  readonly #declarations: ReadonlyMap<string, ResponseDeclaration>;
  readonly #feedbacks: ReturnType<typeof feedbacksOf>;
  readonly #told = new Set<XmlElement>();

  constructor(
    element: XmlElement,
    { collector, pictures, place }: { collector: QuestionCollector; pictures: Pictures; place: QuestionPosition },
  ) {
    this.element = element;
    this.body = childNamed(element, 'itemBody') ?? {
      name: 'itemBody',
      attributes: {},
      children: [],
      line: element.line,
    };
    this.place = place;
    this.collector = collector;
    this.pictures = pictures;
    this.#declarations = new Map(
      childrenNamed(element, 'responseDeclaration').map((each) => [
        each.attributes.identifier ?? '',
        readDeclaration(each),
      ]),
    );
    const choices = descendantsNamed(this.body, 'simpleChoice', 'hottext');
    this.#feedbacks = feedbacksOf(element, this.body, new Set(choices.map((each) => each.attributes.identifier ?? '')));
  }

  declarationOf(interaction: XmlElement): ResponseDeclaration {
    return (
      this.#declarations.get(interaction.attributes.responseIdentifier ?? '') ?? {
        cardinality: 'single',
        baseType: '',
        correct: [],
        mapping: [],
        areas: [],
      }
    );
  }

  refuse(message: string): null {
    this.collector.refuse(this.place, message);
    return null;
  }

  change(message: string): void {
    this.collector.change(this.place, message);
  }

  /** Nodes as text, with the pictures in them. */
  read(nodes: readonly XmlNode[], replace?: (element: XmlElement) => string | null) {
    const html = readHtml(toHtml(nodes, (element) => replace?.(element) ?? objectAsPicture(element)));
    this.collector.noteLosses(this.place, html);
    return {
      text: html.text,
      pictures: html.images.flatMap(({ source, alternative }) => this.keepPicture(source, alternative)),
    };
  }

  keepPicture(address: string, alternative: string): { path: string; alternative: string }[] {
    const bytes = this.pictures.find(address);
    if (bytes) return [{ path: this.collector.keepPicture(address, bytes), alternative }];
    this.collector.losePicture(
      this.place,
      `Left out: the picture ${address.slice(-120)}, which did not come with it. Put both into one ZIP.`,
    );
    return [];
  }

  /**
   * Everything in the body that is not the interaction: the question and its picture. The interaction's own prompt
   * counts too.
   */
  head(interactions: readonly XmlElement[], { keepsPicture = true } = {}) {
    const outside = this.read(this.body.children, (element) =>
      interactions.includes(element) || isAside(element) ? '' : null,
    );
    const prompts = interactions
      .flatMap((interaction) => childrenNamed(interaction, 'prompt'))
      .map((prompt) => this.read(prompt.children));
    const pictures = [...outside.pictures, ...prompts.flatMap((prompt) => prompt.pictures)];
    const [picture, ...more] = pictures;
    if (more.length > 0)
      this.collector.losePicture(this.place, `Left out: ${more.length} more pictures of the question.`);
    return {
      prompt:
        [outside.text, ...prompts.map(({ text }) => text)].filter(Boolean).join('\n\n') ||
        (this.element.attributes.title ?? ''),
      explanation: this.#explanation(),
      ...(picture && keepsPicture && { image: picture.path, alternative: picture.alternative }),
    };
  }

  /** What is said to everybody, whatever they answered. */
  #explanation(): string {
    const texts = this.#feedbacks.flatMap(({ element, audience }) =>
      audience === 'everybody' ? this.read(element.children).text : [],
    );
    return [...new Set(texts.filter(Boolean))].join('\n\n');
  }

  /** The text of a choice without what is said to it. */
  choice(choice: XmlElement) {
    const { feedback, ...shown } = this.#readChoice(choice);
    if (feedback !== '') this.change(`Left out: what was said to the answer '${shown.text}'.`);
    return shown;
  }

  /** A choice with what it is worth and what is said to who takes it, which its option can say here. */
  choiceWithWhy(choice: XmlElement, weight: number, isOnlyRight: boolean) {
    const { feedback, ...shown } = this.#readChoice(choice);
    const mine = this.#feedbacks.filter(
      ({ audience }) =>
        (typeof audience === 'object' && audience.choice === shown.id) || (audience === 'right' && isOnlyRight),
    );
    for (const each of mine) this.#told.add(each.element);
    const texts = [feedback, ...mine.map(({ element }) => this.read(element.children).text)];
    return { ...shown, weight, feedback: [...new Set(texts.filter(Boolean))].join('\n\n') };
  }

  /** What is said to some answers only, and has no place here. In the explanation everybody would read it. */
  noteUntold(): void {
    for (const { element, audience } of this.#feedbacks) {
      if (audience === 'everybody' || this.#told.has(element) || textOf(element).trim() === '') continue;
      this.change(`Left out: what was said to ${TO_WHOM[typeof audience === 'object' ? 'choice' : audience]}.`);
    }
  }

  #readChoice(choice: XmlElement) {
    const inline = descendantsNamed(choice, 'feedbackInline');
    const { text, pictures } = this.read(choice.children, (element) => (inline.includes(element) ? '' : null));
    return {
      id: choice.attributes.identifier ?? '',
      text,
      pictures,
      feedback: inline.map((each) => this.read(each.children).text).join(' '),
    };
  }
}

const TO_WHOM = {
  choice: 'single answers',
  right: 'every right answer alike',
  wrong: 'every wrong answer alike',
  some: 'some answers only',
};

/** Parts of a body that are not the question. */
export const isAside = ({ name }: XmlElement): boolean =>
  name === 'feedbackBlock' || name === 'feedbackInline' || name === 'rubricBlock' || name === 'stylesheet';

/** Older items write a picture as an object. */
function objectAsPicture({ name, attributes, children }: XmlElement): string | null {
  if (name !== 'object' || !(attributes.type ?? '').startsWith('image/')) return null;
  const inside = textOf({ name, attributes, children: children.filter((child) => !isElement(child)), line: 0 }).trim();
  return toHtml([{ name: 'img', attributes: { src: attributes.data ?? '', alt: inside }, children: [], line: 0 }]);
}

function readDeclaration(element: XmlElement): ResponseDeclaration {
  const number = (text: string | undefined) => Number(text ?? 0);
  return {
    cardinality: element.attributes.cardinality ?? 'single',
    baseType: element.attributes.baseType ?? '',
    correct: childrenNamed(childNamed(element, 'correctResponse') ?? { ...element, children: [] }, 'value').map(
      (value) => textOf(value).trim(),
    ),
    mapping: descendantsNamed(element, 'mapEntry').map(({ attributes }) => ({
      key: attributes.mapKey ?? '',
      value: number(attributes.mappedValue),
    })),
    areas: descendantsNamed(element, 'areaMapEntry').map(({ attributes }) => ({
      shape: attributes.shape ?? '',
      coords: attributes.coords ?? '',
      value: number(attributes.mappedValue),
    })),
  };
}

/** What each value is worth, from 0 to 100. The right response counts in full, also where the mapping is silent. */
export function weightsOf({ correct, mapping }: ResponseDeclaration): Map<string, number> {
  const most = Math.max(...mapping.map(({ value }) => value), 0);
  const mapped = mapping.map(({ key, value }) => [key, most > 0 ? (value / most) * 100 : value] as const);
  const isMapped = mapping.some(({ value }) => value > 0);
  return new Map([
    ...mapped,
    ...correct
      .filter((value) => !isMapped || !mapped.some(([key]) => key === value))
      .map((value) => [value, 100] as const),
  ]);
}
