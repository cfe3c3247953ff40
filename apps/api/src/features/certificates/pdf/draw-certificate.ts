import { BRAND, BRAND_MARK } from '@snapwell/contract/brand';
import { writeCertificateId } from '@snapwell/contract/learning/certificates/certificates.limits';
import { TILE, TILE_FIELD, tileColours, tilesOf } from '@snapwell/contract/learning/certificates/certificate-tiles';
import type { Language } from '@snapwell/contract/text/language';
import PdfDocument from 'pdfkit';
import { text } from '#platform/locale/texts.ts';
import type { CertificateRow } from '../certificates.repository.ts';
import { fontPath, isWritable } from './fonts.ts';
import { fitting, ink2, line, paragraph, type Styled, widthOf } from './write-text.ts';

/** A4 on its side, in points. Sizes below are hundredths of its width, as the screen's certificate has them. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const UNIT = WIDTH / 100;
const FIELD_WIDTH = 30.2 * UNIT;
const LEFT = FIELD_WIDTH + 4.6 * UNIT;
const RIGHT = WIDTH - 5 * UNIT;

const leafInk = '#005c48';

interface Sheet {
  readonly language: Language;
  /** Where it is verified, without `https://`. */
  readonly verifyAt: string;
  readonly verifyUrl: string;
  /** PNG. The logo stands before the organization's name, the signature above the name of who signs. */
  readonly logo: Buffer | null;
  readonly signature: Buffer | null;
}

/**
 * The certificate as a page to print: tagged, its text to be selected and read aloud. The same certificate gives the
 * same bytes.
 */
export async function drawCertificate(row: CertificateRow, sheet: Sheet): Promise<Buffer> {
  const { language } = sheet;
  const doc = new PdfDocument({
    size: [WIDTH, HEIGHT],
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info: {
      Title: `${row.title}: ${row.holderName}`,
      Author: row.organizationName,
      Subject: text(language, texts.certificate),
      Creator: BRAND,
      Producer: BRAND,
      CreationDate: row.issuedAt,
      ModDate: row.issuedAt,
    },
    font: fontPath('inter-latin-400'),
    // For readers with assistive technology; the library's types do not name it yet.
    ...({ subset: 'PDF/UA' } as object),
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  // Otherwise made from the clock.
  (doc as unknown as { _id: Buffer })._id = Buffer.from(row.id);
  drawTiles(doc, row.steps);
  drawPictures(doc, sheet);
  drawWords(doc, row, sheet);
  doc.end();
  return written;
}

/** Ornament: the tiles say nothing that the words do not. */
function drawTiles(doc: PDFKit.PDFDocument, steps: readonly string[]): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(0, 0, FIELD_WIDTH, HEIGHT).fill(tileColours.ground);
  const [top, side] = [2.4 * UNIT, 1.2 * UNIT];
  const scale = Math.min((FIELD_WIDTH - 2 * side) / TILE_FIELD.width, (HEIGHT - 2 * top) / TILE_FIELD.height);
  doc.save();
  doc.translate((FIELD_WIDTH - TILE_FIELD.width * scale) / 2, (HEIGHT - TILE_FIELD.height * scale) / 2).scale(scale);
  for (const tile of tilesOf(steps)) {
    doc.save();
    doc
      .translate(tile.x, tile.y)
      .scale(tile.scale)
      .rotate(tile.turn, { origin: [TILE / 2, TILE / 2] });
    for (const { path, colour } of tile.shapes) doc.path(path).fill(tileColours[colour]);
    doc.restore();
  }
  doc.restore();
  doc.endMarkedContent();
}

const LOGO = 3.6 * UNIT;
const BRAND_LOOK = { face: 'display', size: 1.5 * UNIT } as const;
const SIGNATURE = { width: 18 * UNIT, height: 5.4 * UNIT } as const;
const FOOT = HEIGHT - 3.8 * UNIT;

/** They stand beside words that say the same: who gives it, and who signs. */
function drawPictures(doc: PDFKit.PDFDocument, { logo, signature }: Sheet): void {
  doc.markContent('Artifact', { type: 'Layout' });
  if (logo) doc.image(logo, LEFT, 4.2 * UNIT, { fit: [LOGO, LOGO] });
  if (signature)
    doc.image(signature, LEFT, FOOT - 4.4 * UNIT - SIGNATURE.height, {
      fit: [SIGNATURE.width, SIGNATURE.height],
      valign: 'bottom',
    });
  const [mark, right] = [2.2 * UNIT, widthOf(doc, BRAND, BRAND_LOOK) + 0.8 * UNIT];
  doc.save();
  doc.translate(RIGHT - right - mark, 4.8 * UNIT).scale(mark / BRAND_MARK.size);
  doc.path(BRAND_MARK.leaf).fill(tileColours.leaf);
  doc.path(BRAND_MARK.snap).fill(tileColours.snap);
  doc.restore();
  doc.endMarkedContent();
}

function drawWords(doc: PDFKit.PDFDocument, row: CertificateRow, sheet: Sheet): void {
  const { language, verifyAt, verifyUrl, logo } = sheet;
  const root = doc.struct('Document');
  doc.addStructure(root);
  const tagged = (tag: 'H1' | 'P', draw: () => void, more: object = {}) =>
    root.add(doc.struct(tag, more as PDFKit.Mixins.StructureElementOptions, draw));
  tagged('P', () =>
    line(doc, row.organizationName, {
      x: logo ? LEFT + LOGO + 1.2 * UNIT : LEFT,
      y: 5.2 * UNIT,
      face: 'display',
      size: 1.65 * UNIT,
    }),
  );
  tagged('P', () => line(doc, BRAND, { x: RIGHT, y: 5.2 * UNIT, isRight: true, ...BRAND_LOOK }));
  tagged('P', () =>
    line(doc, text(language, texts.certificate), {
      x: LEFT,
      y: 16.6 * UNIT,
      face: 'bold',
      size: 1.45 * UNIT,
      colour: leafInk,
    }),
  );
  const nameSize = fitting(doc, row.holderName, { face: 'display', largest: 9.2 * UNIT, width: RIGHT - LEFT });
  const isNameWritten = isWritable('display', row.holderName);
  // A reader's voice and a copied text get the name as it is, whatever the page can show of it.
  tagged(
    'H1',
    () => line(doc, row.holderName, { x: LEFT, y: 19.4 * UNIT, face: 'display', size: nameSize, tracking: -0.03 }),
    isNameWritten ? {} : { actual: row.holderName },
  );
  let y = 19.4 * UNIT + nameSize * 1.1 + 1.6 * UNIT;
  if (!isNameWritten) {
    const words = text(language, texts.otherLetters);
    tagged('P', () => line(doc, words, { x: LEFT, y, face: 'text', size: 1.2 * UNIT, colour: ink2 }));
    y += 2.6 * UNIT;
  }
  const width = Math.min(RIGHT - LEFT, 56 * UNIT);
  tagged('P', () => (y = paragraph(doc, statement(row, language), { x: LEFT, y, width, size: 1.85 * UNIT })));
  if (row.text)
    tagged('P', () => (y = paragraph(doc, [['text', row.text]], { x: LEFT, y: y + UNIT, width, size: 1.45 * UNIT })));
  let x = LEFT;
  for (const [label, value] of factsOf(row, language)) {
    const at = y + 3.2 * UNIT;
    tagged('P', () => {
      line(doc, label, { x, y: at, face: 'text', size: 1.2 * UNIT, colour: ink2 });
      line(doc, value, { x, y: at + 1.8 * UNIT, face: 'display', size: 1.85 * UNIT });
    });
    x +=
      Math.max(
        widthOf(doc, value, { face: 'display', size: 1.85 * UNIT }),
        widthOf(doc, label, { face: 'text', size: 1.2 * UNIT }),
      ) +
      4.4 * UNIT;
  }
  if (row.signerName)
    tagged('P', () => {
      line(doc, row.signerName, { x: LEFT, y: FOOT - 3.8 * UNIT, face: 'bold', size: 1.35 * UNIT });
      line(doc, row.signerRole, { x: LEFT, y: FOOT - 1.7 * UNIT, face: 'text', size: 1.2 * UNIT, colour: ink2 });
    });
  tagged('P', () => {
    const right = { x: RIGHT, isRight: true } as const;
    const check = text(language, texts.check);
    line(doc, check, { ...right, y: FOOT - 6.2 * UNIT, face: 'text', size: 1.2 * UNIT, colour: ink2 });
    line(doc, verifyAt, { ...right, y: FOOT - 4.4 * UNIT, face: 'bold', size: 1.35 * UNIT });
    line(doc, writeCertificateId(row.id), { ...right, y: FOOT - 2.3 * UNIT, face: 'display', size: 2.1 * UNIT });
  });
  const linked = widthOf(doc, verifyAt, { face: 'bold', size: 1.35 * UNIT });
  root.add(
    doc.struct('Link', { alt: text(language, texts.check) }, () =>
      doc.link(RIGHT - linked, FOOT - 4.4 * UNIT, linked, 4.4 * UNIT, verifyUrl),
    ),
  );
  root.end();
}

/** 'has completed Pain assessment in adults: four chapters, 21 steps, and the final quiz with 88 of 100.' */
function statement({ title, chapters, steps, score }: CertificateRow, language: Language): Styled[] {
  const source = score === null ? texts.completed : texts.completedWithQuiz;
  const [before = '', after = ''] = text(language, source, {
    title: '\u0000',
    chapters,
    steps: steps.length,
    score,
  }).split('\u0000');
  return [
    ['text', before],
    ['bold', title],
    ['text', after],
  ];
}

function factsOf({ issuedOn, validUntil, hours }: CertificateRow, language: Language): [string, string][] {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const number = new Intl.NumberFormat(language);
  return [
    [text(language, texts.issued), day.format(new Date(issuedOn))],
    ...(validUntil === null
      ? []
      : [[text(language, texts.validUntil), day.format(new Date(validUntil))] as [string, string]]),
    ...(hours === null
      ? []
      : [
          [text(language, texts.learning), text(language, texts.hours, { hours: number.format(hours) })] as [
            string,
            string,
          ],
        ]),
  ];
}

const texts = {
  certificate: /*i18n*/ { id: 'certificate.certificate', message: 'Certificate' },
  completed: /*i18n*/ {
    id: 'certificate.completed',
    message:
      'has completed {title}: {chapters, plural, one {one chapter} other {# chapters}}, {steps, plural, one {one step} other {# steps}}.',
  },
  completedWithQuiz: /*i18n*/ {
    id: 'certificate.completedWithQuiz',
    message:
      'has completed {title}: {chapters, plural, one {one chapter} other {# chapters}}, {steps, plural, one {one step} other {# steps}}, and the final quiz with {score} of 100.',
  },
  issued: /*i18n*/ { id: 'certificate.issued', message: 'Issued' },
  validUntil: /*i18n*/ { id: 'certificate.validUntil', message: 'Valid until' },
  learning: /*i18n*/ { id: 'certificate.learning', message: 'Learning' },
  hours: /*i18n*/ { id: 'certificate.hours', message: '{hours} hours' },
  check: /*i18n*/ { id: 'certificate.check', message: 'Check it at' },
  otherLetters: /*i18n*/ {
    id: 'certificate.otherLetters',
    message: 'The name has letters that this page can’t draw. It stands in full where the certificate is checked.',
  },
};
