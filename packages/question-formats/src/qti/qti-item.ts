import { readHtml } from '#text/html-text.ts';
import type { Place, QuestionCollector } from '#collect/question-collector.ts';
import {
  childNamed,
  childrenNamed,
  descendantsNamed,
  isElement,
  textOf,
  type XmlElement,
  type XmlNode,
} from '#text/xml.ts';
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

/** Finds a file that lies beside the item in its package. */
export type FindFile = (address: string) => Buffer | null;

/** One item with what its parts share: where it stands, what it declares, and how its texts and pictures are read. */
export class QtiItem {
  readonly element: XmlElement;
  readonly body: XmlElement;
  readonly place: Place;
  readonly collector: QuestionCollector;
  readonly #findFile: FindFile;
  readonly #declarations: ReadonlyMap<string, ResponseDeclaration>;

  constructor(
    element: XmlElement,
    { collector, findFile, place }: { collector: QuestionCollector; findFile: FindFile; place: Place },
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
    this.#findFile = findFile;
    this.#declarations = new Map(
      childrenNamed(element, 'responseDeclaration').map((each) => [
        each.attributes.identifier ?? '',
        readDeclaration(each),
      ]),
    );
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
    const bytes = this.#findFile(address);
    if (bytes) return [{ path: this.collector.keepPicture(address, bytes), alternative }];
    this.change(`Left out: the picture ${address}, which did not come with it.`);
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
    if (more.length > 0) this.change(`Left out: ${more.length} more pictures of the question.`);
    return {
      prompt:
        [outside.text, ...prompts.map(({ text }) => text)].filter(Boolean).join('\n\n') ||
        (this.element.attributes.title ?? ''),
      explanation: this.#explanation(),
      ...(picture && keepsPicture && { image: picture.path, alternative: picture.alternative }),
    };
  }

  /** What is said to the answers as a whole. */
  #explanation(): string {
    const feedback = [...childrenNamed(this.element, 'modalFeedback'), ...descendantsNamed(this.body, 'feedbackBlock')];
    return [...new Set(feedback.map((each) => this.read(each.children).text).filter(Boolean))].join('\n\n');
  }

  /** The text of a choice without its feedback, and the feedback. */
  choice(choice: XmlElement): {
    id: string;
    text: string;
    pictures: { path: string; alternative: string }[];
    feedback: string;
  } {
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

/** Parts of a body that are not the question. */
const isAside = ({ name }: XmlElement) =>
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
