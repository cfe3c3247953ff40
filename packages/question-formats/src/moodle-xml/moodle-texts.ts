import { readHtml, tidy } from '#text/html-text.ts';
import { withTex } from '#text/tex.ts';
import type { QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import { childNamed, childrenNamed, textOf, type XmlElement } from '#text/xml.ts';

/** A text of a Moodle question: plain, with the pictures that stood in it. */
export interface MoodleText {
  readonly text: string;
  readonly pictures: readonly { readonly path: string; readonly alternative: string }[];
}

/** Reads texts of one question, and keeps the pictures that came with them. */
export class MoodleTexts {
  readonly #collector: QuestionCollector;
  readonly place: QuestionPosition;

  constructor(collector: QuestionCollector, place: QuestionPosition) {
    this.#collector = collector;
    this.place = place;
  }

  /** The text inside `element`, such as `<questiontext format="html"><text>…</text><file …/></questiontext>`. */
  read(element: XmlElement | undefined): MoodleText {
    if (!element) return { text: '', pictures: [] };
    const source = rawText(element);
    const format = element.attributes.format ?? 'moodle_auto_format';
    if (format === 'plain_text' || format === 'markdown') return { text: withTex(tidy(source)), pictures: [] };
    const html = readHtml(format === 'html' ? source : source.replaceAll('\n', '<br>'));
    this.#collector.noteLosses(this.place, html);
    const files = filesOf(element);
    const pictures = html.images.flatMap(({ source: address, alternative }) => this.#keep(address, alternative, files));
    return { text: html.text, pictures };
  }

  /** A text in which pictures are not possible. */
  readPlain(element: XmlElement | undefined, where = 'in the explanation'): string {
    const { text, pictures } = this.read(element);
    if (pictures.length > 0)
      this.#collector.losePicture(this.place, `Left out: a picture ${where}, where only text can stand.`);
    return text;
  }

  #keep(address: string, alternative: string, files: Map<string, Buffer>): { path: string; alternative: string }[] {
    const inline = /^data:image\/([\w+.-]+);base64,(.*)$/s.exec(address);
    if (inline)
      return [
        {
          path: this.#collector.keepPicture(
            `picture.${inline[1]!.replace('+xml', '')}`,
            Buffer.from(inline[2]!, 'base64'),
          ),
          alternative,
        },
      ];
    const name = decoded(address.replace(/^@@PLUGINFILE@@\/+/, '').split('?')[0]!);
    const bytes = files.get(name) ?? files.get(name.split('/').at(-1)!);
    if (bytes) return [{ path: this.#collector.keepPicture(name, bytes), alternative }];
    this.#collector.losePicture(
      this.place,
      /^https?:/i.test(address)
        ? `Left out: the picture ${shortAddress(address)}, which lies on the web.`
        : `Left out: the picture ${shortAddress(name)}, which is not in the file.`,
    );
    return [];
  }
}

export function rawText(element: XmlElement | undefined): string {
  return textOf(childNamed(element, 'text') ?? element).trim();
}

function filesOf(element: XmlElement): Map<string, Buffer> {
  const files = childrenNamed(element, 'file').filter(({ attributes }) => attributes.encoding === 'base64');
  return new Map(files.map((file) => [decoded(file.attributes.name ?? ''), Buffer.from(textOf(file), 'base64')]));
}

/** The end of an address tells pictures apart. */
const shortAddress = (address: string) => (address.length > 120 ? `…${address.slice(-119)}` : address);

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
