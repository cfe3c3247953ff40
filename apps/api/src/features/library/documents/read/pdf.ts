import { readFile } from 'node:fs/promises';
import { DOCUMENT_PAGES } from '@snapwell/contract/library/documents/documents.limits';
import { extractImages, getDocumentProxy } from 'unpdf';
import { inReadingOrder, type LineSegment, runningHeads, segmentsOf, type TextRun } from './pdf-lines.ts';
import { pdfBlocks, textSettingOf } from './pdf-blocks.ts';
import { DocumentRefused, type ReadingTools, type SourceBlock, type SourceDocument } from './source-document.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type PdfPage = Awaited<ReturnType<Pdf['getPage']>>;

/** Reads a PDF. Nothing in it runs: its scripts, forms and files are passed over. */
export async function readPdf(path: string, tools: ReadingTools): Promise<SourceDocument> {
  const pdf = await openPdf(path);
  if (pdf.numPages > DOCUMENT_PAGES) throw new DocumentRefused('too_many_pages');
  await inspect(pdf, tools);
  const pages: LineSegment[][] = [];
  const pictures: SourceBlock[] = [];
  let scans = 0;
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number).catch(() => {
      throw new DocumentRefused('damaged');
    });
    const { segments, hasText, hasPictures } = await readPage(page, number, tools);
    pages.push(segments);
    if (!hasText && hasPictures) scans++;
    if (!hasText) tools.notes.add(hasPictures ? 'scanned_pages' : 'empty_pages', 1, number);
    else if (hasPictures) pictures.push(...(await readPictures(pdf, number, { ...tools, page })));
    page.cleanup();
  }
  if (scans > 0 && pages.every((segments) => segments.length === 0)) throw new DocumentRefused('scan');
  const heads = runningHeads(pages);
  tools.notes.add('running_heads', heads.size > 0 ? 1 : 0);
  const texts = pages.map((segments) => segments.filter((segment) => !heads.has(segment)));
  const blocks = pdfBlocks(texts, textSettingOf(texts), tools.notes);
  const title = await titleOf(pdf);
  await pdf.loadingTask.destroy();
  return { format: 'pdf', title, pages: pages.length, blocks: withPictures(blocks, pictures) };
}

async function openPdf(path: string): Promise<Pdf> {
  const bytes = new Uint8Array(await readFile(path));
  return getDocumentProxy(bytes, {
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  }).catch((error: Error) => {
    throw new DocumentRefused(error.name === 'PasswordException' ? 'protected' : 'damaged');
  });
}

async function inspect(pdf: Pdf, { notes }: ReadingTools): Promise<void> {
  const [files, scripts, fields] = await Promise.all([
    pdf.getAttachments().catch(() => null),
    pdf.getJSActions().catch(() => null),
    pdf.getFieldObjects().catch(() => null),
  ]);
  notes.add('attachments', Object.keys(files ?? {}).length);
  notes.add('scripts', Object.keys(scripts ?? {}).length);
  notes.add('forms', Object.keys(fields ?? {}).length);
}

/** Numbers of pdf.js for what draws a picture. */
const PAINTS_PICTURE = new Set([82, 83, 84, 85, 86, 87, 88, 89, 90]);

async function readPage(page: PdfPage, number: number, { notes }: ReadingTools) {
  const { width } = page.getViewport({ scale: 1 });
  const operators = await page.getOperatorList().catch(() => null);
  const { items } = await page.getTextContent().catch(() => ({ items: [] }));
  const runs = items.flatMap((item): TextRun[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform as number[];
    // Text on its side is a stamp or the title of an axis.
    if (Math.abs(b) > Math.abs(a)) return [];
    const size = Math.hypot(c, d) || item.height;
    return [{ text: readable(item.str), x, y, width: item.width, size, isBold: isBold(page, item.fontName) }];
  });
  const { segments, hasColumns } = inReadingOrder(segmentsOf(runs, number), width);
  notes.add('columns', hasColumns ? 1 : 0, number);
  return {
    segments,
    hasText: segments.reduce((sum, { text }) => sum + text.length, 0) >= 8,
    hasPictures: operators?.fnArray.some((name) => PAINTS_PICTURE.has(name)) ?? false,
  };
}

/** Ligatures and marks that only typesetters use. */
const readable = (text: string): string => text.normalize('NFKC').replaceAll(/[\p{Cc}\ufffe\uffff]/gu, '');

function isBold(page: PdfPage, fontName: string): boolean {
  if (!page.commonObjs.has(fontName)) return false;
  const font = page.commonObjs.get(fontName) as { name?: string; bold?: boolean; black?: boolean } | null;
  return font?.bold === true || font?.black === true || /bold|black|heavy|semibold/i.test(font?.name ?? '');
}

const LEAST_PX = 48;

/** The pictures of a page; where they stand between its lines is not told, so they follow its text. */
async function readPictures(
  pdf: Pdf,
  number: number,
  { notes, pictures, page }: ReadingTools & { page: PdfPage },
): Promise<SourceBlock[]> {
  const images = await extractImages(pdf, number).catch(() => []);
  const { width, height } = page.getViewport({ scale: 1 });
  const blocks: SourceBlock[] = [];
  for (const image of images) {
    if (image.width < LEAST_PX || image.height < LEAST_PX) continue;
    // Text recognition puts the words over the picture of the page.
    const isWholePage = images.length === 1 && Math.abs(image.width / image.height - width / height) < 0.02;
    if (isWholePage && image.width > width * 1.5) continue;
    const picture = await pictures.addPixels({ ...image, data: new Uint8Array(image.data) });
    if (!picture) notes.add('unreadable_pictures', 1, number);
    else if (
      !blocks.some(
        ({ node }) => node.type === 'paragraph' && 'url' in node.children[0]! && node.children[0].url === picture.name,
      )
    )
      blocks.push({
        node: { type: 'paragraph', children: [{ type: 'image', url: picture.name, alt: '' }] },
        page: number,
      });
  }
  return blocks;
}

function withPictures(blocks: readonly SourceBlock[], pictures: readonly SourceBlock[]): SourceBlock[] {
  const placed = [...blocks];
  for (const picture of pictures) {
    const after = placed.findLastIndex(({ page }) => page !== null && page <= picture.page!);
    placed.splice(after + 1, 0, picture);
  }
  return placed;
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = (await pdf.getMetadata().catch(() => ({ info: {} }))) as { info: { Title?: unknown } };
  const title = typeof info.Title === 'string' ? info.Title.trim() : '';
  // Programs write the name of the file, or nothing of use.
  return title === '' || title.length > 200 || /\.\w{2,4}$|^(microsoft word|untitled|unbenannt)/i.test(title)
    ? null
    : title;
}
