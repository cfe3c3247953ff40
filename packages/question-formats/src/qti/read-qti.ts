import { basename, dirname, normalize } from 'node:path/posix';
import { isZip, unzip } from '#archive/unzip.ts';
import type { QuestionPosition, QuestionCollector } from '#collect/question-collector.ts';
import { decode } from '#text/decode.ts';
import { childrenNamed, descendantsNamed, isElement, readXml, type XmlElement, XmlMistake } from '#text/xml.ts';
import { recognizeArchive } from '../files/recognize-archive.ts';
import { HAS_NO_ITEMS, QTI_1, whyNoQuestions, whyUnreadable } from '../files/why-unreadable.ts';
import { readers } from './interactions.ts';
import { measurePicture, type Pictures, type PictureSize, picturesNamedIn } from './pictures.ts';
import { asQti2 } from './qti-element.ts';
import { QtiItem } from './qti-item.ts';
import { readGapMatch, readTextBlanks } from './text-blanks.ts';

const REFUSED: Record<string, string> = {
  extendedTextInteraction: 'A long answer has no key. Write it anew as a short text with the ideas that count.',
  associateInteraction: 'Pairs are made within one set. Here there is a left and a right side.',
  graphicGapMatchInteraction: 'Things are dragged to places of a picture.',
  graphicOrderInteraction: 'Places of a picture are put into an order.',
  graphicAssociateInteraction: 'Places of a picture are connected.',
  positionObjectInteraction: 'A thing is put onto a picture.',
  drawingInteraction: 'Something is drawn.',
  uploadInteraction: 'A file is handed in.',
  mediaInteraction: 'It only plays something.',
  customInteraction: 'It is a program of its own.',
  portableCustomInteraction: 'It is a program of its own.',
  endAttemptInteraction: 'It is only a button.',
};

/** Rules that say no more than that the response is right or worth what its mapping says. */
const PLAIN_RULES = new Set(
  'responseCondition responseIf responseElse responseElseIf match variable correct setOutcomeValue baseValue mapResponse mapResponsePoint isNull sum product and not equal stringMatch'.split(
    ' ',
  ),
);

/** QTI 2.1, 2.2 and 3: a single item, or a package of items with its pictures. */
export async function readQti(
  collector: QuestionCollector,
  bytes: Buffer,
  beside: Readonly<Record<string, Uint8Array>> = {},
): Promise<void> {
  if (isZip(bytes)) return readPackage(collector, await unzip(bytes));
  const files = new Map(Object.entries(beside).map(([path, file]) => [normalize(path), Buffer.from(file)]));
  const text = decode(bytes);
  await readDocument(collector, { text, name: '', pictures: await findPictures(files, '', text) });
}

async function readPackage(collector: QuestionCollector, files: Map<string, Buffer>): Promise<void> {
  const manifest = [...files.keys()].find((path) => /(^|\/)imsmanifest\.xml$/i.test(path));
  const archive = recognizeArchive([...files.keys()], manifest && decode(files.get(manifest)!).slice(0, 64 * 1024));
  if (!archive || !HAS_NO_ITEMS.has(archive.kind)) {
    const xml = [...files.keys()]
      .filter((path) => /\.xml$/i.test(path) && path !== manifest && !isLeftByArchiver(path))
      .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    for (const path of orderOfManifest(files, manifest, xml)) {
      const text = decode(files.get(path)!);
      await readDocument(collector, { text, name: path, pictures: await findPictures(files, dirname(path), text) });
    }
  }
  collector.file = null;
  if (collector.count === 0 && !collector.hasNotes) collector.noteFile('refused', whyNoQuestions(archive));
}

/** What an archiver puts beside each file on some machines. */
const isLeftByArchiver = (path: string) => path.startsWith('__MACOSX/') || basename(path).startsWith('._');

const unescape = (address: string) =>
  address.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** Items in the order in which the manifest names them; what it does not name comes after. */
function orderOfManifest(
  files: Map<string, Buffer>,
  manifest: string | undefined,
  xml: readonly string[],
): readonly string[] {
  const root = manifest === undefined ? null : tryReadXml(decode(files.get(manifest)!));
  if (manifest === undefined || root === null) return xml;
  const named = descendantsNamed(root, 'resource').map(({ attributes }) =>
    normalize(`${dirname(manifest)}/${unescape(attributes.href ?? '')}`),
  );
  const there = new Set(xml);
  return [...new Set([...named, ...xml])].filter((path) => there.has(path));
}

/** A manifest only gives the order: a broken one loses no question. */
function tryReadXml(text: string): XmlElement | null {
  try {
    return readXml(text);
  } catch (error) {
    if (error instanceof XmlMistake) return null;
    throw error;
  }
}

/** The pictures that a document names; their sizes only where places in them are asked for. */
async function findPictures(files: ReadonlyMap<string, Buffer>, folder: string, text: string): Promise<Pictures> {
  const find = (address: string) => files.get(normalize(`${folder || '.'}/${unescape(address)}`)) ?? null;
  const sizes = new Map<string, PictureSize>();
  if (/(?:hotspot|select-?point)-?interaction/i.test(text))
    for (const address of picturesNamedIn(text)) {
      const bytes = find(address);
      const size = bytes && measurePicture(bytes);
      if (size) sizes.set(address, size);
    }
  return { find, sizeOf: (address) => sizes.get(address) ?? null };
}

interface Document {
  readonly text: string;
  readonly name: string;
  readonly pictures: Pictures;
}

async function readDocument(collector: QuestionCollector, { text, name, pictures }: Document): Promise<void> {
  collector.file = name || null;
  try {
    const root = asQti2(readXml(text));
    if (root.name === 'assessmentItem') return readItem(collector, root, pictures);
    if (root.name === 'questestinterop')
      return collector.noteFile(
        'refused',
        whyUnreadable(Buffer.of(), text.slice(0, 20_000)) ?? QTI_1,
        nameOf(root, name),
      );
    if (root.name === 'quiz' && name !== '' && childrenNamed(root, 'question').length > 0)
      return collector.noteFile('refused', 'This is Moodle XML: give this file by itself.', nameOf(root, name));
    // Tests and stylesheets of a package say nothing of questions.
    if (root.name === 'assessmentTest') collector.title ??= root.attributes.title ?? null;
    else if (name === '') collector.noteFile('refused', 'This is no item of QTI 2.1, 2.2 or 3.', nameOf(root, name));
  } catch (error) {
    if (!(error instanceof XmlMistake)) throw error;
    collector.noteFile('refused', `This is not valid XML: ${error.message}`, { name, line: error.line });
  }
}

const nameOf = (root: XmlElement, name: string): QuestionPosition => ({ name: name || root.name, line: root.line });

function readItem(collector: QuestionCollector, element: XmlElement, pictures: Pictures): void {
  const place = { name: element.attributes.title || element.attributes.identifier || '', line: element.line };
  const item = new QtiItem(element, { collector, pictures, place });
  if (element.attributes.adaptive === 'true') return collector.refuse(place, 'It changes while it is answered.');
  if (childrenNamed(element, 'templateDeclaration').length > 0)
    return collector.refuse(place, 'Its values are made anew for each attempt.');
  const interactions = interactionsIn(item.body);
  if (interactions.length === 0) return collector.refuse(place, 'This is a text without a question.');
  noteRules(item);
  const candidate = readInteractions(item, interactions);
  if (!candidate) return;
  item.noteUntold();
  collector.add(place, candidate);
}

function interactionsIn(element: XmlElement): XmlElement[] {
  return element.children
    .filter(isElement)
    .flatMap((child) => (child.name.endsWith('Interaction') ? [child] : interactionsIn(child)));
}

function readInteractions(item: QtiItem, interactions: readonly XmlElement[]) {
  const isBlank = ({ name }: XmlElement) => name === 'textEntryInteraction' || name === 'inlineChoiceInteraction';
  if (interactions.every(isBlank)) return readTextBlanks(item, interactions);
  const [only, ...more] = interactions;
  const refused = interactions.find(({ name }) => REFUSED[name]);
  if (refused) return item.refuse(REFUSED[refused.name]!);
  if (more.length > 0) return item.refuse('Several things are asked at once. Split it into one question each.');
  if (only!.name === 'gapMatchInteraction') return readGapMatch(item, only!);
  const read = readers[only!.name];
  return read ? read(item, only!) : item.refuse(`'${only!.name}' is not known here.`);
}

function noteRules(item: QtiItem): void {
  const [processing] = childrenNamed(item.element, 'responseProcessing');
  const names = processing ? allNames(processing) : [];
  if (names.some((name) => !PLAIN_RULES.has(name))) item.change('Its own rules of marking are replaced by ours.');
}

const allNames = (element: XmlElement): string[] =>
  element.children.filter(isElement).flatMap((child) => [child.name, ...allNames(child)]);
