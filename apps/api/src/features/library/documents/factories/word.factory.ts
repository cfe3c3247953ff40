import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  FootnoteReferenceRun,
  Header,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  LevelFormat,
  Math as OfficeMath,
  MathFraction,
  MathRun,
  Packer,
  PageBreak,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { aPicture } from './picture.factory.ts';

export type Block = Paragraph | Table;

/** One paragraph. */
export const text = (value: string, options: IParagraphOptions = {}): Paragraph =>
  new Paragraph({ ...options, children: [new TextRun(value)] });
export const title = (value: string) => text(value, { heading: HeadingLevel.TITLE });
export const h1 = (value: string) => text(value, { heading: HeadingLevel.HEADING_1 });
const h2 = (value: string) => text(value, { heading: HeadingLevel.HEADING_2 });
const bullet = (value: string, level = 0) => text(value, { bullet: { level } });
const numbered = (value: string, level = 0) => text(value, { numbering: { reference: 'steps', level } });
const rich = (...children: ParagraphChild[]) => new Paragraph({ children });
const link = (words: string, url: string) => new ExternalHyperlink({ children: [new TextRun(words)], link: url });

interface Cell {
  readonly text: string;
  readonly across?: number;
  readonly down?: number;
}

function table(...rows: (string | Cell)[][]): Table {
  return new Table({
    rows: rows.map(
      (row) =>
        new TableRow({
          children: row.map((given) => {
            const cell: Cell = typeof given === 'string' ? { text: given } : given;
            return new TableCell({
              children: [text(cell.text)],
              ...(cell.across && { columnSpan: cell.across }),
              ...(cell.down && { rowSpan: cell.down }),
            });
          }),
        }),
    ),
    borders: { top: { style: BorderStyle.SINGLE, size: 4, color: '333333' } },
  });
}

const picture = async (alt: string, hue: number) =>
  new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data: await aPicture(hue),
        transformation: { width: 240, height: 160 },
        altText: { name: 'Picture', title: alt, description: alt },
      }),
    ],
  });

interface WordExtras {
  readonly footnotes?: Record<number, string>;
  readonly header?: string;
  readonly columns?: number;
  readonly creator?: string;
}

/** A Word document as its program writes it. */
export async function aWordDocument(
  blocks: readonly (Block | Promise<Block>)[],
  { footnotes = {}, header, columns, creator = 'Grace Kim' }: WordExtras = {},
): Promise<Buffer> {
  const document = new Document({
    creator,
    numbering: {
      config: [
        {
          reference: 'steps',
          levels: [0, 1].map((level) => ({
            level,
            format: LevelFormat.DECIMAL,
            text: `%${level + 1}.`,
            alignment: AlignmentType.START,
          })),
        },
      ],
    },
    footnotes: Object.fromEntries(Object.entries(footnotes).map(([id, value]) => [id, { children: [text(value)] }])),
    sections: [
      {
        properties: columns ? { column: { count: columns, space: 400 } } : {},
        ...(header && { headers: { default: new Header({ children: [text(header)] }) } }),
        children: await Promise.all(blocks),
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** The first lines of a policy on pain, as in a hospital. */
export const painPolicy = () =>
  aWordDocument(
    [
      title('Pain policy 2026'),
      h1('Assessment'),
      text('Ask every adult about pain on admission, at each round, before and after every dose.'),
      text("A person's own report comes first. Use words, numbers or faces, whichever this person can use."),
      text('If self-report is not reliable, use PAINAD in advanced dementia and CPOT in intensive care.'),
      text('Write the scale, the number and the situation: "NRS 6, coughing".'),
      h1('Looking again'),
      text('Look again after 30 minutes.'),
      text('Use the same scale as before, at rest and when moving.'),
      text('If two doses have not helped, call the pain nurse, extension 4410.'),
    ],
    { header: 'Riverside Hospital · Policy 17' },
  );

const paragraphs = (count: number, words: number, subject: string): Paragraph[] =>
  Array.from({ length: count }, (_, i) =>
    text(
      Array.from(
        { length: Math.ceil(words / 12) },
        (_, k) => `The ${subject} number ${i * 40 + k + 1} is checked by two people before it leaves the room.`,
      ).join(' '),
    ),
  );

/** Ten documents as people write them, by what is special about each. */
export const wordDocuments: Record<string, () => Promise<Buffer>> = {
  'a policy with a running head': painPolicy,
  'steps with sub-steps': () =>
    aWordDocument([
      title('Washing hands'),
      text('Forty seconds, every time.'),
      numbered('Wet both hands.'),
      numbered('Take soap.'),
      numbered('Palm to palm.', 1),
      numbered('Between the fingers.', 1),
      numbered('Rinse and dry.'),
      h1('When'),
      bullet('Before touching a patient'),
      bullet('After touching a patient'),
      bullet('Also their belongings', 1),
    ]),
  'a table with merged cells': () =>
    aWordDocument([
      title('Storage of medicines'),
      text('Where each medicine is kept.'),
      table(
        ['Group', 'Medicine', 'Temperature'],
        [{ text: 'Cold', down: 2 }, 'Insulin', '2 to 8 °C'],
        ['Vaccine', '2 to 8 °C'],
        [{ text: 'Everything else at room temperature', across: 3 }],
      ),
    ]),
  'pictures with and without words': () =>
    aWordDocument([
      title('The new pump'),
      text('The pump has two buttons and one screen.'),
      picture('The front of the pump with its two buttons', 20),
      text('Behind the flap lies the battery.'),
      picture('', 200),
    ]),
  'footnotes and links': () =>
    aWordDocument(
      [
        title('Consent'),
        rich(
          new TextRun('Ask before every procedure.'),
          new FootnoteReferenceRun(1),
          new TextRun(' Read the '),
          link('national guideline', 'https://example.org/consent'),
          new TextRun(' first.'),
        ),
        rich(new TextRun('A child of twelve can say no.'), new FootnoteReferenceRun(2)),
      ],
      { footnotes: { 1: 'Civil code, section 630d.', 2: 'By judgement of 2019.' } },
    ),
  'equations and indices': () =>
    aWordDocument([
      title('Doses for children'),
      rich(
        new TextRun('The dose in mg/m'),
        new TextRun({ text: '2', superScript: true }),
        new TextRun(' comes from the surface: '),
        new OfficeMath({
          children: [new MathFraction({ numerator: [new MathRun('h·w')], denominator: [new MathRun('3600')] })],
        }),
      ),
      rich(new TextRun('Give O'), new TextRun({ text: '2', subScript: true }), new TextRun(' below 92 %.')),
    ]),
  'two columns and a page break': () =>
    aWordDocument(
      [
        title('Fire safety'),
        h1('Alarm'),
        text('Press the red button. Say your name and your floor.'),
        new Paragraph({ children: [new PageBreak()] }),
        h1('Escape'),
        text('Close doors behind you. Never use the lift.'),
      ],
      { columns: 2 },
    ),
  'definitions and abbreviations': () =>
    aWordDocument([
      title('Words of the ward'),
      text('The Numeric Rating Scale (NRS) goes from 0 to 10.'),
      text('Sepsis is a life-threatening reaction of the body to an infection.'),
      text('A near miss is an event that could have harmed somebody and did not.'),
      bullet('Handover: what one shift tells the next about every patient.'),
      bullet('Rapid response: the team that comes within five minutes.'),
    ]),
  'a long handbook': () =>
    aWordDocument([
      title('Handbook of the pharmacy'),
      h1('Ordering'),
      ...paragraphs(12, 90, 'order'),
      h2('Urgent orders'),
      ...paragraphs(8, 90, 'call'),
      h1('Preparing'),
      ...paragraphs(14, 90, 'syringe'),
      h2('Cytostatics'),
      ...paragraphs(9, 90, 'bag'),
      h1('Giving out'),
      ...paragraphs(6, 90, 'box'),
    ]),
  'ein deutsches Dokument': () =>
    aWordDocument([
      title('Händehygiene'),
      h1('Wann'),
      text('Desinfiziere die Hände vor jedem Kontakt und nach jedem Kontakt mit Menschen.'),
      text('Die Einwirkzeit ist die Zeit, in der die Hände feucht bleiben müssen.'),
      text('Reibe 30 Sekunden lang, auch z. B. die Daumen und die Fingerkuppen.'),
      h1('Wie viel'),
      text('Nimm 3 ml aus dem Spender.'),
    ]),
};
