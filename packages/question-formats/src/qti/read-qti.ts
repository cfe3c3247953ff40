import { basename, dirname, normalize } from 'node:path/posix';
import { decode } from '#text/decode.ts';
import { QuestionCollector, type ReadQuestions } from '#collect/question-collector.ts';
import { isZip, unzip } from '#archive/unzip.ts';
import { childrenNamed, descendantsNamed, isElement, readXml, type XmlElement, XmlMistake } from '#text/xml.ts';
import { readers } from './interactions.ts';
import { asQti2 } from './qti-element.ts';
import { type FindFile, QtiItem } from './qti-item.ts';
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
  'responseCondition responseIf responseElse responseElseIf match variable correct setOutcomeValue baseValue mapResponse mapResponsePoint isNull sum and not equal stringMatch'.split(
    ' ',
  ),
);

/** QTI 2.1, 2.2 and 3: a single item, or a package of items with its pictures. */
export async function readQti(bytes: Buffer): Promise<ReadQuestions> {
  const collector = new QuestionCollector();
  if (isZip(bytes)) readPackage(collector, await unzip(bytes));
  else readDocument(collector, { text: decode(bytes), name: '', findFile: () => null });
  return collector.result();
}

function readPackage(collector: QuestionCollector, files: Map<string, Buffer>): void {
  const xml = [...files.keys()]
    .filter((path) => /\.xml$/i.test(path) && !/imsmanifest\.xml$/i.test(path) && !isLeftByArchiver(path))
    .toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  for (const path of orderOfManifest(files, xml)) {
    const findFile: FindFile = (address) => files.get(normalize(`${dirname(path)}/${unescape(address)}`)) ?? null;
    readDocument(collector, { text: decode(files.get(path)!), name: path, findFile });
  }
}

/** What an archiver puts beside each file on some machines. */
const isLeftByArchiver = (path: string) => path.startsWith('__MACOSX/') || basename(path).startsWith('._');

const unescape = (address: string) =>
  address.replaceAll(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)));

/** Items in the order in which the manifest names them; what it does not name comes after. */
function orderOfManifest(files: Map<string, Buffer>, xml: readonly string[]): string[] {
  const manifest = [...files.keys()].find((path) => /(^|\/)imsmanifest\.xml$/i.test(path));
  if (!manifest) return [...xml];
  const root = readXml(decode(files.get(manifest)!));
  const named = descendantsNamed(root, 'resource').map(({ attributes }) =>
    normalize(`${dirname(manifest)}/${unescape(attributes.href ?? '')}`),
  );
  return [...new Set([...named, ...xml])].filter((path) => xml.includes(path));
}

interface Document {
  readonly text: string;
  readonly name: string;
  readonly findFile: FindFile;
}

function readDocument(collector: QuestionCollector, { text, name, findFile }: Document): void {
  try {
    const root = asQti2(readXml(text));
    if (root.name === 'assessmentItem') return readItem(collector, root, findFile);
    if (root.name === 'questestinterop')
      return collector.refuse({ name, line: root.line }, 'This is QTI 1. Export it as QTI 2.1 or newer.');
    // Tests and stylesheets of a package say nothing of questions.
    const isPackaged = name !== '';
    if (root.name === 'assessmentTest') collector.title ??= root.attributes.title ?? null;
    else if (!isPackaged)
      collector.refuse({ name: root.name, line: root.line }, 'This is no item of QTI 2.1, 2.2 or 3.');
  } catch (error) {
    if (!(error instanceof XmlMistake)) throw error;
    collector.refuse({ name, line: error.line }, `This is not valid XML: ${error.message}`);
  }
}

function readItem(collector: QuestionCollector, element: XmlElement, findFile: FindFile): void {
  const place = { name: element.attributes.title || element.attributes.identifier || '', line: element.line };
  const item = new QtiItem(element, { collector, findFile, place });
  if (element.attributes.adaptive === 'true') return collector.refuse(place, 'It changes while it is answered.');
  if (childrenNamed(element, 'templateDeclaration').length > 0)
    return collector.refuse(place, 'Its values are made anew for each attempt.');
  const interactions = interactionsIn(item.body);
  if (interactions.length === 0) return collector.refuse(place, 'This is a text without a question.');
  noteRules(item);
  const candidate = readInteractions(item, interactions);
  if (candidate) collector.add(place, candidate);
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
