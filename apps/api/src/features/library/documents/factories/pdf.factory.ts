import PdfKit from 'pdfkit';
import { aPicture } from './picture.factory.ts';

type Pdf = PDFKit.PDFDocument;

/** A PDF as programs set it, page by page. */
export function aPdf(
  fill: (pdf: Pdf) => void | Promise<void>,
  options: PDFKit.PDFDocumentOptions = {},
): Promise<Buffer> {
  const pdf = new PdfKit({ size: 'A4', margin: 72, bufferPages: true, ...options });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    Promise.resolve(fill(pdf)).then(() => pdf.end(), reject);
  });
}

export const big = (pdf: Pdf, text: string) => pdf.font('Helvetica-Bold').fontSize(24).text(text).moveDown(0.5);
const heading = (pdf: Pdf, text: string) => pdf.font('Helvetica-Bold').fontSize(16).text(text).moveDown(0.4);
const bold = (pdf: Pdf, text: string) => pdf.font('Helvetica-Bold').fontSize(11).text(text).moveDown(0.3);
export const body = (pdf: Pdf, text: string) => pdf.font('Helvetica').fontSize(11).text(text).moveDown(0.8);

const LONG =
  'Ask every adult about pain on admission and at each round, before and after every dose, and write down what the person says in their own words.';

/** Head and foot on every page, as policies have them. */
function withHeads(pdf: Pdf, head: string): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let i = start; i < start + count; i++) {
    pdf.switchToPage(i);
    const { margins } = pdf.page;
    pdf.page.margins = { top: 0, bottom: 0, left: 72, right: 72 };
    pdf.font('Helvetica').fontSize(8).text(head, 72, 36, { lineBreak: false });
    pdf.text(`Page ${i + 1} of ${count}`, 72, 800, { lineBreak: false });
    pdf.page.margins = margins;
  }
}

function rows(pdf: Pdf, cells: readonly (readonly string[])[]): void {
  pdf.font('Helvetica').fontSize(11);
  let { y } = pdf;
  for (const row of cells) {
    for (const [i, cell] of row.entries()) pdf.text(cell, 72 + i * 150, y, { lineBreak: false });
    y += 18;
  }
  pdf.x = 72;
  pdf.y = y + 12;
}

/** Ten PDFs as people have them, by what is special about each. */
export const pdfs: Record<string, () => Promise<Buffer>> = {
  'headings by size': () =>
    aPdf((pdf) => {
      big(pdf, 'Pain policy');
      heading(pdf, 'Assessment');
      body(pdf, LONG);
      heading(pdf, 'Looking again');
      body(pdf, 'Look again after 30 minutes. Use the same scale as before.');
    }),
  'running heads over four pages': () =>
    aPdf((pdf) => {
      big(pdf, 'Handbook');
      for (let i = 0; i < 40; i++) body(pdf, `${i + 1}. ${LONG} It is done by two people.`.replace(/^\d+\. /, ''));
      withHeads(pdf, 'Riverside Hospital · Handbook 2026');
    }),
  'two columns': () =>
    aPdf((pdf) => {
      big(pdf, 'Bulletin');
      const text = (subject: string) =>
        Array.from(
          { length: 10 },
          (_, i) => `In the ${subject} part sentence ${i + 1} stands where one reads it.`,
        ).join(' ');
      pdf
        .font('Helvetica')
        .fontSize(10)
        .text(`${text('left')} ${text('right')}`, { columns: 2, columnGap: 30, height: 260 });
    }),
  'bullets and numbers': () =>
    aPdf((pdf) => {
      big(pdf, 'Checklist');
      body(pdf, 'Three things before you begin:');
      for (const item of ['• The right person', '• The right medicine', '• The right dose'])
        pdf.font('Helvetica').fontSize(11).text(item, { indent: 12 });
      pdf.moveDown();
      body(pdf, 'And then in this order:');
      for (const item of ['1. Wash your hands.', '2. Say what you do.']) pdf.text(item, { indent: 12 });
    }),
  'a table without lines': () =>
    aPdf((pdf) => {
      big(pdf, 'Stores');
      body(pdf, 'What is kept where in the pharmacy of the house and how cold it has to be there.');
      rows(pdf, [
        ['Medicine', 'Place', 'Temperature'],
        ['Insulin', 'Fridge', '2 to 8 °C'],
        ['Tablets', 'Cupboard', 'up to 25 °C'],
        ['Vaccine', 'Fridge', '2 to 8 °C'],
      ]);
      body(pdf, 'Look at the thermometer twice a day and write down what it says.');
    }),
  'words cut at the end of a line': () =>
    aPdf((pdf) => {
      big(pdf, 'Sores');
      pdf.font('Helvetica').fontSize(11);
      for (const line of [
        'Most of these wounds are pre-',
        'ventable when somebody is turned every two hours and the mat-',
        'tress is a soft one.',
      ])
        pdf.text(line);
    }),
  pictures: () =>
    aPdf(async (pdf) => {
      big(pdf, 'The pump');
      body(pdf, 'The pump has two buttons and one screen.');
      pdf.image(await aPicture(30), { width: 200 });
    }),
  'a scanned page among others': () =>
    aPdf(async (pdf) => {
      big(pdf, 'Form');
      body(pdf, 'The signed form is on the next page.');
      pdf.addPage();
      pdf.image(await aPicture(60, { width: 600, height: 840 }), 0, 0, { width: 595, height: 842 });
    }),
  'bold lines as headings': () =>
    aPdf((pdf) => {
      big(pdf, 'Rules');
      bold(pdf, '1 Before');
      body(pdf, LONG);
      bold(pdf, '2 After');
      body(pdf, 'Tell the next shift. Write it down.');
    }),
  'footnotes at the foot': () =>
    aPdf((pdf) => {
      big(pdf, 'Consent');
      body(pdf, `${LONG} ${LONG}`);
      body(pdf, LONG);
      pdf.font('Helvetica').fontSize(8).text('1 Civil code, section 630d.', 72, 740, { lineBreak: false });
    }),
};

/** As long as a book. */
export const aLongPdf = (pages: number) =>
  aPdf((pdf) => {
    big(pdf, 'Book of procedures');
    for (let i = 1; i <= pages; i++) {
      if (i > 1) pdf.addPage();
      heading(pdf, `Procedure ${i}`);
      for (let k = 0; k < 9; k++)
        body(pdf, `${LONG} On page ${i} this is step ${k + 1}, which takes ${k + 2} minutes.`);
    }
  });

/** Pictures of pages, without a word. */
export const aScan = () =>
  aPdf(async (pdf) => {
    const page = await aPicture(60, { width: 600, height: 840 });
    pdf.image(page, 0, 0, { width: 595 });
    pdf.addPage().image(page, 0, 0, { width: 595 });
  });
